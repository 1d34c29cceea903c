import type { SecurityDocument } from '@baize/contract/identity/identity-settings'

/** A security document for tests. */
export const security: SecurityDocument = {
  tellUnknownAccounts: false,
  captchaAfterFailures: 3,
  lockAfterFailures: 8,
  lockMinutes: 15,
  passwordDays: 90,
  smsCodeMinutes: 5,
  smsPerNumberPerHour: 5,
  smsPerNumberPerDay: 20,
  smsPerAddressPerHour: 60,
  codeAttempts: 5,
  twoStepOnNewNetwork: true,
  twoStepAttempts: 5,
  twoStepLockMinutes: 15,
  trustDays: 30,
  resetLinkMinutes: 30,
}
