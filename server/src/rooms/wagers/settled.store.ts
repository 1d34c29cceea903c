import {
  fragment,
  type Database,
  type Fragment,
  type Transaction,
} from '../../platform/database/database.ts'
import type { ChangedSum, SettledPage, SettledSum } from './record.ts'
import { moments, numbers, texts } from './store.ts'
import type { Wager } from './wager.ts'

/** A settled wager as it was, and as it was settled anew. */
export type Correction = { readonly before: Wager; readonly wager: Wager }

/** Keeps what held before a correction: the wager itself says only how it stands now. */
export function insertCorrections(
  tx: Transaction,
  corrections: readonly Correction[],
  at: Date,
): void {
  if (corrections.length === 0) return
  const list = (pick: (one: Correction) => string) => texts(corrections.map(pick))
  const sums = (pick: (one: Correction) => bigint | number) => numbers(corrections.map(pick))
  tx.send`
    insert into wagers.corrections (wager, settlement, at, ended_before, member, product, currency,
      stake, valid_bet_before, valid_bet, payout_before, payout)
    select one.wager, one.settlement, ${at}, one.ended_before, one.member, one.product,
      one.currency, one.stake, one.valid_bet_before, one.valid_bet, one.payout_before, one.payout
    from unnest(
      ${list(({ wager }) => wager.id)}::text[],
      ${sums(({ wager }) => wager.settlements)}::integer[],
      ${moments(corrections.map(({ before }) => before.endedAt))}::timestamptz[],
      ${list(({ wager }) => wager.member)}::text[],
      ${list(({ wager }) => wager.product)}::text[],
      ${list(({ wager }) => wager.currency)}::text[],
      ${sums(({ wager }) => wager.stake)}::bigint[],
      ${sums(({ before }) => before.validBet)}::bigint[],
      ${sums(({ wager }) => wager.validBet)}::bigint[],
      ${sums(({ before }) => before.payout)}::bigint[],
      ${sums(({ wager }) => wager.payout)}::bigint[]
    ) as one (wager, settlement, ended_before, member, product, currency, stake, valid_bet_before,
      valid_bet, payout_before, payout)`
}

type Row = Omit<SettledSum, 'bets' | 'stake' | 'validBet' | 'payout'> &
  Readonly<Record<'bets' | 'stake' | 'validBet' | 'payout', string>>

/**
 * What was settled once counts as it stands; what was corrected counts as it was first, and each correction by what it
 * changed. A wager ends after its stake, so later months are not looked at.
 */
export async function sumSettled(
  { sql }: Pick<Database, 'sql'>,
  { from, until, after, limit }: SettledPage,
): Promise<SettledSum[]> {
  const beyond =
    after === undefined
      ? fragment``
      : fragment`where (member, product, currency) > (${after.member}, ${after.product}, ${after.currency})`
  const rows = await sql<Row>`
    select member, product, currency, sum(bets)::text as bets, sum(stake)::text as stake,
      sum(valid_bet)::text as "validBet", sum(payout)::text as payout
    from (
      select member, product, currency, 1 as bets, stake, valid_bet, payout from wagers.wagers
      where ended_at >= ${from} and ended_at < ${until} and at < ${until}::timestamptz + interval '1 day'
        and status = 'settled' and settlements = 1
      union all
      select member, product, currency, 1, stake, valid_bet_before, payout_before
      from wagers.corrections
      where ended_before >= ${from} and ended_before < ${until} and settlement = 2
      union all
      select member, product, currency, 0, 0, valid_bet - valid_bet_before, payout - payout_before
      from wagers.corrections where at >= ${from} and at < ${until}
    ) as settled ${beyond}
    group by member, product, currency order by member, product, currency limit ${limit}`
  return rows.map(({ bets, stake, validBet, payout, ...of }) => ({
    ...of,
    bets: Number(bets),
    stake: BigInt(stake),
    validBet: BigInt(validBet),
    payout: BigInt(payout),
  }))
}

type ChangedRow = Omit<ChangedSum, 'validBet' | 'payout'> &
  Readonly<Record<'validBet' | 'payout', string>>

/** By the first settlement, which every correction of a wager leads back to. */
export async function listChanged(
  { sql }: Pick<Database, 'sql'>,
  { from, until, limit }: Pick<SettledPage, 'from' | 'until' | 'limit'>,
): Promise<ChangedSum[]> {
  const slot = (at: Fragment) => fragment`date_bin('5 minutes', ${at}, '2000-01-01 00:00Z')`
  const rows = await sql<ChangedRow>`
    select c.member, c.product, c.currency, ${slot(fragment`f.ended_before`)} as "settledAt",
      ${slot(fragment`c.at`)} as "changedAt", count(*)::int as corrections,
      sum(c.valid_bet - c.valid_bet_before)::text as "validBet",
      sum(c.payout - c.payout_before)::text as payout
    from wagers.corrections f join wagers.corrections c on c.wager = f.wager and c.at >= ${until}
    where f.settlement = 2 and f.ended_before >= ${from} and f.ended_before < ${until}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5 limit ${limit}`
  return rows.map(({ validBet, payout, ...of }) => ({
    ...of,
    validBet: BigInt(validBet),
    payout: BigInt(payout),
  }))
}
