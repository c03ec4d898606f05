import t from 'tap'
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
    'Question: Which tool?\nOption: search: Search restaurants\nAnswer:',
  )
})

t.test('option says what yes and what no means', async t => {
  const question: Question = { type: 'noul', instructions: 'Red?', criteria: { true: 'It fails.' } }
  t.equal(optionPrompt.suffix(question, null, ''), 'Question: Red?\nYes means: It fails.\nAnswer:')
})

t.test('label letters the options in the order they are put', async t => {
  t.equal(
    labelPrompt.suffix(choice, ['ask', 'search'], ['A', 'B'], 'The user asks.'),
    'Question: Which tool?\nA. ask\nB. search\nThought: The user asks.\nWhich letter fits best?\nAnswer:',
  )
})
