/** A stretch of bytes: from its first to before its last. */
export type Span = { readonly from: number; readonly to: number }
