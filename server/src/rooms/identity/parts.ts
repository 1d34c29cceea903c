import type { IdMaker } from '@baize/kernel/ids'
import { systemRandomBytes, type RandomBytes } from '@baize/kernel/random'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Messages } from '../../platform/messages/messages.ts'
import { createSecretBox, type SecretBox } from '../../platform/secret-box.ts'
import { deriveKey } from '../../platform/secret.ts'
import type { Sessions } from '../../platform/sessions.ts'
import type { Alerts, Approvals, Controls } from '../system/system.ts'
import { createChallenges, type Challenges } from './challenges/challenges.ts'
import { createCodes, type Codes } from './codes/codes.ts'
import { createFailures, type Failures } from './credentials/failures.ts'
import { createPasswords, type Passwords } from './credentials/passwords.ts'
import {
  createPaymentPasswords,
  type PaymentPasswords,
} from './payment-passwords/payment-passwords.ts'
import { createInvitations, type Invitations } from './invitations/invitations.ts'
import { createMembers, type Members } from './members/members.ts'
import type { AuditDoor } from './audit.ts'
import {
  createOperatorRequests,
  createOwnAccounts,
  createOperators,
  type OperatorRequests,
  type OwnAccounts,
  type Operators,
} from './operators/operators.ts'
import { createPhone, type Phone } from './phone/phone.ts'
import { createRecovery, type Recovery } from './recovery/recovery.ts'
import { createRegistration, type Registration } from './registration/registration.ts'
import type { IdentitySettings } from './settings.ts'
import {
  createBrowserSession,
  createEntry,
  createRemembered,
  createSignIn,
  type BrowserSession,
  type Entry,
  type Remembered,
  type SignIn,
} from './sign-in/sign-in.ts'
import { createSocial, type Provider, type Social } from './social/social.ts'
import { createStatistics, type Statistics } from './statistics.ts'
import { createTickets, type Tickets } from './tickets/tickets.ts'

export type IdentityDeps = {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  readonly secret: string
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly sessions: Sessions
  readonly events: Pick<Events, 'write'>
  readonly messages: Messages
  readonly jobs: Pick<Jobs, 'define' | 'add'>
  readonly audit: AuditDoor
  /** Where what one operator may not do alone waits for another. */
  readonly approvals: Approvals
  /** Where it is told that somebody is to get rights, or got them. */
  readonly controls: Controls
  readonly alerts: Pick<Alerts, 'open'>
  readonly settings: IdentitySettings
  /** Where people may come from who have an account elsewhere. */
  readonly providers: readonly Provider[]
}

/** The inner rooms with what they stand on: for this room's own routes and jobs, and never beyond its door. */
export type IdentityParts = IdentityDeps & {
  readonly production: boolean
  readonly randomBytes: RandomBytes
  readonly box: SecretBox
  readonly passwords: Passwords
  readonly paymentPasswords: PaymentPasswords
  readonly failures: Failures
  readonly statistics: Statistics
  readonly tickets: Tickets
  readonly members: Members
  readonly invitations: Invitations
  readonly remembered: Remembered
  readonly browserSession: BrowserSession
  readonly challenges: Challenges
  readonly codes: Codes
  readonly phone: Phone
  readonly entry: Entry
  readonly social: Social
  readonly operators: Operators
  readonly operatorRequests: OperatorRequests
  readonly ownAccounts: OwnAccounts
  readonly signIn: SignIn
  readonly registration: Registration
  readonly recovery: Recovery
}

const minuteMs = 60_000

/** Parts from below: what is kept and counted, then accounts, then proofs, then the ways in. */
export function createParts(given: IdentityDeps): IdentityParts {
  const { secret, now, settings } = given
  const base = {
    ...given,
    production: given.config.production,
    randomBytes: systemRandomBytes,
    passwords: createPasswords({ cost: given.config.PASSWORD_COST }),
    statistics: createStatistics(given),
    tickets: createTickets(given),
    box: createSecretBox(deriveKey(secret, 'member secrets')),
    failures: createFailures({ now, crowd: 'members', limits: limitsOf(settings) }),
    members: createMembers(given),
    remembered: createRemembered(given),
    browserSession: createBrowserSession(given),
  }
  const proofs = {
    ...base,
    invitations: createInvitations({
      ...base,
      visitorKey: deriveKey(secret, 'visitors of links'),
    }),
    paymentPasswords: createPaymentPasswords(base),
    challenges: createChallenges(base),
    codes: createCodes(base),
  }
  const deps = { ...proofs, phone: createPhone(proofs), entry: createEntry(base) }
  const social = createSocial(deps)
  const operators = createOperators({ ...base, issuer: settings.brandName })
  return {
    ...deps,
    social,
    operators,
    ownAccounts: createOwnAccounts(base),
    operatorRequests: createOperatorRequests({ ...base, operators, brandName: settings.brandName }),
    signIn: createSignIn(deps),
    registration: createRegistration({ ...deps, linkOnRegister: social.linkOnRegister }),
    recovery: createRecovery(deps),
  }
}

/** An office or a net café behind one address has several persons. */
function limitsOf(settings: IdentitySettings) {
  return () => {
    const { lockAfterFailures: name, lockMinutes } = settings.security()
    return { name, address: name * 20, lockMs: lockMinutes * minuteMs }
  }
}
