import type { LlamaModel, Token } from 'node-llama-cpp'
import type { Template } from '../options.ts'
import { Unfit } from './llama.ts'

/** How texts become tokens; no token is special for what a text says. */
export type Phrasing = {
  /** Gives the tokens that passes share, from the very first. */
  prefix(text: string): Token[]
  /** Gives the tokens behind them, up to the one to be read. */
  suffix(text: string): Token[]
}

/** Makes the phrasing of a template; throws `Unfit` for a chat without a template in the model file. */
export const phrasingOf = async (model: LlamaModel, template: Template): Promise<Phrasing> =>
  template === 'plain' ? plain(model) : await chat(model)

/** Gives the tokens of a text, none of them special; the two parts of a prompt are cut apart, so that the first can be shared. */
function plain(model: LlamaModel): Phrasing {
  const opening = openingOf(model, [])
  return {
    prefix: text => [...opening, ...model.tokenize(text)],
    suffix: text => model.tokenize(text),
  }
}

/** Puts the token a text begins with before others, where the model wants one and it is not there. */
function openingOf(model: LlamaModel, tokens: readonly Token[]): Token[] {
  const { bos, shouldPrependBosToken } = model.tokens
  return shouldPrependBosToken && bos !== null && tokens[0] !== bos ? [bos, ...tokens] : [...tokens]
}

// Stands for the user's message while a template is rendered; no template treats it other than a text.
const MARK = 'QZXPROMPTXZQ'

/** Wraps texts as a user's message in the chat template of the file, up to where the model's answer begins. */
async function chat(model: LlamaModel): Promise<Phrasing> {
  const { JinjaTemplateChatWrapper, LlamaText } = await import('node-llama-cpp')
  const template = model.fileInfo.metadata?.tokenizer?.chat_template
  if (template === undefined) throw new Unfit('it has no chat template; ask it without --chat')
  const wrapper = new JinjaTemplateChatWrapper({
    ...{ template, reasoning: false, functionCallMessageTemplate: 'noJinja' },
    tokenizer: model.tokenizer,
  })
  const { contextText } = wrapper.generateContextState({
    chatHistory: [
      { type: 'user', text: MARK },
      { type: 'model', response: [] },
    ],
  })
  const values = [...contextText.values]
  const at = values.findIndex(value => typeof value === 'string' && value.includes(MARK))
  const [before = '', after = ''] = String(values[at] ?? '').split(MARK)
  if (at < 0) throw new Unfit('its chat template leaves the user out; ask it without --chat')
  const opening = LlamaText([...values.slice(0, at), before]).tokenize(model.tokenizer)
  const closing = LlamaText([after, ...values.slice(at + 1)]).tokenize(model.tokenizer)
  const head = openingOf(model, opening)
  return {
    prefix: text => [...head, ...model.tokenize(text, false, 'trimLeadingSpace')],
    suffix: text => [...model.tokenize(text, false, 'trimLeadingSpace'), ...closing],
  }
}
