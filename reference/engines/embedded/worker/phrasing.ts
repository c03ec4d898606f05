import type { LlamaModel, LlamaText, Token } from 'node-llama-cpp'
import type { Template } from '../options.ts'
import { Unfit } from './llama.ts'

/** How texts become tokens; no token is special for what a text says. */
export type Phrasing = {
  /** Gives the tokens that passes share, from the very first. */
  prefix(text: string): Token[]
  /** Gives the tokens behind them, up to the one to be read. */
  suffix(text: string): Token[]
}

/** Makes the phrasing of a template; throws `Unfit` for a chat where the model file has no template for one. */
export const phrasingOf = async (model: LlamaModel, template: Template): Promise<Phrasing> =>
  template === 'plain' ? plain(model) : await chat(model)

/** Takes texts as they are; the two parts of a prompt are cut into tokens apart, so that the first can be shared. */
function plain(model: LlamaModel): Phrasing {
  const opening = openingOf(model, [])
  return {
    prefix: text => [...opening, ...model.tokenize(text)],
    suffix: text => model.tokenize(text),
  }
}

/** Puts the token that a text begins with before others, where the model wants one and it is not there. */
function openingOf({ tokens: special }: LlamaModel, tokens: readonly Token[]): Token[] {
  const { bos, shouldPrependBosToken } = special
  return shouldPrependBosToken && bos !== null && tokens[0] !== bos ? [bos, ...tokens] : [...tokens]
}

/** Wraps texts as a user's message in the chat template of the file, up to where the model's answer begins. */
async function chat(model: LlamaModel): Promise<Phrasing> {
  const { LlamaText } = await import('node-llama-cpp')
  const { values } = await renderedBy(model)
  const at = values.findIndex(value => typeof value === 'string' && value.includes(MARK))
  if (at < 0) throw new Unfit(`its chat template leaves the message of the user out; ${PLAINLY}`)
  const [before = '', after = ''] = String(values[at]).split(MARK)
  const head = LlamaText([...values.slice(0, at), before]).tokenize(model.tokenizer)
  const closing = LlamaText([after, ...values.slice(at + 1)]).tokenize(model.tokenizer)
  const opening = openingOf(model, head)
  // The message goes on where the template stops, so that no space comes between them.
  const goOn = (text: string) => model.tokenize(text, false, 'trimLeadingSpace')
  return {
    prefix: text => [...opening, ...goOn(text)],
    suffix: text => [...goOn(text), ...closing],
  }
}

// Stands for the message of the user while the template is rendered.
const MARK = 'QZXPROMPTXZQ'
const PLAINLY = 'ask it without --chat'

/** Renders the chat template of the file around the mark, with no thought before the answer where it can do without. */
async function renderedBy({ fileInfo, tokenizer }: LlamaModel): Promise<LlamaText> {
  const { JinjaTemplateChatWrapper } = await import('node-llama-cpp')
  const template = fileInfo.metadata.tokenizer?.chat_template
  if (template === undefined) throw new Unfit(`it has no chat template; ${PLAINLY}`)
  try {
    const wrapper = new JinjaTemplateChatWrapper({
      ...{ template, tokenizer, reasoning: false, functionCallMessageTemplate: 'noJinja' },
      additionalRenderParameters: { add_generation_prompt: true },
    })
    return wrapper.generateContextState({ chatHistory: [{ type: 'user', text: MARK }] }).contextText
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    throw new Unfit(`its chat template cannot be rendered (${says}); ${PLAINLY}`)
  }
}
