import type { Database } from '../../../platform/database/database.ts'
import { windowAt, type ContractId, type SettlementWindow } from '../contracts/contracts.ts'
import { computeAmount, type Amount } from './amount.ts'
import { askOf, carriedInto } from './compute.ts'
import * as store from './store.ts'
import { noSums, type TeamSource } from './team-sums.ts'

type Source = Pick<Database, 'sql'>

/** What a window came to that is not over. */
export type RunningWindow = Amount & {
  readonly window: SettlementWindow
  /** Members who would be active and are left out, where that is known. */
  readonly leftOut: number
}

type Deps = {
  readonly db: Source
  readonly now: () => Date
  readonly zone: () => string
  readonly teams: TeamSource
}

/**
 * What the window that runs now would come to if it ended now, by the same rules and from the same sums as it is settled
 * by. Nothing for a contract that has not begun or is over.
 */
export function createRunning({ db, now, zone, teams }: Deps) {
  return async function findRunning(id: ContractId): Promise<RunningWindow | undefined> {
    const one = await store.findToSettle(db, id)
    const at = now()
    if (one === undefined || one.beginsAt > at) return undefined
    if (one.endsAt !== null && one.endsAt <= at) return undefined
    const window = windowAt(one.terms, at, zone(), { begins: one.beginsAt, ends: one.endsAt })
    const ask = { ...askOf(one, window), agents: [one.downline] }
    const team = (await teams.sumTeams(db, ask)).get(one.downline)
    const days = one.kind === 'realtime' ? [{ contract: one.id, from: window.countFrom }] : []
    const soFar = (await store.listDaySoFar(db, days)).get(one.id)
    const amount = computeAmount(
      one.terms,
      team ?? noSums,
      carriedInto(one, window),
      soFar?.amount ?? 0n,
    )
    return { ...amount, window, leftOut: team?.leftOut ?? 0 }
  }
}
