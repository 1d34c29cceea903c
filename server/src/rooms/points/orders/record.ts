import { sentence } from '@baize/texts/catalogue'
import type { RedeemState } from '@baize/contract/points/point-names'
import type { Database } from '../../../platform/database/database.ts'
import type { RecordEntry, RecordOutcome, RecordSource } from '../../wallet/wallet.ts'
import { inWords } from '../mall/mall.ts'
import type { Order } from './order.ts'
import * as store from './store.ts'

const outcomeOf: Readonly<Record<RedeemState, RecordOutcome>> = {
  processing: 'open',
  approved: 'done',
  shipped: 'done',
  rejected: 'failed',
}
const states: Readonly<Record<RecordOutcome, readonly RedeemState[]>> = {
  open: ['processing'],
  done: ['approved', 'shipped'],
  failed: ['rejected'],
}

/** Funds that points were given for, for the account record. */
export function createPointsRecord({ db }: { readonly db: Pick<Database, 'sql'> }): RecordSource {
  return {
    kind: 'points',
    async list(member, { outcome, ...ask }) {
      const wanted = outcome === undefined ? Object.values(states).flat() : states[outcome]
      return (await store.listPaid(db, member, { ...ask, states: wanted })).map(show)
    },
    sum: (member, span) => store.sumPaid(db, member, span),
  }
}

function show(order: Order): RecordEntry {
  const { id, at, amount, currency, state, type, name, steps } = order
  if (amount === null || currency === null) throw new Error('Funds without a sum.')
  return {
    id,
    at,
    kind: 'points',
    amount,
    currency,
    state: state === 'approved' ? 'done' : state,
    outcome: outcomeOf[state],
    about: (language) =>
      type === 'convert' ? sentence(language, 'points.converted') : inWords(name, language),
    reference: id,
    steps: steps.map((step) => ({ state: step.state, at: new Date(step.at) })),
  }
}
