import type { Day } from '@baize/kernel/time'
import { fragment, type Database, type Fragment } from '../../../platform/database/database.ts'
import type { Difference, Extent, Figures, ProofId } from './proof.ts'

type Source = Pick<Database, 'sql'>

type Row = Omit<Difference, 'of' | 'slot' | 'kept' | 'counted'> & {
  readonly total: number
  /** Empty for a whole day. */
  readonly slot: string
  readonly keptBets: string
  readonly keptStake: string
  readonly keptValidBet: string
  readonly keptPayout: string
  readonly bets: string
  readonly stake: string
  readonly validBet: string
  readonly payout: string
}

export type Differing = { readonly total: number; readonly first: readonly Difference[] }

const sums = fragment`
  sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(payout) as payout`

/** Puts what is kept beside what was counted: both give who, product, currency, slot and the four figures. */
async function differ(
  { sql }: Source,
  of: Difference['of'],
  { kept, counted, limit }: { kept: Fragment; counted: Fragment; limit: number },
): Promise<Differing> {
  const rows = await sql<Row>`
    with beside as (
      select who, product, currency, slot,
        coalesce(k.bets, 0)::text as "keptBets", coalesce(k.stake, 0)::text as "keptStake",
        coalesce(k.valid_bet, 0)::text as "keptValidBet", coalesce(k.payout, 0)::text as "keptPayout",
        coalesce(c.bets, 0)::text as bets, coalesce(c.stake, 0)::text as stake,
        coalesce(c.valid_bet, 0)::text as "validBet", coalesce(c.payout, 0)::text as payout
      from (${kept}) as k full join (${counted}) as c using (who, product, currency, slot)
    )
    select *, (count(*) over ())::int as total from beside
    where ("keptBets", "keptStake", "keptValidBet", "keptPayout") <> (bets, stake, "validBet", payout)
    order by who, product, currency, slot limit ${limit}`
  return { total: rows[0]?.total ?? 0, first: rows.map((row) => toDifference(of, row)) }
}

function toDifference(of: Difference['of'], row: Row): Difference {
  const { who, product, currency, bets, stake, validBet, payout } = row
  const slot = row.slot === '' ? null : new Date(row.slot).toISOString()
  const kept: Figures = {
    bets: row.keptBets,
    stake: row.keptStake,
    validBet: row.keptValidBet,
    payout: row.keptPayout,
  }
  return { of, who, product, currency, slot, kept, counted: { bets, stake, validBet, payout } }
}

type Asked = { readonly proof: ProofId; readonly day: Day; readonly limit: number }

const wholeDay = fragment`''::text as slot`

const daysOf = (proof: ProofId) => fragment`
  select member, product, currency, ${sums} from agents.proof_sums where proof = ${proof}
  group by member, product, currency`

export async function differInMembers(source: Source, { proof, day, limit }: Asked) {
  return await differ(source, 'member', {
    kept: fragment`
      select member as who, product, currency, ${wholeDay}, bets, stake, valid_bet, payout
      from agents.member_days where day = ${day}::date`,
    counted: fragment`
      select member as who, product, currency, ${wholeDay}, bets, stake, valid_bet, payout
      from (${daysOf(proof)}) as days`,
    limit,
  })
}

const teamsOf = ({ proof, day }: Asked, what: Fragment, by: Fragment) => fragment`
  select l.ancestor as who, ${what} from (${daysOf(proof)}) as d
  join agents.lines l on l.member = d.member
    and l.from_day <= ${day}::date and l.until_day > ${day}::date
  ${by}`

export async function differInTeams(source: Source, asked: Asked) {
  return await differ(source, 'team', {
    kept: fragment`
      select agent as who, product, currency, ${wholeDay}, bets, stake, valid_bet, payout
      from agents.team_days where day = ${asked.day}::date`,
    counted: teamsOf(
      asked,
      fragment`product, currency, ${wholeDay}, ${sums}`,
      fragment`group by l.ancestor, product, currency`,
    ),
    limit: asked.limit,
  })
}

/** How many of a team settled a bet. */
export async function differInActive(source: Source, asked: Asked) {
  const alone = fragment`0 as stake, 0 as valid_bet, 0 as payout`
  return await differ(source, 'active', {
    kept: fragment`
      select agent as who, ''::text as product, currency, ${wholeDay}, active as bets, ${alone}
      from agents.team_money_days where day = ${asked.day}::date`,
    counted: teamsOf(
      asked,
      fragment`''::text as product, currency, ${wholeDay}, count(distinct d.member) as bets, ${alone}`,
      fragment`where d.bets > 0 group by l.ancestor, currency`,
    ),
    limit: asked.limit,
  })
}

type Within = { readonly start: Date; readonly end: Date }

/** Of members who themselves, or somebody above, had their five minutes counted through the whole day. */
export async function differInSlots(
  source: Source,
  { proof, day, limit }: Asked,
  { start, end }: Within,
) {
  const fine = fragment`member in (
    select agent from agents.fine where since <= ${start}
    union
    select l.member from agents.fine f join agents.lines l on l.ancestor = f.agent
    where f.since <= ${start} and l.from_day <= ${day}::date and l.until_day > ${day}::date)`
  const columns = fragment`
    member as who, product, currency, slot::text as slot, bets, stake, valid_bet, payout`
  return await differ(source, 'slot', {
    kept: fragment`
      select ${columns} from agents.member_slots
      where slot >= ${start} and slot < ${end} and ${fine}`,
    counted: fragment`
      select ${columns} from agents.proof_sums
      where proof = ${proof} and (bets, stake, valid_bet, payout) <> (0, 0, 0, 0) and ${fine}`,
    limit,
  })
}

export async function measure({ sql }: Source, { proof, day }: Asked): Promise<Extent> {
  const { bets, ...extent } = await sql.one<Omit<Extent, 'bets'> & { bets: string }>`
    select coalesce(sum(bets), 0)::text as bets, count(distinct member)::int as members,
      count(*)::int as slots, (
        select count(distinct l.ancestor)::int from agents.lines l
        where l.from_day <= ${day}::date and l.until_day > ${day}::date and exists (
          select from agents.proof_sums s where s.proof = ${proof} and s.member = l.member)
      ) as teams
    from agents.proof_sums where proof = ${proof}`
  return { ...extent, bets: Number(bets) }
}
