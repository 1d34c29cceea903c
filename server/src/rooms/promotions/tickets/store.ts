import type { DeckPrize } from '@baize/games/ticket-deck'
import { fragment, type Database, type Transaction } from '../../../platform/database/database.ts'
import type { Campaign, CampaignId, Earning } from './campaign.ts'

type Source = Pick<Database, 'sql'>

type StoredPrize = readonly [amount: string, count: number]
type StoredEarning = {
  readonly deposit: string | null
  readonly validBet: string | null
  readonly perDay: number
}

type Row = Omit<Campaign, 'prizes' | 'earning'> & {
  readonly prizes: readonly StoredPrize[]
  readonly earning: StoredEarning | null
}

const columns = fragment`
  c.id, c.kind, c.entry, c.titles, c.currency, c.prizes, c.slips, c.total, c.times, c.earning,
  c.opens_at as "opensAt", c.closes_at as "closesAt", c.commitment, c.deck, c.sealed_seed as "sealedSeed",
  c.beacon, c.beacon_round::float8 as "beaconRound", c.beacon_value as "beaconValue", c.position::integer,
  c.published_at as "publishedAt", c.published_by as "publishedBy", c.revealed, c.closed_at as "closedAt",
  c.closed_by as "closedBy", c.closed_for as "closedFor"`

const sumOf = (text: string | null) => (text === null ? null : BigInt(text))
const textOf = (sum: bigint | null) => (sum === null ? null : String(sum))

function toCampaign({ prizes, earning, ...row }: Row): Campaign {
  return {
    ...row,
    prizes: prizes.map(([amount, count]): DeckPrize => ({ amount: BigInt(amount), count })),
    earning: earning && {
      deposit: sumOf(earning.deposit),
      validBet: sumOf(earning.validBet),
      perDay: earning.perDay,
    },
  }
}

function storeEarning({ deposit, validBet, perDay }: Earning): StoredEarning {
  return { deposit: textOf(deposit), validBet: textOf(validBet), perDay }
}

export async function insertCampaign({ sql }: Transaction, c: Campaign): Promise<void> {
  const prizes = JSON.stringify(c.prizes.map(({ amount, count }) => [String(amount), count]))
  const earning = c.earning === null ? null : JSON.stringify(storeEarning(c.earning))
  await sql`
    insert into promotions.ticket_campaigns (id, kind, entry, titles, currency, prizes, slips, total, times, earning,
      opens_at, closes_at, commitment, deck, sealed_seed, beacon, beacon_round, position, published_at, published_by)
    values (${c.id}, ${c.kind}, ${c.entry}, ${JSON.stringify(c.titles)}::jsonb, ${c.currency}, ${prizes}::jsonb,
      ${c.slips}, ${c.total}, ${c.times}, ${earning}::jsonb, ${c.opensAt}, ${c.closesAt}, ${c.commitment}, ${c.deck},
      ${c.sealedSeed}, ${c.beacon}, ${c.beaconRound}, ${c.position}, ${c.publishedAt}, ${c.publishedBy})`
}

export async function findCampaign({ sql }: Source, id: string): Promise<Campaign | undefined> {
  const row = await sql.maybe<Row>`
    select ${columns} from promotions.ticket_campaigns c where c.id = ${id}`
  return row && toCampaign(row)
}

/** Held so that it cannot end meanwhile; others draw from it at the same time. */
export async function shareCampaign(tx: Transaction, id: string): Promise<Campaign | undefined> {
  const row = await tx.sql.maybe<Row>`
    select ${columns} from promotions.ticket_campaigns c where c.id = ${id} for share`
  return row && toCampaign(row)
}

/** Held alone: nobody draws from it meanwhile. */
export async function lockCampaign(tx: Transaction, id: string): Promise<Campaign | undefined> {
  const row = await tx.sql.maybe<Row>`
    select ${columns} from promotions.ticket_campaigns c where c.id = ${id} for update`
  return row && toCampaign(row)
}

/** Those that are not over, and those that ended since. */
export async function listSince({ sql }: Source, since: Date): Promise<Campaign[]> {
  const rows = await sql<Row>`
    select ${columns} from promotions.ticket_campaigns c
    where c.closed_at is null or c.closed_at >= ${since} order by c.opens_at, c.id limit 100`
  return rows.map(toCampaign)
}

/** Those whose prizes are to be bet first and may come back: not over, or ended since. */
export async function listBound({ sql }: Source, since: Date): Promise<Campaign[]> {
  const rows = await sql<Row>`
    select ${columns} from promotions.ticket_campaigns c
    where (c.closed_at is null or c.closed_at >= ${since}) and c.times > 0 order by c.id limit 500`
  return rows.map(toCampaign)
}

/** Newest first. */
export async function listAll(
  { sql }: Source,
  { below, limit }: { readonly below?: string | undefined; readonly limit: number },
): Promise<Campaign[]> {
  const older = below === undefined ? fragment`` : fragment`where c.id < ${below}`
  const rows = await sql<Row>`
    select ${columns} from promotions.ticket_campaigns c ${older} order by c.id desc limit ${limit}`
  return rows.map(toCampaign)
}

/** Those whose tickets are earned. */
export async function listEarning({ sql }: Source): Promise<Campaign[]> {
  const rows = await sql<Row>`
    select ${columns} from promotions.ticket_campaigns c
    where c.closed_at is null and c.earning is not null order by c.id`
  return rows.map(toCampaign)
}

export async function setDrawn(
  { sql }: Transaction,
  id: CampaignId,
  { value, slips }: { readonly value: string; readonly slips: readonly bigint[] },
): Promise<void> {
  await sql`update promotions.ticket_campaigns set beacon_value = ${value} where id = ${id}`
  await sql`
    insert into promotions.ticket_slips (campaign, place, amount)
    select ${id}, place, amount
    from unnest(${slips.map(String)}::bigint[]) with ordinality as drawn (amount, place)`
}

export async function closeCampaign(
  { sql }: Transaction,
  id: CampaignId,
  {
    at,
    by,
    reason,
    seed,
  }: { readonly at: Date; readonly by: string; readonly reason: string; readonly seed: string },
): Promise<void> {
  await sql`
    update promotions.ticket_campaigns
    set closed_at = ${at}, closed_by = ${by}, closed_for = ${reason}, revealed = ${seed}, closes_at = least(closes_at, greatest(${at}, opens_at + interval '1 millisecond'))
    where id = ${id}`
}

export type PrizeLeft = { readonly amount: bigint; readonly left: number }

/** How many slips of each amount nobody has got; nothing before they are laid. */
export async function countLeft(
  { sql }: Source,
  ids: readonly string[],
): Promise<Map<string, PrizeLeft[]>> {
  const rows = await sql<PrizeLeft & { campaign: string }>`
    select s.campaign, s.amount, count(*)::integer as left from promotions.ticket_slips s
    where s.campaign = any(${[...ids]}::text[]) and s.taken_at is null group by s.campaign, s.amount`
  const found = new Map<string, PrizeLeft[]>()
  for (const { campaign, ...prize } of rows) {
    found.set(campaign, [...(found.get(campaign) ?? []), prize])
  }
  return found
}

/** What was given of each by the grants themselves. */
export async function sumGranted(
  { sql }: Source,
  ids: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await sql<{ offer: string; paid: bigint }>`
    select g.offer, sum(g.amount)::bigint as paid from promotions.grants g
    where g.offer = any(${[...ids]}::text[]) group by g.offer`
  return new Map(rows.map(({ offer, paid }) => [offer, paid]))
}
