import { timeOfId, type Id } from '@baize/kernel/ids'
import type { Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/events.ts'
import type { WagerSettled } from '../../wagers/events.ts'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'
import { pour, type Allocation } from './pour.ts'
import * as store from './store.ts'

export { listBets, listCounted, type CountedBet, type CountedIn } from './store.ts'

/** What a delivery changed: for which grants something counted or was taken back, and which have all that they ask now. */
export type Counted = { readonly changed: readonly GrantId[]; readonly met: readonly GrantId[] }

/**
 * Counts settled bets for what members still have to play, in the order in which they were told: once, since what is
 * told is told once. It touches grants and no money.
 */
export async function countBets(
  tx: Transaction,
  bets: readonly StoredEvent<WagerSettled>[],
): Promise<Counted> {
  const members = [...new Set(bets.map(({ subject }) => subject as MemberId))]
  const corrected = bets.filter(({ payload }) => payload.settlement > 1)
  const before = await store.listAllocations(tx, [
    ...new Set(corrected.map(({ payload }) => payload.wager)),
  ])
  const touched = [...new Set(before.map(({ grant }) => grant))]
  const held = await store.lockRequirements(tx, members, touched)
  if (held.length === 0) return { changed: [], met: [] }
  const done = new Map(held.map(({ grant, done: sum }) => [grant, sum]))
  const allocated = new Map<string, Allocation[]>()
  for (const { wager, ...one } of before) addTo(allocated, wager, [one])
  const rows: store.AllocationRow[] = []
  for (const { subject, at, payload } of bets) {
    const { wager, settlement, change, validBet, product, vendor, game } = payload
    const valid = BigInt(change.validBet)
    const own = allocated.get(wager) ?? []
    const poured = pour(
      {
        product,
        vendor,
        game,
        stakedAt: timeOfId(wager as Id<'wgr'>),
        change: valid,
        validBefore: BigInt(validBet) - valid,
        allocated: own,
      },
      held
        .filter(({ member, grant, isOpen }) => member === subject && (isOpen || isOf(own, grant)))
        .map((one) => ({ ...one, done: done.get(one.grant) ?? one.done })),
    )
    for (const one of poured) {
      done.set(one.grant, (done.get(one.grant) ?? 0n) + one.counted)
      rows.push({ ...one, wager, settlement, product, at })
    }
    addTo(allocated, wager, poured)
  }
  await store.insertAllocations(tx, rows)
  const changes = new Map<GrantId, bigint>()
  for (const { grant, done: sum } of held) {
    const change = (done.get(grant) ?? sum) - sum
    if (change !== 0n) changes.set(grant, change)
  }
  await store.addDone(tx, changes)
  const met = held.filter(
    ({ grant, asks, isOpen }) => isOpen && changes.has(grant) && (done.get(grant) ?? 0n) >= asks,
  )
  return { changed: [...changes.keys()], met: met.map(({ grant }) => grant) }
}

const isOf = (allocated: readonly Allocation[], grant: GrantId) =>
  allocated.some((one) => one.grant === grant)

function addTo(map: Map<string, Allocation[]>, wager: string, more: readonly Allocation[]): void {
  map.set(wager, [...(map.get(wager) ?? []), ...more])
}
