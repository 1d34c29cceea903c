import type { Day } from '@baize/kernel/time'
import type { Transaction } from '../../../platform/database/database.ts'

export type DayChange = {
  readonly campaign: string
  readonly member: string
  readonly day: Day
  readonly deposits: bigint
  readonly validBet: bigint
}

export type DayCounter = DayChange & { readonly given: number }

/** Adds what was done, signed; answers where each day stands by it. */
export async function addToDays(
  tx: Transaction,
  changes: readonly DayChange[],
): Promise<DayCounter[]> {
  return await tx.sql<DayCounter>`
    insert into promotions.ticket_counters as t (campaign, member, day, deposits, valid_bet)
    select * from unnest(
      ${changes.map(({ campaign }) => campaign)}::text[], ${changes.map(({ member }) => member)}::text[],
      ${changes.map(({ day }) => day)}::date[], ${changes.map(({ deposits }) => String(deposits))}::bigint[],
      ${changes.map(({ validBet }) => String(validBet))}::bigint[])
    on conflict (campaign, member, day) do update
      set deposits = t.deposits + excluded.deposits, valid_bet = t.valid_bet + excluded.valid_bet
    returning t.campaign, t.member, to_char(t.day, 'YYYY-MM-DD') as day, t.deposits, t.valid_bet as "validBet", t.given`
}

export async function addGiven(
  tx: Transaction,
  given: readonly (Pick<DayChange, 'campaign' | 'member' | 'day'> & { readonly count: number })[],
): Promise<void> {
  if (given.length === 0) return
  await tx.sql`
    update promotions.ticket_counters t set given = t.given + new.count
    from unnest(
      ${given.map(({ campaign }) => campaign)}::text[], ${given.map(({ member }) => member)}::text[],
      ${given.map(({ day }) => day)}::date[], ${given.map(({ count }) => count)}::integer[])
      as new (campaign, member, day, count)
    where t.campaign = new.campaign and t.member = new.member and t.day = new.day`
}
