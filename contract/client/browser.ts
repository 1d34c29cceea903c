import type { InputOf, Method, ReplyOf } from '../endpoint.ts'
import type { Contract } from '../contract.ts'

/** JSON, a form, or a picture as it is. */
export type BodyKind = 0 | 1 | 2

declare const input: unique symbol
declare const reply: unique symbol

/** What a page knows of a call: method, path, sealed, how its body is written; the types ride along unseen. */
export type WireCall<Input = unknown, Reply = unknown> = readonly [
  method: Method,
  path: string,
  sealed: 0 | 1,
  body: BodyKind,
] & { readonly [input]?: Input; readonly [reply]?: Reply }

export type WireCalls = {
  readonly [Name in keyof Contract]: WireCall<InputOf<Contract[Name]>, ReplyOf<Contract[Name]>>
}
