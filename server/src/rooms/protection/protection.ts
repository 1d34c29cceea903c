import type { SocketEvent } from '@baize/contract/events'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Identity, Standings } from '../identity/identity.ts'
import type { Audit } from '../system/system.ts'
import { createBars, type Bars } from './bars/bars.ts'
import { createDepositCounts, type DepositCounts } from './deposits/deposits.ts'
import { createProtectionDesk, type ProtectionDesk, type SumsAbove } from './desk.ts'
import { createHistory } from './history/history.ts'
import { createLimits, type Limits } from './limits/limits.ts'

export type { Bars, RestrictAsked } from './bars/bars.ts'
export type { DepositOrder, DepositRefusal } from './deposits/deposits.ts'
export type { ProtectionDesk, ProtectionState, SumsAbove } from './desk.ts'
export type { ConfirmRefusal, LossLimit, WantedLimit } from './limits/limits.ts'
export type { LimitKey } from './limit-key.ts'
export type { Binding } from './limits/limits.ts'

/** What members do to be protected from play, and what everybody else must keep to because of it. */
export type Protection = DepositCounts &
  Limits &
  Bars &
  ProtectionDesk & {
    /** Said by the rooms above, which alone know these sums. Nothing that shows them answers before. */
    setSums(sums: SumsAbove): void
    /** Throws when nobody above has said their sums: such a platform must not begin to serve. */
    start(): void
  }

export type ProtectionDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly events: Pick<Events, 'write'>
  readonly publish: (topic: string, event: SocketEvent) => void
  readonly members: Pick<Identity['members'], 'bar' | 'find' | 'get' | 'list' | 'watch'>
  readonly standings: Pick<Standings, 'list'>
  readonly audit: Pick<Audit, 'open'>
}

export function createProtection(given: ProtectionDeps): Protection {
  const tell = (member: string) => given.publish(`member:${member}`, { kind: 'protection.changed' })
  const deps = { ...given, tell, history: createHistory(given) }
  const deposits = createDepositCounts(deps)
  let known: SumsAbove | undefined
  function sums(): SumsAbove {
    if (known === undefined) throw new Error('The rooms above have not said their sums yet.')
    return known
  }
  return {
    ...deposits,
    ...createLimits(deps),
    ...createBars(deps),
    ...createProtectionDesk({ ...deps, sums, sumDeposits: deposits.sumDeposits }),
    setSums(said) {
      if (known !== undefined) throw new Error('The rooms above have said their sums already.')
      known = said
    },
    start: () => void sums(),
  }
}
