import { readFile, realpath, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { UsageError } from '../conformance/errors.ts'
import type { Rim } from './rim.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the file system is read-only',
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error
    ? (reasons[String(error.code)] ?? String(error.code))
    : String(error)

/** Reads a file as text in UTF-8; throws a UsageError that names file and reason. */
export const readText = async (path: string): Promise<string> =>
  (await readBytes(path)).toString('utf8')

/** Reads the bytes of a file; throws a UsageError that names file and reason. */
export async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    throw new UsageError(
      `could not read ${path}: ${reasonOf(error)}. Give a file that can be read.`,
    )
  }
}

/** Writes text to a file, or to standard output for `-`; throws a UsageError that names file and reason. */
export async function writeText(path: string, text: string, rim: Rim): Promise<void> {
  if (path === '-') {
    rim.print(text)
    return
  }
  try {
    await writeFile(path, text)
  } catch (error) {
    throw unwritable(path, error)
  }
}

/** Gives one name to a file however it is written: absolute, links followed as far as they lead. */
export async function placeOf(path: string): Promise<string> {
  const whole = resolve(path)
  try {
    return await realpath(whole)
  } catch {
    // Not there yet, or never: its folder may be.
    return join(await realpath(dirname(whole)).catch(() => dirname(whole)), basename(whole))
  }
}

/** Creates files empty, so that a path that cannot be written is known before a long run, not after it. */
export async function claimFiles(paths: readonly (string | undefined)[]): Promise<void> {
  for (const path of paths) {
    if (path === undefined || path === '-') continue
    try {
      await writeFile(path, '', { flag: 'a' })
    } catch (error) {
      throw unwritable(path, error)
    }
  }
}

/** Says in one sentence why a file cannot be written. */
export const unwritable = (path: string, error: unknown): UsageError =>
  new UsageError(`could not write ${path}: ${reasonOf(error)}. Give a file that can be written.`)
