/** The part of a stream that printing needs. */
export type Stream = {
  readonly isTTY?: boolean
  readonly columns?: number
  write(text: string): unknown
}

/** The two streams of a terminal program, results apart from everything else. */
export type Printer = {
  print(text: string): void
  warn(line: string): void
  progress(line: string | null): void
}

const CLEAR = '\r\u001b[K'

/** Makes the functions that alone write to the terminal; a progress line never mixes with another. */
export function createPrinter(output: Stream, diagnosis: Stream): Printer {
  let shown = false
  const clear = () => {
    if (shown) diagnosis.write(CLEAR)
    shown = false
  }
  return {
    print(text) {
      clear()
      output.write(text)
    },
    warn(line) {
      clear()
      diagnosis.write(`${line}\n`)
    },
    progress(line) {
      if (diagnosis.isTTY !== true) return
      clear()
      if (line === null) return
      diagnosis.write(line.slice(0, (diagnosis.columns ?? 80) - 1))
      shown = true
    },
  }
}
