import fc from 'fast-check'
import t from 'tap'
import { imageFlawOf } from '../../../reference/prompt/data-uri.ts'
import { flatten } from '../../../reference/prompt/flattening.ts'
import { type ImageRule, takeImages } from '../../../reference/prompt/images.ts'
import type { Asked } from '../../../spec/asked.ts'
import { seeded } from '../arbitrary.ts'

const starts = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/gif': [...Buffer.from('GIF89a')],
  'image/webp': [...Buffer.from('RIFF0000WEBPVP8 ')],
}
const uri = (media: string, bytes: readonly number[]) =>
  `data:${media};base64,${Buffer.from(bytes).toString('base64')}`
const png = uri('image/png', starts['image/png'])
const gif = uri('image/gif', starts['image/gif'])
const part = (url: unknown) => ({ type: 'image_url', image_url: { url } })

/** A request with this state, and this field `images` where there is one. */
const carrying = (state: unknown, images?: unknown): Asked => ({
  ...{ state, text: '', questions: {} },
  body: images === undefined ? { state } : { state, images },
})
const taken = (asked: Asked, rule: ImageRule = 'carried', sees = true) =>
  takeImages(asked, rule, sees)
const refusalOf = (asked: Asked, rule: ImageRule = 'carried', sees = true) => {
  const read = taken(asked, rule, sees)
  return 'refusal' in read ? read.refusal : null
}

t.test('a request without images comes back as it is', async t => {
  const asked = carrying({ text: 'an image_url', type: 'image' })
  t.same(taken(asked), { asked })
})

t.test('images come from the field first and then from the state, however deep', async t => {
  const content = [{ type: 'text', text: 'What is this?' }, part(gif)]
  const read = taken(carrying([{ role: 'user', content }], [png]))
  t.match(read, { asked: { images: [png, gif] } })
  const text = 'asked' in read ? flatten(read.asked.state) : ''
  t.equal(
    text,
    '- role: user\n  content:\n    - type: text\n      text: What is this?\n    - [image 2]',
  )
})

t.test('no text of a request holds an image any longer', async t => {
  const read = taken(carrying({ shot: part(png) }))
  t.notMatch(JSON.stringify('asked' in read ? [read.asked.state, read.asked.text] : png), /base64/)
})

t.test(
  'images are refused where the model reads text alone, with what would serve them',
  async t => {
    for (const asked of [
      carrying('x', [png]),
      carrying([{ role: 'user', content: [part(png)] }]),
    ]) {
      const refusal = refusalOf(asked, 'carried', false)
      t.equal(refusal?.kind, 'over-capacity')
      t.match(refusal?.detail, /reads text alone.*--upstream with --chat and --sees-images/)
    }
  },
)

t.test('a dialect without images refuses them whatever the model sees', async t => {
  const refusal = refusalOf(carrying('x', [png]), 'refused')
  t.equal(refusal?.kind, 'over-capacity')
  t.match(refusal?.detail, /this dialect has none.*such as wald/)
})

t.test('a dialect that does not know the field leaves it alone', async t => {
  const asked = carrying('x', ['no image'])
  t.same(taken(asked, 'ignored'), { asked })
})

t.test('16 images are taken, and 17 break the request', async t => {
  const many = (count: number) =>
    carrying(
      'x',
      Array.from({ length: count }, () => png),
    )
  t.equal(refusalOf(many(16)), null)
  t.same(refusalOf(many(17)), {
    kind: 'broken',
    detail: 'the images: expected at most 16, got 17',
  })
})

const broken: readonly (readonly [what: string, image: unknown, says: RegExp])[] = [
  [
    'an address',
    'http://example.com/a.png',
    /^image 2: expected a data URI of an image, got "http/,
  ],
  ['a number', 7, /expected a data URI of an image, got 7/],
  [
    'another media type',
    uri('image/tiff', [73, 73]),
    /expected one of image\/png, .*"image\/tiff"/,
  ],
  ['a text', 'data:text/plain,hello', /expected one of image\/png, .*"text\/plain"/],
  ['no base64', 'data:image/png;base64,iVBO*A==', /expected base64 \(RFC 4648\) behind image\/png/],
  ['base64 cut short', png.slice(0, -1), /expected base64/],
  ['nothing', 'data:image/png;base64,', /expected base64/],
  ['an image without base64', 'data:image/png,%89PNG', /expected base64/],
  [
    'another image than it says',
    uri('image/png', starts['image/gif']),
    /expected an image of image\/png, got other bytes/,
  ],
]

for (const [what, image, says] of broken) {
  t.test(`${what} in the place of an image breaks the request, by its number`, async t => {
    const refusal = refusalOf(carrying('x', [png, image]))
    t.equal(refusal?.kind, 'broken')
    t.match(refusal?.detail, says)
  })
}

t.test('whatever bytes follow those an image begins with, it is taken', async t => {
  const media = fc.constantFrom('image/png', 'image/jpeg', 'image/gif', 'image/webp')
  const property = fc.property(media, fc.uint8Array({ maxLength: 99 }), (type, rest) => {
    const image = uri(type, [...starts[type], ...rest])
    return imageFlawOf(image) === null && imageFlawOf(image.replace('image/', 'IMAGE/')) === null
  })
  t.doesNotThrow(() => fc.assert(property, seeded))
})

t.test('no value whatever makes it throw', async t => {
  const property = fc.property(fc.anything(), value => imageFlawOf(value) !== null)
  t.doesNotThrow(() => fc.assert(property, seeded))
})
