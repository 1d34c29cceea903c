import { securityDocument, type SecurityDocument } from '@baize/contract/identity/identity-settings'
import type { RegistrationRule } from '@baize/contract/system/system'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import {
  countSetting,
  loosenedByLowering,
  loosenedByRaising,
  loosenedBySwitching,
  switchSetting,
  timeSetting,
  type DocumentRules,
} from '../system/system.ts'

/** What the operator set, as it stands at the moment of asking. */
export type IdentitySettings = {
  readonly security: () => SecurityDocument
  readonly rules: () => readonly RegistrationRule[]
  /** Whether a module of the whitelabel tree is on, and everything above it. */
  readonly isOn: (modId: string) => boolean
  readonly brandName: () => string
  readonly currency: () => Currency
  /** The brand's time zone, by which a birthday comes. */
  readonly zone: () => string
  /** The address of the site, for links in messages. */
  readonly siteUrl: () => string
}

/** How members of a new brand come in. */
export const newSecurity: SecurityDocument = {
  tellUnknownAccounts: false,
  captchaAfterFailures: 2,
  lockAfterFailures: 5,
  lockMinutes: 15,
  passwordDays: 90,
  smsCodeMinutes: 2,
  smsPerNumberPerHour: 5,
  smsPerNumberPerDay: 10,
  smsPerAddressPerHour: 20,
  codeAttempts: 5,
  twoStepOnNewNetwork: true,
  twoStepAttempts: 5,
  twoStepLockMinutes: 15,
  trustDays: 30,
  resetLinkMinutes: 30,
}

const overOther = (setting: keyof SecurityDocument, most: number, other: keyof SecurityDocument) =>
  refuse('setting_over_other', { setting, most, other }, { setting })

/** How members come in, and what stops those who guess. */
export const securityRules: DocumentRules<typeof securityDocument> = {
  document: securityDocument,
  published: 'ops.actionSecurityPublished',
  seed: (said) => said ?? newSecurity,
  complete: (stored) => ({ ...newSecurity, ...stored }),
  check(security) {
    // A picture that is asked for only when the account is locked already would never be seen.
    const beforeLock = security.lockAfterFailures - 1
    if (security.captchaAfterFailures > beforeLock) {
      return overOther('captchaAfterFailures', beforeLock, 'lockAfterFailures')
    }
    const perDay = security.smsPerNumberPerDay
    return security.smsPerNumberPerHour > perDay
      ? overOther('smsPerNumberPerHour', perDay, 'smsPerNumberPerDay')
      : ok()
  },
  control: {
    says: 'ops.actionSecurityPublish',
    settings: {
      tellUnknownAccounts: loosenedBySwitching(true, switchSetting('alerts.setTellUnknown')),
      captchaAfterFailures: loosenedByRaising(countSetting('alerts.setCaptchaAfter')),
      lockAfterFailures: loosenedByRaising(countSetting('alerts.setLockAfter')),
      lockMinutes: loosenedByLowering(timeSetting('alerts.setLockMinutes', 'minute')),
      passwordDays: timeSetting('identity-desk.passwordDays', 'day'),
      smsCodeMinutes: timeSetting('identity-desk.smsCodeMinutes', 'minute'),
      smsPerNumberPerHour: countSetting('identity-desk.smsPerHour'),
      smsPerNumberPerDay: countSetting('identity-desk.smsPerDay'),
      smsPerAddressPerHour: countSetting('identity-desk.smsPerAddress'),
      codeAttempts: loosenedByRaising(countSetting('alerts.setCodeAttempts')),
      twoStepOnNewNetwork: loosenedBySwitching(false, switchSetting('alerts.setTwoStepNew')),
      twoStepAttempts: loosenedByRaising(countSetting('alerts.setTwoStepAttempts')),
      twoStepLockMinutes: loosenedByLowering(timeSetting('alerts.setTwoStepLock', 'minute')),
      trustDays: loosenedByRaising(timeSetting('alerts.setTrustDays', 'day')),
      resetLinkMinutes: timeSetting('identity-desk.resetLink', 'minute'),
    },
  },
}
