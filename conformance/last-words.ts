/** The most characters of a line that are shown. */
const longestLine = 200

/**
 * Gives the last `count` lines a server wrote that tell what happened, without its stack.
 *
 * Blank lines and lines that begin with `at ` are left out: of a stack they would leave nothing else.
 */
export const lastWords = (output: string, count: number): readonly string[] =>
  output
    .split('\n')
    .map(line => line.trimEnd())
    .filter(line => line !== '' && !/^\s+at /.test(line))
    .slice(-count)
    .map(line => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line))
