import fc from 'fast-check'
import t from 'tap'
import { paceOf, partsOf } from '../../../../reference/engines/embedded/worker/pace.ts'
import { seeded } from '../../arbitrary.ts'

const text = fc.nat({ max: 3000 }).map(length => Array.from({ length }, (_, index) => index))
const devices = fc.constantFrom('cpu', 'vulkan', 'cuda', 'metal')

t.test('parts are the whole text in order, none above what is computed at once', async t => {
  const property = fc.property(text, devices, (tokens, device) => {
    const pace = paceOf(device)
    const parts = partsOf(tokens, pace)
    const isWhole = parts.flat().join(' ') === tokens.join(' ')
    return isWhole && parts.every(part => part.length > 0 && part.length <= pace.most)
  })
  t.doesNotThrow(() => fc.assert(property, seeded))
})

t.test('on a CPU no part of a text that is long enough is of the slow kind', async t => {
  const property = fc.property(text, tokens => {
    const pace = paceOf('cpu')
    fc.pre(tokens.length >= pace.least)
    return partsOf(tokens, pace).every(part => part.length >= pace.least)
  })
  t.doesNotThrow(() => fc.assert(property, seeded))
})
