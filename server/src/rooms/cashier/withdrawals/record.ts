import { withdrawalStates } from '@baize/contract/cashier/withdrawals'
import type { Database } from '../../../platform/database/database.ts'
import type { RecordSource } from '../../wallet/wallet.ts'
import { maskedNumber } from '../payees/payees.ts'
import { listSpan, sumSpan } from './record.store.ts'
import { listSteps } from './store.ts'

/** Withdrawals for the account record. */
export function createWithdrawalsRecord({
  db,
}: {
  readonly db: Pick<Database, 'sql'>
}): RecordSource {
  return {
    kind: 'withdrawal',
    async list(member, ask) {
      const rows = await listSpan(db, member, ask)
      const steps = stepsShown(
        await listSteps(
          db,
          rows.map(({ id }) => id),
        ),
      )
      return rows.map((row) => ({
        id: row.id,
        at: row.requestedAt,
        kind: 'withdrawal',
        // One that was rejected shows what it would have taken; of one that was paid, what came back counts.
        amount: -(row.outcome === 'done' ? row.amount - (row.returned ?? 0n) : row.amount),
        currency: row.currency,
        state: row.state,
        outcome: row.outcome,
        about: () => `${row.institutionName} ${maskedNumber(row.hint)}`,
        reference: row.id,
        steps: steps.get(row.id) ?? [],
      }))
    },
    sum: async (member, span) => ({ in: 0n, out: await sumSpan(db, member, span) }),
  }
}

const isState = (what: string): what is (typeof withdrawalStates)[number] =>
  withdrawalStates.some((state) => state === what)

/** The steps that members see: changes of state, without who made them. */
export function stepsShown(steps: Awaited<ReturnType<typeof listSteps>>) {
  const shown = new Map<string, { state: (typeof withdrawalStates)[number]; at: Date }[]>()
  for (const { withdrawal, what, at } of steps) {
    if (!isState(what)) continue
    const known = shown.get(withdrawal) ?? []
    known.push({ state: what, at })
    shown.set(withdrawal, known)
  }
  return shown
}
