import type { Transaction } from '../../../platform/database/database.ts'
import type { HeardBet } from './heard.ts'

/** Keeps what is counted later than it happened, so that a proof from the wagers knows where it went. */
export async function noteLate(
  { sql }: Transaction,
  late: readonly HeardBet[],
  bookedAt: Date,
): Promise<void> {
  await sql`
    insert into agents.late_bets
      (member, happened_at, booked_at, product, currency, bets, stake, valid_bet, payout)
    select member, at, ${bookedAt}, product, currency, bets, stake, valid_bet, payout
    from unnest(
      ${late.map(({ member }) => member)}::text[],
      ${late.map(({ at }) => at)}::timestamptz[],
      ${late.map(({ product }) => product)}::text[],
      ${late.map(({ currency }) => currency)}::text[],
      ${late.map(({ bets }) => bets)}::bigint[],
      ${late.map(({ stake }) => String(stake))}::numeric[],
      ${late.map(({ validBet }) => String(validBet))}::numeric[],
      ${late.map(({ payout }) => String(payout))}::numeric[]
    ) as one (member, at, product, currency, bets, stake, valid_bet, payout)`
}
