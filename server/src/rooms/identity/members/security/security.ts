import type { getSecurity, Network } from '@baize/contract/identity/member'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { SessionView } from '@baize/contract/identity/session'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../../platform/database/database.ts'
import type { Call } from '../../../../platform/http/call.ts'
import type { Sessions } from '../../../../platform/sessions.ts'
import { memberOf } from '../caller.ts'
import type { Members } from '../accounts.ts'
import { heldUntilOf, isProven, maskEmail, maskMobile, provenMs } from '../rules.ts'
import * as store from './store.ts'

export { deleteNetwork, listNetworks, listProviders, removeAuthenticator } from './store.ts'
export { createAuthenticators } from './authenticators.ts'

/** What protects an account. */
export type Security = {
  get(call: Call): Promise<ReplyOf<typeof getSecurity>>
  removeNetwork(tx: Transaction, call: Call, id: string): Promise<Result<undefined, 'not_found'>>
  /** Where a member is signed in, for whoever is not the member. */
  listSessions(memberId: string): Promise<SessionView[]>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly members: Members
  readonly sessions: Sessions
}

export function createSecurity({ db, now, members, sessions }: Deps): Security {
  async function listSessions(memberId: string): Promise<SessionView[]> {
    const all = await sessions.listOf('member', memberId)
    const open = await sessions.filterOpen(all.map(({ id }) => id))
    return all
      .filter(({ id }) => open.has(id))
      .map(({ id, createdAt, seenAt, ip, userAgent }) => ({
        id,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        ip,
        userAgent,
        current: false,
      }))
  }

  return {
    listSessions,
    async get(call) {
      const { id, sessionId } = memberOf(call)
      const member = await members.get(db, id)
      const provenAt = await sessions.provenAt(sessionId)
      return {
        passwordSet: member.passwordHash !== null,
        passwordChangedAt: member.passwordSetAt?.toISOString() ?? null,
        paymentPasswordSet: member.paymentPasswordHash !== null,
        moneyHeldUntil: heldUntilOf(member, now())?.toISOString() ?? null,
        mobile: maskMobile(member.mobile),
        mobileVerified: member.mobileVerifiedAt !== null,
        email: maskEmail(member.email),
        emailVerified: member.emailVerifiedAt !== null,
        authenticator: member.totpSecret !== null,
        social: await store.listProviders(db, id),
        networks: (await store.listNetworks(db, id)).map(viewNetwork),
        provenUntil:
          provenAt !== null && isProven(provenAt, now())
            ? new Date(provenAt.getTime() + provenMs).toISOString()
            : null,
      }
    },
    async removeNetwork(tx, call, id) {
      const removed = await store.deleteNetwork(tx, memberOf(call).id, id)
      return removed === undefined ? refuse('not_found') : ok()
    },
  }
}

export function viewNetwork(row: store.NetworkRow): Network {
  return {
    id: row.id,
    network: row.network,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    trustedUntil: row.trustedUntil?.toISOString() ?? null,
  }
}
