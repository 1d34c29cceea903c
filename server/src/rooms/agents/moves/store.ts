import type { Day } from '@baize/kernel/time'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { ContractId } from '../contracts/contracts.ts'
import type { MemberId } from '../../identity/identity.ts'

type Source = Pick<Database, 'sql'>

export type MoveId = `mov_${string}`
export type MoveState = 'planned' | 'done' | 'taken_back'

/** A member with all below, who stands below somebody else from a day on. */
export type Move = {
  readonly id: MoveId
  readonly member: MemberId
  /** Null is the top. */
  readonly fromUpline: MemberId | null
  readonly toUpline: MemberId | null
  readonly day: Day
  readonly state: MoveState
  readonly size: number
  readonly ended: number
  /** Which contracts, the upper ones first. */
  readonly endedContracts: readonly ContractId[]
  readonly withdrawnOffers: readonly ContractId[]
  readonly reason: string
  readonly plannedBy: string
  readonly plannedAt: Date
  readonly overAt: Date | null
}

const columns = fragment`id, member, from_upline as "fromUpline", to_upline as "toUpline", day::text as day, state, size,
  ended, ended_contracts as "endedContracts", withdrawn_offers as "withdrawnOffers", reason, planned_by as "plannedBy", planned_at as "plannedAt", over_at as "overAt"`

export async function findMove({ sql }: Source, id: string): Promise<Move | undefined> {
  return await sql.maybe<Move>`select ${columns} from agents.moves where id = ${id}`
}

export async function findPlanned({ sql }: Source, member: string): Promise<Move | undefined> {
  return await sql.maybe<Move>`
    select ${columns} from agents.moves where member = ${member} and state = 'planned'`
}

export async function listPlannedOf({ sql }: Source, members: readonly string[]): Promise<Move[]> {
  return await sql<Move>`
    select ${columns} from agents.moves where member = any(${members}::text[]) and state = 'planned'`
}

/** Those whose day has come, the oldest first. */
export async function listToMake({ sql }: Source, today: Day): Promise<Move[]> {
  return await sql<Move>`
    select ${columns} from agents.moves where state = 'planned' and day <= ${today}::date order by day, id`
}

export type MoveFilter = {
  readonly member?: string
  readonly state?: MoveState
  readonly before?: string
  readonly limit: number
}

/** Newest first. */
export async function listMoves(
  { sql }: Source,
  { member, state, before, limit }: MoveFilter,
): Promise<Move[]> {
  return await sql<Move>`
    select ${columns} from agents.moves where true
      ${member === undefined ? fragment`` : fragment`and member = ${member}`}
      ${state === undefined ? fragment`` : fragment`and state = ${state}`}
      ${before === undefined ? fragment`` : fragment`and id < ${before}`}
    order by id desc limit ${limit}`
}

export async function insertMove({ sql }: Transaction, move: Move): Promise<void> {
  await sql`
    insert into agents.moves
      (id, member, from_upline, to_upline, day, state, size, ended, ended_contracts, withdrawn_offers, reason,
      planned_by, planned_at)
    values (${move.id}, ${move.member}, ${move.fromUpline}, ${move.toUpline}, ${move.day}::date, 'planned',
      ${move.size}, ${move.ended}, ${[...move.endedContracts]}::text[],
      ${[...move.withdrawnOffers]}::text[], ${move.reason}, ${move.plannedBy}, ${move.plannedAt})`
}

/** Whether it was still planned. */
export async function endMove(
  { sql }: Transaction,
  id: MoveId,
  state: Exclude<MoveState, 'planned'>,
  at: Date,
): Promise<boolean> {
  const rows = await sql<{ id: string }>`
    update agents.moves set state = ${state}, over_at = ${at}
    where id = ${id} and state = 'planned' returning id`
  return rows.length === 1
}
