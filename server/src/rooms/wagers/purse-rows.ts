import { refuse, type Refusal } from '@baize/kernel/result'
import type { Transaction } from '../../platform/database/database.ts'
import type { EndRefusal, StakeCall, Wager } from './wager.ts'
import * as store from './purses.store.ts'

/** What a call does to a purse, on its way through the ledger. */
export type PurseAction =
  | { readonly action: 'fill'; readonly purse: store.PurseKey; readonly call: StakeCall }
  /** The wager is all that was played since the settlement before. */
  | { readonly action: 'played'; readonly purse: store.PurseKey }
  | { readonly action: 'empty'; readonly purse: store.PurseKey }

type Item = { readonly action: string; readonly wager: Wager }
type PurseItem = Item & PurseAction

type Verdict = Refusal<EndRefusal | 'insufficient_funds' | 'overtaken'> | undefined

const isOfPurse = <Some extends Item>(item: Some): item is Some & PurseItem => 'purse' in item
const textOf = ({ provider, id }: store.PurseKey) => JSON.stringify([provider, id])

/** Who may do what to a purse, while it is held. Of several for one purse in a batch, one goes and the others come again. */
export async function judgePurses<Some extends Item>(
  tx: Transaction,
  items: readonly Some[],
): Promise<Map<Some, Verdict>> {
  const verdicts = new Map<Some, Verdict>()
  const own = items.filter(isOfPurse)
  if (own.length === 0) return verdicts
  const wanted = new Map(own.map(({ purse }) => [textOf(purse), purse]))
  const locked = await store.lockPurses(tx, [...wanted.values()])
  const held = new Map(locked.map((purse) => [textOf(purse), purse]))
  const busy = new Set<string>()
  for (const item of own) {
    const name = textOf(item.purse)
    verdicts.set(item, busy.has(name) ? refuse('overtaken') : judge(item, held.get(name)))
    busy.add(name)
  }
  return verdicts
}

function judge({ action, wager }: PurseItem, purse: store.Purse | undefined): Verdict {
  if (purse === undefined) return action === 'fill' ? undefined : refuse('wager_not_found')
  if (purse.member !== wager.member) return refuse('wager_not_found')
  if (purse.endedAt !== null) return refuse('already_settled')
  if (action === 'fill') return purse.game === wager.game ? undefined : refuse('wager_not_found')
  const left = store.leftIn(purse)
  // What was played and is not settled is not the member's to bring home.
  if (action === 'empty') return wager.stake === left ? undefined : refuse('not_settled')
  return left + wager.payout >= wager.stake ? undefined : refuse('insufficient_funds')
}

export function changePurses(tx: Transaction, items: readonly Item[], at: Date): void {
  for (const item of items.filter(isOfPurse)) {
    const { purse, wager } = item
    if (item.action === 'fill') store.fillPurse(tx, purse, item.call, at)
    else if (item.action === 'empty') store.endPurse(tx, purse, wager.stake, at)
    else store.playFrom(tx, purse, { staked: wager.stake, paid: wager.payout })
  }
}
