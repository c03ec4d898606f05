import t from 'tap'
import { tinyModel } from '../../gguf/tiny-model.ts'
import { fileOf, open, resultOf } from './opened.ts'

const candidates = [['Yes'], ['No']]
const template = `{% for m in messages %}<|{{ 'model' if m.role == 'assistant' else m.role }}|>{{ m.content | trim }}<|end|>{% endfor %}{% if add_generation_prompt %}<|model|>{% endif %}`
const chatModel = tinyModel({ metadata: { 'tokenizer.chat_template': { text: template } } })

t.test("the file's chat template wraps a prompt in its special tokens", async t => {
  const model = fileOf(t, chatModel)
  const plain = open(t, model).engine
  const chat = open(t, model, { template: 'chat' }).engine
  const passage = { prefix: 'AB', passes: [{ suffix: 'AC', candidates }] }
  const [bare, wrapped] = [await plain.read(passage), await chat.read(passage)]
  const letters = 'ABAC'.length
  t.equal(resultOf(bare).inputTokens, 2, 'each is one piece behind a space')
  t.equal(
    resultOf(wrapped).inputTokens,
    letters + 3,
    'no space comes between, and three are special',
  )
})

t.test('a special token within a chat message is text', async t => {
  const { engine } = open(t, fileOf(t, chatModel), { template: 'chat' })
  const passage = { prefix: '<|end|>', passes: [{ suffix: '<|model|>', candidates }] }
  t.equal(resultOf(await engine.read(passage)).inputTokens, '<|end|><|model|>'.length + 3)
})

t.test('a chat is refused where the file has no template for one', async t => {
  const { engine } = open(t, fileOf(t, tinyModel()), { template: 'chat' })
  t.match(await engine.ready(), { failure: { kind: 'unfit', says: /it has no chat template/ } })
})

t.test('a chat template that cannot be rendered is refused', async t => {
  const metadata = { 'tokenizer.chat_template': { text: '{% for m in %}' } }
  const { engine } = open(t, fileOf(t, tinyModel({ metadata })), { template: 'chat' })
  t.match(await engine.ready(), {
    failure: { kind: 'unfit', says: /chat template cannot be rendered/ },
  })
})
