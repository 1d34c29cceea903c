import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'
import { readTerms, storeTerms } from './grant.ts'
import type { Grant, GrantEnding, StoredTerms } from './grant.ts'
import type { GrantState } from './states.ts'

type Source = Pick<Database, 'sql'>

type Row = Omit<Grant, 'asks' | 'done' | 'terms' | 'lastsMs'> & {
  readonly asks: string
  readonly done: string
  readonly terms: StoredTerms
  readonly lastsMs: bigint | null
}

const columns = fragment`
  g.id, g.member, g.offer, g.version, g.source, g.mode, g.state, g.currency, g.amount,
  g.asks::text as asks, g.done::text as done, g.terms, g.why, g.released, g.given_at as "givenAt",
  g.claim_until as "claimUntil", g.lasts_ms as "lastsMs", g.activated_at as "activatedAt",
  g.ends_at as "endsAt", g.over_at as "overAt", g.ending`

function toGrant({ asks, done, terms, lastsMs, ...row }: Row): Grant {
  return {
    ...row,
    asks: BigInt(asks),
    done: BigInt(done),
    terms: readTerms(terms),
    lastsMs: lastsMs === null ? null : Number(lastsMs),
  }
}

/** One thing at a time happens to what a member was given. */
export async function takeTurn(tx: Transaction, member: MemberId): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`grants of ${member}`}, 0))`
}

/** Writes them with their first steps. A source that has given before is a defect of who asks, and ends it all. */
export function insertGrants(tx: Transaction, grants: readonly Grant[], by: string): void {
  if (grants.length === 0) return
  const of = <Value>(read: (grant: Grant) => Value) => grants.map(read)
  const shared = <Value>(read: (grant: Grant) => Value) => sharedBy(grants, read)
  const offer = shared((grant) => grant.offer)
  const version = shared((grant) => grant.version)
  const source = shared((grant) => grant.source)
  const mode = shared((grant) => grant.mode)
  const state = shared((grant) => grant.state)
  const currency = shared((grant) => grant.currency)
  const asks = shared((grant) => String(grant.asks))
  const terms = shared((grant) => JSON.stringify(storeTerms(grant.terms)))
  const givenAt = shared((grant) => grant.givenAt.toISOString())
  const claimUntil = shared((grant) => grant.claimUntil?.toISOString() ?? null)
  const overAt = shared((grant) => grant.overAt?.toISOString() ?? null)
  const lastsMs = shared((grant) => grant.lastsMs)
  tx.send`
    with given as (
      insert into promotions.grants (id, member, offer, version, source, mode, state, currency, amount, released,
        asks, terms, why, given_at, claim_until, over_at, lasts_ms)
      select id, member, coalesce(offer, ${offer.by}), coalesce(version, ${version.by}),
        coalesce(source, ${source.by}), coalesce(mode, ${mode.by}), coalesce(state, ${state.by}),
        coalesce(currency, ${currency.by}), amount, released, coalesce(asks, ${asks.by}),
        coalesce(terms, ${terms.by}), why, coalesce(given_at, ${givenAt.by}),
        coalesce(claim_until, ${claimUntil.by}), coalesce(over_at, ${overAt.by}),
        coalesce(lasts_ms, ${lastsMs.by})
      from rows from (
        unnest(${of(({ id }) => id)}::text[], ${of(({ member }) => member)}::text[],
          ${of(({ amount }) => String(amount))}::bigint[],
          ${of(({ released }) => String(released))}::bigint[],
          ${offer.each}::text[], ${version.each}::integer[], ${source.each}::text[], ${mode.each}::text[],
          ${state.each}::text[], ${currency.each}::text[], ${asks.each}::numeric[], ${terms.each}::jsonb[],
          ${givenAt.each}::timestamptz[], ${claimUntil.each}::timestamptz[],
          ${overAt.each}::timestamptz[], ${lastsMs.each}::bigint[]),
        jsonb_array_elements(${JSON.stringify(of(({ why }) => why))}::jsonb)
      ) as new (id, member, amount, released, offer, version, source, mode, state, currency, asks, terms,
        given_at, claim_until, over_at, lasts_ms, why)
      returning id, given_at, state
    )
    insert into promotions.steps (grant_id, number, at, to_state, by)
    select id, 1, given_at, state, ${by} from given`
}

/** What all say alike travels once, and else one for each: a list that is too short is filled with nothing. */
function sharedBy<Item, Value>(items: readonly Item[], read: (item: Item) => Value) {
  const each = items.map(read)
  const [by = null] = each
  return each.every((one) => one === by) ? { by, each: [] } : { by: null, each }
}

/** What these sources have given before, by `offer member source`. */
export async function findGiven(
  { sql }: Source,
  keys: readonly Pick<Grant, 'offer' | 'member' | 'source'>[],
): Promise<Map<string, Grant>> {
  const rows = await sql<Row>`
    select ${columns} from promotions.grants g
    join unnest(${keys.map(({ offer }) => offer)}::text[], ${keys.map(({ member }) => member)}::text[],
      ${keys.map(({ source }) => source)}::text[]) as key (offer, member, source)
      on g.offer = key.offer and g.member = key.member and g.source = key.source`
  return new Map(rows.map((row) => [keyOf(row), toGrant(row)]))
}

export function keyOf({
  offer,
  member,
  source,
}: Pick<Grant, 'offer' | 'member' | 'source'>): string {
  return `${offer} ${member} ${source}`
}

export async function findGrant({ sql }: Source, id: string): Promise<Grant | undefined> {
  const row = await sql.maybe<Row>`select ${columns} from promotions.grants g where g.id = ${id}`
  return row && toGrant(row)
}

/** Holds a grant until the transaction ends: stakes that are paid from it wait, and those on their way are waited for. */
export async function lockGrant(tx: Transaction, id: GrantId): Promise<Grant | undefined> {
  const row = await tx.sql.maybe<Row>`
    select ${columns} from promotions.grants g where g.id = ${id} for update`
  return row && toGrant(row)
}

/** Which of these play, held against their end and not against their counting. */
export async function holdPlaying(tx: Transaction, ids: readonly GrantId[]): Promise<Set<GrantId>> {
  const rows = await tx.sql<{ id: GrantId }>`
    select g.id from promotions.grants g
    where g.id = any(${[...ids]}::text[]) and g.state = 'active' order by g.id for key share`
  return new Set(rows.map(({ id }) => id))
}

export async function findPlaying({ sql }: Source, member: MemberId): Promise<Grant | undefined> {
  const row = await sql.maybe<Row>`
    select ${columns} from promotions.grants g
    where g.member = ${member} and g.mode = 'pocket' and g.state = 'active'`
  return row && toGrant(row)
}

/** The pocket of a member that is played, or waits for its bets or a withdrawal; the others wait for it. */
export async function findInPlay({ sql }: Source, member: MemberId): Promise<Grant | undefined> {
  const row = await sql.maybe<Row>`
    select ${columns} from promotions.grants g
    where g.member = ${member} and g.mode = 'pocket' and g.state in ('active', 'settling')`
  return row && toGrant(row)
}

/** Which of those that wait is the next: what its member chose last, then what has least time once it begins. */
const inTurn = fragment`g.chosen_at desc nulls last, g.lasts_ms nulls last, g.given_at, g.id`

export async function choose(tx: Transaction, id: GrantId, at: Date): Promise<void> {
  await tx.sql`update promotions.grants set chosen_at = ${at} where id = ${id}`
}

/** Those that wait, the next of them first. */
export async function listQueued({ sql }: Source, member: MemberId): Promise<GrantId[]> {
  const rows = await sql<{ id: GrantId }>`
    select g.id from promotions.grants g where g.member = ${member} and g.state = 'queued'
    order by ${inTurn} limit 100`
  return rows.map(({ id }) => id)
}

/** The next that waits. */
export async function findQueued({ sql }: Source, member: MemberId): Promise<Grant | undefined> {
  const row = await sql.maybe<Row>`
    select ${columns} from promotions.grants g
    where g.member = ${member} and g.state = 'queued' order by ${inTurn} limit 1`
  return row && toGrant(row)
}

export type GrantPage = {
  readonly below?: string | undefined
  readonly limit: number
  readonly states?: readonly GrantState[]
}

export async function listOfMember(
  { sql }: Source,
  member: MemberId,
  { below, limit, states }: GrantPage,
): Promise<Grant[]> {
  const older = below === undefined ? fragment`` : fragment`and g.id < ${below}`
  const only =
    states === undefined ? fragment`` : fragment`and g.state = any(${[...states]}::text[])`
  const rows = await sql<Row>`
    select ${columns} from promotions.grants g where g.member = ${member} ${older} ${only}
    order by g.id desc limit ${limit}`
  return rows.map(toGrant)
}

export async function countWaiting({ sql }: Source, member: MemberId) {
  return await sql.one<{ count: number; amount: bigint }>`
    select count(*)::integer as count, coalesce(sum(g.amount), 0)::bigint as amount
    from promotions.grants g where g.member = ${member} and g.state = 'issued'`
}

/** Whether anything of an offer is promised or played. */
export async function hasOpenOf({ sql }: Source, offer: string): Promise<boolean> {
  const { found } = await sql.one<{ found: boolean }>`
    select exists (
      select from promotions.grants g where g.offer = ${offer} and g.over_at is null) as found`
  return found
}

export type GrantStep = {
  readonly at: Date
  readonly state: GrantState
  readonly by: string
  readonly reason: string
  /** The movement of money that went with it. */
  readonly transfer: string | null
}

export async function listSteps({ sql }: Source, id: GrantId): Promise<GrantStep[]> {
  return await sql<GrantStep>`
    select s.at, s.to_state as state, s.by, s.reason, s.transfer from promotions.steps s
    where s.grant_id = ${id} order by s.number`
}

export async function setClaimUntil(tx: Transaction, id: GrantId, until: Date): Promise<void> {
  await tx.sql`update promotions.grants set claim_until = ${until} where id = ${id}`
}

export type Stepped = {
  readonly state: GrantState
  readonly at: Date
  readonly by: string
  readonly reason?: string
  readonly transfer?: string | null
  readonly released?: bigint
  /** What went back to the offer with it. */
  readonly takenBack?: bigint
  readonly activatedAt?: Date
  readonly endsAt?: Date | null
  readonly ending?: GrantEnding | null
  readonly isOver: boolean
}

/** Moves a grant on, and writes the step beside it. */
export async function stepGrant(tx: Transaction, grant: Grant, to: Stepped): Promise<void> {
  const {
    activatedAt = grant.activatedAt,
    endsAt = grant.endsAt,
    released = 0n,
    takenBack = 0n,
  } = to
  await tx.sql`
    update promotions.grants set state = ${to.state}, released = released + ${released},
      taken_back = taken_back + ${takenBack}, activated_at = ${activatedAt}, ends_at = ${endsAt}, over_at = ${to.isOver ? to.at : null},
      ending = ${to.ending === undefined ? grant.ending : to.ending}
    where id = ${grant.id}`
  await insertStep(tx, grant.id, { from: grant.state, ...to })
}

export async function insertStep(
  tx: Transaction,
  grant: GrantId,
  step: Pick<Stepped, 'state' | 'at' | 'by' | 'reason' | 'transfer'> & {
    readonly from: GrantState | null
  },
): Promise<void> {
  await tx.sql`
    insert into promotions.steps (grant_id, number, at, from_state, to_state, by, reason, transfer)
    select ${grant}, coalesce(max(number), 0) + 1, ${step.at}::timestamptz, ${step.from}::text, ${step.state}::text,
      ${step.by}::text, ${step.reason ?? ''}::text, ${step.transfer ?? null}::text
    from promotions.steps where grant_id = ${grant}`
}

/** Money that came to a grant after its end. */
export async function addReleased(tx: Transaction, id: GrantId, amount: bigint): Promise<void> {
  await tx.sql`update promotions.grants set released = released + ${amount} where id = ${id}`
}

/** Somebody looks into it, and has not decided. */
const held = fragment`exists (
  select from promotions.holds h where h.grant_id = g.id and h.outcome is null)`

/** Whether somebody looks into it, or took it back after that. */
export async function findHold(
  { sql }: Source,
  id: string,
): Promise<'held' | 'taken_back' | undefined> {
  const row = await sql.maybe<{ outcome: string | null }>`
    select h.outcome from promotions.holds h where h.grant_id = ${id}`
  if (row === undefined) return undefined
  if (row.outcome === null) return 'held'
  return row.outcome === 'taken_back' ? 'taken_back' : undefined
}

const timeRuns = fragment`not exists (
  select from promotions.pauses p where p.member = g.member and p.until is null)`

/** Grants that are due to end: met, or past their time. Not those that wait for a withdrawal. */
export async function listDue({ sql }: Source, now: Date, limit: number): Promise<GrantId[]> {
  const rows = await sql<{ id: GrantId }>`
    select g.id from promotions.grants g
    where g.state in ('active', 'settling') and (g.done >= g.asks or (g.ends_at <= ${now} and ${timeRuns}))
      and not exists (
        select from promotions.consents c
        where c.grant_id = g.id and c.closed_at is null and c.decided is null)
      and not ${held}
    order by g.id limit ${limit}`
  return rows.map(({ id }) => id)
}

export async function listUnclaimed({ sql }: Source, now: Date, limit: number): Promise<GrantId[]> {
  const rows = await sql<{ id: GrantId }>`
    select g.id from promotions.grants g
    where g.state in ('applying', 'issued') and g.claim_until <= ${now} and ${timeRuns} and not ${held}
    order by g.id limit ${limit}`
  return rows.map(({ id }) => id)
}

export async function setEnding(tx: Transaction, id: GrantId, ending: GrantEnding): Promise<void> {
  await tx.sql`update promotions.grants set ending = ${ending} where id = ${id}`
}

export type LateCause = 'void' | 'correction'

/** Notes that money came to these, until somebody has looked whether they are over by it. */
export async function noteLooks(
  tx: Transaction,
  paid: ReadonlyMap<GrantId, LateCause>,
  at: Date,
): Promise<void> {
  if (paid.size === 0) return
  await tx.sql`
    update promotions.grants g set look_at = ${at}, look_for = new.cause, looks = g.looks + 1
    from unnest(${[...paid.keys()]}::text[], ${[...paid.values()]}::text[]) as new (id, cause)
    where g.id = new.id`
}

export type Look = { readonly number: number; readonly cause: LateCause }

export async function findLook({ sql }: Source, id: GrantId): Promise<Look | undefined> {
  return await sql.maybe<Look>`
    select g.looks as number, g.look_for as cause from promotions.grants g
    where g.id = ${id} and g.look_at is not null`
}

/** It was looked at, unless more has come meanwhile. */
export async function closeLook({ sql }: Source, id: GrantId, { number }: Look): Promise<void> {
  await sql`
    update promotions.grants set look_at = null, look_for = null
    where id = ${id} and looks = ${number}`
}

/** Noted a while ago, and not looked at: whoever should have is gone. */
export async function listLooks({ sql }: Source, before: Date, limit: number): Promise<GrantId[]> {
  const rows = await sql<{ id: GrantId }>`
    select g.id from promotions.grants g where g.look_at <= ${before} order by g.look_at limit ${limit}`
  return rows.map(({ id }) => id)
}
