/** The command was called wrongly; its message is one sentence that says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
