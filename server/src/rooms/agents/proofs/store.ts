import { lowestId } from '@baize/kernel/ids'
import type { Day } from '@baize/kernel/time'
import {
  fragment,
  json,
  type Database,
  type Fragment,
} from '../../../platform/database/database.ts'
import type { SettledSum } from '../../wagers/wagers.ts'
import type { Proof, ProofId } from './proof.ts'

type Source = Pick<Database, 'sql'>

/** What was settled within five minutes, by member, product and currency. */
export async function addSums(
  { sql }: Source,
  proof: ProofId,
  slot: Date,
  sums: readonly SettledSum[],
): Promise<void> {
  if (sums.length === 0) return
  await sql`
    insert into agents.proof_sums (proof, slot, member, product, currency, bets, stake, valid_bet, payout)
    select ${proof}, ${slot}, * from unnest(
      ${sums.map(({ member }) => member)}::text[],
      ${sums.map(({ product }) => product)}::text[],
      ${sums.map(({ currency }) => currency)}::text[],
      ${sums.map(({ bets }) => bets)}::bigint[],
      ${sums.map(({ stake }) => String(stake))}::numeric[],
      ${sums.map(({ validBet }) => String(validBet))}::numeric[],
      ${sums.map(({ payout }) => String(payout))}::numeric[])`
}

/** Takes what was counted late from where it happened, and puts it where it was counted. */
export async function moveLate(
  source: Source,
  proof: ProofId,
  { start, end }: { readonly start: Date; readonly end: Date },
): Promise<void> {
  await addLate(source, proof, {
    slot: fragment`happened_at`,
    sign: -1,
    where: fragment`happened_at >= ${start} and happened_at < ${end}`,
  })
  await addLate(source, proof, {
    slot: fragment`booked_at`,
    sign: 1,
    where: fragment`booked_at >= ${start} and booked_at < ${end}`,
  })
}

async function addLate(
  { sql }: Source,
  proof: ProofId,
  { slot, sign, where }: { slot: Fragment; sign: 1 | -1; where: Fragment },
): Promise<void> {
  await sql`
    insert into agents.proof_sums as kept
      (proof, slot, member, product, currency, bets, stake, valid_bet, payout)
    select ${proof}, date_bin('5 minutes', ${slot}, '2000-01-01 00:00Z') as slot, member, product,
      currency, ${sign}::int * sum(bets), ${sign}::int * sum(stake), ${sign}::int * sum(valid_bet),
      ${sign}::int * sum(payout)
    from agents.late_bets where ${where} group by 2, member, product, currency
    on conflict (proof, member, product, currency, slot) do update set
      bets = kept.bets + excluded.bets, stake = kept.stake + excluded.stake,
      valid_bet = kept.valid_bet + excluded.valid_bet, payout = kept.payout + excluded.payout`
}

/** Forgets what a proof has counted, and what one left that was cut off long ago. */
export async function forgetSums({ sql }: Source, proof: ProofId, cutOff: Date): Promise<void> {
  await sql`
    delete from agents.proof_sums where proof = ${proof} or proof < ${lowestId('prf', cutOff)}`
}

/** Two clocks that met at one day leave one proof of it; who is asked by somebody writes what was asked. */
export async function insertProof({ sql }: Source, proof: Proof): Promise<void> {
  await sql`select pg_advisory_xact_lock(7164, 1)`
  if (proof.askedBy === null && (await isProven({ sql }, proof.day))) return
  await sql`
    insert into agents.proofs (id, day, asked_by, begun_at, ended_at, bets, members, teams, slots,
      differing, differences)
    values (${proof.id}, ${proof.day}, ${proof.askedBy}, ${proof.begunAt}, ${proof.endedAt},
      ${proof.bets}, ${proof.members}, ${proof.teams}, ${proof.slots}, ${proof.differing},
      ${json(proof.differences)})`
}

const columns = fragment`id, day::text as day, asked_by as "askedBy", begun_at as "begunAt",
  ended_at as "endedAt", bets::float8 as bets, members::float8 as members, teams::float8 as teams,
  slots::float8 as slots, differing::float8 as differing, differences`

/** Newest first. */
export async function listProofs(
  { sql }: Source,
  { before, limit }: { readonly before?: string; readonly limit: number },
): Promise<Proof[]> {
  return await sql<Proof>`
    select ${columns} from agents.proofs
    ${before === undefined ? fragment`` : fragment`where id < ${before}`}
    order by id desc limit ${limit}`
}

/** The last proof of each day from one on. */
export async function isProven({ sql }: Source, day: Day): Promise<boolean> {
  const [found] = await sql`select from agents.proofs where day = ${day}::date limit 1`
  return found !== undefined
}

export async function listLast({ sql }: Source, from: Day): Promise<Proof[]> {
  return await sql<Proof>`
    select distinct on (agents.proofs.day) ${columns} from agents.proofs where day >= ${from}::date
    order by agents.proofs.day, id desc`
}
