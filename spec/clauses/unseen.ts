/** Reasons shared by many clauses for why a server's answers cannot show them. */
export const CLIENT =
  'It binds the client: no answer of a server shows whether a client keeps it. Certifying clients is a suite of its own.'

export const EMBEDDER =
  'It binds the embedding service, which the page keeps outside the decider protocol; profile chalk-1 certifies deciders only.'

export const LATER_LOAD =
  'One request at a time cannot show it; it needs many clients at once or a latency distribution, which the wire suite does not take.'
