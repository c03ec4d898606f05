import { hash } from 'node:crypto'

/**
 * Gives the SHA-256 of a seed in hex, to be published before a run; the seed is revealed after it.
 *
 * A seed that can be guessed is no secret: take at least 128 random bits, as `openssl rand -hex 16` gives.
 */
export const commitmentOf = (seed: string): string => hash('sha256', seed, 'hex')

/** Says whether a revealed seed is the one that was committed to. */
export const isRevealed = (commitment: string, seed: string): boolean =>
  commitmentOf(seed) === commitment.toLowerCase()
