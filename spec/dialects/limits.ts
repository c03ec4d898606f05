/** A span of counts, both ends allowed. */
export type Span = readonly [least: number, most: number]

/** What a decider allows in a System One request beyond what all of them do. */
export type Limits = {
  /** `ignored`: whatever it is. */
  readonly model: 'required' | 'optional' | 'ignored'
  /** `structured`: a text, an object or an array, as instructions are then too; `any`: every JSON value, null too, as long as it is there. */
  readonly state: 'structured' | 'any'
  /** `or-criteria`: a noul needs instructions or criteria, any other type nothing. */
  readonly instructions: 'required' | 'optional' | 'or-criteria'
  /** Whether criteria of a noul have to say both what true and what false means. */
  readonly needsBothCriteria: boolean
  readonly questions: Span
  readonly options: Span
  readonly levels: Span
}
