/** A line that is longer would fill a screen and bury what stands around it. */
const longestReplay = 4000

/** Gives a replay line as reports show it: whole, or its start and where the rest is. */
export const shownReplay = (line: string): string =>
  line.length <= longestReplay
    ? line
    : `${line.slice(0, 300)}… (${line.length} characters; the whole line is in the record of --json, under replay)`
