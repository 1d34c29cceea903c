import type { ChipTone } from '@baize/ui/status-chip'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'

const names: Readonly<Record<string, TextKey>> = {
  ok: 'members.outcomeOk',
  sent: 'members.outcomeSent',
  link_sent: 'members.outcomeSent',
  two_step: 'members.outcomeTwoStep',
  wrong: 'members.outcomeWrong',
  stale: 'members.outcomeStale',
  denied: 'members.outcomeDenied',
  wrong_credentials: 'members.outcomeWrongCredentials',
  wrong_code: 'members.outcomeWrongCode',
  'invalid-verification-code': 'members.outcomeWrongCode',
  'missing-verification-code': 'members.outcomeNoCode',
  'code-expired': 'members.outcomeCodeExpired',
  'invalid-phone-number': 'members.outcomePhone',
  'missing-phone-number': 'members.outcomeNoPhone',
  'too-many-requests': 'members.outcomeTooMany',
  too_many_requests: 'members.outcomeTooMany',
  'quota-exceeded': 'members.outcomeQuota',
  'operation-not-allowed': 'members.outcomeNotEnabled',
  'captcha-check-failed': 'members.outcomeCaptchaWrong',
  'popup-closed-by-user': 'members.outcomePopup',
  unknown: 'members.outcomeGateway',
  unavailable: 'members.outcomeGateway',
  sign_in_locked: 'members.outcomeLockedOut',
  member_locked: 'members.outcomeMemberLocked',
  member_closed: 'members.outcomeMemberClosed',
  member_timed_out: 'members.outcomeTimedOut',
  member_excluded: 'members.outcomeExcluded',
  non_member: 'members.outcomeNonMember',
  non_agent: 'members.outcomeNonAgent',
  verification_required: 'members.outcomeNoChallenge',
  captcha_required: 'members.outcomeCaptchaRequired',
  captcha_wrong: 'members.outcomeCaptchaWrong',
  not_enabled: 'members.outcomeNotEnabled',
  no_account: 'members.outcomeNoAccount',
  register_first: 'members.outcomeNoAccount',
  unknown_account_or_email: 'members.outcomeNoAccount',
  ticket_expired: 'members.outcomeTooLate',
  name_taken: 'members.outcomeNameTaken',
  mobile_taken: 'members.outcomeMobileTaken',
  field_invalid: 'members.outcomeFieldInvalid',
  too_young: 'members.outcomeTooYoung',
  invitation_code_error: 'members.outcomeInvitation',
  weak_password: 'members.outcomeWeakPassword',
  already_linked: 'members.outcomeLinked',
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
  return key === undefined ? readable(outcome) : t(key)
}

export function readable(word: string): string {
  const plain = word.replaceAll(/[._-]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
