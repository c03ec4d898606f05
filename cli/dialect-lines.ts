import type { Dialect } from '../spec/dialect.ts'
import type { Line } from './explanation.ts'

/** Explains a dialect: who speaks it, its endpoints, what it wants, how it rounds and sums up. */
export function dialectLines(dialect: Dialect): Line[] {
  const { id, title, source, routes, token, model, modelRule, digits, unanswered } = dialect
  return [
    ['speaks', title],
    ['facts from', source],
    ...routes.map(
      ({ method, path, endpoint }): Line => ['endpoint', `${method} ${path}: ${endpoint}`],
    ),
    [
      'token',
      token === 'always' ? 'always; without one of its own the fake takes any' : 'where one is set',
    ],
    ['model', `${modelRule}; ${model} unless it is told another`],
    ['figures', digits === null ? 'not rounded' : `${digits} digits after the point`],
    ['confidence', confidencesOf(dialect)],
    ['no answer', unanswered === 'missing' ? 'the key is missing' : 'a refusal in its place'],
    ['try it', `decider-kit fake --dialect ${id}`],
  ]
}

const confidencesOf = ({ confidence }: Dialect): string =>
  Object.entries(confidence)
    .map(([type, formula]) => `${type} ${formula ?? 'has none'}`)
    .join(', ')
