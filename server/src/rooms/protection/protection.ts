import type { SocketEvent } from '@baize/contract/events'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Identity, MemberId, Standings } from '../identity/identity.ts'
import type { Audit } from '../system/system.ts'
import { createBars, type Bars } from './bars/bars.ts'
import { createDeposits, type Deposits } from './deposits/deposits.ts'
import { createDesk, type Desk } from './desk.ts'
import { createHistory } from './history/history.ts'
import { createLimits, type Limits } from './limits/limits.ts'

export type { Bars, RestrictAsked } from './bars/bars.ts'
export type { DepositOrder, DepositRefusal } from './deposits/deposits.ts'
export type { Desk, ProtectionState } from './desk.ts'
export type { ConfirmRefusal, LossLimit, Wanted } from './limits/limits.ts'
export type { Binding, LimitKey } from './limits/rules.ts'

/** What members do to be protected from play, and what everybody else must keep to because of it. */
export type Protection = Deposits & Limits & Bars & Desk

export type ProtectionDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly events: Pick<Events, 'write'>
  readonly publish: (topic: string, event: SocketEvent) => void
  readonly members: Pick<Identity['members'], 'bar' | 'find' | 'get' | 'list' | 'watch'>
  readonly standings: Pick<Standings, 'list'>
  readonly audit: Pick<Audit, 'open'>
  /** What a member lost since each of these moments; known to those above. */
  readonly lostSince: (member: MemberId, since: readonly Date[]) => Promise<readonly bigint[]>
  /** What is in a member’s wallet; known to those above. */
  readonly balanceOf: (member: MemberId) => Promise<bigint>
}

export function createProtection(given: ProtectionDeps): Protection {
  const tell = (member: string) => given.publish(`member:${member}`, { kind: 'protection.changed' })
  const deps = { ...given, tell, history: createHistory(given) }
  const deposits = createDeposits(deps)
  return {
    ...deposits,
    ...createLimits(deps),
    ...createBars(deps),
    ...createDesk({ ...deps, sumDeposits: deposits.sumDeposits }),
  }
}
