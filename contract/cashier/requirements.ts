import { Type, type Static } from 'typebox'
import { rewardSources } from '../promotions/rewards.ts'
import { count, fields, list, maybe, moment, shortText, wholeNumber } from '../schema.ts'

/** What was given to a member and is still to be played: what is asked, what counted, and what a withdrawal does to it. */
export const requirement = fields({
  /** Under this id the bets that counted are listed (`listRewardBets`). */
  reward: shortText(40),
  /** In the caller's language: of the offer, the mission or the campaign, else the kind in words. */
  title: shortText(100),
  from: Type.Enum([...rewardSources]),
  /** `gate` is cash that stays until it is met; `pocket` is bonus money beside the cash. */
  mode: Type.Enum(['gate', 'pocket']),
  amount: wholeNumber,
  asks: wholeNumber,
  counted: wholeNumber,
  left: wholeNumber,
  /** How many bets counted. */
  bets: count(),
  /** What would be left if all of it were bet in one category; none where every bet counts whole. */
  rates: list(fields({ category: shortText(20), weight: count(10_000), left: wholeNumber }), 20),
  /** What of the cash it holds back. */
  locked: wholeNumber,
  /** What the pocket holds, what of that was won with it, and what of it is in bets that are open. */
  pocket: wholeNumber,
  won: wholeNumber,
  open: fields({ bets: count(), stake: wholeNumber }),
  isSticky: Type.Boolean(),
  endsAt: maybe(moment),
  /** Why its time stands still: the member is kept out, or a withdrawal that gives it up is not decided yet. */
  stands: maybe(Type.Enum(['break', 'withdrawal'])),
  /** It was met, and a bet that had counted was taken back since. */
  isOwedAgain: Type.Boolean(),
  /** A withdrawal gives it up, which has to be agreed to. */
  atStake: Type.Boolean(),
})
export type Requirement = Static<typeof requirement>

/** What somebody was shown, and agrees to lose: it holds only while it is so. */
export const agreedLoss = fields({
  reward: shortText(40),
  pocket: wholeNumber,
  stake: wholeNumber,
})
export type AgreedLoss = Static<typeof agreedLoss>
