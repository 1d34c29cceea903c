import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'
import type { Look } from './system/looks.ts'
import type { Access } from './roles.ts'

/** As what a picture may come; what it is shows when it is decoded. */
export const pictureTypes = [
  'application/octet-stream',
  'image/png',
  'image/jpeg',
  'image/webp',
] as const

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call, said once: the server validates, serialises and guards with it, the browser types its
 * request and its answer with it, and the API page prints it.
 */
export type Endpoint<
  Input extends TObject = TObject,
  Reply extends TSchema = TSchema,
  Errors extends readonly ErrorCode[] = readonly ErrorCode[],
> = {
  readonly method: Method
  /** The wire path. `:name` parts are taken from the input's field of that name. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly input: Input
  readonly reply: Reply
  /** The refusals of its room; the transport's own need no mention. */
  readonly errors: Errors
  /** The body travels as a JWE; see `seal.ts`. */
  readonly sealed?: boolean
  /** The body may also come form-encoded, for the calls that the product's wire says so. */
  readonly form?: boolean
  /**
   * The body is a picture as it is, PNG, JPEG or WebP, which the input has under `picture`; all else of the input travels
   * in the address. A picture is never put into JSON: reading that would cost more than the picture.
   */
  readonly carries?: 'picture'
  /** It moves money or protects who plays: where a node has too much to do, it is refused last. */
  readonly shedLast?: boolean
  /** How many calls a minute one session may make, or one address of visitors; the server's default holds when absent. */
  readonly perMinute?: number
  /**
   * `address`: counted by the address whoever is signed in, for what is guessed or flooded, where sessions of one's own
   * would give more tries. `session`: by the session that the input names, for calls without a sign-in of their own.
   */
  readonly countedBy?: 'address' | 'session'
  /** How large the body may be; the server's default holds when absent. */
  readonly bodyBytes?: number
  /** How many values its JSON may hold, those inside of others too; the server's default holds when absent. */
  readonly bodyValues?: number
  /** How long a browser or a shared cache may keep the answer; absent means `no-store`. */
  readonly cacheSeconds?: number
  /** What its answer shows is personal: that an operator looked is written to the audit trail before it is sent. */
  readonly look?: Look
  /**
   * Only a page of the site's own origin may call: for what a cookie alone would open. A sibling domain and a frame
   * without an origin are not it.
   */
  readonly ownPages?: boolean
  /**
   * A page of any origin may call and read the answer, a frame without an origin among them: for what the input alone
   * opens, and no cookie.
   */
  readonly anyOrigin?: boolean
  /** Answers while the site is closed for maintenance or to the caller's region. */
  readonly always?: boolean
}

export type InputOf<E> = E extends Endpoint<infer Input> ? Static<Input> : never
export type ReplyOf<E> = E extends Endpoint<TObject, infer Reply> ? Static<Reply> : never
export type ErrorsOf<E> =
  E extends Endpoint<TObject, TSchema, infer Errors> ? Errors[number] : never

export function endpoint<
  const Input extends TObject,
  const Reply extends TSchema,
  const Errors extends readonly ErrorCode[],
>(definition: Endpoint<Input, Reply, Errors>): Endpoint<Input, Reply, Errors> {
  return definition
}

/** The names of the `:name` parts of a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '')
}

/** Where a field of the input travels. */
export function placeOf(
  { method, path, carries }: Pick<Endpoint, 'method' | 'path' | 'carries'>,
  field: string,
): 'path' | 'query' | 'body' {
  if (pathParameters(path).includes(field)) return 'path'
  if (carries !== undefined) return field === carries ? 'body' : 'query'
  return method === 'POST' || method === 'PUT' ? 'body' : 'query'
}

/** What every answer looks like on the wire. */
export type Envelope<Value> =
  | { readonly success: true; readonly value: Value; readonly message: ''; readonly code: '' }
  | {
      readonly success: false
      readonly value: unknown
      readonly message: string
      readonly code: ErrorCode
      /** Lets support find what happened. */
      readonly requestId: string
    }
