import type { Transaction } from '../../../platform/database/database.ts'
import { createKnowsPassword, type KnowsPasswordDeps } from './knows-password.ts'
import { createOwnPasswords, type OwnPasswords, type OwnPasswordsDeps } from './own-passwords.ts'
import {
  createOwnPaymentPassword,
  type OwnPaymentPassword,
  type OwnPaymentPasswordDeps,
} from './own-payment-password.ts'
import { createResetLinks, type ResetLinks, type ResetLinksDeps } from './reset-links.ts'
import { createResets, type Resets, type ResetsDeps } from './resets.ts'

/** Passwords that are changed, and those that are forgotten. */
export type Recovery = {
  readonly own: OwnPasswords
  readonly ownPayment: OwnPaymentPassword
  readonly links: ResetLinks
  readonly resets: Resets
  /** Removes what counts no more. */
  removeOver(tx: Transaction): Promise<void>
}

export type RecoveryDeps = Omit<OwnPasswordsDeps & OwnPaymentPasswordDeps, 'knowsPassword'> &
  KnowsPasswordDeps &
  ResetsDeps &
  ResetLinksDeps

/** Defines a job, so it is called before jobs start. */
export function createRecovery(given: RecoveryDeps): Recovery {
  const deps = { ...given, knowsPassword: createKnowsPassword(given) }
  const links = createResetLinks(deps)
  return {
    own: createOwnPasswords(deps),
    ownPayment: createOwnPaymentPassword(deps),
    links,
    resets: createResets(deps),
    removeOver: links.removeForgotten,
  }
}
