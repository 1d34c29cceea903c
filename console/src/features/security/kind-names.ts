import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import { readable } from '../../shared/outcome-names.ts'
import type { StatisticKind } from './statistics.ts'

export const kindNames: Record<StatisticKind, TextKey> = {
  login: 'identity-desk.statLogin',
  register: 'identity-desk.statRegister',
  sms: 'identity-desk.statSms',
  two_step: 'identity-desk.statTwoStep',
  challenge: 'identity-desk.statChallenge',
  captcha: 'identity-desk.statCaptcha',
  social: 'identity-desk.statSocial',
  reset: 'identity-desk.statReset',
}

export function kindName(t: typeof translate, kind: string): string {
  return kind in kindNames ? t(kindNames[kind as StatisticKind]) : readable(kind)
}
