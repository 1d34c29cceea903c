import type { AdjustmentKind } from '@baize/contract/wallet/adjustment-kinds'
import { sentence } from '@baize/texts/catalogue'
import type { TextKey } from '@baize/texts/keys'
import type { Database } from '../../../platform/database/database.ts'
import type { RecordEntry, RecordSource } from '../record.ts'
import * as store from './store.ts'
import type { DoneAdjustment } from './store.ts'

/** In the words of who gets it; the operator's own reason is not for the member. */
const kindTexts: Readonly<Record<AdjustmentKind, TextKey>> = {
  goodwill: 'reports.adjustedGoodwill',
  fee_refund: 'reports.adjustedFeeRefund',
  deposit_correction: 'reports.adjustedDeposit',
  withdrawal_correction: 'reports.adjustedWithdrawal',
  game_correction: 'reports.adjustedGame',
  promotion_correction: 'reports.adjustedPromotion',
  chargeback: 'reports.adjustedChargeback',
  recovery: 'reports.adjustedRecovery',
  other: 'reports.adjustedOther',
}

/**
 * Money moved by hand, for the account record. Only what was moved is shown, at the moment it was: what operators asked
 * for and other operators refused is theirs.
 */
export function createAdjustmentsRecord({ db }: { readonly db: Pick<Database, 'sql'> }) {
  const record: RecordSource = {
    kind: 'adjustment',
    async list(member, { outcome, ...ask }) {
      if (outcome === 'open' || outcome === 'failed') return []
      return (await store.listDone(db, member, ask)).map(show)
    },
    sum: (member, span) => store.sumDone(db, member, span),
  }
  return record
}

function show({ id, decidedAt, direction, kind, currency, amount }: DoneAdjustment): RecordEntry {
  return {
    id,
    at: decidedAt,
    kind: 'adjustment',
    amount: direction === 'credit' ? amount : -amount,
    currency,
    state: 'done',
    outcome: 'done',
    about: (language) => sentence(language, kindTexts[kind]),
    reference: id,
    steps: [{ state: 'done', at: decidedAt }],
  }
}
