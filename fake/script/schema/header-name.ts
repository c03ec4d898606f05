import type { Form } from './form.ts'

/** The name of a header: a token (RFC 9110 section 5.6.2). */
export const headerName = {
  title: 'the name of a header',
  pattern: "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",
} as const satisfies Form
