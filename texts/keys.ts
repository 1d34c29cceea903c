import type { ErrorCode } from '@baize/contract/errors'
import type errors from './en/errors.json'

/**
 * The rooms of texts with their keys. Each room adds itself by a file of its own, `rooms/<room>.ts`. The English files
 * are the source: a key that is not in them does not compile.
 */
export interface Rooms {
  readonly errors: typeof errors
}

export type TextRoom = keyof Rooms
export type TextKey = {
  [Room in TextRoom]: `${Room}.${Extract<keyof Rooms[Room], string>}`
}[TextRoom]
export type TextValues = Readonly<Record<string, string | number>>

// A refusal code without its sentence stops the build here.
type Missing = Exclude<ErrorCode, keyof typeof errors>
const everyRefusalHasASentence: [Missing] extends [never] ? true : Missing = true
void everyRefusalHasASentence
