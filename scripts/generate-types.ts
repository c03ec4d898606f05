import openapiTypescript, { astToString } from 'openapi-typescript'

/** Makes TypeScript types of the text of an OpenAPI document, by openapi-typescript; every field is readonly, a bare object maps text to unknown. */
export async function generateTypes(definition: string): Promise<string> {
  return astToString(
    await openapiTypescript(definition, {
      immutable: true,
      emptyObjectsUnknown: true,
      // What has a default may be left out by who writes it.
      defaultNonNullable: false,
    }),
  )
}
