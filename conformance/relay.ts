/** Passes on what a part yields, in other words, and gives what it returns. */
export async function* relayed<Told, Retold, Result>(
  part: AsyncGenerator<Told, Result>,
  retell: (told: Told) => Retold,
): AsyncGenerator<Retold, Result> {
  for (;;) {
    const next = await part.next()
    if (next.done === true) return next.value
    yield retell(next.value)
  }
}
