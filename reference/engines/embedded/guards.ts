import { isObject } from '../../../spec/json-object.ts'

/** Says whether a value that came in from another process is of a type. */
export type Guard<Type> = (value: unknown) => value is Type

/** Says whether it is a text. */
export const isText: Guard<string> = value => typeof value === 'string'

/** Says whether it is a number, neither infinite nor none. */
export const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** Says whether it is a whole number from 0. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/** Takes anything. */
export const isAnything: Guard<unknown> = (_value): _value is unknown => true

/** Makes a guard of lists of one type. */
export const listOf =
  <Item>(isItem: Guard<Item>): Guard<readonly Item[]> =>
  (value): value is readonly Item[] =>
    Array.isArray(value) && value.every(isItem)

/** Makes a guard that takes null as well. */
export const orNull =
  <Type>(isType: Guard<Type>): Guard<Type | null> =>
  (value): value is Type | null =>
    value === null || isType(value)

/** Makes a guard of some texts and no other. */
export const oneOf =
  <const Text extends string>(...texts: readonly Text[]): Guard<Text> =>
  (value): value is Text =>
    texts.some(text => text === value)

/** Makes a guard of what any of these takes. */
export const anyOf =
  <Types extends readonly unknown[]>(
    ...guards: { readonly [Index in keyof Types]: Guard<Types[Index]> }
  ): Guard<Types[number]> =>
  (value): value is Types[number] =>
    guards.some(isType => isType(value))

/** Makes a guard of objects by the guards of their fields; further fields pass. */
export const shapeOf =
  <Shape extends object>(
    fields: {
      readonly [Name in keyof Shape]: Guard<Shape[Name]>
    },
  ): Guard<Shape> =>
  (value): value is Shape =>
    isObject(value) && checksOf(fields).every(([name, isField]) => isField(value[name]))

const checksOf = (fields: object): [string, (value: unknown) => boolean][] => Object.entries(fields)
