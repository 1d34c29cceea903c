import type { SecurityDocument } from '@baize/contract/documents'
import type { RegistrationRule } from '@baize/contract/system'
import type { Currency } from '@baize/kernel/money'

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
  /** How many wrong payment passwords in a row lock it, and for how long. */
  readonly paymentLimits: () => { readonly tries: number; readonly lockMinutes: number }
  /** The address of the site, for links in messages. */
  readonly siteUrl: () => string
}
