import type { Database } from '../../../platform/database/database.ts'
import type { Members } from '../../identity/identity.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import type { Rollups } from '../rollups/rollups.ts'
import type { TeamSource } from '../settlement/settlement.ts'
import type { Tree } from '../tree/tree.ts'

export type IncomeDeps = {
  /** Nothing is decided by what people look up. */
  readonly db: Pick<Database, 'sql'>
  readonly members: Pick<Members, 'list'>
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly teams: TeamSource
  readonly rollups: Pick<Rollups, 'listActive'>
  readonly tree: Pick<Tree, 'filterBelow'>
  readonly now: () => Date
  readonly zone: () => string
}
