import { Type } from 'typebox'
import { count, fields, filledText, idText, list, moment, shortText } from '../schema.ts'
import { free, sum } from './arcade-parts.ts'

export const roundId = idText('rnd')

/** A round as its player sees it. */
export const arcadeRound = fields({
  id: roundId,
  game: filledText(80),
  /** What ran it: `lines-20-medium`, `dice`, `mines`. */
  model: filledText(60),
  state: Type.Enum(['open', 'settled', 'voided']),
  stake: sum,
  /** All that was staked, where moves added to it. */
  staked: Type.Optional(sum),
  choice: free,
  moves: list(free, 100),
  /** What the rules let see of it now; the games' own types say what is in it. */
  shown: free,
  payout: sum,
  /** What a pool paid with it. */
  jackpot: sum,
  /** Empty for a round that was shared: its chain stands for it. */
  seed: shortText(40),
  nonce: count(),
  openedAt: moment,
  /** Empty while it is open. */
  endedAt: shortText(40),
  /** Why it was voided: the refusal of its stake, or `interrupted`. Empty for any other. */
  voidedBy: shortText(40),
})
