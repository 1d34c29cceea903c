import {
  flushedLater,
  fragment,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type RoundKey = { readonly vendor: string; readonly member: string; readonly round: string }

export type StoredRound = RoundKey & {
  readonly gameVendor: string
  readonly game: string
  readonly currency: string
  /** The transactions of its bets, in the order of their coming. */
  readonly bets: readonly string[]
  readonly openedAt: Date
  readonly activeAt: Date
  readonly closedAt: Date | null
  readonly swept: '' | 'shown' | 'settled' | 'voided'
}

const columns = fragment`
  r.vendor, r.member, r.round, r.game_vendor as "gameVendor", r.game, r.currency, r.bets,
  r.opened_at as "openedAt", r.active_at as "activeAt", r.closed_at as "closedAt", r.swept`

export type NewBet = RoundKey & {
  readonly gameVendor: string
  readonly game: string
  readonly currency: string
  readonly bet: string
  readonly at: Date
}

type Opened = RoundKey & { readonly isNew: boolean }

/**
 * Adds bets to their rounds, each at most once; a round that is not there begins. Answers those rounds that are open.
 * In the order of their keys, so that two who write the same ones wait for each other and not in a circle. A round matters with
 * the stakes in it, which are written after it.
 */
export async function addBets({ sql }: Source, bets: readonly NewBet[]): Promise<Opened[]> {
  return await sql<Opened>`
    insert into play.rounds as r
      (vendor, member, round, game_vendor, game, currency, bets, opened_at, active_at)
    select vendor, member, round, min(game_vendor), min(game), min(currency),
      array_agg(bet order by place), min(at), max(at)
    from unnest(
      ${bets.map(({ vendor }) => vendor)}::text[], ${bets.map(({ member }) => member)}::text[],
      ${bets.map(({ round }) => round)}::text[], ${bets.map(({ gameVendor }) => gameVendor)}::text[],
      ${bets.map(({ game }) => game)}::text[], ${bets.map(({ currency }) => currency)}::text[],
      ${bets.map(({ bet }) => bet)}::text[], ${bets.map(({ at }) => at)}::timestamptz[]
    ) with ordinality
      as new (vendor, member, round, game_vendor, game, currency, bet, at, place)
    where ${flushedLater}
    group by vendor, member, round order by vendor, member, round
    on conflict (vendor, member, round) do update set
      active_at = greatest(r.active_at, excluded.active_at), swept = '',
      bets = r.bets || array(select bet from unnest(excluded.bets) as added (bet) where bet <> all (r.bets))
      where r.closed_at is null
    returning r.vendor, r.member, r.round, (r.xmax = 0) as "isNew"`
}

/** Takes a bet out that was refused after all; a round that has none was never there. */
export async function dropBet({ sql }: Source, key: RoundKey, bet: string): Promise<void> {
  await sql`
    with dropped as (
      update play.rounds set bets = array_remove(bets, ${bet})
      where vendor = ${key.vendor} and member = ${key.member} and round = ${key.round}
        and cardinality(array_remove(bets, ${bet})) > 0
    )
    delete from play.rounds where vendor = ${key.vendor} and member = ${key.member}
      and round = ${key.round} and cardinality(array_remove(bets, ${bet})) = 0`
}

function wantedRows(keys: readonly RoundKey[]) {
  return fragment`unnest(
      ${keys.map(({ vendor }) => vendor)}::text[], ${keys.map(({ member }) => member)}::text[],
      ${keys.map(({ round }) => round)}::text[]
    ) with ordinality as wanted (vendor, member, round, place)`
}

/** These rounds, each in its place, so far as they are there. */
export async function listWanted(
  { sql }: Source,
  keys: readonly RoundKey[],
): Promise<(StoredRound | undefined)[]> {
  const rows = await sql<StoredRound & { readonly place: bigint }>`
    select wanted.place, ${columns} from ${wantedRows(keys)}
    join play.rounds r using (vendor, member, round)`
  const found: (StoredRound | undefined)[] = keys.map(() => undefined)
  for (const { place, ...row } of rows) found[Number(place) - 1] = row
  return found
}

export type Ended = RoundKey & { readonly at: Date; readonly closes: boolean }

/** Notes that something happened in rounds, and that some are over. */
export async function noteRounds({ sql }: Source, rounds: readonly Ended[]): Promise<void> {
  await sql`
    update play.rounds r set active_at = greatest(r.active_at, new.at),
      closed_at = case when new.closes then coalesce(r.closed_at, new.at) else r.closed_at end
    from (
      select vendor, member, round, max(at) as at, bool_or(closes) as closes
      from unnest(
        ${rounds.map(({ vendor }) => vendor)}::text[], ${rounds.map(({ member }) => member)}::text[],
        ${rounds.map(({ round }) => round)}::text[], ${rounds.map(({ at }) => at)}::timestamptz[],
        ${rounds.map(({ closes }) => closes)}::boolean[]
      ) as told (vendor, member, round, at, closes)
      group by vendor, member, round
    ) as new
    where r.vendor = new.vendor and r.member = new.member and r.round = new.round`
}

export async function markSwept(
  { sql }: Source,
  key: RoundKey,
  swept: StoredRound['swept'],
  closedAt: Date | null,
): Promise<void> {
  await sql`
    update play.rounds set swept = ${swept}, closed_at = coalesce(closed_at, ${closedAt})
    where vendor = ${key.vendor} and member = ${key.member} and round = ${key.round}`
}

/** Open rounds of a vendor that were quiet for too long, the quietest first. */
export async function listStale(
  { sql }: Source,
  vendor: string,
  { before, includeShown, limit }: { before: Date; includeShown: boolean; limit: number },
): Promise<StoredRound[]> {
  return await sql<StoredRound>`
    select ${columns} from play.rounds r
    where r.vendor = ${vendor} and r.closed_at is null and r.active_at < ${before}
      and (${includeShown} or r.swept = '')
    order by r.active_at limit ${limit}`
}

export async function removeRoundsBefore({ sql }: Transaction, before: Date): Promise<number> {
  return await sql.count`
    delete from play.rounds where closed_at is not null and opened_at < ${before}`
}

export type RoundFilter = {
  readonly vendor?: string | undefined
  readonly member?: string | undefined
  readonly round?: string | undefined
  readonly state?: 'open' | 'closed' | 'stale' | undefined
}

type Place = RoundKey & { readonly at: Date }

/** The latest first, after a place. */
export async function listRounds(
  { sql }: Source,
  { vendor = '', member = '', round = '', state }: RoundFilter,
  page: { readonly before: Place | null; readonly limit: number },
): Promise<StoredRound[]> {
  const { before } = page
  const wanted = {
    open: fragment`and r.closed_at is null`,
    closed: fragment`and r.closed_at is not null`,
    stale: fragment`and r.swept <> ''`,
    all: fragment``,
  }[state ?? 'all']
  const after =
    before === null
      ? fragment``
      : fragment`and (r.opened_at, r.vendor, r.member, r.round)
          < (${before.at}, ${before.vendor}, ${before.member}, ${before.round})`
  return await sql<StoredRound>`
    select ${columns} from play.rounds r
    where (${vendor} = '' or r.vendor = ${vendor}) and (${member} = '' or r.member = ${member})
      and (${round} = '' or r.round = ${round}) ${wanted} ${after}
    order by r.opened_at desc, r.vendor desc, r.member desc, r.round desc limit ${page.limit}`
}

export async function countOpenByVendor({ sql }: Source): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ vendor: string; count: number }>`
    select vendor, count(*)::int as count from play.rounds where closed_at is null group by vendor`
  return new Map(rows.map(({ vendor, count }) => [vendor, count]))
}

/** Open rounds in games of a vendor of the catalogue, whoever runs them. */
export async function countOpenOfGames({ sql }: Source, gameVendor: string): Promise<number> {
  const row = await sql.one<{ count: number }>`
    select count(*)::int as count from play.rounds
    where closed_at is null and game_vendor = ${gameVendor}`
  return row.count
}
