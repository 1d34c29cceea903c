import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import { readableOutcome } from '../../shared/words/outcome-names.ts'
import type { StatisticKind } from './statistics.ts'

export const loginKindNames: Record<StatisticKind, TextKey> = {
  login: 'identity-desk.statLogin',
  register: 'identity-desk.statRegister',
  sms: 'identity-desk.statSms',
  two_step: 'identity-desk.statTwoStep',
  challenge: 'identity-desk.statChallenge',
  captcha: 'identity-desk.statCaptcha',
  social: 'identity-desk.statSocial',
  reset: 'identity-desk.statReset',
}

export function loginKindName(t: typeof translate, kind: string): string {
  return kind in loginKindNames ? t(loginKindNames[kind as StatisticKind]) : readableOutcome(kind)
}
