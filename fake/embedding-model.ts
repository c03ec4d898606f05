/** The model that chalk-embed serves. */
export const EMBEDDING_MODEL = 'BAAI/bge-small-en-v1.5'

/** How many numbers each of its vectors has. */
export const DIMENSIONS = 384
