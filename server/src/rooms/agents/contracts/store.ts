import {
  fragment,
  json,
  type Database,
  type Transaction,
} from '../../../platform/database/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import { packTerms, readTerms } from './contract.ts'
import type { Contract, ContractId, ContractState, PackedTerms } from './contract.ts'
import type { ContractKind } from './terms.ts'
import type { SettlementWindow } from './windows.ts'

export type Source = Pick<Database, 'sql'>

type Row = Omit<Contract, 'terms'> & { readonly terms: PackedTerms }

const columns = fragment`id, kind, giver, downline, currency, terms, state, offered_at as "offeredAt",
  expires_at as "expiresAt", decided_at as "decidedAt", previous, begins_at as "beginsAt", ends_at as "endsAt"`

const shaped = ({ terms, ...row }: Row): Contract => ({ ...row, terms: readTerms(terms) })

/** One agreement is made or ended at a time: each can end others, all the way down. */
export async function takeTurn({ sql }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('agents contracts', 0))`
}

export async function findContract({ sql }: Source, id: string): Promise<Contract | undefined> {
  const row = await sql.maybe<Row>`select ${columns} from agents.contracts where id = ${id}`
  return row && shaped(row)
}

/** The offer that waits for a downline, or the contract that a downline has. */
export async function findOf(
  { sql }: Source,
  state: 'offered' | 'accepted',
  kind: ContractKind,
  downline: MemberId,
): Promise<Contract | undefined> {
  const row = await sql.maybe<Row>`
    select ${columns} from agents.contracts
    where kind = ${kind} and downline = ${downline} and state = ${state}`
  return row && shaped(row)
}

/** Offers that wait for a member and contracts that the member has, of every kind. */
export async function listOpen({ sql }: Source, downline: MemberId): Promise<Contract[]> {
  const rows = await sql<Row>`
    select ${columns} from agents.contracts
    where downline = ${downline} and state in ('offered', 'accepted') order by kind, id`
  return rows.map(shaped)
}

/** What these members give, of one kind, to whoever has it now. */
export async function listGivenLive(
  { sql }: Source,
  kind: ContractKind,
  givers: readonly MemberId[],
): Promise<Contract[]> {
  const rows = await sql<Row>`
    select ${columns} from agents.contracts
    where kind = ${kind} and giver = any(${givers}) and state = 'accepted' order by id`
  return rows.map(shaped)
}

export type ContractFilter = {
  readonly giver?: MemberId
  readonly downline?: MemberId
  readonly kind?: ContractKind
  readonly states?: readonly ContractState[]
  readonly before?: string
  readonly limit: number
}

/** Newest first. */
export async function listContracts(
  { sql }: Source,
  { giver, downline, kind, states, before, limit }: ContractFilter,
): Promise<Contract[]> {
  const rows = await sql<Row>`
    select ${columns} from agents.contracts where true
      ${giver === undefined ? fragment`` : fragment`and giver = ${giver}`}
      ${downline === undefined ? fragment`` : fragment`and downline = ${downline}`}
      ${kind === undefined ? fragment`` : fragment`and kind = ${kind}`}
      ${states === undefined ? fragment`` : fragment`and state = any(${states})`}
      ${before === undefined ? fragment`` : fragment`and id < ${before}`}
    order by id desc limit ${limit}`
  return rows.map(shaped)
}

export async function insertOffer(
  { sql }: Transaction,
  { id, kind, giver, downline, currency, terms, offeredAt, expiresAt }: Contract,
): Promise<void> {
  await sql`
    insert into agents.contracts (id, kind, giver, downline, currency, terms, state, offered_at, expires_at)
    values (${id}, ${kind}, ${giver}, ${downline}, ${currency}, ${json(packTerms(terms))}, 'offered',
      ${offeredAt}, ${expiresAt})`
}

/** Ends an offer that was not taken. */
export async function closeOffer(
  { sql }: Transaction,
  id: ContractId,
  state: Exclude<ContractState, 'offered' | 'accepted' | 'terminated'>,
  at: Date,
): Promise<void> {
  await sql`
    update agents.contracts set state = ${state}, decided_at = ${at}
    where id = ${id} and state = 'offered'`
}

/** Takes an offer: it holds from its first window on. */
export async function openContract(
  { sql }: Transaction,
  id: ContractId,
  given: {
    readonly at: Date
    readonly begins: Date
    readonly first: SettlementWindow
    readonly previous: ContractId | null
  },
): Promise<void> {
  await sql`
    update agents.contracts set state = 'accepted', decided_at = ${given.at}, begins_at = ${given.begins},
      next_from = ${given.first.from}, next_to = ${given.first.to}, previous = ${given.previous}
    where id = ${id} and state = 'offered'`
}

/** Ends contracts at a moment, also within a window; one that had not begun by then never holds. */
export async function endContracts(
  { sql }: Transaction,
  ids: readonly ContractId[],
  {
    state,
    at,
    ends,
  }: { readonly state: 'replaced' | 'terminated'; readonly at: Date; readonly ends: Date },
): Promise<void> {
  await sql`
    update agents.contracts set state = ${state}, decided_at = ${at},
      ends_at = greatest(begins_at, ${ends}),
      next_from = case when next_from < greatest(begins_at, ${ends}) then next_from end,
      next_to = case when next_from < greatest(begins_at, ${ends}) then least(next_to, ${ends}) end
    where id = any(${ids}) and state = 'accepted'`
}

/** From where what comes next is settled; nothing for one that never holds, or is settled to its end. */
export async function findNextFrom({ sql }: Source, id: ContractId): Promise<Date | null> {
  const row = await sql.maybe<{ nextFrom: Date | null }>`
    select next_from as "nextFrom" from agents.contracts where id = ${id}`
  return row?.nextFrom ?? null
}

/** Lets one go on whose end has not come. */
export async function resumeContract(
  { sql }: Transaction,
  id: ContractId,
  { at, from, to }: { readonly at: Date; readonly from: Date; readonly to: Date },
): Promise<void> {
  await sql`
    update agents.contracts set state = 'accepted', decided_at = ${at}, ends_at = null,
      next_from = ${from}, next_to = ${to}
    where id = ${id} and state = 'terminated'`
}

/** Offers whose time is over. */
export async function listExpired({ sql }: Source, at: Date, limit: number): Promise<Contract[]> {
  const rows = await sql<Row>`
    select ${columns} from agents.contracts where state = 'offered' and expires_at <= ${at}
    order by expires_at, id limit ${limit}`
  return rows.map(shaped)
}
