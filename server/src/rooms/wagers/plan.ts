import { timeOfId, type IdMaker } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { AccountId, Leg, Movement, Reason } from '../../ledger/ledger.ts'
import { grantOf, planSpend, type Pocket, type Share } from '../wallet/wallet.ts'
import type { GrantId, Wallet, WalletState } from '../wallet/wallet.ts'
import type { HouseAccounts } from './house-accounts.ts'
import { asMoney, paidBy, partsOf, playPockets, pocketIn } from './rules.ts'
import { sharesOf, sharesOfChange, takeBack, validBetOf } from './rules.ts'
import type { PlayPocket, StakeAndSettleCall, StakeCall, Wager } from './wager.ts'
import type { ResettleCall, SettleCall, VoidCall } from './wager.ts'

type Move = Extract<Movement, { legs: unknown }>

/** What a call does to the books and to its wager. */
export type Plan = {
  readonly movement: Move
  readonly wager: Wager
  readonly touched: ReadonlyMap<AccountId, Pocket>
  /** Takes from pockets that others reach into too: when the ledger finds too little, another plan may find enough. */
  readonly takes: boolean
}

export type StakePlanRefusal = 'insufficient_funds' | 'bonus_max_bet'

type Shared = { readonly shares: readonly Share<PlayPocket>[]; readonly grant: GrantId | null }

export type Planner = {
  /** Blind at first: that the pocket whose turn it is pays alone needs no look, and is what happens mostly. */
  stake(call: StakeCall, tries: number): Promise<Result<Plan, StakePlanRefusal>>
  /** Both in one movement, with the stake first: what is won cannot pay for what was staked. */
  stakeAndSettle(call: StakeAndSettleCall, tries: number): Promise<Result<Plan, StakePlanRefusal>>
  settle(call: SettleCall, wager: Wager): Promise<Plan>
  void(call: VoidCall, wager: Wager): Promise<Plan>
  resettle(
    call: ResettleCall,
    wager: Wager,
  ): Promise<Result<Plan, 'nothing_changed' | 'insufficient_funds'>>
}

type Deps = {
  readonly wallet: Wallet
  readonly accounts: HouseAccounts
  readonly makeId: IdMaker
  readonly now: () => Date
  /** Whether a correction may leave a member owing what is no longer there. */
  readonly mayOwe: () => boolean
}

type Way = { readonly pocket: Pocket; readonly account: AccountId; readonly amount: bigint }

export function createPlanner({ wallet, accounts, makeId, now, mayOwe }: Deps): Planner {
  /** Which pockets pay, and whose bonus is among them. */
  async function shareOut(
    call: StakeCall,
    tries: number,
  ): Promise<Result<Shared, StakePlanRefusal>> {
    const { key, member, amount, from } = call
    const order: readonly PlayPocket[] = from === 'vendor' ? ['vendor'] : wallet.spendingOrder()
    const [first] = order
    // Which bonus plays is not known without a look.
    if (tries === 0 && first !== undefined && first !== 'bonus') {
      return ok({ shares: [{ pocket: first, amount: amount.amount }], grant: null })
    }
    const state = await wallet.getState(member)
    const bonus = order.includes('bonus') ? await bonusIn(state, call) : undefined
    const grant = bonus?.grant ?? null
    const free = freeOf(state, { ...key, grant })
    const shares = planSpend(order, free, amount.amount)
    if (shares === undefined) return tooLittle(order, free)
    if (bonus === undefined || shares.every(({ pocket }) => pocket !== 'bonus')) {
      return ok({ shares, grant: null })
    }
    if (amount.amount > bonus.most) {
      return refuse('bonus_max_bet', undefined, { max: String(bonus.most) })
    }
    return ok({ shares, grant })
  }

  /** Nobody is asked about who has no such money. */
  async function bonusIn({ pockets }: WalletState, { member, ...game }: StakeCall) {
    const isRich = pockets.some(
      ({ pocket, amount }) => grantOf(pocket) !== undefined && amount > 0n,
    )
    return isRich ? await wallet.bonuses().find(member, game) : undefined
  }

  /** The accounts of the member's pockets that take part. */
  async function waysOf(
    wager: Pick<Wager, 'member' | 'provider' | 'grant'>,
    shares: readonly Share<PlayPocket>[],
  ): Promise<Way[]> {
    const ways: Way[] = []
    for (const { pocket: part, amount } of shares) {
      const pocket = pocketIn(wager, part)
      const { id } = await wallet.openPocket(wager.member, pocket)
      ways.push({ pocket, account: id, amount })
    }
    return ways
  }

  function move(wager: Wager, reason: Reason, legs: readonly Leg[]): Move {
    const own = { id: makeId('trf'), reason, legs, about: wager.id }
    // The movement of the stake is the first of its wager; all later ones belong to it.
    const isFirst = reason === 'stake' || reason === 'stake_and_payout'
    return isFirst ? { ...own, id: wager.movement } : { ...own, of: wager.movement }
  }

  return {
    async stake(call, tries) {
      const shares = await shareOut(call, tries)
      if (!shares.ok) return shares
      const wager = newWager(call, makeId, shares.value)
      const ways = await waysOf(wager, shares.value.shares)
      const inPlay = await accounts.inPlay(wager.currency)
      const legs = ways.map(({ account, amount }) => ({
        debit: account,
        credit: inPlay,
        amount: asMoney(wager, amount),
      }))
      const plan = { movement: move(wager, 'stake', legs), wager, touched: touchedBy(ways) }
      return ok({ ...plan, takes: true })
    },
    async stakeAndSettle(call, tries) {
      const shares = await shareOut(call, tries)
      if (!shares.ok) return shares
      const { payout, counts, contribution } = call
      const open = newWager(call, makeId, shares.value)
      const house = await accounts.house(open.currency)
      const staked = await waysOf(open, shares.value.shares)
      const won = await waysOf(open, sharesOf(open.paid, payout))
      const legs = [
        ...staked.map((way) => fromAccount(open, way.account, house, way.amount)),
        ...won.map((way) => toPocket(open, house, way)),
      ]
      if (contribution !== undefined) {
        const pool = await accounts.jackpot(contribution.pool, open.currency)
        legs.push({ debit: house, credit: pool, amount: contribution.amount })
      }
      const wager = settled(open, payout.amount, now(), {}, counts)
      const movement = move(wager, 'stake_and_payout', legs)
      return ok({ movement, wager, touched: touchedBy(staked), takes: true })
    },
    async settle({ payout, counts, detail = {} }, before) {
      const [inPlay, house] = [
        await accounts.inPlay(before.currency),
        await accounts.house(before.currency),
      ]
      const ways = await waysOf(before, sharesOf(before.paid, payout))
      const lost = { debit: inPlay, credit: house, amount: asMoney(before, before.stake) }
      const legs = [lost, ...ways.map((way) => toPocket(before, house, way))]
      const wager = settled(before, payout.amount, now(), detail, counts)
      return {
        movement: move(before, 'settle', legs),
        wager,
        touched: touchedBy(ways),
        takes: false,
      }
    },
    async void({ reason }, before) {
      const inPlay = await accounts.inPlay(before.currency)
      const ways = await waysOf(before, partsOf(before.paid))
      const legs = ways.map((way) => toPocket(before, inPlay, way))
      const detail = { ...before.detail, voided: reason }
      const wager: Wager = { ...before, status: 'voided', detail, endedAt: now() }
      return {
        movement: move(before, 'stake_returned', legs),
        wager,
        touched: touchedBy(ways),
        takes: false,
      }
    },
    async resettle({ payout, counts, detail = {}, reason }, before) {
      const change = payout.amount - before.payout
      if (change === 0n) return refuse('nothing_changed')
      const corrected = { ...detail, corrected: reason }
      const wager = settled(before, payout.amount, now(), corrected, counts)
      const house = await accounts.house(before.currency)
      if (change > 0n) {
        const ways = await waysOf(
          before,
          sharesOfChange(before.paid, asMoney(before, before.payout), payout),
        )
        const legs = ways.map((way) => toPocket(before, house, way))
        const movement = move(before, 'resettle', legs)
        return ok({ movement, wager, touched: touchedBy(ways), takes: false })
      }
      const free = freeOf(await wallet.getState(before.member), before)
      const taken = takeBack(before.paid, free, -change)
      const debt = taken.find(({ pocket }) => pocket === 'debt')
      if (debt !== undefined && !mayOwe()) return tooLittle(['cash'], free)
      const ways = await waysOf(before, taken.filter(isOfPocket))
      const legs = ways.map(({ account, amount }) => fromAccount(before, account, house, amount))
      if (debt !== undefined) {
        const owing = await accounts.debtOf(before.member, before.currency)
        legs.push(fromAccount(before, owing, house, debt.amount))
      }
      const movement = move(before, 'resettle', legs)
      // What is there may go while this is on its way; then it is looked at again.
      return ok({ movement, wager, touched: touchedBy(ways), takes: true })
    },
  }
}

function newWager(
  { key, member, product, vendor, game, round, amount, detail = {} }: StakeCall,
  makeId: IdMaker,
  { shares, grant }: Shared,
): Wager {
  const id = makeId('wgr')
  return {
    id,
    member,
    provider: key.provider,
    product,
    vendor,
    game,
    round,
    currency: amount.currency,
    stake: amount.amount,
    paid: paidBy(shares),
    grant,
    movement: makeId('trf'),
    status: 'open',
    validBet: 0n,
    payout: 0n,
    settlements: 0,
    detail,
    stakedAt: timeOfId(id),
    endedAt: null,
  }
}

function settled(
  before: Wager,
  payout: bigint,
  endedAt: Date,
  detail: Wager['detail'],
  counts = true,
): Wager {
  return {
    ...before,
    status: 'settled',
    payout,
    validBet: validBetOf(before.product, before.stake, payout, { counts }),
    settlements: before.settlements + 1,
    detail: { ...before.detail, ...detail },
    endedAt,
  }
}

/** What is free in the pockets that may play: the one at this provider, and that of this bonus, are among them. */
function freeOf(
  { pockets }: WalletState,
  whose: Pick<Wager, 'provider' | 'grant'>,
): Map<PlayPocket, bigint> {
  const parts = new Map(playPockets.map((part) => [pocketIn(whose, part), part]))
  const free = new Map<PlayPocket, bigint>()
  for (const { pocket, amount, held } of pockets) {
    const part = parts.get(pocket)
    if (part !== undefined) free.set(part, amount - held)
  }
  return free
}

/** The refusal carries what there is, since vendors must be told. */
function tooLittle(
  order: readonly PlayPocket[],
  free: ReadonlyMap<PlayPocket, bigint>,
): Refusal<'insufficient_funds'> {
  const balance = order.reduce((sum, pocket) => sum + (free.get(pocket) ?? 0n), 0n)
  return refuse('insufficient_funds', undefined, { balance: String(balance) })
}

function isOfPocket(share: Share<PlayPocket | 'debt'>): share is Share<PlayPocket> {
  return share.pocket !== 'debt'
}

function touchedBy(ways: readonly Way[]): Map<AccountId, Pocket> {
  return new Map(ways.map(({ account, pocket }) => [account, pocket]))
}

function toPocket({ currency }: Wager, debit: AccountId, { account, amount }: Way): Leg {
  return { debit, credit: account, amount: money(amount, currency) }
}

function fromAccount(
  { currency }: Wager,
  debit: AccountId,
  credit: AccountId,
  amount: bigint,
): Leg {
  return { debit, credit, amount: money(amount, currency) }
}
