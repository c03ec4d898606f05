import type { JsonObject } from '../../spec/json-object.ts'

/** Takes an answer to the fields the page asks for, and puts those of its optional ones back that `kept` names. */
export function withOptional(
  { probabilities, legend, ...needed }: JsonObject,
  kept: { readonly probabilities: boolean; readonly legend: boolean },
): JsonObject {
  return {
    ...needed,
    ...(kept.probabilities && probabilities !== undefined && { probabilities }),
    ...(kept.legend && legend !== undefined && { legend }),
  }
}
