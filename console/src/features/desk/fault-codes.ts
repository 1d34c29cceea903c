import type { ReplyOf } from '@baize/contract/endpoint'
import type { Fault, listFaultPlaces } from '@baize/contract/system/desk'
import type { TextKey } from '@baize/texts/keys'

export type FaultTarget = Fault['target']
export type FaultPlaces = ReplyOf<typeof listFaultPlaces>
export type FaultCode = { readonly code: string; readonly says: TextKey }

/** The errors that a phone verification may meet, a gateway that is away among them, and the sentence that a member reads for each. */
const phoneCodes: readonly FaultCode[] = [
  { code: 'quota-exceeded', says: 'system-desk.saysQuota' },
  { code: 'too-many-requests', says: 'system-desk.saysTooMany' },
  { code: 'invalid-phone-number', says: 'system-desk.saysPhone' },
  { code: 'missing-phone-number', says: 'system-desk.saysNoPhone' },
  { code: 'invalid-verification-code', says: 'system-desk.saysWrongCode' },
  { code: 'missing-verification-code', says: 'system-desk.saysNoCode' },
  { code: 'code-expired', says: 'system-desk.saysExpired' },
  { code: 'captcha-check-failed', says: 'system-desk.saysCaptcha' },
  { code: 'operation-not-allowed', says: 'system-desk.saysNotAllowed' },
  { code: 'popup-closed-by-user', says: 'system-desk.saysPopup' },
  { code: 'unknown', says: 'system-desk.saysUnknown' },
  { code: 'unavailable', says: 'system-desk.saysAway' },
]

const mailCodes = phoneCodes.filter(({ code }) =>
  [
    'quota-exceeded',
    'too-many-requests',
    'operation-not-allowed',
    'unknown',
    'unavailable',
  ].includes(code),
)

/** What gateways answer; what calls and vendors may answer, the server says. */
export const gatewayCodes = { sms: phoneCodes, email: mailCodes } as const

export const targetNames: Record<FaultTarget, TextKey> = {
  sms: 'system-desk.targetSms',
  email: 'system-desk.targetEmail',
  calls: 'system-desk.targetCalls',
  vendors: 'system-desk.targetVendors',
}

/** A code and the sentence for it, if people ever read one. */
export type ShownCode = { readonly code: string; readonly says: string }

/** What the calls within a scope may answer: one by its whole name, or all whose path begins so. */
export function codesOfCalls({ calls, sentences }: FaultPlaces, scope: string): ShownCode[] {
  const pathOf = (call: string) => call.slice(call.indexOf(' ') + 1)
  const meant = calls.filter(
    ({ call }) =>
      scope === '' || scope === call || (scope.startsWith('/') && pathOf(call).startsWith(scope)),
  )
  const codes = new Set(meant.flatMap((one) => one.codes))
  return sentences.filter(({ code }) => codes.has(code))
}
