import type { Json } from '@baize/games/game'
import { fragment, json, type Database } from '../../../platform/database/database.ts'

type Source = Pick<Database, 'sql'>

export type Phase = 'betting' | 'awaiting' | 'running' | 'over' | 'voided'

/** `unreadable`: its chain cannot be read any more. `no_value`: its public value did not come in time. */
export type VoidReason = 'unreadable' | 'no_value'

/** 1: drawn from link and salt alone. 2: with a public value of its own, which came after its bets. */
export type Scheme = 1 | 2
export const presentScheme: Scheme = 2

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
  readonly scheme: Scheme
  /** As it was told at the opening; nothing for a round of before it was kept. */
  readonly closesAt: Date | null
  /** Whose value decides it, and which: named at the opening. Empty and 0 in scheme 1. */
  readonly beacon: string
  readonly beaconRound: number
  /** Empty until it is out. */
  readonly beaconValue: string
  /** Nothing before it is over. */
  readonly outcome: Json | null
  readonly link: string
  readonly voidedBy: '' | VoidReason
}

const roundColumns = fragment`
  table_key as "table", number::integer, chain, place, phase, opened_at as "openedAt",
  phase_ends_at as "phaseEndsAt", started_at as "startedAt", commitment, scheme,
  closes_at as "closesAt", beacon, beacon_round::float8 as "beaconRound",
  beacon_value as "beaconValue", outcome, link, voided_by as "voidedBy"`

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
  'table' | 'number' | 'chain' | 'place' | 'commitment' | 'openedAt' | 'beacon' | 'beaconRound'
> & { readonly closesAt: Date }

/** The next round; of several nodes one succeeds. */
export async function openRound({ sql }: Source, round: NewRound): Promise<boolean> {
  const { table, number, chain, place, commitment, openedAt, closesAt, beacon } = round
  const opened = await sql.count`
    insert into arcade.shared_rounds (table_key, number, chain, place, commitment, phase, opened_at,
      phase_ends_at, closes_at, scheme, beacon, beacon_round)
    values (${table}, ${number}, ${chain}, ${place}, ${commitment}, 'betting', ${openedAt},
      ${closesAt}, ${closesAt}, ${presentScheme}, ${beacon}, ${round.beaconRound})
    on conflict do nothing`
  return opened === 1
}

type Named = Pick<Round, 'table' | 'number'>

/** No bet is taken any more; until then its value is waited for. */
export async function closeRound(
  { sql }: Source,
  { table, number }: Named,
  until: Date,
): Promise<boolean> {
  const done = await sql.count`
    update arcade.shared_rounds set phase = 'awaiting', phase_ends_at = ${until}
    where table_key = ${table} and number = ${number} and phase = 'betting' and scheme = 2`
  return done === 1
}

/** With the value that was named, or in a round of before there were such values, without. */
export async function startRound(
  { sql }: Source,
  { table, number }: Named,
  { value, at }: { readonly value: string; readonly at: Date },
): Promise<boolean> {
  const done = await sql.count`
    update arcade.shared_rounds set phase = 'running', started_at = ${at}, phase_ends_at = null,
      beacon_value = ${value}
    where table_key = ${table} and number = ${number}
      and phase = case scheme when 1 then 'betting' else 'awaiting' end`
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

type Voiding = Named & Pick<Round, 'link' | 'phaseEndsAt'> & { readonly voidedBy: VoidReason }

/** Says why. The link is told all the same, where it can be read. */
export async function voidRound({ sql }: Source, voiding: Voiding): Promise<boolean> {
  const { table, number, link, phaseEndsAt, voidedBy } = voiding
  const done = await sql.count`
    update arcade.shared_rounds set phase = 'voided', phase_ends_at = ${phaseEndsAt}, link = ${link},
      voided_by = ${voidedBy}
    where table_key = ${table} and number = ${number}
      and phase in ('betting', 'awaiting', 'running')`
  return done === 1
}

/** A value that came too late for its round: how that would have ended, anybody can compute. */
export async function noteLateValue(
  { sql }: Source,
  { table, number }: Named,
  value: string,
): Promise<void> {
  await sql`
    update arcade.shared_rounds set beacon_value = ${value}
    where table_key = ${table} and number = ${number} and phase = 'voided' and beacon_value = ''`
}

type PastPage = {
  readonly below?: number
  readonly limit: number
  /** Those that were voided, too. */
  readonly voided: boolean
}

/** Rounds that are over, newest first. */
export async function listPast(
  { sql }: Source,
  table: string,
  { below, limit, voided }: PastPage,
): Promise<Round[]> {
  return await sql<Round>`
    select ${roundColumns} from arcade.shared_rounds
    where table_key = ${table} and (phase = 'over' or (${voided} and phase = 'voided'))
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
