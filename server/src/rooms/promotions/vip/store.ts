import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'

type Source = Pick<Database, 'sql'>

/** Where a member stands. */
export type Standing = {
  readonly member: MemberId
  readonly currency: Currency
  readonly level: number
  readonly since: Date
  readonly validBet: bigint
  readonly deposits: bigint
  readonly keepFrom: Day
  readonly keepUntil: Day
  readonly isWarned: boolean
}

type Row = Omit<Standing, 'validBet' | 'deposits'> & {
  readonly validBet: string
  readonly deposits: string
}

const read = ({ validBet, deposits, ...row }: Row): Standing => ({
  ...row,
  validBet: BigInt(validBet),
  deposits: BigInt(deposits),
})

export async function findStanding({ sql }: Source, member: string): Promise<Standing | undefined> {
  const [row] = await listStandings({ sql }, [member])
  return row
}

export async function listStandings(
  { sql }: Source,
  members: readonly string[],
): Promise<Standing[]> {
  const rows = await sql<Row>`
    select v.member, v.currency, v.level, v.since, v.valid_bet::text as "validBet",
      v.deposits::text as deposits, v.keep_from::text as "keepFrom", v.keep_until::text as "keepUntil",
      v.warned as "isWarned"
    from promotions.vip_members v where v.member = any(${[...members]}::text[])`
  return rows.map(read)
}

/** Holds where members stand until the transaction ends; who has no place yet gets the first. */
export async function holdStandings(
  tx: Transaction,
  members: ReadonlyMap<string, Pick<Standing, 'currency' | 'since' | 'keepFrom' | 'keepUntil'>>,
): Promise<Map<string, Standing>> {
  const lock = async (ids: readonly string[]) => {
    const rows = await tx.sql<Row>`
      select v.member, v.currency, v.level, v.since, v.valid_bet::text as "validBet",
        v.deposits::text as deposits, v.keep_from::text as "keepFrom", v.keep_until::text as "keepUntil",
        v.warned as "isWarned"
      from promotions.vip_members v where v.member = any(${[...ids]}::text[]) order by v.member for update`
    return rows.map(read)
  }
  const found = new Map((await lock([...members.keys()])).map((row) => [row.member as string, row]))
  const missing = [...members].filter(([member]) => !found.has(member))
  if (missing.length === 0) return found
  await tx.sql`
    insert into promotions.vip_members (member, currency, since, keep_from, keep_until)
    select * from unnest(
      ${missing.map(([member]) => member)}::text[], ${missing.map(([, { currency }]) => currency)}::text[],
      ${missing.map(([, { since }]) => since)}::timestamptz[],
      ${missing.map(([, { keepFrom }]) => keepFrom)}::date[],
      ${missing.map(([, { keepUntil }]) => keepUntil)}::date[])
    on conflict (member) do nothing`
  for (const row of await lock(missing.map(([member]) => member))) found.set(row.member, row)
  return found
}

export async function saveStandings({ sql }: Transaction, changed: readonly Standing[]) {
  if (changed.length === 0) return
  await sql`
    update promotions.vip_members v set level = new.level, since = new.since, valid_bet = new.valid_bet,
      deposits = new.deposits, keep_from = new.keep_from, keep_until = new.keep_until, warned = new.warned
    from unnest(
      ${changed.map(({ member }) => member)}::text[], ${changed.map(({ level }) => level)}::integer[],
      ${changed.map(({ since }) => since)}::timestamptz[],
      ${changed.map(({ validBet }) => String(validBet))}::numeric[],
      ${changed.map(({ deposits }) => String(deposits))}::numeric[],
      ${changed.map(({ keepFrom }) => keepFrom)}::date[], ${changed.map(({ keepUntil }) => keepUntil)}::date[],
      ${changed.map(({ isWarned }) => isWarned)}::boolean[]
    ) as new (member, level, since, valid_bet, deposits, keep_from, keep_until, warned)
    where v.member = new.member`
}

export type Step = {
  readonly member: MemberId
  readonly at: Date
  readonly from: number
  readonly to: number
  readonly cause: 'reached' | 'not_kept'
}

export async function addSteps({ sql }: Transaction, steps: readonly Step[]): Promise<void> {
  for (const { member, at, from, to, cause } of steps) {
    await sql`
      insert into promotions.vip_steps (member, number, at, from_level, to_level, cause)
      select ${member}::text, coalesce(max(number), 0) + 1, ${at}::timestamptz, ${from}::integer, ${to}::integer,
        ${cause}::text
      from promotions.vip_steps where member = ${member}`
  }
}

/** The steps of members, oldest first: for bets that were placed before the last of them. */
export async function listSteps({ sql }: Source, members: readonly string[]): Promise<Step[]> {
  if (members.length === 0) return []
  return await sql<Step>`
    select s.member, s.at, s.from_level as "from", s.to_level as "to", s.cause
    from promotions.vip_steps s where s.member = any(${[...members]}::text[]) order by s.member, s.number`
}

export type Due = {
  readonly member: MemberId
  readonly level: number
  readonly currency: Currency
  readonly amount: bigint
  readonly version: number
  readonly at: Date
}

/** What levels give: once each. */
export async function addDues({ sql }: Transaction, dues: readonly Due[]): Promise<void> {
  if (dues.length === 0) return
  await sql`
    insert into promotions.vip_dues (member, level, currency, amount, version, at)
    select * from unnest(
      ${dues.map(({ member }) => member)}::text[], ${dues.map(({ level }) => level)}::integer[],
      ${dues.map(({ currency }) => currency)}::text[], ${dues.map(({ amount }) => String(amount))}::bigint[],
      ${dues.map(({ version }) => version)}::integer[], ${dues.map(({ at }) => at)}::timestamptz[])
    on conflict (member, level) do nothing`
}

/** What was not given yet, held by whoever gives it; what another gives is left to it. */
export async function holdDues(
  tx: Transaction,
  members: readonly string[] | null,
  limit: number,
): Promise<Due[]> {
  return await tx.sql<Due>`
    select d.member, d.level, d.currency, d.amount, d.version, d.at from promotions.vip_dues d
    where d.grant_id is null and (${members === null} or d.member = any(${[...(members ?? [])]}::text[]))
    order by d.at, d.member, d.level limit ${limit} for update skip locked`
}

export async function closeDue(
  { sql }: Transaction,
  { member, level }: Pick<Due, 'member' | 'level'>,
  grant: string,
): Promise<void> {
  await sql`
    update promotions.vip_dues set grant_id = ${grant} where member = ${member} and level = ${level}`
}

/** Whose period is over, the longest first; those who wait after a warning come when their days are over. */
export async function listToJudge(
  { sql }: Source,
  {
    today,
    lastCalled,
    after,
    limit,
  }: {
    readonly today: Day
    readonly lastCalled: Day
    readonly after: string
    readonly limit: number
  },
): Promise<MemberId[]> {
  const rows = await sql<{ member: MemberId }>`
    select v.member from promotions.vip_members v
    where v.level > 0 and v.keep_until <= ${today}::date
      and (not v.warned or v.keep_until <= ${lastCalled}::date) and v.member > ${after}
    order by v.member limit ${limit}`
  return rows.map(({ member }) => member)
}

/** Who is above the first level, by id. */
/** Where everybody stands, by id. */
export async function listAllStandings(
  { sql }: Source,
  after: string,
  limit: number,
): Promise<Standing[]> {
  const rows = await sql<Row>`
    select v.member, v.currency, v.level, v.since, v.valid_bet::text as "validBet",
      v.deposits::text as deposits, v.keep_from::text as "keepFrom", v.keep_until::text as "keepUntil",
      v.warned as "isWarned"
    from promotions.vip_members v where v.member > ${after} order by v.member limit ${limit}`
  return rows.map(read)
}

export async function listLevelled(
  { sql }: Source,
  after: string,
  limit: number,
): Promise<MemberId[]> {
  const rows = await sql<{ member: MemberId }>`
    select v.member from promotions.vip_members v
    where v.level > 0 and v.member > ${after} order by v.member limit ${limit}`
  return rows.map(({ member }) => member)
}
