import type { MeasureLevel } from '../measuring.ts'

/** How many bases a level draws, and how many variants each probe makes; 0 leaves a probe out. */
export type Sizes = {
  readonly noul: number
  readonly choice: number
  readonly score: number
  /** How often a base is asked, its first time included. */
  readonly repeats: number
  /** Other keys for each base: more where bases are few. */
  readonly keys: number
  /** Of three: with others, with others in another order, twice in one request. */
  readonly batches: number
  /** Orders of the options beside the first. */
  readonly orders: number
  /** Pairs of states with opposite truths. */
  readonly states: number
  readonly unknowable: { readonly noul: number; readonly choice: number }
  readonly negations: number
  readonly paraphrases: number
  readonly asChoices: number
  readonly mirrored: number
  /** Pairs of questions about one state with opposite truths, and as many about the order of options. */
  readonly questions: number
  readonly ladders: number
  readonly truncations: number
  /** Of three: the state twice, blank lines after it, a paragraph about something else. */
  readonly dressings: number
  /** Choices taken apart, a yes/no question for each option. */
  readonly apart: number
}

/** What each level has (calibration.md section 5.1: 12 x 6, 40 x 10, 80 x 12): cheap and FAIL-able probes first. */
export const sizes: Readonly<Record<MeasureLevel, Sizes>> = {
  quick: {
    noul: 5,
    choice: 6,
    score: 1,
    repeats: 3,
    keys: 2,
    batches: 1,
    orders: 1,
    states: 6,
    unknowable: { noul: 8, choice: 4 },
    negations: 0,
    paraphrases: 0,
    asChoices: 0,
    mirrored: 0,
    questions: 0,
    ladders: 0,
    truncations: 0,
    dressings: 0,
    apart: 0,
  },
  standard: {
    noul: 22,
    choice: 12,
    score: 6,
    repeats: 3,
    keys: 1,
    batches: 1,
    orders: 1,
    states: 12,
    unknowable: { noul: 26, choice: 14 },
    negations: 1,
    paraphrases: 1,
    asChoices: 1,
    mirrored: 1,
    questions: 8,
    ladders: 8,
    truncations: 6,
    dressings: 1,
    apart: 0,
  },
  certify: {
    noul: 48,
    choice: 20,
    score: 12,
    repeats: 3,
    keys: 1,
    batches: 2,
    orders: 2,
    states: 24,
    unknowable: { noul: 54, choice: 26 },
    negations: 1,
    paraphrases: 3,
    asChoices: 1,
    mirrored: 1,
    questions: 16,
    ladders: 16,
    truncations: 12,
    dressings: 1,
    apart: 1,
  },
}
