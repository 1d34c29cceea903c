import type { ChipTone } from '@baize/ui/figures/status-chip'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'

const names: Readonly<Record<string, TextKey>> = {
  ok: 'identity-desk.outcomeOk',
  sent: 'identity-desk.outcomeSent',
  link_sent: 'identity-desk.outcomeSent',
  two_step: 'identity-desk.outcomeTwoStep',
  wrong: 'identity-desk.outcomeWrong',
  stale: 'identity-desk.outcomeStale',
  denied: 'identity-desk.outcomeDenied',
  wrong_credentials: 'identity-desk.outcomeWrongCredentials',
  wrong_code: 'identity-desk.outcomeWrongCode',
  'invalid-verification-code': 'identity-desk.outcomeWrongCode',
  'missing-verification-code': 'identity-desk.outcomeNoCode',
  'code-expired': 'identity-desk.outcomeCodeExpired',
  'invalid-phone-number': 'identity-desk.outcomePhone',
  'missing-phone-number': 'identity-desk.outcomeNoPhone',
  'too-many-requests': 'identity-desk.outcomeTooMany',
  too_many_requests: 'identity-desk.outcomeTooMany',
  'quota-exceeded': 'identity-desk.outcomeQuota',
  'operation-not-allowed': 'identity-desk.outcomeNotEnabled',
  'captcha-check-failed': 'identity-desk.outcomeCaptchaWrong',
  'popup-closed-by-user': 'identity-desk.outcomePopup',
  unknown: 'identity-desk.outcomeGateway',
  unavailable: 'identity-desk.outcomeGateway',
  sign_in_locked: 'identity-desk.outcomeLockedOut',
  member_locked: 'identity-desk.outcomeMemberLocked',
  member_closed: 'identity-desk.outcomeMemberClosed',
  member_timed_out: 'identity-desk.outcomeTimedOut',
  member_excluded: 'identity-desk.outcomeExcluded',
  non_member: 'identity-desk.outcomeNonMember',
  non_agent: 'identity-desk.outcomeNonAgent',
  verification_required: 'identity-desk.outcomeNoChallenge',
  captcha_required: 'identity-desk.outcomeCaptchaRequired',
  captcha_wrong: 'identity-desk.outcomeCaptchaWrong',
  not_enabled: 'identity-desk.outcomeNotEnabled',
  no_account: 'identity-desk.outcomeNoAccount',
  register_first: 'identity-desk.outcomeNoAccount',
  unknown_account_or_email: 'identity-desk.outcomeNoAccount',
  ticket_expired: 'identity-desk.outcomeTooLate',
  name_taken: 'identity-desk.outcomeNameTaken',
  mobile_taken: 'identity-desk.outcomeMobileTaken',
  field_invalid: 'identity-desk.outcomeFieldInvalid',
  too_young: 'identity-desk.outcomeTooYoung',
  invitation_code_error: 'identity-desk.outcomeInvitation',
  weak_password: 'identity-desk.outcomeWeakPassword',
  already_linked: 'identity-desk.outcomeLinked',
}

const good = new Set(['ok', 'sent', 'link_sent'])
/** Steps on the way: neither the end nor a refusal. */
const open = new Set(['two_step', 'captcha_required'])

export function isGood(outcome: string): boolean {
  return good.has(outcome)
}

export function isRefused(outcome: string): boolean {
  return !good.has(outcome) && !open.has(outcome)
}

export function outcomeTone(outcome: string): ChipTone {
  if (isGood(outcome)) return 'ok'
  return open.has(outcome) ? 'pending' : 'bad'
}

/** What came of a try, in few words. One that has no words yet is shown as it is kept, made readable. */
export function outcomeName(t: typeof translate, outcome: string): string {
  const key = names[outcome]
  return key === undefined ? readableOutcome(outcome) : t(key)
}

export function readableOutcome(word: string): string {
  const plain = word.replaceAll(/[._-]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
