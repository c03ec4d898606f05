import type { Asked } from '../../spec/asked.ts'
import type { Refusal } from '../../spec/dialect.ts'
import { isObject, ownValue } from '../../spec/json-object.ts'

/** The most images one request may carry, as Wald's page has it. */
export const MOST_IMAGES = 16

/** Refuses a request that carries images, for every engine here reads text alone; null where there are none. */
export function imageRefusalOf({ state, body }: Asked): Refusal | null {
  const images = [...topImages(body), ...partsIn(state)]
  if (images.length === 0) return null
  if (images.length > MOST_IMAGES) {
    const detail = `the images: expected at most ${MOST_IMAGES}, got ${images.length}`
    return { kind: 'broken', detail }
  }
  if (images.some(image => typeof image !== 'string' || !/^data:image\//i.test(image))) {
    return { kind: 'broken', detail: 'the images: expected data URIs of images, got another' }
  }
  const detail =
    'the request carries images, and this decider reads text alone. Send them to a decider whose model sees, or describe them in the state.'
  return { kind: 'over-capacity', detail }
}

function topImages(body: unknown): readonly unknown[] {
  const images = ownValue(body, 'images')
  if (images === undefined || images === null) return []
  return Array.isArray(images) ? images : [images]
}

/** Finds the images among the message parts of a state, however deep they lie. */
function partsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(partsIn)
  if (!isObject(value)) return []
  if (value['type'] === 'image_url') return [urlOf(value['image_url'])]
  return Object.values(value).flatMap(partsIn)
}

const urlOf = (image: unknown): unknown => (isObject(image) ? image['url'] : image)
