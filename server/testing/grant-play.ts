import { expect } from 'vitest'
import { money } from '@baize/kernel/money'
import type { Database } from '../src/platform/database/database.ts'
import type { GrantId, MemberId } from '../src/rooms/wallet/wallet.ts'
import { CutOff, cutOff } from './cut-off.ts'
import {
  bonusShare,
  countAll,
  moveLate,
  oweAgain,
  stepMoney,
  validOf,
  type Budget,
  type Counting,
  type ModelBet,
  type ModelGrant,
  type Purse,
} from './grant-model.ts'
import type { Step, World } from './grant-world.ts'
import { testPromotions } from './promotions.ts'
import { quietDatabase } from './quiet-database.ts'

const minute = 60_000
const php = (amount: bigint) => money(amount, 'PHP')

export type Notes = {
  readonly given: World
  readonly members: MemberId[]
  readonly offers: { readonly id: string; readonly budget: Budget; readonly raised: bigint }[]
  readonly purses: Map<string, Purse>
  readonly grants: ModelGrant[]
  readonly bets: ModelBet[]
  /** Settled, and not told yet. */
  readonly untold: Counting[]
  stepsRead: number
}

const pick = <One>(list: readonly One[], at: number): One | undefined =>
  list[at % (list.length || 1)]

export function purseOf({ purses }: Notes, member: string): Purse {
  const purse = purses.get(member)
  if (purse === undefined) throw new Error('Nobody has this purse')
  return purse
}

function budgetOf({ offers }: Notes, id: string): Budget {
  const found = offers.find((one) => one.id === id)
  if (found === undefined) throw new Error('There is no such offer')
  return found.budget
}

const isOver = ({ state }: ModelGrant) =>
  !['applying', 'issued', 'queued', 'active', 'settling'].includes(state)

type Taken = {
  grant: string
  state: string
  at: Date
  activatedAt: Date | null
  endsAt: Date | null
}

/** The promotions room for whom work is cut off, and a hand that does to it what a world says, beside the model. */
export async function testGrantPlay(db: Database) {
  let steps: () => number = () => 0
  const watched = quietDatabase(db)
  const mortal = cutOff(watched, () => steps())
  const room = await testPromotions(db, mortal)
  const { grants, wagers, wallet, ledger, now, clock, makeId } = room

  /** Does it until it is done, however often it is cut off. */
  async function persist<Value>(cutAfter: number, work: () => Promise<Value>): Promise<Value> {
    let left = cutAfter === 0 ? 0 : 2
    steps = () => ((left -= 1) >= 0 ? cutAfter : 0)
    for (;;) {
      try {
        const value = await work()
        await watched.quiet()
        steps = () => 0
        return value
      } catch (error) {
        if (!(error instanceof CutOff)) throw error
      }
    }
  }

  async function give(
    notes: Notes,
    { who, which, cutAfter }: Step,
  ): Promise<ModelGrant | undefined> {
    const said = pick(notes.given.offers, which)
    const offerId = pick(notes.offers, which)
    const member = pick(notes.members, who)
    if (said === undefined || offerId === undefined || member === undefined) return undefined
    const { amount, mode, maxBet, maxWin, isSticky, dust, minutes } = said
    const asks = (amount * 10_000n * said.times) / 10n
    const source = makeId('dep')
    const categories = { RNG: said.RNG, LIVE: said.LIVE }
    const made = await persist(cutAfter, async () =>
      mortal.transaction((tx) =>
        grants.give(tx, {
          member,
          offer: offerId.id,
          version: 1,
          source,
          mode,
          state: 'issued',
          currency: 'PHP',
          amount,
          asks,
          terms: {
            weights: { default: 0, categories, vendors: {}, games: {} },
            maxBet,
            maxWin,
            isSticky,
            dust,
          },
          lastsMs: minutes === null ? null : minutes * minute,
          claimUntil: new Date(now().getTime() + 90 * minute),
          why: {},
          by: 'house',
        }),
      ),
    )
    expect(made.ok).toBe(offerId.budget.left >= amount)
    if (!made.ok) return undefined
    offerId.budget.left -= amount
    offerId.budget.promised += amount
    const grant: ModelGrant = {
      id: made.value.id,
      member,
      offer: offerId.id,
      terms: { amount, mode, asks, weights: categories, maxBet, maxWin, isSticky, dust },
      state: 'issued',
      activatedAt: null,
      endsAt: null,
      done: 0n,
      pocket: 0n,
      released: 0n,
      owes: null,
      isForgiven: false,
    }
    notes.grants.push(grant)
    return grant
  }

  async function claim(
    notes: Notes,
    grant: ModelGrant | undefined,
    cutAfter: number,
  ): Promise<void> {
    if (grant === undefined) return
    await persist(cutAfter, () => grants.claim(grant.member as MemberId, grant.id))
    await learn(notes)
  }

  /** What pays for a stake, by [G1] and [GR22]: the cash first, then the pocket that plays, within its bound. */
  function split(notes: Notes, member: string, product: string, stake: bigint) {
    const { cash } = purseOf(notes, member)
    if (cash >= stake) return { cash: stake, bonus: 0n, grant: null }
    const playing = notes.grants.find(
      (one) =>
        one.member === member &&
        one.terms.mode === 'pocket' &&
        one.state === 'active' &&
        (one.terms.weights[product] ?? 0) > 0 &&
        (one.endsAt === null || one.endsAt > now()),
    )
    if (playing === undefined || cash + playing.pocket < stake) return 'insufficient_funds'
    const { maxBet } = playing.terms
    if (maxBet !== null && stake > maxBet) return 'bonus_max_bet'
    return { cash, bonus: stake - cash, grant: playing.id }
  }

  async function stake(
    notes: Notes,
    { who, product, stake: sum }: Step,
  ): Promise<ModelBet | undefined> {
    const member = pick(notes.members, who) as MemberId
    const wanted = split(notes, member, product, sum)
    const call = room.stakeCall(member, { amount: php(sum), product: product as 'RNG' })
    const made = await wagers.stake({ ...call, round: makeId('txn') })
    if (typeof wanted === 'string' || !made.ok || made.value.wager === null) {
      expect(made.ok ? 'staked' : made.code).toBe(wanted)
      return undefined
    }
    const found = await wagers.getWager(made.value.wager)
    if (!found.ok) throw new Error(found.code)
    const { id, paid, grant, stakedAt } = found.value
    expect({ cash: paid.cash, bonus: paid.bonus, grant }).toEqual(wanted)
    purseOf(notes, member).cash -= wanted.cash
    const pocket = notes.grants.find((one) => one.id === wanted.grant)
    if (pocket !== undefined) pocket.pocket -= wanted.bonus
    const bet: ModelBet = {
      ...wanted,
      wager: id,
      member,
      product,
      stakedAt,
      stake: sum,
      payout: 0n,
      isOpen: true,
      units: [],
      free: 0n,
      everCounted: new Set(),
    }
    notes.bets.push(bet)
    return bet
  }

  /** [G5]: each pocket its part of the payout, rounded down, and what that leaves to the cash, if it was among them. */
  function receive(notes: Notes, bet: ModelBet, payout: bigint): void {
    const toBonus = bet.cash === 0n && bet.bonus > 0n ? payout : bonusShare(bet, payout)
    const had = bet.cash === 0n && bet.bonus > 0n ? bet.payout : bonusShare(bet, bet.payout)
    const pocket = notes.grants.find((one) => one.id === bet.grant)
    if (pocket !== undefined) pocket.pocket += toBonus - had
    purseOf(notes, bet.member).cash += payout - toBonus - (bet.payout - had)
  }

  async function settle(notes: Notes, bet: ModelBet | undefined, payout: bigint): Promise<void> {
    if (bet === undefined) return
    const { member, wager } = bet
    const of = { wager: wager as never }
    const ended = await wagers.settle({
      key: room.key(),
      member: member as MemberId,
      of,
      payout: php(payout),
    })
    if (!ended.ok) throw new Error(ended.code)
    receive(notes, bet, payout)
    Object.assign(bet, { payout, isOpen: false })
    notes.untold.push({ bet, valid: validOf(bet.product, bet.stake, payout) })
  }

  async function correct(notes: Notes, bet: ModelBet | undefined, payout: bigint): Promise<void> {
    if (bet === undefined || bet.payout === payout) return
    const { member, wager, product } = bet
    const done = await wagers.resettle({
      key: room.key(),
      member: member as MemberId,
      of: { wager: wager as never },
      payout: php(payout),
      reason: 'test',
    })
    if (!done.ok) throw new Error(done.code)
    const purse = purseOf(notes, member)
    if (payout > bet.payout) receive(notes, bet, payout)
    else {
      // [G9] Back from the pockets that took part, then from the cash; the rest is owed.
      let left = bet.payout - payout
      const take = (there: bigint) => {
        const part = there < left ? there : left
        left -= part
        return part
      }
      const pocket = notes.grants.find((one) => one.id === bet.grant)
      if (bet.cash > 0n) purse.cash -= take(purse.cash)
      if (pocket !== undefined) pocket.pocket -= take(pocket.pocket)
      purse.cash -= take(purse.cash)
      purse.debt += left
    }
    bet.payout = payout
    notes.untold.push({ bet, valid: validOf(product, bet.stake, payout) })
  }

  async function giveBack(notes: Notes, bet: ModelBet | undefined): Promise<void> {
    if (bet === undefined) return
    const { member, wager } = bet
    const of = { wager: wager as never }
    const done = await wagers.void({
      key: room.key(),
      member: member as MemberId,
      of,
      reason: 'test',
    })
    if (!done.ok) throw new Error(done.code)
    purseOf(notes, member).cash += bet.cash
    const pocket = notes.grants.find((one) => one.id === bet.grant)
    if (pocket !== undefined) pocket.pocket += bet.bonus
    notes.bets.splice(notes.bets.indexOf(bet), 1)
  }

  async function tell(notes: Notes, cutAfter: number): Promise<void> {
    const untold = notes.untold.splice(0)
    countAll(notes.grants, untold)
    const settled = new Set(untold.map(({ bet }) => bet.member))
    for (const grant of notes.grants) {
      if (settled.has(grant.member)) oweAgain(grant, purseOf(notes, grant.member))
    }
    await persist(cutAfter, () => room.tell())
    // What came late is moved on before anything else is looked at, also where who should have was cut off.
    const over = notes.grants.filter(isOver)
    for (const { id } of over) await grants.look(id as GrantId)
    await learn(notes)
    for (const grant of over) {
      moveLate(grant, purseOf(notes, grant.member), budgetOf(notes, grant.offer))
    }
  }

  /** Looks at everything, as the sweep does in its own time, and learns which steps were taken. */
  async function look(notes: Notes, cutAfter = 0): Promise<void> {
    await persist(cutAfter, async () => void (await grants.sweep()))
    for (const { id } of notes.grants) await grants.look(id as GrantId)
    await watched.quiet()
    await learn(notes)
  }

  async function learn(notes: Notes): Promise<void> {
    const ids = notes.grants.map(({ id }) => id)
    const taken = await db.sql<Taken>`
    select s.grant_id as grant, s.to_state as state, s.at, g.activated_at as "activatedAt", g.ends_at as "endsAt"
    from promotions.steps s join promotions.grants g on g.id = s.grant_id
    where s.grant_id = any(${ids}::text[]) and s.number > 1
    order by s.at, case when s.to_state = 'active' then 1 else 0 end, s.grant_id, s.number`
    for (const { grant: id, state, at, activatedAt, endsAt } of taken.slice(notes.stepsRead)) {
      const grant = notes.grants.find((one) => one.id === id)
      if (grant === undefined) throw new Error('A step of no grant')
      if (state === 'completed') expect(grant.done).toBe(grant.terms.asks)
      if (state === 'busted') expect(grant.pocket).toBeLessThan(grant.terms.dust)
      if (state === 'expired') expect(endsAt?.getTime()).toBeLessThanOrEqual(at.getTime())
      stepMoney(grant, state, purseOf(notes, grant.member), budgetOf(notes, grant.offer))
      Object.assign(grant, { activatedAt, endsAt })
    }
    notes.stepsRead = taken.length
  }

  async function take(notes: Notes, step: Step): Promise<void> {
    // Never two things in one millisecond: what was first is seen in the record.
    clock.offsetMs += 1_000 + step.minutes * minute
    const member = pick(notes.members, step.who) as MemberId
    const own = notes.grants.filter((one) => one.member === member)
    const open = notes.bets.filter((bet) => bet.isOpen)
    const settled = notes.bets.filter((bet) => !bet.isOpen)
    switch (step.what) {
      case 'give':
        return void (await give(notes, step))
      case 'take':
        return await claim(notes, await give(notes, step), step.cutAfter)
      case 'claim':
        return await claim(notes, pick(own, step.which), step.cutAfter)
      case 'stake':
        return void (await stake(notes, step))
      case 'spin':
        return await settle(notes, await stake(notes, step), step.payout)
      case 'allIn': {
        const pocket = own.find((one) => one.state === 'active' && one.pocket > 0n)?.pocket ?? 0n
        const all = purseOf(notes, member).cash + pocket - BigInt(step.which % 4)
        if (all <= 0n) return
        return await settle(notes, await stake(notes, { ...step, stake: all }), 0n)
      }
      case 'settle':
        return await settle(notes, pick(open, step.which), step.payout)
      case 'correct':
        return await correct(notes, pick(settled.slice(-3), step.which), step.payout)
      case 'void':
        return await giveBack(notes, pick(open, step.which))
      case 'forfeit': {
        const grant = pick(own, step.which)
        if (grant === undefined) return
        await tell(notes, 0)
        await look(notes)
        await persist(step.cutAfter, () => grants.forfeit(member, grant.id))
        return await learn(notes)
      }
      case 'withdraw': {
        const { available } = await wallet.getState(member)
        if (available > 0n) await moveCash(notes, member, -available)
        return
      }
      case 'payIn':
        return await moveCash(notes, member, step.stake)
      case 'sweep':
        await tell(notes, 0)
        return await look(notes, step.cutAfter)
      case 'tell':
        await tell(notes, step.cutAfter)
        return await look(notes)
      case 'rush': {
        await tell(notes, 0)
        const grant = pick(own, step.which)
        if (grant === undefined) return await look(notes)
        await Promise.all([
          grants.forfeit(member, grant.id),
          grants.claim(member, grant.id),
          grants.sweep(),
          grants.look(grant.id as GrantId),
          grants.forfeit(member, grant.id),
        ])
        return await look(notes)
      }
    }
  }

  async function moveCash(notes: Notes, member: MemberId, sum: bigint): Promise<void> {
    if (sum > 0n) await room.memberWith(sum, { member })
    else {
      await db.transaction(async (tx) => {
        const key = { owner: 'clearing:test', kind: 'clearing', currency: 'PHP' } as const
        const { id: credit } = await ledger.openAccount(tx, key)
        const { id: debit } = await wallet.openPocket(member, 'cash', tx)
        const legs = [{ debit, credit, amount: php(-sum) }]
        const posted = await ledger.post(tx, { id: makeId('trf'), reason: 'withdraw', legs })
        if (!posted.ok) throw new Error(posted.code)
      })
    }
    purseOf(notes, member).cash += sum
  }

  return { room, cuts: mortal.cuts, take, tell, look }
}
