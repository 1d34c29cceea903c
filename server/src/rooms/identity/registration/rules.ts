import type { RegistrationInput } from '@baize/contract/identity/registration'
import { cleanText } from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Filled, Tab } from './fields.ts'
import type { NewProfile, Origin } from './store.ts'

/** Whether a phone given on this tab must be proven. Both tabs go by the switch, the username tab by its rule too. */
export function asksForCode(
  tab: Tab,
  { isOn, rules }: Pick<IdentitySettings, 'isOn' | 'rules'>,
): boolean {
  if (!isOn('REGMOBVERF3')) return false
  const rule = rules().find(({ field }) => field === 'verificationCode')
  return tab === 'mobile' || (rule?.shown === true && rule.required)
}

/** The mobile tab has no field for a name: the number is the name, as its digits. */
export function accountOf(tab: Tab, { values, mobile }: Filled): string {
  return tab === 'mobile' ? (mobile ?? '').replace('+', '') : (values.username ?? '')
}

export function profileOf({ values, birthday }: Filled): NewProfile {
  const text = (value: string | undefined) => cleanText(value ?? '')
  return {
    birthday: birthday ?? null,
    idNumber: text(values.idNumber),
    payeeName: text(values.payeeName),
    qq: text(values.qqNum),
    wechat: text(values.wechat),
    whatsapp: text(values.whatsapp),
    facebook: text(values.facebook),
    telegram: text(values.telegram),
    line: text(values.line),
    zalo: text(values.zalo),
  }
}

type Remembered = Pick<Origin, 'url' | 'method' | 'domain' | 'referralCode'>

/** How the visitor came, as the page says it. */
export function rememberedOf(input: RegistrationInput): Remembered {
  const { registerUrl = '', registerMethod = 'WEB', domain = '', referralCode = '' } = input
  return { url: registerUrl, method: registerMethod, domain, referralCode }
}
