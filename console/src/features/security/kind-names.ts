import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import { readable } from '../../shared/outcome-names.ts'
import type { StatisticKind } from './statistics.ts'

export const kindNames: Record<StatisticKind, TextKey> = {
  login: 'members.statLogin',
  register: 'members.statRegister',
  sms: 'members.statSms',
  two_step: 'members.statTwoStep',
  challenge: 'members.statChallenge',
  captcha: 'members.statCaptcha',
  social: 'members.statSocial',
  reset: 'members.statReset',
}

export function kindName(t: typeof translate, kind: string): string {
  return kind in kindNames ? t(kindNames[kind as StatisticKind]) : readable(kind)
}
