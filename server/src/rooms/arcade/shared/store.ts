import type { Json } from '@baize/games/game'
import { fragment, json, type Database } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type Phase = 'betting' | 'running' | 'over' | 'voided'

export type Round = {
  /** Which table's; its numbers are its own. */
  readonly table: string
  readonly number: number
  readonly chain: string
  readonly place: number
  readonly phase: Phase
  readonly openedAt: Date
  readonly phaseEndsAt: Date | null
  readonly startedAt: Date | null
  readonly commitment: string
  /** Nothing before it is over. */
  readonly outcome: Json | null
  readonly link: string
}

const roundColumns = fragment`
  table_key as "table", number::integer, chain, place, phase, opened_at as "openedAt",
  phase_ends_at as "phaseEndsAt", started_at as "startedAt", commitment, outcome, link`

export async function findLatest({ sql }: Source, table: string): Promise<Round | undefined> {
  return await sql.maybe<Round>`
    select ${roundColumns} from arcade.shared_rounds
    where table_key = ${table} order by number desc limit 1`
}

export async function findRound(
  { sql }: Source,
  table: string,
  number: number,
): Promise<Round | undefined> {
  return await sql.maybe<Round>`
    select ${roundColumns} from arcade.shared_rounds
    where table_key = ${table} and number = ${number}`
}

/** These rounds of a table, by their numbers. */
export async function listRounds(
  { sql }: Source,
  table: string,
  numbers: readonly number[],
): Promise<Round[]> {
  return await sql<Round>`
    select ${roundColumns} from arcade.shared_rounds
    where table_key = ${table} and number = any(${numbers}::bigint[])`
}

export type NewRound = Pick<
  Round,
  'table' | 'number' | 'chain' | 'place' | 'commitment' | 'openedAt' | 'phaseEndsAt'
>

/** The next round; of several nodes one succeeds. */
export async function openRound({ sql }: Source, round: NewRound): Promise<boolean> {
  const { table, number, chain, place, commitment, openedAt, phaseEndsAt } = round
  const opened = await sql.count`
    insert into arcade.shared_rounds
      (table_key, number, chain, place, commitment, phase, opened_at, phase_ends_at)
    values (${table}, ${number}, ${chain}, ${place}, ${commitment}, 'betting', ${openedAt},
      ${phaseEndsAt})
    on conflict do nothing`
  return opened === 1
}

type Named = Pick<Round, 'table' | 'number'>

export async function startRound(
  { sql }: Source,
  { table, number }: Named,
  at: Date,
): Promise<boolean> {
  const done = await sql.count`
    update arcade.shared_rounds set phase = 'running', started_at = ${at}, phase_ends_at = null
    where table_key = ${table} and number = ${number} and phase = 'betting'`
  return done === 1
}

type Ending = Named & Pick<Round, 'outcome' | 'link' | 'phaseEndsAt'>

export async function endRound({ sql }: Source, ending: Ending): Promise<boolean> {
  const { table, number, outcome, link, phaseEndsAt } = ending
  const done = await sql.count`
    update arcade.shared_rounds set phase = 'over', outcome = ${json(outcome)}, link = ${link},
      phase_ends_at = ${phaseEndsAt}
    where table_key = ${table} and number = ${number} and phase = 'running'`
  return done === 1
}

/** Nobody can tell any more how it would have ended. */
export async function voidRound(
  { sql }: Source,
  { table, number }: Named,
  phaseEndsAt: Date,
): Promise<boolean> {
  const done = await sql.count`
    update arcade.shared_rounds set phase = 'voided', phase_ends_at = ${phaseEndsAt}
    where table_key = ${table} and number = ${number} and phase in ('betting', 'running')`
  return done === 1
}

/** A round that is over, with all that it takes to prove it. */
export type Past = Pick<Round, 'outcome' | 'link' | 'chain' | 'place'> & { readonly round: number }

/** Newest first. */
export async function listPast(
  { sql }: Source,
  table: string,
  { below, limit }: { readonly below?: number; readonly limit: number },
): Promise<Past[]> {
  return await sql<Past>`
    select number::integer as round, outcome, link, chain, place
    from arcade.shared_rounds where table_key = ${table} and phase = 'over'
      and (${below ?? null}::bigint is null or number < ${below ?? null})
    order by number desc limit ${limit}`
}

export type Taking = {
  readonly table: string
  readonly driver: string
  readonly at: Date
  readonly until: Date
}

/** Takes a table that nobody drives, or goes on with one's own; says since when, or nothing when another has it. */
export async function takeTable({ sql }: Source, taking: Taking): Promise<Date | undefined> {
  const { table, driver, at, until } = taking
  const row = await sql.maybe<{ since: Date }>`
    insert into arcade.shared_tables as t (key, driver, driven_since, driven_until)
    values (${table}, ${driver}, ${at}, ${until})
    on conflict (key) do update set driver = excluded.driver, driven_until = excluded.driven_until,
      driven_since = case when t.driver = excluded.driver and t.driven_until > ${at}
        then t.driven_since else excluded.driven_since end
    where t.driver = excluded.driver or t.driven_until <= ${at}
    returning driven_since as since`
  return row?.since
}

export async function leaveTable({ sql }: Source, table: string, driver: string): Promise<void> {
  await sql`
    update arcade.shared_tables set driven_until = 'epoch'
    where key = ${table} and driver = ${driver}`
}

export async function findWantedAt({ sql }: Source, table: string): Promise<Date | undefined> {
  const row = await sql.maybe<{ at: Date }>`
    select wanted_at as at from arcade.shared_tables where key = ${table}`
  return row?.at
}

export async function noteWanted({ sql }: Source, table: string, at: Date): Promise<void> {
  await sql`
    insert into arcade.shared_tables as t (key, wanted_at) values (${table}, ${at})
    on conflict (key) do update set wanted_at = excluded.wanted_at
    where t.wanted_at < excluded.wanted_at`
}
