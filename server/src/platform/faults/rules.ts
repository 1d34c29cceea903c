import type { Fault } from '@baize/contract/system/desk'
import type { TransportError } from '@baize/contract/errors'

/** The words that a gateway may answer with (the product's error catalogue), and one for a gateway that is away. */
export const faultWords: readonly string[] = [
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

/** What a call answers for a word. Words that only a gateway knows make the call unavailable. */
export function refusalOf(word: string): TransportError {
  if (word === 'too-many-requests') return 'too_many_requests'
  if (word === 'operation-not-allowed') return 'not_allowed'
  return word === 'unknown' ? 'defect' : 'unavailable'
}

/** Whether a fault is meant for this recipient or path. */
export function isMeant(fault: Fault, target: Fault['target'], scope: string, now: Date): boolean {
  if (fault.target !== target || Date.parse(fault.endsAt) <= now.getTime()) return false
  if (fault.scope === '') return true
  if (target === 'calls') return scope.startsWith(fault.scope)
  return plain(fault.scope) === plain(scope)
}

/** People type phone numbers with spaces and mail addresses with capitals. */
function plain(recipient: string): string {
  return recipient.replaceAll(/[\s().-]/g, '').toLowerCase()
}
