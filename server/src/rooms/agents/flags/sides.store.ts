import type { Day } from '@baize/kernel/time'
import { json, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { HeardSide, Opposite, RoundKey, SeatedSide } from './side.ts'

type Source = Pick<Database, 'sql'>

export async function insertSides(
  { sql }: Transaction,
  heard: readonly HeardSide[],
): Promise<void> {
  if (heard.length === 0) return
  await sql`
    insert into agents.sides (wager, provider, round, member, game, currency, stake, side, at)
    select * from unnest(
      ${heard.map(({ wager }) => wager)}::text[],
      ${heard.map(({ provider }) => provider)}::text[],
      ${heard.map(({ round }) => round)}::text[],
      ${heard.map(({ member }) => member)}::text[],
      ${heard.map(({ game }) => game)}::text[],
      ${heard.map(({ currency }) => currency)}::text[],
      ${heard.map(({ stake }) => String(stake))}::numeric[],
      ${heard.map(({ side }) => json(side).toPostgres())}::jsonb[],
      ${heard.map(({ at }) => at)}::timestamptz[]
    ) on conflict (wager) do nothing`
}

/** Rounds of which somebody's bet was not looked at, the oldest first. */
export async function takeRounds(tx: Transaction, limit: number): Promise<RoundKey[]> {
  return await tx.sql<RoundKey>`
    select distinct provider, round, currency from (
      select provider, round, currency from agents.sides where not looked
      order by at limit ${limit} for update skip locked
    ) as fresh`
}

/** The bets of a round, the highest first. */
export async function listSeated(
  { sql }: Source,
  { provider, round, currency }: RoundKey,
  limit: number,
): Promise<SeatedSide[]> {
  const rows = await sql<Omit<SeatedSide, 'stake'> & { stake: string }>`
    select member, game, stake::text as stake, side, at from agents.sides
    where provider = ${provider} and round = ${round} and currency = ${currency}
    order by stake desc, member limit ${limit}`
  return rows.map((row) => ({ ...row, stake: BigInt(row.stake) }))
}

export async function markLooked({ sql }: Source, rounds: readonly RoundKey[]): Promise<void> {
  await sql`
    update agents.sides s set looked = true
    from unnest(
      ${rounds.map(({ provider }) => provider)}::text[],
      ${rounds.map(({ round }) => round)}::text[],
      ${rounds.map(({ currency }) => currency)}::text[]
    ) as one (provider, round, currency)
    where (s.provider, s.round, s.currency) = (one.provider, one.round, one.currency)
      and not s.looked`
}

/** Everybody above each of these on a day. */
export async function listAboveAll(
  { sql }: Source,
  members: readonly string[],
  day: Day,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await sql<{ member: string; above: string[] }>`
    select member, array_agg(ancestor) as above from agents.lines
    where member = any(${members}::text[]) and from_day <= ${day}::date and until_day > ${day}::date
    group by member`
  return new Map(rows.map(({ member, above }) => [member, above]))
}

export async function insertOpposites({ sql }: Source, found: readonly Opposite[]): Promise<void> {
  if (found.length === 0) return
  await sql`
    insert into agents.opposites (one, other, provider, round, game, currency, at, one_stake,
      other_stake, one_on, other_on)
    select * from unnest(
      ${found.map(({ one }) => one)}::text[],
      ${found.map(({ other }) => other)}::text[],
      ${found.map(({ provider }) => provider)}::text[],
      ${found.map(({ round }) => round)}::text[],
      ${found.map(({ game }) => game)}::text[],
      ${found.map(({ currency }) => currency)}::text[],
      ${found.map(({ at }) => at)}::timestamptz[],
      ${found.map(({ oneStake }) => oneStake)}::numeric[],
      ${found.map(({ otherStake }) => otherStake)}::numeric[],
      ${found.map(({ oneOn }) => JSON.stringify(oneOn))}::jsonb[],
      ${found.map(({ otherOn }) => JSON.stringify(otherOn))}::jsonb[]
    ) on conflict do nothing`
}

export type Suspects = {
  readonly one: string
  readonly other: string
  /** In how many rounds they stood against each other, and in how many both took part. */
  readonly opposite: number
  readonly common: number
}

/** Who stood against each other in so many rounds since a moment, and in half of those in which both took part. */
export async function listSuspects(
  { sql }: Source,
  since: Date,
  least: number,
): Promise<Suspects[]> {
  return await sql<Suspects>`
    select * from (
      select one, other, count(*)::int as opposite, (
        select count(*)::int from (
          select distinct provider, round from agents.sides
          where member = o.one and at >= ${since}
          intersect
          select distinct provider, round from agents.sides
          where member = o.other and at >= ${since}
        ) as both_in
      ) as common
      from agents.opposites o where at >= ${since}
      group by one, other having count(*) >= ${least}
    ) as pairs
    where opposite * 2 >= common order by one, other limit 1000`
}

/** The latest rounds in which two stood against each other. */
export async function listOpposites(
  { sql }: Source,
  { one, other }: Pick<Suspects, 'one' | 'other'>,
  limit: number,
): Promise<Opposite[]> {
  return await sql<Opposite>`
    select one, other, provider, round, game, currency, at, one_stake::text as "oneStake",
      other_stake::text as "otherStake", one_on as "oneOn", other_on as "otherOn"
    from agents.opposites where one = ${one} and other = ${other} order by at desc limit ${limit}`
}

export async function forgetBefore({ sql }: Source, moment: Date): Promise<void> {
  await sql`delete from agents.sides where at < ${moment}`
  await sql`delete from agents.opposites where at < ${moment}`
}
