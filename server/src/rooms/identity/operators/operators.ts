import type { Database } from '../../../platform/database/database.ts'
import { deriveKey } from '../../../platform/secret.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import { createAccounts, type Accounts } from './accounts.ts'
import type { AuditDoor } from './audit.ts'
import { createDemo, type Demo } from './demo.ts'
import { createFailures } from '../credentials/failures.ts'
import { createPasswords, type Passwords } from '../credentials/passwords.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { failureLimits, lockMs } from './rules.ts'
import { createSignIn, type SignIn } from './sign-in.ts'

export { demoPassword } from './demo.ts'
export { createOwnAccounts, type OwnAccounts } from './own-accounts.ts'
export { createOperatorRequests, type OperatorRequests } from './requests.ts'
export { watchLocks } from './watch.ts'

/** Who may use the console, and how they come in. */
export type Operators = Accounts & {
  readonly signIn: SignIn
  /** Null in production, so that nothing there can seed or show a login that everybody knows. */
  readonly demo: Demo | null
}

export type OperatorsDeps = {
  readonly db: Database
  readonly secret: string
  readonly production: boolean
  readonly now: () => Date
  readonly makeId: (prefix: 'opr') => string
  readonly sessions: Sessions
  readonly audit: AuditDoor
  /** The brand's name, shown by an authenticator app beside the code. */
  readonly issuer: () => string
  /** Those that the whole process shares; its own when absent. */
  readonly passwords?: Passwords
}

export function createOperators(deps: OperatorsDeps): Operators {
  const { secret, production, now } = deps
  const inner = {
    ...deps,
    passwords: deps.passwords ?? createPasswords(),
    failures: createFailures({
      now,
      crowd: 'operators',
      limits: () => ({ ...failureLimits, lockMs }),
    }),
    box: createSecretBox(deriveKey(secret, 'operator totp')),
    ticketKey: deriveKey(secret, 'operator tickets'),
  }
  return {
    ...createAccounts(inner),
    signIn: createSignIn(inner),
    demo: production ? null : createDemo(inner),
  }
}
