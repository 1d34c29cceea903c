import type { Transaction } from '../../platform/database/database.ts'
import type { GrantId, MemberId } from './pocket.ts'

/** Where a stake is made. */
export type BonusGame = {
  readonly product: string
  readonly vendor: string
  readonly game: string
  readonly round: string
}

/** The bonus that plays in a game. */
export type PlayingBonus = {
  readonly grant: GrantId
  /** The highest stake that bonus money may be a part of. */
  readonly most: bigint
}

/** What those who give bonuses say of them; the wallet knows their pockets alone. */
export type Bonuses = {
  /** The one bonus of a member that plays in a game now; none where its conditions leave the game out. */
  find(member: MemberId, game: BonusGame): Promise<PlayingBonus | undefined>
  /** Which of these bonuses still play. Those cannot end before the transaction does. */
  hold(tx: Transaction, grants: readonly GrantId[]): Promise<ReadonlySet<GrantId>>
}

/** Until somebody says otherwise, money of a bonus plays nowhere. */
export const noBonuses: Bonuses = {
  find: async () => undefined,
  hold: async () => new Set(),
}
