import type { IdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Messages } from '../../platform/messages/messages.ts'
import { deriveKey } from '../../platform/secret.ts'
import type { Sessions } from '../../platform/sessions.ts'
import { createChallenges } from './challenges/challenges.ts'
import { createCodes } from './codes/codes.ts'
import { createFailures } from './credentials/failures.ts'
import { createPasswords } from './credentials/passwords.ts'
import { createPaymentPasswords } from './credentials/payment-passwords.ts'
import { createSecretBox } from '../../platform/secret-box.ts'
import { seedDemoMembers } from './members/demo.ts'
import { audience } from './members/audience.ts'
import { createMembers } from './members/members.ts'
import type { AuditDoor } from './operators/audit.ts'
import { createOperators } from './operators/operators.ts'
import { createPhone } from './phone/phone.ts'
import { createRecovery } from './recovery/recovery.ts'
import { createRegistration } from './registration/registration.ts'
import type { IdentitySettings } from './settings.ts'
import { createEntry } from './sign-in/entry.ts'
import { createRemembered } from './sign-in/remembered.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import type { Provider } from './social/providers.ts'
import { createSocial } from './social/social.ts'
import { createStandings } from './standings.ts'
import { createStatistics } from './statistics.ts'
import { createTickets } from './tickets/tickets.ts'
import { createTraces } from './traces.ts'

/** The banner of a demo says it, because everybody may know it. */
export { securityRules } from './settings.ts'
export { demoMemberPassword } from './members/demo.ts'
export { demoPassword } from './operators/demo.ts'
/** For the command that makes the first operator, where nothing else of the room is there. */
export { createOperators } from './operators/operators.ts'
/** For the sandbox of the provider protocol, outside production. */
export { sandboxPeople } from './members/sandbox-people.ts'
/** For whoever must know a phone number however it is written, such as that of a wallet. */
export { readPhone } from './codes/phone-number.ts'
export type { IdentitySettings } from './settings.ts'
export { listProviders } from './social/list-providers.ts'
export { barOf, type Bar, type BarKind, type Member, type MemberId } from './members/member.ts'
export type { Standing, Standings } from './standings.ts'
export type { PaymentPasswords, PaymentRefusal } from './credentials/payment-passwords.ts'
export type { Members } from './members/members.ts'
export type { Trace, Traces } from './traces.ts'

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
  readonly settings: IdentitySettings
  /** Where people may come from who have an account elsewhere. */
  readonly providers: readonly Provider[]
}

/** Who people are to the platform: its parts, for the wiring and for those that serve them. */
export type Identity = ReturnType<typeof createIdentity>

const minuteMs = 60_000

/** Parts from below: what is kept and counted, then accounts, then proofs, then the ways in. */
export function createIdentity(given: IdentityDeps) {
  const { db, secret, now, settings } = given
  const { production } = given.config
  const base = {
    ...given,
    production,
    randomBytes: systemRandomBytes,
    passwords: createPasswords(),
    statistics: createStatistics(given),
    tickets: createTickets(given),
    box: createSecretBox(deriveKey(secret, 'member secrets')),
    failures: createFailures({ now, crowd: 'members', limits: limitsOf(settings) }),
    members: createMembers(given),
    remembered: createRemembered(given),
  }
  const paymentPasswords = createPaymentPasswords(base)
  const proofs = {
    ...base,
    paymentPasswords,
    challenges: createChallenges(base),
    codes: createCodes(base),
  }
  const deps = { ...proofs, phone: createPhone(proofs), entry: createEntry(base) }
  const social = createSocial(deps)
  const operators = createOperators({ ...base, issuer: settings.brandName })

  return {
    ...deps,
    operators,
    signIn: createSignIn(deps),
    social,
    registration: createRegistration({ ...deps, linkOnRegister: social.linkOnRegister }),
    recovery: createRecovery(deps),
    standings: createStandings(base),
    audience,
    traces: createTraces(base),
    /** Adds the people of the demo who are not there yet, and answers who of them plays; nobody in production. */
    async seedDemo() {
      await db.transaction(async (tx) => operators.demo?.seed(tx))
      return await seedDemoMembers(base)
    },
  }
}

/** An office or a net café behind one address has several persons. */
function limitsOf(settings: IdentitySettings) {
  return () => {
    const { lockAfterFailures: name, lockMinutes } = settings.security()
    return { name, address: name * 20, lockMs: lockMinutes * minuteMs }
  }
}
