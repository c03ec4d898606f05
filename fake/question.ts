/** A question the fake can answer, its fields read and nothing else kept. */
export type Question =
  | { readonly type: 'noul'; readonly instructions: string; readonly criteria: readonly string[] }
  | {
      readonly type: 'choice'
      readonly instructions: string
      readonly options: readonly (readonly [name: string, description: string])[]
    }
  | { readonly type: 'score'; readonly instructions: string; readonly levels: readonly string[] }

/** A request the fake can answer. */
export type Asked = {
  readonly state: string
  readonly questions: readonly (readonly [key: string, question: Question])[]
}
