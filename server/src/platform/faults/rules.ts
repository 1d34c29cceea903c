import type { Fault } from '@baize/contract/system/desk'
import { errors, transportErrors, type ErrorCode } from '@baize/contract/errors'
import type { Endpoint } from '@baize/contract/endpoint'

/** The words that a gateway may answer with (the product's error catalogue), and one for a gateway that is away. */
export const gatewayWords: readonly string[] = [
  'unavailable',
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
]

type Place = Pick<Endpoint, 'method' | 'path'>

/** A call as it is named. */
export function callName({ method, path }: Place): string {
  return `${method} ${path}`
}

/** Operators' calls are spared, or nobody could switch a fault off. */
export function canBeStruck({ path }: Place): boolean {
  return !path.startsWith('/ops/')
}

/** What a call may answer: its own refusals, and those that every call has. */
export function codesOf(call: Pick<Endpoint, 'errors'>): ErrorCode[] {
  return [...new Set([...call.errors, ...transportErrors])]
}

/** Whether one of the calls that a scope means may answer with a code. */
export function mayAnswer(calls: readonly Endpoint[], scope: string, code: string): boolean {
  return calls.some(
    (call) =>
      canBeStruck(call) &&
      isCallMeant(scope, callName(call)) &&
      codesOf(call).some((one) => one === code),
  )
}

export function isErrorCode(code: string): code is ErrorCode {
  return code in errors
}

/** A call by its whole name, or all whose path begins so. */
function isCallMeant(scope: string, call: string): boolean {
  if (scope === '' || scope === call) return true
  return scope.startsWith('/') && call.slice(call.indexOf(' ') + 1).startsWith(scope)
}

/** Something for every value of a sentence, so that it can be read where nothing real fills it in. */
export function sampleValues(message: string): Record<string, string | number> {
  const values = message.matchAll(/\{(\w+)(?:,\s*(plural|number|selectordinal))?/g)
  return Object.fromEntries(
    [...values].map(([, name = '', kind]) => [name, kind === undefined ? '…' : 3]),
  )
}

/** Whether a fault is meant for this recipient or path. */
export function isMeant(fault: Fault, target: Fault['target'], scope: string, now: Date): boolean {
  if (fault.target !== target || Date.parse(fault.endsAt) <= now.getTime()) return false
  if (fault.scope === '') return true
  if (target === 'calls') return isCallMeant(fault.scope, scope)
  return plain(fault.scope) === plain(scope)
}

/** People type phone numbers with spaces and mail addresses with capitals. */
function plain(recipient: string): string {
  return recipient.replaceAll(/[\s().-]/g, '').toLowerCase()
}
