import type { MissionPlan } from '@baize/contract/promotions/missions-desk'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import { documentOf, planOf, type Mission, type MissionId, type Plan } from './mission.ts'

type Source = Pick<Database, 'sql'>

type Row = Omit<Mission, 'plan'> & { readonly document: MissionPlan }

const columns = fragment`
  m.id, m.version, v.document, v.published_at as "publishedAt", v.published_by as "publishedBy",
  m.opens_at as "opensAt", m.closes_at as "closesAt", m.closed_at as "closedAt", m.closed_by as "closedBy",
  m.closed_for as "closedFor",
  m.settled_at as "settledAt"`
const tables = fragment`
  promotions.missions m join promotions.mission_versions v on v.mission = m.id and v.version = m.version`

const toMission = ({ document, ...row }: Row): Mission => ({ ...row, plan: planOf(document) })

export async function findMission({ sql }: Source, id: string): Promise<Mission | undefined> {
  const row = await sql.maybe<Row>`select ${columns} from ${tables} where m.id = ${id}`
  return row && toMission(row)
}

/** Held alone until the transaction ends. */
export async function lockMission(tx: Transaction, id: string): Promise<Mission | undefined> {
  await tx.sql`select from promotions.missions where id = ${id} for update`
  return await findMission(tx, id)
}

/** Newest first. */
export async function listMissions(
  { sql }: Source,
  { below, limit }: { readonly below?: string | undefined; readonly limit: number },
): Promise<Mission[]> {
  const older = below === undefined ? fragment`` : fragment`where m.id < ${below}`
  const rows = await sql<Row>`
    select ${columns} from ${tables} ${older} order by m.id desc limit ${limit}`
  return rows.map(toMission)
}

/** Those whose money is not given back yet; they are few. */
export async function listUnsettled({ sql }: Source): Promise<Mission[]> {
  const rows = await sql<Row>`
    select ${columns} from ${tables} where m.settled_at is null order by m.opens_at, m.id limit 500`
  return rows.map(toMission)
}

export type Published = {
  readonly id: MissionId
  readonly version: number
  readonly plan: Plan
  readonly at: Date
  readonly by: string
  readonly askedBy: string
}

export async function writeVersion(tx: Transaction, published: Published): Promise<void> {
  const { id, version, plan, at, by, askedBy } = published
  if (version === 1) {
    await tx.sql`
      insert into promotions.missions (id, kind, currency, version, budget, opens_at, closes_at)
      values (${id}, ${plan.kind}, ${plan.currency}, 1, ${plan.budget}, ${plan.opensAt}, ${plan.closesAt})`
  } else {
    await tx.sql`
      update promotions.missions set version = ${version}, budget = ${plan.budget}, closes_at = ${plan.closesAt}
      where id = ${id}`
  }
  await tx.sql`
    insert into promotions.mission_versions (mission, version, document, published_at, published_by, asked_by)
    values (${id}, ${version}, ${JSON.stringify(documentOf(plan))}::jsonb, ${at}, ${by}, ${askedBy})`
}

export async function setClosed(
  tx: Transaction,
  id: MissionId,
  { at, by, reason }: { readonly at: Date; readonly by: string; readonly reason: string },
): Promise<void> {
  await tx.sql`
    update promotions.missions
    set closed_at = ${at}, closed_by = ${by}, closed_for = ${reason},
      closes_at = greatest(opens_at, least(closes_at, ${at})) where id = ${id}`
}

export async function setSettled(tx: Transaction, id: MissionId, at: Date): Promise<void> {
  await tx.sql`update promotions.missions set settled_at = ${at} where id = ${id}`
}

export type Figures = {
  readonly members: number
  readonly reached: number
  readonly waiting: number
  readonly paid: bigint
}

/** How many are at it, how many reached something, what waits for money, and what was given, by the grants. */
export async function readFigures({ sql }: Source, id: MissionId, label: string): Promise<Figures> {
  return await sql.one<Figures>`
    select
      (select count(*) from promotions.mission_progress p
        where p.mission = ${id} and p.period = ${label} and p.value > 0)::integer as members,
      (select count(distinct s.member) from promotions.mission_steps s where s.mission = ${id})::integer as reached,
      (select count(*) from promotions.mission_steps s
        where s.mission = ${id} and s.grant_id is null)::integer as waiting,
      (select coalesce(sum(g.released), 0) from promotions.grants g where g.offer = ${id})::bigint as paid`
}
