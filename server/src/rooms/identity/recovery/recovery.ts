import type { Transaction } from '../../../platform/database/database.ts'
import { createOwnPasswords, type OwnPasswords, type OwnPasswordsDeps } from './own-passwords.ts'
import { createResetLinks, type ResetLinks, type ResetLinksDeps } from './reset-links.ts'
import { createResets, type Resets, type ResetsDeps } from './resets.ts'

/** Passwords that are changed, and those that are forgotten. */
export type Recovery = {
  readonly own: OwnPasswords
  readonly links: ResetLinks
  readonly resets: Resets
  /** Removes what counts no more. */
  removeOver(tx: Transaction): Promise<void>
}

export type RecoveryDeps = OwnPasswordsDeps & ResetsDeps & ResetLinksDeps

/** Defines a job, so it is called before jobs start. */
export function createRecovery(deps: RecoveryDeps): Recovery {
  const links = createResetLinks(deps)
  return {
    own: createOwnPasswords(deps),
    links,
    resets: createResets(deps),
    removeOver: links.removeForgotten,
  }
}
