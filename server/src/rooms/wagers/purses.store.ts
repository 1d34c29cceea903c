import type { Transaction } from '../../platform/database/database.ts'
import type { StakeCall } from './wager.ts'

/** What is kept of a purse. What is left in it is filled and paid, less staked and emptied. */
export type Purse = {
  readonly provider: string
  readonly id: string
  readonly member: string
  readonly game: string
  readonly filled: bigint
  readonly staked: bigint
  readonly paid: bigint
  readonly emptied: bigint
  readonly endedAt: Date | null
}

export type PurseKey = Pick<Purse, 'provider' | 'id'>

export function leftIn({ filled, staked, paid, emptied }: Purse): bigint {
  return filled + paid - staked - emptied
}

/** Holds these purses until the transaction ends, in the order of their keys. */
export async function lockPurses(
  { sql }: Transaction,
  wanted: readonly PurseKey[],
): Promise<Purse[]> {
  return await sql<Purse>`
    select p.provider, p.id, p.member, p.game, p.filled, p.staked, p.paid, p.emptied,
      p.ended_at as "endedAt"
    from unnest(${wanted.map(({ provider }) => provider)}::text[], ${wanted.map(({ id }) => id)}::text[])
      as wanted (provider, id)
    join wagers.purses p using (provider, id)
    order by p.provider, p.id for update of p`
}

/** Puts a sum into a purse, which is opened with its first. */
export function fillPurse(
  tx: Transaction,
  { provider, id }: PurseKey,
  { member, product, vendor, game, amount }: StakeCall,
  at: Date,
): void {
  tx.send`
    insert into wagers.purses as p
      (provider, id, member, product, vendor, game, currency, filled, opened_at)
    values (${provider}, ${id}, ${member}, ${product}, ${vendor}, ${game}, ${amount.currency},
      ${amount.amount}, ${at})
    on conflict (provider, id) do update set filled = p.filled + excluded.filled`
}

export function playFrom(
  tx: Transaction,
  { provider, id }: PurseKey,
  { staked, paid }: { readonly staked: bigint; readonly paid: bigint },
): void {
  tx.send`
    update wagers.purses set staked = staked + ${staked}, paid = paid + ${paid}
    where provider = ${provider} and id = ${id}`
}

/** Nothing is in it any more, and nothing comes. */
export function endPurse(
  tx: Transaction,
  { provider, id }: PurseKey,
  emptied: bigint,
  at: Date,
): void {
  tx.send`
    update wagers.purses set emptied = emptied + ${emptied}, ended_at = ${at}
    where provider = ${provider} and id = ${id}`
}
