import type { InputOf, Method, ReplyOf } from '../endpoint.ts'
import type { Contract } from '../contract.ts'

declare const input: unique symbol
declare const reply: unique symbol

/** What a page knows of a call: method, path, sealed, form; the types ride along unseen. */
export type WireCall<Input = unknown, Reply = unknown> = readonly [
  method: Method,
  path: string,
  sealed: 0 | 1,
  form: 0 | 1,
] & { readonly [input]?: Input; readonly [reply]?: Reply }

export type WireCalls = {
  readonly [Name in keyof Contract]: WireCall<InputOf<Contract[Name]>, ReplyOf<Contract[Name]>>
}
