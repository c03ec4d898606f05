import { type Asked, textOf } from '../../spec/asked.ts'
import type { Refusal } from '../../spec/dialect.ts'
import { isObject, ownValue } from '../../spec/json-object.ts'
import { imageFlawOf } from './data-uri.ts'

/** The most images one request may carry, as Wald's page has it. */
export const MOST_IMAGES = 16

/** What images are to a dialect: fields it does not know and leaves alone, something it refuses, or a part of the state. */
export type ImageRule = 'ignored' | 'refused' | 'carried'

/** A request whose images stand beside it as data URIs; in its state each has a placeholder, such as `[image 1]`. */
export type Sighted = Asked & { readonly images?: readonly string[] }

/**
 * Takes the images out of a request: those of its field `images`, then the message parts of its state.
 *
 * Refuses more than 16 and what is no image as broken, and images that nothing here can see as over
 * capacity, with what would serve them. A request without images comes back as it is.
 */
export function takeImages(
  asked: Asked,
  rule: ImageRule,
  seesImages: boolean,
): { readonly asked: Sighted } | { readonly refusal: Refusal } {
  if (rule === 'ignored') return { asked }
  const found = [...topImages(asked.body)]
  const state = withoutImages(asked.state, found)
  if (found.length === 0) return { asked }
  if (rule === 'refused') return { refusal: unseen(NOT_CARRIED) }
  const images = found.filter(image => typeof image === 'string')
  const flaw = flawOf(found)
  if (flaw !== null) return { refusal: { kind: 'broken', detail: flaw } }
  if (!seesImages) return { refusal: unseen(NOT_SEEN) }
  return { asked: { ...asked, state, text: textOf(state), images } }
}

const unseen = (why: string): Refusal => ({
  kind: 'over-capacity',
  detail: `the request carries images, and ${why}, or describe them in the state.`,
})

const NOT_CARRIED = 'this dialect has none. Ask in one that has, such as wald'

const NOT_SEEN =
  'this decider reads text alone. Serve a model that sees, by --upstream with --chat and --sees-images'

function flawOf(images: readonly unknown[]): string | null {
  if (images.length > MOST_IMAGES) {
    return `the images: expected at most ${MOST_IMAGES}, got ${images.length}`
  }
  const flaws = images.map(imageFlawOf)
  const first = flaws.findIndex(flaw => flaw !== null)
  return first < 0 ? null : `image ${first + 1}: ${flaws[first]}`
}

function topImages(body: unknown): readonly unknown[] {
  const images = ownValue(body, 'images')
  if (images === undefined || images === null) return []
  return Array.isArray(images) ? images : [images]
}

/** Gives a state with a placeholder for each image among its message parts, however deep; adds those to `found`. */
function withoutImages(value: unknown, found: unknown[]): unknown {
  if (Array.isArray(value)) return value.map(each => withoutImages(each, found))
  if (!isObject(value)) return value
  if (value['type'] === 'image_url' && 'image_url' in value) {
    found.push(urlOf(value['image_url']))
    return `[image ${found.length}]`
  }
  const fields = Object.entries(value).map(([name, each]) => [name, withoutImages(each, found)])
  return Object.fromEntries(fields)
}

const urlOf = (image: unknown): unknown => (isObject(image) ? image['url'] : image)
