import { Type } from 'typebox'
import { defineDocument, type ContentOf } from '../document.ts'
import { fields, times } from '../schema.ts'

/** How members come in, and what stops those who guess. */
export const securityDocument = defineDocument({
  name: 'security',
  readers: ['admin', 'risk', 'support', 'auditor'],
  writers: ['admin', 'risk'],
  refusals: ['setting_over_other'],
  content: fields({
    /** Says plainly that an account does not exist. Helps the forgetful, and whoever wants to know who is a member. */
    tellUnknownAccounts: Type.Boolean(),
    captchaAfterFailures: times(1, 20),
    lockAfterFailures: times(2, 100),
    lockMinutes: times(1, 1440),
    /** How long a password holds; 0 means for ever. Asked for only where PWDEXPFORCECHANGE3 is on. */
    passwordDays: times(0, 3650),
    smsCodeMinutes: times(1, 60),
    smsPerNumberPerHour: times(1, 100),
    smsPerNumberPerDay: times(1, 1000),
    smsPerAddressPerHour: times(1, 10_000),
    codeAttempts: times(1, 20),
    /** A login from a network that the account was not used from before needs a second step. */
    twoStepOnNewNetwork: Type.Boolean(),
    twoStepAttempts: times(1, 20),
    twoStepLockMinutes: times(1, 1440),
    trustDays: times(1, 365),
    resetLinkMinutes: times(5, 1440),
  }),
})
export type SecurityDocument = ContentOf<typeof securityDocument>

declare module '../contract.ts' {
  interface ContractModules {
    identitySettings: typeof import('./identity-settings.ts')
  }
}
