/** The limits of the page, in ms: a client holds a slower decider to shadow at the first, a loop waits for the second. */
export const limits = { medianMs: 1000, tailMs: 2000 }
