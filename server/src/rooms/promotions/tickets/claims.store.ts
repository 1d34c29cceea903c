import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'
import type { CampaignId } from './campaign.ts'

type Source = Pick<Database, 'sql'>

export type TicketClaim = {
  readonly campaign: CampaignId
  readonly place: number
  readonly member: MemberId
  readonly ticket: string
  readonly request: string
  readonly amount: bigint
  readonly grant: GrantId | null
  readonly at: Date
}

const columns = fragment`
  c.campaign, c.place, c.member, c.ticket, c.request, c.amount, c.grant_id as grant, c.at`

/** One claim at a time for a member and a campaign: a double tap finds what the first did. */
export async function takeTurn(tx: Transaction, campaign: string, member: string): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`ticket ${campaign} ${member}`}, 0))`
}

export async function findClaim(
  { sql }: Source,
  { campaign, member, request }: Pick<TicketClaim, 'member' | 'request'> & { campaign: string },
): Promise<TicketClaim | undefined> {
  return await sql.maybe<TicketClaim>`
    select ${columns} from promotions.ticket_claims c
    where c.campaign = ${campaign} and c.member = ${member} and c.request = ${request}`
}

/** The next slip that nobody holds. Two who ask at once get two, and neither waits for the other. */
export async function takeSlip(
  tx: Transaction,
  campaign: CampaignId,
  at: Date,
): Promise<{ readonly place: number; readonly amount: bigint } | undefined> {
  // Materialized, so that it is looked for once: a plan may read what stands in a join again for each row, and take them all.
  return await tx.sql.maybe<{ place: number; amount: bigint }>`
    with next as materialized (
      select place from promotions.ticket_slips
      where campaign = ${campaign} and taken_at is null order by place limit 1 for update skip locked
    )
    update promotions.ticket_slips s set taken_at = ${at} from next
    where s.campaign = ${campaign} and s.place = next.place
    returning s.place, s.amount`
}

export async function findTicket(
  { sql }: Source,
  campaign: CampaignId,
  member: string,
): Promise<string | undefined> {
  const row = await sql.maybe<{ id: string }>`
    select t.id from promotions.tickets t
    where t.member = ${member} and t.campaign = ${campaign} and t.used_at is null order by t.id limit 1`
  return row?.id
}

export async function hasTickets(
  { sql }: Source,
  campaign: CampaignId,
  member: string,
): Promise<boolean> {
  const { found } = await sql.one<{ found: boolean }>`
    select exists (
      select from promotions.tickets t where t.campaign = ${campaign} and t.member = ${member}) as found`
  return found
}

export async function useTicket(tx: Transaction, ticket: string, at: Date): Promise<void> {
  await tx.sql`update promotions.tickets set used_at = ${at} where id = ${ticket}`
}

export async function insertClaim(tx: Transaction, claim: TicketClaim): Promise<void> {
  const { campaign, place, member, ticket, request, amount, grant, at } = claim
  await tx.sql`
    insert into promotions.ticket_claims (campaign, place, member, ticket, request, amount, grant_id, at)
    values (${campaign}, ${place}, ${member}, ${ticket}, ${request}, ${amount}, ${grant}, ${at})`
}

export type NewTicket = {
  readonly id: string
  readonly campaign: string
  readonly member: string
  readonly source: string
}

/** Gives each once for its source; answers how many were new. */
export async function insertTickets(
  tx: Transaction,
  tickets: readonly NewTicket[],
  at: Date,
): Promise<number> {
  if (tickets.length === 0) return 0
  return await tx.sql.count`
    insert into promotions.tickets (id, campaign, member, source, given_at)
    select new.id, new.campaign, new.member, new.source, ${at} from unnest(
      ${tickets.map(({ id }) => id)}::text[], ${tickets.map(({ campaign }) => campaign)}::text[],
      ${tickets.map(({ member }) => member)}::text[], ${tickets.map(({ source }) => source)}::text[])
      as new (id, campaign, member, source)
    on conflict (campaign, member, source) do nothing`
}

/** One gift by hand at a time, so that a second press finds what the first did. */
export async function takeGiftTurn(tx: Transaction, gift: string): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`tickets ${gift}`}, 0))`
}

/** Whether anything was given under this name. */
export async function isGiven({ sql }: Source, campaign: string, gift: string): Promise<boolean> {
  const { found } = await sql.one<{ found: boolean }>`
    select exists (
      select from promotions.tickets t
      where t.campaign = ${campaign} and t.source = ${`${gift} 1`}) as found`
  return found
}

/** Who has a ticket that is not used. */
export async function listHolders({ sql }: Source, campaign: string): Promise<MemberId[]> {
  const rows = await sql<{ member: MemberId }>`
    select distinct t.member from promotions.tickets t
    where t.campaign = ${campaign} and t.used_at is null order by t.member`
  return rows.map(({ member }) => member)
}

export type OwnTickets = { readonly left: number; readonly had: number }

/** How many tickets a member has left, and ever had, by campaign. */
export async function countTickets(
  { sql }: Source,
  member: string,
  campaigns: readonly string[],
): Promise<Map<string, OwnTickets>> {
  const rows = await sql<OwnTickets & { campaign: string }>`
    select t.campaign, count(*)::integer as had, (count(*) filter (where t.used_at is null))::integer as left
    from promotions.tickets t
    where t.member = ${member} and t.campaign = any(${[...campaigns]}::text[]) group by t.campaign`
  return new Map(rows.map(({ campaign, ...own }) => [campaign, own]))
}

/** What a member drew, newest first. */
export async function listOwn(
  { sql }: Source,
  member: string,
  campaigns: readonly string[],
): Promise<TicketClaim[]> {
  return await sql<TicketClaim>`
    select ${columns} from promotions.ticket_claims c
    where c.member = ${member} and c.campaign = any(${[...campaigns]}::text[])
    order by c.at desc, c.place desc limit 200`
}

/** Who drew last, over all. */
export async function listLatest(
  { sql }: Source,
  campaign: string,
  limit: number,
): Promise<TicketClaim[]> {
  return await sql<TicketClaim>`
    select ${columns} from promotions.ticket_claims c
    where c.campaign = ${campaign} order by c.at desc, c.place desc limit ${limit}`
}

/** In the order of the deck. */
export async function listGiven(
  { sql }: Source,
  campaign: string,
): Promise<{ readonly place: number; readonly amount: bigint }[]> {
  return await sql<{ place: number; amount: bigint }>`
    select c.place, c.amount from promotions.ticket_claims c
    where c.campaign = ${campaign} order by c.place`
}

export async function sumClaimed({ sql }: Source, campaign: string): Promise<bigint> {
  const { paid } = await sql.one<{ paid: bigint }>`
    select coalesce(sum(c.amount), 0)::bigint as paid from promotions.ticket_claims c
    where c.campaign = ${campaign}`
  return paid
}
