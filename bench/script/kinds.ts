type Step = {
  readonly when?: Readonly<Record<string, unknown>>
  readonly times?: number
  readonly answers: Readonly<Record<string, number>>
}

/** Makes step number `number` of a script, from 0, which the request of the benches does not match. */
type Miss = (number: number) => Omit<Step, 'answers'>

// What the request of the benches matches, in the same words as the steps before.
const kinds: Readonly<Record<string, readonly [miss: Miss, hit: Omit<Step, 'answers'> | null]>> = {
  'question key': [
    when(number => ({ question: `lesson_${number}` })),
    { when: { question: 'stuck' } },
  ],
  glob: [when(number => ({ question: `lesson_${number}_*` })), { when: { question: 'st*k' } }],
  'path, a glob': [when(number => ({ path: `/v${number}/*` })), { when: { path: '/v1/s*' } }],
  'state contains': [
    when(number => ({ state: { contains: `the test number ${number} fails` } })),
    { when: { state: { contains: 'the login test fails' } } },
  ],
  'state, a regex': [
    when(number => ({ state: { regex: `^previous loop: .* test ${number} fails` } })),
    { when: { state: { regex: '^previous loop: .* login test fails' } } },
  ],
  'instructions contain': [
    when(number => ({ instructions: { contains: `for the same reason as ${number}` } })),
    { when: { instructions: { contains: 'for the same reason' } } },
  ],
  'state is': [when(number => ({ state: `loop ${number}` })), {}],
  'body is': [when(number => ({ body: { is: { protocol: 1, state: `loop ${number}` } } })), {}],
  session: [when(number => ({ session: `test-${number}` })), { when: { session: 'default' } }],
  'session, a glob': [
    when(number => ({ session: `test-${number}-*` })),
    { when: { session: 'd*' } },
  ],
  'request number': [when(number => ({ request: number + 1 })), {}],
  'steps used up': [() => ({ times: 1 }), {}],
  'no step matches': [when(number => ({ path: '/v1/*', question: `lesson_${number}` })), null],
}

/** What steps can tell requests apart by. */
export const kindNames: readonly string[] = Object.keys(kinds)

/** Makes a script of `count` steps of one kind, of which the last matches the request of the benches. */
export function scriptOfKind(kind: string, count: number): { readonly steps: readonly Step[] } {
  const found = kinds[kind]
  if (found === undefined) throw new Error(`there is no kind ${kind}`)
  const [miss, hit] = found
  const last = hit ?? miss(count - 1)
  const steps = [...Array.from({ length: count - 1 }, (_, number) => miss(number)), last]
  return { steps: steps.map(step => ({ ...step, answers: { stuck: 0.96 } })) }
}

function when(conditions: (number: number) => Readonly<Record<string, unknown>>): Miss {
  return number => ({ when: conditions(number) })
}
