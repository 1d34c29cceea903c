import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { PlayRow, RebateLine } from './amount.ts'

type Source = Pick<Database, 'sql'>

export type OwnedRow = PlayRow & { readonly member: MemberId; readonly currency: Currency }

const sums = [
  'bets',
  'stake',
  'flatBets',
  'flat',
  'partBets',
  'part',
  'bonusBets',
  'bonus',
  'rated',
  'taken',
] as const
type SumName = (typeof sums)[number]
type Row = Omit<OwnedRow, SumName> & Readonly<Record<SumName, string>>

/** All rows of those days of members that have something untaken, up to a day. Held, where a transaction takes them. */
export async function listRows(
  { sql }: Source,
  members: readonly string[],
  { until, isHeld }: { readonly until: Day; readonly isHeld: boolean },
): Promise<OwnedRow[]> {
  const rows = await sql<Row>`
    select p.member, p.currency, p.day::text as day, p.category, p.level, p.rates, p.corrected as "isCorrection", p.rate,
      p.bets::text as bets, p.stake::text as stake, p.flat_bets::text as "flatBets", p.flat::text as flat,
      p.part_bets::text as "partBets", p.part::text as part, p.bonus_bets::text as "bonusBets",
      p.bonus::text as bonus, p.rated::text as rated, p.taken::text as taken
    from promotions.play p
    where p.member = any(${[...members]}::text[]) and not p.left_out and p.day < ${until}::date
      and (p.member, p.day) in (
        select u.member, u.day from promotions.play u
        where u.member = any(${[...members]}::text[]) and u.untaken)
    order by p.member, p.day, p.category, p.level, p.rates, p.corrected
    ${isHeld ? fragment`for update of p` : fragment``}`
  return rows.map((row) => ({
    ...row,
    ...(Object.fromEntries(sums.map((name) => [name, BigInt(row[name])])) as Record<
      SumName,
      bigint
    >),
  }))
}

type Taken = Pick<
  OwnedRow,
  'member' | 'day' | 'category' | 'currency' | 'level' | 'rates' | 'isCorrection' | 'rated'
> &
  Pick<RebateLine, 'state'>

/** Takes what counts, and leaves out what never will. */
export function takeRows(tx: Transaction, lines: readonly Taken[]): void {
  const done = lines.filter(({ state }) => state !== 'waits')
  const days = done.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return
  tx.send`
    update promotions.play p
    set taken = case when one.short then p.taken else one.rated end, left_out = p.left_out or one.short
    from unnest(
      ${done.map(({ member }) => member)}::text[], ${done.map(({ day }) => day)}::date[],
      ${done.map(({ category }) => category)}::text[], ${done.map(({ currency }) => currency)}::text[],
      ${done.map(({ level }) => level)}::integer[], ${done.map(({ rates }) => rates)}::integer[],
      ${done.map(({ isCorrection }) => isCorrection)}::boolean[],
      ${done.map(({ rated }) => String(rated))}::numeric[],
      ${done.map(({ state }) => state === 'short')}::boolean[]
    ) as one (member, day, category, currency, level, rates, corrected, rated, short)
    where p.member = any(${done.map(({ member }) => member)}::text[])
      and p.day between ${first}::date and ${last}::date
      and (p.member, p.day, p.category, p.currency, p.level, p.rates, p.corrected)
      = (one.member, one.day, one.category, one.currency, one.level, one.rates, one.corrected)`
}

/** What a member has open beside the rows: fractions, and the last claim. */
export type Account = {
  readonly member: MemberId
  readonly carried: bigint
  readonly claims: number
  readonly claimedAt: Date | null
}

type AccountRow = Omit<Account, 'carried'> & { readonly carried: string }

export async function listAccounts(
  { sql }: Source,
  members: readonly string[],
): Promise<Map<string, Account>> {
  const rows = await sql<AccountRow>`
    select r.member, r.carried::text as carried, r.claims, r.claimed_at as "claimedAt"
    from promotions.rebate_members r where r.member = any(${[...members]}::text[])`
  return new Map(rows.map((row) => [row.member, { ...row, carried: BigInt(row.carried) }]))
}

/** The same, held: one thing at a time is taken of what a member has. */
export async function holdAccounts(
  tx: Transaction,
  members: readonly string[],
): Promise<Map<string, Account>> {
  tx.send`
    insert into promotions.rebate_members (member)
    select member from unnest(${[...members]}::text[]) as one (member) order by member
    on conflict (member) do nothing`
  const rows = await tx.sql<AccountRow>`
    select r.member, r.carried::text as carried, r.claims, r.claimed_at as "claimedAt"
    from promotions.rebate_members r where r.member = any(${[...members]}::text[])
    order by r.member for update`
  return new Map(rows.map((row) => [row.member, { ...row, carried: BigInt(row.carried) }]))
}

export function saveAccounts(tx: Transaction, accounts: readonly Account[]): void {
  if (accounts.length === 0) return
  const members = accounts.map(({ member }) => member)
  tx.send`
    update promotions.rebate_members r set carried = new.carried, claims = new.claims, claimed_at = new.claimed_at
    from unnest(
      ${members}::text[],
      ${accounts.map(({ carried }) => String(carried))}::numeric[],
      ${accounts.map(({ claims }) => claims)}::integer[],
      ${accounts.map(({ claimedAt }) => claimedAt)}::timestamptz[]
    ) as new (member, carried, claims, claimed_at)
    where r.member = any(${members}::text[]) and r.member = new.member`
}

/** Who has something untaken before a day, by id: from one to the next, so that those who follow are not looked at. */
export async function listUntaken(
  { sql }: Source,
  until: Day,
  after: string,
  limit: number,
): Promise<MemberId[]> {
  const rows = await sql<{ member: MemberId }>`
    with recursive found (member, place) as (
      (
        select p.member, 1 from promotions.play p
        where p.untaken and p.member > ${after} and p.day < ${until}::date
        order by p.member limit 1
      )
      union all
      select next.member, found.place + 1 from found cross join lateral (
        select p.member from promotions.play p
        where p.untaken and p.member > found.member
          and p.day < ${until}::date
        order by p.member limit 1
      ) next
      where found.place < ${limit}
    )
    select member from found order by place`
  return rows.map(({ member }) => member)
}
