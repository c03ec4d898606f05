import t from 'tap'
import { tooLong } from '../../../reference/engines/engine.ts'
import { busyRefusal, faceIds, faceOf } from '../../../reference/faces/face.ts'
import { chalkHealth, type Facts, formOf } from '../../../reference/faces/health.ts'
import { takeImages } from '../../../reference/prompt/images.ts'
import { option } from '../../../reference/readout/option.ts'
import { dialectOf } from '../../../spec/dialects.ts'
import { isObject, ownValue } from '../../../spec/json-object.ts'
import { isHealth } from '../../../spec/validate.ts'
import { toyDescription } from '../engines/toy-engine.ts'

const facts: Facts = {
  ...{ description: toyDescription, engine: 'embedded', readout: option },
  ...{ table: { noul: { any: 1.37 } }, condition: null, embeddings: null, version: '9.9.9' },
}

for (const id of faceIds) {
  const face = faceOf(id)

  t.test(`${id} refuses a prompt that is too long with 422, in its own shape`, async t => {
    const written = face?.fail(tooLong(5000, 4096).failure, 'toy')
    t.equal(written?.status, 422)
    t.match(JSON.stringify(written?.body), /5000 tokens.*holds 4096/)
  })

  t.test(`${id} sends away for lack of room with 503 and Retry-After`, async t => {
    const written = face?.refuse(busyRefusal(3), 'toy')
    t.same([written?.status, written?.headers?.['retry-after']], [503, '3'])
    t.match(JSON.stringify(written?.body), /Ask again in 3 s/)
  })

  t.test(`${id} answers for a lost engine with the status its dialect has`, async t => {
    const written = face?.fail({ kind: 'lost', says: 'The device is gone.' }, 'toy')
    t.equal(written?.status, id === 'wald' ? 502 : 503)
  })

  t.test(`${id} says with 503 why there is no model to ask, and when to ask again`, async t => {
    const written = face?.unready('The model is being loaded.', 'toy')
    t.same([written?.status, written?.headers?.['retry-after']], [503, '1'])
    t.match(JSON.stringify(written?.body), /The model is being loaded/)
  })

  t.test(`${id} has every field of its health, with this server's own facts`, async t => {
    const body = face?.health(facts).body
    const dialect = dialectOf(id)
    const form = dialect === undefined ? {} : formOf(dialect, 'toy')
    t.same(
      Object.keys(form).filter(name => ownValue(body, name) === undefined),
      [],
    )
    t.same([ownValue(body, 'model'), ownValue(body, 'device')], ['toy', 'cpu'])
    t.equal(ownValue(body, 'calibrated'), true)
    t.notMatch(JSON.stringify(body), /0{64}|base-model|native-v2|127\.0\.0\.1/, 'nothing of a fake')
  })
}

t.test(
  'chalk-1 answers a body that is no JSON with 400 and one it does not allow with 422',
  async t => {
    const face = faceOf('chalk-1')
    t.equal(face?.refuse({ kind: 'unreadable', detail: 'x' }, 'toy').status, 400)
    const read = face?.dialect.read({ state: '', questions: {} }, {})
    const refused =
      read !== undefined && 'refusal' in read ? face?.refuse(read.refusal, 'toy') : null
    t.equal(refused?.status, 422)
    t.match(JSON.stringify(refused?.body), /\/state/)
  },
)

t.test('wald answers an effort it does not know with 400 and what it knows', async t => {
  const face = faceOf('wald')
  const questions = { q: { type: 'noul', instructions: 'x' } }
  const read = face?.dialect.read({ state: 'x', questions, effort: 'low' }, {})
  const refused = read !== undefined && 'refusal' in read ? face?.refuse(read.refusal, 'toy') : null
  t.equal(refused?.status, 400)
  t.match(refused?.body, { error: /none, auto, medium, always, high/ })
})

t.test(
  'the health of chalk-1 is what openapi.yaml has, without a device where it is not known',
  async t => {
    const description = { ...toyDescription, device: null }
    const body = chalkHealth({ ...facts, description, table: null }, {})
    t.ok(isHealth(body), JSON.stringify(body))
    t.equal(isObject(body) && 'device' in body, false)
    t.same([body['calibrated'], body['calibration_sha256']], [false, null])
  },
)

t.test('the health of wald tells of images where the model sees, and else nothing', async t => {
  const seeing = { ...facts, description: { ...toyDescription, seesImages: true } }
  t.match(faceOf('wald')?.health(seeing).body, { vision: true, max_images: 16 })
  t.notOk('vision' in Object(faceOf('wald')?.health(facts).body))
})

t.test(
  'images that cannot be taken are 422, or 400 where they are none, as wald has it',
  async t => {
    const statusOf = (image: string) => {
      const state = { state: 'x', images: [image] }
      const read = takeImages(
        { state: 'x', text: 'x', questions: {}, body: state },
        'carried',
        false,
      )
      return 'refusal' in read ? faceOf('wald')?.refuse(read.refusal, 'toy').status : 200
    }
    t.same(['data:image/png;base64,iVBORw0KGgo=', 'a.png'].map(statusOf), [422, 400])
  },
)
