import type { ContractKind } from '../contracts/contracts.ts'
import type { SettlementFilter, SettlementRow } from './store.ts'
import { availableOf } from './available.ts'
import * as desk from './desk.store.ts'
import { createPay, type PayDeps } from './pay.ts'
import { createPreview, type Preview } from './preview.ts'
import { createSettle, type SettleDeps } from './settle.ts'
import { createSimulate, type SimulateAsk, type SimulatedPeriod } from './simulate.ts'
import * as store from './store.ts'

export type { Amount } from './amount.ts'
export { owedBeside } from './owed.store.ts'
export { createRecount, type Recounted, type RecountDeps } from './recount.ts'
export { createRunning, type RunningWindow } from './running.ts'
export type { StoredReasons } from './settled.ts'
export type { SimulateAsk, SimulatedPeriod } from './simulate.ts'
export type { SettlementFilter, SettlementRow } from './store.ts'
export { sumPreview, type Preview, type Previewed } from './preview.ts'
export type { TeamAsk, TeamSource } from './team-sums.ts'

export type SettlementDeps = SettleDeps &
  PayDeps & {
    /** Closes the windows that are over, as far as all that happened in them is counted. */
    readonly closeWindows: () => Promise<unknown>
  }

/** What contracts came to, why, and that it is paid. */
export type Settlement = {
  /**
   * Settles every window that is over and counted, then pays what is owed. It may be cut off at any moment and begun
   * again, and run on several nodes at once: a window is settled once and what is owed is paid once.
   */
  run(signal?: AbortSignal): Promise<{ readonly settled: number; readonly paid: number }>
  /** What terms would have come to over the last periods. */
  simulate(asked: SimulateAsk): Promise<SimulatedPeriod[]>
  /** What windows came to, newest first. */
  list(filter: SettlementFilter): Promise<SettlementRow[]>
  /** What windows that are due or running would come to as they stand, and what could be paid. Nothing is written. */
  preview(asked: { readonly kind?: ContractKind }): Promise<Preview>
  /** What the windows of days came to, by kind. */
  listRuns(asked: desk.RunsAsk): Promise<desk.RunRow[]>
  /** What is owed, the oldest first, with what its payers have. */
  listPayables(asked: desk.PayablesAsk): Promise<{
    readonly rows: readonly desk.PayableRow[]
    readonly totals: Awaited<ReturnType<typeof desk.sumPayables>>
    readonly has: ReadonlyMap<string, bigint>
  }>
}

export function createSettlement(deps: SettlementDeps): Settlement {
  const settle = createSettle(deps)
  const pay = createPay(deps)
  return {
    async run(signal) {
      await deps.closeWindows()
      const settled = await settle(signal)
      return { settled, paid: await pay(signal) }
    },
    simulate: createSimulate(deps),
    list: (filter) => store.listSettlements(deps.db, filter),
    preview: createPreview(deps),
    listRuns: (asked) => desk.listRuns(deps.db.lately, asked),
    async listPayables(asked) {
      const rows = await desk.listPayables(deps.db, asked)
      const has = await availableOf(deps.wallet, rows)
      return { rows, has, totals: await desk.sumPayables(deps.db, asked) }
    },
  }
}
