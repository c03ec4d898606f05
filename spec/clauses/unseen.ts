/** Why no answer of a server shows a clause that binds the client. */
export const CLIENT =
  'It binds the client: no answer of a server shows whether a client keeps it. Certifying clients is a suite of its own.'

/** Why no answer of a server shows a clause that binds the embedding service. */
export const EMBEDDER =
  'It binds the embedding service, which the page keeps outside the decider protocol; profile chalk-1 certifies deciders only.'

/** Why one request at a time does not show a clause about load or latency. */
export const LATER_LOAD =
  'One request at a time cannot show it; it needs many clients at once or a latency distribution, which the wire suite does not take.'
