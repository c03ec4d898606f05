import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'
import type { Fault, Observed, Program, ProgramTest } from '../conformance/corpus/bank/program.ts'

/** Runs the tests of a program with each of its faults; throws where a fault fits nowhere, or no test notices it. */
export function observe(program: Program): readonly Observed[] {
  if (failures(program, program.source).length > 0) throw new Error(`${program.name} is red`)
  return program.faults.map(fault => {
    const failed = failures(program, mutated(program, fault))
    const [first] = failed
    if (first === undefined) throw new Error(`${program.name}: nothing notices ${fault.id}`)
    return { fault: fault.id, failing: failed.map(({ id }) => id), firstError: first.says }
  })
}

function mutated({ name, source }: Program, { id, from, to }: Fault): string {
  const parts = source.split(from)
  if (parts.length !== 2) throw new Error(`${name}: ${id} fits ${parts.length - 1} places`)
  return parts.join(to)
}

const failures = ({ tests }: Program, source: string) =>
  tests.flatMap(test => {
    const says = complaint(source, test)
    return says === null ? [] : [{ id: test.id, says }]
  })

// Values cross the border of the context as JSON, so that they compare as ours.
function complaint(source: string, { call, gives }: ProgramTest): string | null {
  const got: unknown = runInNewContext(`${source}\nJSON.stringify(${call}) || 'nothing'`, {})
  const text = String(got)
  const isSame = text !== 'nothing' && isDeepStrictEqual(JSON.parse(text), JSON.parse(gives))
  return isSame ? null : `expected ${gives}, got ${text}`
}
