import { setTimeout as wait } from 'node:timers/promises'
import { createIdMaker } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import type { App } from '../../server/src/app.ts'
import { createBudgets } from '../../server/src/rooms/promotions/budgets/budgets.ts'
import {
  createGrants,
  type Grants,
  type NewGrant,
} from '../../server/src/rooms/promotions/grants/grants.ts'
import type { MemberId } from '../../server/src/rooms/wallet/wallet.ts'
import { familyTimeMs } from '../processor-time.ts'
import { game } from '../stakes/game.ts'
import { isCounted } from './people.store.ts'

const now = () => new Date()
export const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
const callers = 50

const terms = {
  weights: { default: 10_000, categories: {}, vendors: {}, games: {} },
  maxBet: null,
  maxWin: null,
  isSticky: false,
  dust: 1n,
}

export type Giver = { readonly grants: Grants; readonly offer: string }

/** An offer with much to give. */
export async function openOffer({ db, rooms }: App): Promise<Giver> {
  const offer = makeId('ofr')
  const change = { id: makeId('trf'), offer, currency: 'PHP', amount: 10n ** 12n } as const
  await db.transaction((tx) => createBudgets(rooms).raise(tx, change))
  return { grants: createGrants({ ...rooms, db, now, makeId }), offer }
}

/** Gives it, and takes it for the member. */
export async function giveTo(
  { db }: Pick<App, 'db'>,
  { grants, offer }: Giver,
  member: MemberId,
  change: Pick<NewGrant, 'mode' | 'asks'>,
): Promise<void> {
  const wish = {
    member,
    offer,
    version: 1,
    source: makeId('dep'),
    state: 'issued',
    currency: 'PHP',
    amount: 100n,
    terms,
    lastsMs: null,
    claimUntil: null,
    why: {},
    by: 'house',
    ...change,
  } as const
  const given = await db.transaction((tx) => grants.give(tx, wish))
  if (!given.ok) throw new Error(given.code)
  const taken = await grants.claim(member, given.value.id)
  if (!taken.ok) throw new Error(taken.code)
}

/**
 * Bets of these people, from the stake until they are counted; gives the processor time of one, in microseconds, of this
 * process and PostgreSQL together. What does not count earns nothing: no points, and nothing of what was given.
 */
export async function costOfBet(
  { db, rooms }: App,
  postgres: number,
  members: readonly MemberId[],
  { bets, counts }: { readonly bets: number; readonly counts: boolean },
): Promise<number> {
  const { wagers } = rooms
  const spent = () => {
    const { user, system } = process.cpuUsage()
    return user + system + familyTimeMs(postgres) * 1_000
  }
  let next = 0
  async function work(): Promise<void> {
    for (let at = next++; at < bets; at = next++) {
      const member = members[at % members.length] as MemberId
      const key = () => ({ provider: 'house', transaction: makeId('txn') })
      const { product, vendor, name } = game
      const amount = money(100n, 'PHP')
      const call = { member, product, vendor, game: name, round: makeId('txn'), amount }
      const staked = await wagers.stake({ ...call, key: key() })
      if (!staked.ok || staked.value.wager === null) throw new Error('A stake was refused.')
      const of = { wager: staked.value.wager }
      const payout = money(at % 2 === 0 ? 200n : 0n, 'PHP')
      const ended = await wagers.settle({ key: key(), member, of, payout, counts })
      if (!ended.ok) throw new Error(`A bet did not end: ${ended.code}`)
    }
  }
  const before = spent()
  await Promise.all(Array.from({ length: callers }, work))
  while (!(await isCounted(db))) await wait(20)
  return (spent() - before) / bets
}
