import type { Http } from '../../platform/http/http.ts'
import { createBelow, type Below } from './below/below.ts'
import type { Invitations } from './invitations/invitations.ts'
import { defineIdentityJobs, type IdentityJobsDeps } from './jobs.ts'
import {
  audience,
  listBornOn,
  seedDemoMembers,
  type Audience,
  type MemberId,
  type Members,
} from './members/members.ts'
import type { PaymentPasswords } from './payment-passwords/payment-passwords.ts'
import { createParts, type IdentityDeps } from './parts.ts'
import { serveIdentity, type IdentityRoutesDeps } from './routes.ts'
import type { OwnAccounts } from './operators/operators.ts'
import { createStandings, type Standings } from './standings.ts'
import { createTraces, type Traces } from './traces.ts'

export { securityRules } from './settings.ts'
/** The banner of a demo says it, because everybody may know it. */
export { demoMemberPassword } from './members/members.ts'
export { demoPassword } from './operators/operators.ts'
/** For the command that makes the first operator, where nothing else of the room is there. */
export { createOperators } from './operators/operators.ts'
/** Alerts of locked sign-ins to the console. */
export { watchLocks } from './operators/operators.ts'
/** For whoever must know a phone number however it is written, such as that of a wallet. */
export { readPhone } from './codes/codes.ts'
export type { IdentitySettings } from './settings.ts'
export { listProviders } from './social/social.ts'
export {
  barOf,
  isAgent,
  roleOf,
  type Bar,
  type BarKind,
  type Member,
  type MemberId,
} from './members/members.ts'
export type { Standing, Standings } from './standings.ts'
export type { PaymentPasswords, PaymentRefusal } from './payment-passwords/payment-passwords.ts'
export type { Members } from './members/members.ts'
export type { MemberRegistered, MemberSecured, MemberStateChanged } from './members/events.ts'
export type { CommonTrace, Trace, TraceGroup, Traces } from './traces.ts'
export type { Below, Made } from './below/below.ts'
export type { Invitation, Invitations } from './invitations/invitations.ts'
export type { IdentityDeps } from './parts.ts'

/** Who people are to the platform. How they come in, and what proves it, stays behind this door. */
export type Identity = {
  /** The accounts of the site. */
  readonly members: Members
  /** Whether an account of the site is that of the person who is an operator. */
  readonly isOwnAccount: OwnAccounts['isOwn']
  /** How accounts stand while money moves. */
  readonly standings: Standings
  /** Whose birthday a day is. */
  readonly listBornOn: typeof listBornOn
  /** Who can be written to. */
  readonly audience: Audience
  /** Which accounts may be one person's; a hint for people. */
  readonly traces: Traces
  /** What a member is asked for where money leaves. */
  readonly paymentPasswords: PaymentPasswords
  /** Accounts that agents open for those below them. */
  readonly below: Below
  /** Codes by which agents invite. */
  readonly invitations: Invitations
  /** Adds the people of the demo who are not there yet, and answers who of them plays; nobody in production. */
  seedDemo(): Promise<readonly MemberId[]>
  /** Binds every call of the room. */
  serve(http: Http, deps: IdentityRoutesDeps): void
  /** Names what the room does on a clock. */
  defineJobs(deps: IdentityJobsDeps): void
}

export function createIdentity(deps: IdentityDeps): Identity {
  const parts = createParts(deps)
  const { db, members, operators, paymentPasswords, invitations } = parts
  return {
    members,
    isOwnAccount: parts.ownAccounts.isOwn,
    standings: createStandings(parts),
    listBornOn,
    audience,
    traces: createTraces(parts),
    paymentPasswords,
    below: createBelow(parts),
    invitations,
    async seedDemo() {
      await db.transaction(async (tx) => operators.demo?.seed(tx))
      return await seedDemoMembers(parts)
    },
    serve: (http, given) => serveIdentity(http, parts, given),
    defineJobs: (given) => defineIdentityJobs(parts, given),
  }
}
