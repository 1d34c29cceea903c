import type { Database } from '../../../platform/database/database.ts'
import type { Members } from '../../identity/identity.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import type { TeamSource } from '../settlement/settlement.ts'

export type IncomeDeps = {
  /** Nothing is decided by what people look up. */
  readonly db: Pick<Database, 'sql'>
  readonly members: Pick<Members, 'list'>
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly teams: TeamSource
  readonly now: () => Date
  readonly zone: () => string
}
