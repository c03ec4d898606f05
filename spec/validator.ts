/** One error of a generated validator: where, which rule, and the rule's figures. */
export type SchemaError = {
  /** A JSON pointer into the value; empty for the value itself. */
  readonly instancePath: string
  /** A JSON pointer into the schemas of openapi.yaml. */
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A generated validator: says whether a value is valid, and leaves its errors on itself until the next call. */
export type Validator = {
  (value: unknown): boolean
  readonly errors?: readonly SchemaError[] | null
}
