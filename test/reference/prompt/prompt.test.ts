import t from 'tap'
import { imageRefusalOf } from '../../../reference/prompt/images.ts'
import { labelPrompt } from '../../../reference/prompt/label-prompt.ts'
import { optionPrompt } from '../../../reference/prompt/option-prompt.ts'
import { prefixOf } from '../../../reference/prompt/prompt.ts'
import type { Question } from '../../../spec/nouns.ts'

const choice: Question = {
  type: 'choice',
  instructions: 'Which tool?',
  criteria: { search: 'Search restaurants', ask: '' },
}

t.test('the state comes first, once or twice', async t => {
  t.equal(prefixOf('Red.'), 'State:\nRed.\n\n')
  t.equal(prefixOf('Red.', 'twice'), 'State:\nRed.\n\nState:\nRed.\n\n')
})

t.test('option puts one option at a time', async t => {
  t.equal(
    optionPrompt.suffix(choice, 'search: Search restaurants', ''),
    'Question: Which tool?\nOption: search: Search restaurants\nDoes this one fit, Yes or No?\nAnswer:',
  )
})

t.test('option says what yes and what no means', async t => {
  const question: Question = { type: 'noul', instructions: 'Red?', criteria: { true: 'It fails.' } }
  t.equal(
    optionPrompt.suffix(question, null, ''),
    'Question: Red?\nYes means: It fails.\nIs it so, Yes or No?\nAnswer:',
  )
})

t.test('label letters the options in the order they are put', async t => {
  t.equal(
    labelPrompt.suffix(choice, ['ask', 'search'], ['A', 'B'], 'The user asks.'),
    'Question: Which tool?\nA. ask\nB. search\nThought: The user asks.\nWhich letter fits best?\nAnswer:',
  )
})

const image = 'data:image/png;base64,iVBORw0KGgo='
const part = { type: 'image_url', image_url: { url: image } }
const carrying = (state: unknown, images?: unknown) => ({
  ...{ state, text: '', questions: {} },
  body: images === undefined ? { state } : { state, images },
})

t.test('a request without images is taken', async t => {
  t.equal(imageRefusalOf(carrying({ text: 'an image_url' })), null)
})

t.test(
  'images are refused where the engine reads text alone, with what would serve them',
  async t => {
    for (const asked of [carrying('x', [image]), carrying([{ role: 'user', content: [part] }])]) {
      const refusal = imageRefusalOf(asked)
      t.equal(refusal?.kind, 'over-capacity')
      t.match(refusal?.detail, /a decider whose model sees/)
    }
  },
)

t.test('more than 16 images, and what is no data URI, break the request', async t => {
  const many = Array.from({ length: 17 }, () => image)
  t.same(imageRefusalOf(carrying('x', many)), {
    kind: 'broken',
    detail: 'the images: expected at most 16, got 17',
  })
  t.equal(imageRefusalOf(carrying('x', ['http://example.com/a.png']))?.kind, 'broken')
})
