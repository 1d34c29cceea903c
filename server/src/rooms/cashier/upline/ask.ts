import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import type { Database } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Members, Standings } from '../../identity/identity.ts'
import type { PaymentPasswords, PaymentRefusal } from '../../identity/identity.ts'
import type { Support } from '../../support/support.ts'
import type { AmountRefusal, MemberId, Wallet } from '../../wallet/wallet.ts'
import type { UplineId } from './upline-transfer.ts'

export type UplineAsk = {
  readonly id: UplineId
  readonly member: MemberId
  readonly amount: string
  readonly currency: string
  readonly note: string
  readonly paymentPassword: string
}

export type UplineRefusal =
  | AmountRefusal
  | PaymentRefusal
  | 'no_upline'
  | 'below_minimum'
  | 'day_used_up'
  | 'above_day_left'
  | 'insufficient_funds'
  | 'funds_locked'
  | 'funds_owed'
  | 'pocket_closed'
  | 'member_blocked'
  | 'money_held'
  | 'id_used_differently'
  | 'id_out_of_time'

export type UplineDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly settings: () => Pick<CashierDocument, 'uplineMin' | 'uplinePerDay'>
  readonly wallet: Pick<Wallet, 'currencyOf' | 'getState' | 'openPocket' | 'post' | 'tell'>
  readonly members: Pick<Members, 'get' | 'list'>
  readonly standings: Pick<Standings, 'list'>
  readonly paymentPasswords: Pick<PaymentPasswords, 'check' | 'findHold'>
  readonly support: Pick<Support, 'tell' | 'warn'>
  readonly events: Pick<Events, 'write'>
}
