import { timeOfId } from '@baize/kernel/ids'
import type { Database } from '../../platform/database/database.ts'
import { vendorOf } from './pocket.ts'
import type { RecordEntry, RecordOutcome, RecordSource } from './record.ts'
import * as store from './store.ts'
import type { TransferRow } from './store.ts'

type Deps = {
  readonly db: Pick<Database, 'sql'>
  /** What a vendor is called; its code where nobody knows it. */
  readonly vendorName: (code: string) => string | undefined
}

const stateOf = { open: 'asked', done: 'done', failed: 'refused' } as const
const outcomeOf: Readonly<Record<TransferRow['state'], RecordOutcome>> = {
  asked: 'open',
  done: 'done',
  refused: 'failed',
}

/** Transfers between pockets for the account record, as the cash sees them. */
export function createTransfersRecord({ db, vendorName }: Deps): RecordSource {
  function show(row: TransferRow): RecordEntry {
    const { id, source, goal, amount, currency, state } = row
    const isIncoming = goal === 'cash'
    const vendor = vendorOf(isIncoming ? source : goal) ?? ''
    const at = timeOfId(id)
    const name = vendorName(vendor) ?? vendor
    return {
      id,
      at,
      kind: 'transfer',
      amount: isIncoming ? amount : -amount,
      currency,
      state,
      outcome: outcomeOf[state],
      about: () => name,
      reference: id,
      // When the vendor answered is not on record, so the end of a transfer has no time of its own.
      steps: [{ state: 'asked', at }],
    }
  }

  return {
    kind: 'transfer',
    async list(member, { outcome, ...ask }) {
      const state = outcome === undefined ? {} : { state: stateOf[outcome] }
      return (await store.listTransfers(db, member, { ...ask, ...state })).map(show)
    },
    sum: (member, span) => store.sumTransfers(db, member, span),
  }
}
