import { holds, type Kill, type Proof } from '../proof.ts'

/** Writes the kill matrix: a row a check with the mutants that turned it red, then whatever the proof lacks. */
export function toMatrix(proof: Proof): string {
  const width = Math.max(...proof.checks.map(id => id.length), 5)
  const rows = proof.checks.map(id => rowOf(id, proof, width))
  return [...rows, '', ...lacks(proof), conclusion(proof), ''].join('\n')
}

function rowOf(id: string, { notGreen, kills }: Proof, width: number): string {
  const failed = notGreen.find(({ check }) => check === id)
  if (failed !== undefined) return `${id.padEnd(width)}  not green: ${failed.verdict.outcome}`
  const own = kills.filter(({ check }) => check === id)
  const killed = own.filter(({ result }) => result === 'killed')
  const names = own.map(({ mutant, result }) => (result === 'killed' ? mutant : `!${mutant}`))
  return `${id.padEnd(width)}  green, ${killed.length} of ${own.length} killed: ${names.join(' ')}`
}

function lacks(proof: Proof): string[] {
  return [
    ...proof.notGreen.map(
      ({ check, verdict }) =>
        `not green on the conforming server: ${check}: ${JSON.stringify(verdict)}`,
    ),
    ...proof.kills.filter(({ result }) => result !== 'killed').map(lineOf),
    ...proof.falseAlarms.map(
      ({ check, seed, says }) => `false alarm: ${check} blamed the honest server ${seed}: ${says}`,
    ),
    ...proof.unknownMutants.map(id => `a check names a mutant that does not exist: ${id}`),
    ...proof.idleMutants.map(id => `no check names the mutant ${id}`),
  ]
}

const lineOf = ({ check, mutant, result, says }: Kill): string =>
  `${result}: ${mutant} before ${check}: ${says}`

function conclusion(proof: Proof): string {
  const { checks, mutants, seeds, judged, unmet, kills } = proof
  const killed = new Set(
    kills.filter(({ result }) => result === 'killed').map(({ mutant }) => mutant),
  )
  const figures =
    `${checks.length} checks, ${killed.size} of ${mutants.length} mutants killed, ` +
    `${judged} verdicts on honest servers from ${seeds} seeds with ${proof.falseAlarms.length} false alarms` +
    ` and ${unmet} that could not be judged`
  return holds(proof) ? `proved: ${figures}` : `NOT PROVED: ${figures}`
}
