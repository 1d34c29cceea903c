import type { Language } from '@baize/kernel/language'
import type { WireCall } from './browser.ts'
import type { Envelope } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'
import type { SealKey } from '../system/system.ts'

/** Failures that never reached the server, beside its own codes. */
export type FailureCode = ErrorCode | 'network_failed'

/** Why a call did not give its value. Thrown, because queries and forms both treat it as the other path. */
export class CallFailed extends Error {
  readonly code: FailureCode
  readonly requestId: string
  readonly value: unknown
  constructor(code: FailureCode, message: string, requestId = '', value: unknown = null) {
    super(message)
    this.code = code
    this.requestId = requestId
    this.value = value
  }
}

/** Whether a call failed because nobody answered, or because who did could not reach the house. */
export function isOutOfReach(error: unknown): boolean {
  return (
    error instanceof CallFailed && (error.code === 'network_failed' || error.code === 'unavailable')
  )
}

/** What to tell a person about a failure: the server's sentence, or ours when it never answered. */
export function tellFailure(error: unknown, say: (key: `errors.${FailureCode}`) => string): string {
  if (!(error instanceof CallFailed)) return say('errors.defect')
  return error.message === '' ? say(`errors.${error.code}`) : error.message
}

/** Whether what was asked may be asked once more by itself: twice at most, and only what nobody answered. */
export function mayAskAgain(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof CallFailed && error.code === 'network_failed'
}

export type ClientOptions = {
  /** The session's token, or nothing for a visitor. */
  readonly token: () => string | null
  readonly language: () => Language
  readonly sealKey: () => SealKey | undefined
  /** Server time minus the device's, so that a wrong clock does not break sealed calls. */
  readonly clockOffsetMs?: () => number
  /** Told when the server no longer knows the session. */
  readonly onSessionLost?: () => void
  /** Told of every call how it ended: answered, whatever was said; refused as `unavailable`; or not answered at all. */
  readonly onReach?: (ending: 'answered' | 'unavailable' | 'silent', path: string) => void
  readonly fetch?: typeof fetch
  readonly timeoutMs?: number
}

export type Client = <Input, Reply>(
  call: WireCall<Input, Reply>,
  input: Input,
  options?: CallOptions,
) => Promise<Reply>

export type CallOptions = {
  readonly signal?: AbortSignal
  /** The call is made even when the page is left meanwhile. For small ones only: browsers set a limit. */
  readonly keepalive?: boolean
}

/** The browser's one way to the server: typed by the call, answered by its value or `CallFailed`. */
export function createClient(options: ClientOptions): Client {
  return async (call, input, how = {}) => {
    const token = options.token()
    const request = await writeRequest(call, input as Record<string, unknown>, options, token)
    const answer = await send(request, call[1], options, how)
    if (answer.success) return answer.value as never
    // A token that was replaced while the call was on its way says nothing about the one in its place.
    const isLost = answer.code === 'sign_in_required' && token !== null
    if (isLost && token === options.token()) options.onSessionLost?.()
    throw new CallFailed(answer.code, answer.message, answer.requestId, answer.value)
  }
}

type WrittenRequest = { readonly url: string; readonly init: RequestInit }

async function writeRequest(
  [method, path, sealed, kind]: WireCall,
  input: Record<string, unknown>,
  options: ClientOptions,
  token: string | null,
): Promise<WrittenRequest> {
  const rest = { ...input }
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const headers = new Headers({ accept: 'application/json', 'x-language': options.language() })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (kind === 2) {
    const { picture, ...others } = rest
    const url = withQuery(filled, others)
    if (picture === undefined) return { url, init: { method, headers } }
    headers.set('content-type', 'application/octet-stream')
    return { url, init: { method, headers, body: picture as Uint8Array<ArrayBuffer> } }
  }
  if (method === 'GET' || method === 'DELETE') {
    return { url: withQuery(filled, rest), init: { method, headers } }
  }
  if (kind === 1) return { url: filled, init: { method, headers, body: toParameters(rest) } }
  headers.set('content-type', 'application/json')
  const body = sealed ? { sealed: await sealBody(rest, options) } : rest
  return { url: filled, init: { method, headers, body: JSON.stringify(body) } }
}

function withQuery(path: string, input: Record<string, unknown>): string {
  const query = toParameters(input).toString()
  return query === '' ? path : `${path}?${query}`
}

function toParameters(input: Record<string, unknown>): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}

// The library for sealing is large, so it is loaded with the first call that needs it.
async function sealBody(body: unknown, options: ClientOptions): Promise<string> {
  const key = options.sealKey()
  if (!key) throw new CallFailed('seal_invalid', '')
  const { seal } = await import('./seal-client.ts')
  return seal(key, body, Date.now() + (options.clockOffsetMs?.() ?? 0))
}

async function send(
  { url, init }: WrittenRequest,
  path: string,
  options: ClientOptions,
  { signal, keepalive = false }: CallOptions,
): Promise<Envelope<unknown>> {
  const limit = AbortSignal.timeout(options.timeoutMs ?? 30_000)
  const stop = signal ? AbortSignal.any([signal, limit]) : limit
  try {
    const response = await (options.fetch ?? fetch)(url, { ...init, keepalive, signal: stop })
    const answer = (await response.json()) as Envelope<unknown>
    options.onReach?.(answer.code === 'unavailable' ? 'unavailable' : 'answered', path)
    return answer
  } catch (cause) {
    if (signal?.aborted) throw cause
    options.onReach?.('silent', path)
    throw new CallFailed('network_failed', '')
  }
}
