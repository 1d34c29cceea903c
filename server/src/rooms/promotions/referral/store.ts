import type { ReferralReason } from '@baize/contract/promotions/referral'
import type { Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Signal, StoredState, Verdict } from './judge.ts'
import { readTerms, storeTerms, type ReferralTerms, type StoredTerms } from './terms.ts'

type Source = Pick<Database, 'sql'>

export type ReferralId = Id<'rfr'>

/** Somebody who came by the code of another. */
export type Referral = {
  readonly id: ReferralId
  readonly friend: MemberId
  readonly referrer: MemberId
  readonly code: string
  readonly registeredAt: Date
  readonly currency: Currency
  readonly referrerCurrency: Currency
  readonly version: number
  readonly terms: ReferralTerms
  readonly endsAt: Date
  readonly state: StoredState
  readonly reason: ReferralReason | ''
  readonly deposits: bigint
  readonly depositCount: number
  readonly validBet: bigint
  readonly metAt: Date | null
  readonly dueAt: Date | null
  readonly givenAt: Date | null
  readonly signals: readonly Signal[]
  readonly isAllowed: boolean
  readonly grant: string | null
  readonly friendGrant: string | null
}

export type NewReferral = Pick<
  Referral,
  | 'id'
  | 'friend'
  | 'referrer'
  | 'code'
  | 'registeredAt'
  | 'currency'
  | 'referrerCurrency'
  | 'version'
  | 'terms'
  | 'endsAt'
>

type Row = Omit<Referral, 'terms' | 'deposits' | 'validBet'> & {
  readonly terms: StoredTerms
  readonly deposits: string
  readonly validBet: string
}

const columns = fragment`
  r.id, r.friend, r.referrer, r.code, r.registered_at as "registeredAt", r.currency,
  r.referrer_currency as "referrerCurrency", r.version, r.terms, r.ends_at as "endsAt", r.state, r.reason,
  r.deposits::text as deposits, r.deposit_count as "depositCount", r.valid_bet::text as "validBet",
  r.met_at as "metAt", r.due_at as "dueAt", r.given_at as "givenAt", r.signals, r.allowed as "isAllowed",
  r.grant_id as grant, r.friend_grant_id as "friendGrant"`

const read = ({ terms, deposits, validBet, ...row }: Row): Referral => ({
  ...row,
  terms: readTerms(terms),
  deposits: BigInt(deposits),
  validBet: BigInt(validBet),
})

export async function findCode({ sql }: Source, member: string): Promise<string | undefined> {
  const row = await sql.maybe<{ code: string }>`
    select code from promotions.referral_codes where member = ${member}`
  return row?.code
}

export async function findOwner({ sql }: Source, code: string): Promise<MemberId | undefined> {
  const row = await sql.maybe<{ member: MemberId }>`
    select member from promotions.referral_codes where code = ${code}`
  return row?.member
}

/** False where the member has one, or another has this one. */
export async function insertCode({ sql }: Source, member: string, code: string, at: Date) {
  const rows = await sql<{ code: string }>`
    insert into promotions.referral_codes (member, code, made_at) values (${member}, ${code}, ${at})
    on conflict do nothing returning code`
  return rows.length > 0
}

/** Once for each friend; answers whether it was new. */
export async function insertReferral(tx: Transaction, one: NewReferral): Promise<boolean> {
  const rows = await tx.sql<{ id: string }>`
    insert into promotions.referrals (id, friend, referrer, code, registered_at, currency,
      referrer_currency, version, terms, ends_at, state)
    values (${one.id}, ${one.friend}, ${one.referrer}, ${one.code}, ${one.registeredAt},
      ${one.currency}, ${one.referrerCurrency}, ${one.version},
      ${JSON.stringify(storeTerms(one.terms))}::jsonb, ${one.endsAt}, 'registered')
    on conflict (friend) do nothing returning id`
  return rows.length > 0
}

/** Those of these who came by somebody. */
export async function listOfFriends({ sql }: Source, friends: readonly string[]) {
  return await sql<Pick<Referral, 'id' | 'friend' | 'state' | 'currency' | 'endsAt'>>`
    select r.id, r.friend, r.state, r.currency, r.ends_at as "endsAt"
    from promotions.referrals r where r.friend = any(${[...friends]}::text[])
    order by r.id`
}

export type NewFact = {
  readonly referral: string
  readonly kind: 'deposit' | 'bet'
  readonly source: string
  readonly amount: bigint
  readonly at: Date
  /** A correction counts where the bet itself did. */
  readonly of: string | null
}

/** Adds what was not there yet, and what it comes to; answers whose sums changed. Corrections come after what they correct. */
export async function addFacts(tx: Transaction, facts: readonly NewFact[]): Promise<string[]> {
  const first = await insertFacts(
    tx,
    facts.filter(({ of }) => of === null),
  )
  const later = await insertFacts(
    tx,
    facts.filter(({ of }) => of !== null),
  )
  return [...new Set([...first, ...later])]
}

async function insertFacts(tx: Transaction, facts: readonly NewFact[]): Promise<string[]> {
  if (facts.length === 0) return []
  const rows = await tx.sql<{ id: string }>`
    with fresh as (
      insert into promotions.referral_facts (referral, kind, source, amount, at)
      select n.referral, n.kind, n.source, n.amount, n.at from unnest(
        ${facts.map(({ referral }) => referral)}::text[], ${facts.map(({ kind }) => kind)}::text[],
        ${facts.map(({ source }) => source)}::text[],
        ${facts.map(({ amount }) => String(amount))}::numeric[],
        ${facts.map(({ at }) => at)}::timestamptz[], ${facts.map(({ of }) => of)}::text[]
      ) as n (referral, kind, source, amount, at, of)
      where n.of is null or exists (select from promotions.referral_facts f
        where f.referral = n.referral and f.kind = n.kind and f.source = n.of)
      on conflict do nothing returning referral, kind, amount
    ), sums as (
      select referral, coalesce(sum(amount) filter (where kind = 'deposit'), 0) as deposits,
        count(*) filter (where kind = 'deposit')::integer as number,
        coalesce(sum(amount) filter (where kind = 'bet'), 0) as bets
      from fresh group by referral
    )
    update promotions.referrals r set deposits = r.deposits + s.deposits,
      deposit_count = r.deposit_count + s.number, valid_bet = r.valid_bet + s.bets, stale = true
    from sums s where r.id = s.referral returning r.id`
  return rows.map(({ id }) => id)
}

export async function find({ sql }: Source, id: string): Promise<Referral | undefined> {
  const row = await sql.maybe<Row>`
    select ${columns} from promotions.referrals r where r.id = ${id}`
  return row && read(row)
}

export async function hold(tx: Transaction, id: string): Promise<Referral | undefined> {
  const row = await tx.sql.maybe<Row>`
    select ${columns} from promotions.referrals r where r.id = ${id} for update`
  return row && read(row)
}

/** Those that were not looked at, or may have come further by time or by what nobody tells. */
export async function listDue({ sql }: Source, at: Date, after: string, limit: number) {
  const rows = await sql<{ id: string }>`
    select r.id from promotions.referrals r
    where r.id > ${after} and (r.stale or r.state = 'qualified' or (r.state = 'held' and r.due_at <= ${at})
      or (r.state in ('registered', 'verified', 'deposited') and r.ends_at <= ${at}))
    order by r.id limit ${limit}`
  return rows.map(({ id }) => id)
}

export async function markStale(tx: Transaction, friends: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>`
    update promotions.referrals set stale = true
    where friend = any(${[...friends]}::text[]) and state not in ('issued', 'refused') returning id`
  return rows.map(({ id }) => id)
}

export type Change = Verdict & {
  readonly signals: readonly Signal[]
  readonly isAllowed: boolean
  readonly grant: string | null
  readonly friendGrant: string | null
  readonly givenAt: Date | null
}

export async function save(tx: Transaction, id: string, change: Change): Promise<void> {
  const { state, reason, metAt, dueAt, signals, isAllowed, grant, friendGrant, givenAt } = change
  await tx.sql`
    update promotions.referrals set state = ${state}, reason = ${reason}, met_at = ${metAt},
      due_at = ${dueAt}, signals = ${JSON.stringify(signals)}::jsonb, allowed = ${isAllowed},
      grant_id = ${grant}, friend_grant_id = ${friendGrant}, given_at = ${givenAt}, stale = false
    where id = ${id}`
}

export type Step = {
  readonly at: Date
  readonly state: string
  readonly reason: string
  readonly by: string
  readonly note: string
}

export async function addStep(tx: Transaction, referral: string, step: Step): Promise<void> {
  const { at, state, reason, by, note } = step
  await tx.sql`
    insert into promotions.referral_steps (referral, number, at, state, reason, by, note)
    select ${referral}, coalesce(max(s.number), 0) + 1, ${at}, ${state}, ${reason}, ${by}, ${note}
    from promotions.referral_steps s where s.referral = ${referral}`
}

export async function listSteps({ sql }: Source, referrals: readonly string[]) {
  return await sql<Step & { readonly referral: string }>`
    select s.referral, s.at, s.state, s.reason, s.by, s.note from promotions.referral_steps s
    where s.referral = any(${[...referrals]}::text[]) order by s.referral, s.number limit 2000`
}

/** For how many friends somebody was given something, since then. */
export async function countGiven({ sql }: Source, referrer: string, since: Date): Promise<number> {
  const { given } = await sql.one<{ given: number }>`
    select count(*)::integer as given from promotions.referrals r
    where r.referrer = ${referrer} and r.grant_id is not null and r.given_at >= ${since}
      and r.state <> 'refused'`
  return given
}

/** Other friends of somebody, the latest first. */
export async function listOthers({ sql }: Source, { referrer, friend }: Referral, limit: number) {
  const rows = await sql<{ friend: string }>`
    select r.friend from promotions.referrals r
    where r.referrer = ${referrer} and r.friend <> ${friend} and r.state <> 'refused'
    order by r.id desc limit ${limit}`
  return rows.map((row) => row.friend)
}

export type Page = { readonly below?: string | undefined; readonly limit: number }

export async function listOfReferrer({ sql }: Source, referrer: string, { below, limit }: Page) {
  const rows = await sql<Row>`
    select ${columns} from promotions.referrals r
    where r.referrer = ${referrer} and (${below ?? null}::text is null or r.id < ${below ?? null})
    order by r.id desc limit ${limit}`
  return rows.map(read)
}

export type Filter = Page & {
  readonly states?: readonly StoredState[] | undefined
  readonly member?: string | undefined
}

export async function listAll({ sql }: Source, { states, member, below, limit }: Filter) {
  const rows = await sql<Row>`
    select ${columns} from promotions.referrals r
    where (${states ?? null}::text[] is null or r.state = any(${states ?? null}::text[]))
      and (${member ?? null}::text is null or r.referrer = ${member ?? null} or r.friend = ${member ?? null})
      and (${below ?? null}::text is null or r.id < ${below ?? null})
    order by r.id desc limit ${limit}`
  return rows.map(read)
}

/** How far grants are, by their ids. */
export async function listGrants({ sql }: Source, ids: readonly string[]) {
  const rows = await sql<{ id: string; state: string; claimUntil: Date | null }>`
    select g.id, g.state, g.claim_until as "claimUntil" from promotions.grants g
    where g.id = any(${[...ids]}::text[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** What somebody's friends came to: taken, waiting to be claimed, and being looked at. */
export async function sumUp({ sql }: Source, referrer: string) {
  const { earned, ready, checked, invited } = await sql.one<{
    earned: string
    ready: string
    checked: string
    invited: number
  }>`
    select count(*)::integer as invited,
      coalesce(sum(g.amount) filter (where g.state not in ('issued', 'lapsed', 'rejected')), 0)::text as earned,
      coalesce(sum(g.amount) filter (where g.state = 'issued'), 0)::text as ready,
      coalesce(sum((r.terms->>'toReferrer')::numeric)
        filter (where r.state in ('held', 'qualified')), 0)::text as checked
    from promotions.referrals r left join promotions.grants g on g.id = r.grant_id
    where r.referrer = ${referrer}`
  return { earned: BigInt(earned), ready: BigInt(ready), checked: BigInt(checked), invited }
}
