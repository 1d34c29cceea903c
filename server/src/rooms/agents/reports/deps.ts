import type { Database } from '../../../platform/database/database.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import type { Members } from '../../identity/identity.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import type { Tree } from '../tree/tree.ts'

export type ReportsDeps = {
  /** Nothing is decided by what people look up. */
  readonly db: Pick<Database, 'sql'>
  readonly tree: Pick<Tree, 'isBelow' | 'countTeams'>
  readonly members: Pick<Members, 'list' | 'findByAccount' | 'listNamed'>
  readonly wallet: Pick<Wallet, 'currencyOf' | 'getState'>
  readonly sessions: Pick<Sessions, 'filterSeen'>
  readonly now: () => Date
  readonly zone: () => string
}
