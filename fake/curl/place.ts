import { fileURLToPath } from 'node:url'

/** The folder to put first on PATH: it holds the executable `curl` and nothing else to run. */
export const curlFolder: string = fileURLToPath(new URL('../../curl/', import.meta.url))

/** The stand-in for curl: one executable file, which runs wherever it is copied to. */
export const curlPath: string = fileURLToPath(new URL('../../curl/curl', import.meta.url))
