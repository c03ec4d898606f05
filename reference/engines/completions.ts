import { ownValue } from '../../spec/json-object.ts'
import { oneToken, sampled, type Wire } from './wire.ts'

/** POST /completions: the model goes on with the prompt as it is. It takes no images. */
export const completions: Wire = {
  path: '/completions',
  ask: ({ text }, top) => ({ prompt: text, ...oneToken, logprobs: top }),
  goOn: musing => ({ prompt: musing.prompt, ...sampled(musing) }),
  textIn: choice => ownValue(choice, 'text'),
}
