import t from 'tap'
import { BAND, LIMIT, LOOKS, lookOf } from '../../../conformance/pictures/ink.ts'

/** Gives the relative luminance of the colour a custom property falls back to (WCAG 2.2). */
function luminance(colour: string): number {
  const [, hex = ''] = /#([0-9a-f]{6})/.exec(colour) ?? []
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lower = 0, upper = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (upper + 0.05) / (lower + 0.05)
}

for (const paper of ['#ffffff', '#121212']) {
  t.test(`every colour keeps 3:1 to ${paper}`, async t => {
    for (const colour of [...LOOKS.map(look => look.colour), LIMIT, BAND]) {
      t.ok(contrast(colour, paper) >= 3, `${colour}: ${contrast(colour, paper)}`)
    }
  })
}

t.test('lines differ by colour, by symbol and by dash', async t => {
  for (const part of ['colour', 'symbol', 'dash'] as const) {
    t.equal(new Set(LOOKS.map(look => look[part])).size, LOOKS.length, part)
  }
})

t.test('a fifth line looks like the first', async t => {
  t.same(lookOf(4), LOOKS[0])
})
