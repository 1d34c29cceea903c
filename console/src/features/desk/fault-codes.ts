import type { Fault } from '@baize/contract/system/desk'
import type { TextKey } from '@baize/texts/keys'

export type FaultTarget = Fault['target']
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

/** A call fails with a code of the contract, so the sentence is the one that members read for it. */
const callCodes: readonly FaultCode[] = [
  { code: 'unavailable', says: 'errors.unavailable' },
  { code: 'too-many-requests', says: 'errors.too_many_requests' },
  { code: 'operation-not-allowed', says: 'errors.not_allowed' },
  { code: 'unknown', says: 'errors.defect' },
]

export const codesOf: Record<FaultTarget, readonly FaultCode[]> = {
  sms: phoneCodes,
  email: mailCodes,
  calls: callCodes,
}

export const targetNames: Record<FaultTarget, TextKey> = {
  sms: 'system-desk.targetSms',
  email: 'system-desk.targetEmail',
  calls: 'system-desk.targetCalls',
}
