import { timeOfId, type IdMaker } from '@baize/kernel/ids'
import { money, type Money } from '@baize/kernel/money'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { AccountId, Leg, Movement, Reason } from '../../ledger/ledger.ts'
import type { Database } from '../../platform/database/database.ts'
import { checkAmount, type Pocket, type Wallet } from '../wallet/wallet.ts'
import { keyOf, requireKey } from './action-key.ts'
import type { Answer, CarryOut, Planned } from './carry-out.ts'
import { judgeGatedStake, type AskFacts } from './gate.ts'
import type { HouseAccounts } from './house-accounts.ts'
import { endPurse, leftIn, lockPurses } from './purses.store.ts'
import type { PurseAction } from './purse-rows.ts'
import { requireDetail, requireTexts, validBetOf } from './rules.ts'
import * as store from './store.ts'
import type { createUnseen } from './unseen.ts'
import type { EmptyCall, GateRefusal, PlayedCall, PlayedPart } from './wager.ts'
import type { StakeCall, Wager, WagerAnswer } from './wager.ts'
import { readAnswer, type StoredAnswer } from './writer.ts'

/**
 * Money set aside for a game that stakes many times a second. It leaves the cash as a stake would, by the same gate and
 * the same limits; what was played from it is told at intervals, as one wager; what is left goes back.
 */
export type Purses = {
  /** Puts a sum of the member's cash into the purse that `round` names, if the gate lets so much be staked. */
  put(call: StakeCall): Answer
  /** Makes sure that a sum which has not come into a purse never will; answers false when it is there. */
  preventFill(call: Pick<StakeCall, 'key' | 'member'> & { readonly fill: string }): Promise<boolean>
  /** One wager, settled with its making: all that was staked from the purse, and all that it won. No gate is asked. */
  settle(call: PlayedCall): Answer
  /** Brings home what is left, and ends the purse. No gate is asked. */
  empty(call: EmptyCall): Answer
  /** Whether what is in purses may go on being staked: by who the member is, what is open, and their own limits. */
  judge(call: Omit<StakeCall, 'amount'>): Promise<Refusal<GateRefusal> | undefined>
}

type Deps = {
  readonly db: Database
  readonly wallet: Wallet
  readonly accounts: HouseAccounts
  readonly carryOut: CarryOut
  readonly voidUnseen: ReturnType<typeof createUnseen>['voidUnseen']
  readonly askFacts: () => AskFacts
  readonly makeId: IdMaker
  readonly now: () => Date
}

const unpaid = { cash: 0n, bonus: 0n, locked: 0n, vendor: 0n }

export function createPurses(deps: Deps): Purses {
  const { db, wallet, accounts, carryOut, voidUnseen, askFacts, makeId, now } = deps

  /** A wager that is made with all that is known of it; of filling and emptying it is only what the answer is made from. */
  function wagerOf(
    { key, member, product, vendor, game, round, detail = {} }: Omit<StakeCall, 'amount'>,
    stake: Money,
    end: Pick<Wager, 'status' | 'payout' | 'validBet' | 'settlements' | 'endedAt'>,
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
      currency: stake.currency,
      stake: stake.amount,
      // The cash filled the purse, so a correction finds the cash.
      paid: { ...unpaid, cash: stake.amount },
      grant: null,
      movement: makeId('trf'),
      detail,
      stakedAt: timeOfId(id),
      ...end,
    }
  }

  function plan(
    asked: { readonly key: store.ActionKey; readonly content: string },
    reason: Reason,
    wager: Wager,
    legs: readonly Leg[],
    about: { readonly touched: ReadonlyMap<AccountId, Pocket>; readonly action: PurseAction },
  ): Planned {
    const { touched, action } = about
    const movement: Movement = { id: wager.movement, reason, legs, about: wager.round }
    const item = { ...asked, wager, touched, ...action }
    return ok({ movement, wager, touched, takes: false, item })
  }

  async function accountsOf(
    { member, key }: Pick<StakeCall, 'member' | 'key'>,
    { currency }: Money,
  ) {
    const { id: cash } = await wallet.openPocket(member, 'cash')
    const purse = await accounts.purseOf(member, key.provider, currency)
    return { cash, purse, touched: new Map<AccountId, Pocket>([[cash, 'cash']]) }
  }

  /** A purse in which nothing is left moves nothing when it ends. */
  async function endWithoutMoney(
    key: store.ActionKey,
    content: string,
    purse: { readonly provider: string; readonly id: string },
  ): Promise<Result<WagerAnswer, 'wager_not_found' | 'not_settled' | 'id_used_differently'>> {
    const nothing = { stake: '0', payout: '0', validBet: '0', balances: [] }
    const answer: StoredAnswer = { status: 'settled', ...nothing }
    return await db.transaction(async (tx) => {
      const [held] = await lockPurses(tx, [purse])
      const stored = await store.findAction(tx, key)
      if (stored !== undefined) {
        if (stored.content !== content) return refuse('id_used_differently')
        return ok(readAnswer(null, stored.answer as StoredAnswer, true))
      }
      if (held?.member !== key.account) return refuse('wager_not_found')
      if (held.endedAt !== null || leftIn(held) !== 0n) return refuse('not_settled')
      const at = now()
      endPurse(tx, purse, 0n, at)
      store.insertActions(tx, [{ ...key, wager: null, content, answer, at }])
      return ok(readAnswer(null, answer, false))
    })
  }

  return {
    async put(call) {
      const { key, member, amount, round, vendor, game } = call
      requireKey(key)
      requireTexts({ round: [round, 100], vendor: [vendor, 40], game: [game, 100] })
      const checked = checkAmount(amount, await wallet.currencyOf(member))
      if (!checked.ok) return checked
      const own = { key: keyOf('fill', member, key), content: contentOf(round, amount) }
      return await carryOut(own.key, own.content, async () => {
        const { cash, purse, touched } = await accountsOf(call, amount)
        const open = { status: 'open', payout: 0n, validBet: 0n, settlements: 0 } as const
        const wager = wagerOf(call, amount, { ...open, endedAt: null })
        const action = {
          action: 'fill',
          call,
          purse: { provider: key.provider, id: round },
        } as const
        const legs = [{ debit: cash, credit: purse, amount }]
        return plan(own, 'purse_filled', wager, legs, { touched, action })
      })
    },
    async preventFill({ key, member, fill }) {
      requireKey(key)
      requireTexts({ fill: [fill, 100] })
      const content = JSON.stringify([{ fill }])
      return (await voidUnseen(keyOf('void', member, key), content, fill, 'fill')) !== undefined
    },
    async settle(call) {
      const { key, member, product, purse: id, parts, currency, detail = {} } = call
      requireKey(key)
      requireTexts({ purse: [id, 100], round: [call.round, 100] })
      requireDetail(detail)
      const sums = sumsOf(product, parts)
      const staked = checkAmount(money(sums.staked, currency), await wallet.currencyOf(member))
      if (!staked.ok) return staked
      const told = [String(sums.paid), String(sums.validBet)]
      const own = {
        key: keyOf('stake', member, key),
        content: contentOf(id, staked.value, ...told),
      }
      return await carryOut(own.key, own.content, async () => {
        const purse = await accounts.purseOf(member, key.provider, currency)
        const house = await accounts.house(currency)
        const { paid: payout, validBet, rounds } = sums
        const end = { status: 'settled', payout, validBet, settlements: 1, endedAt: now() } as const
        const about = { ...call, detail: { ...detail, purse: id, rounds } }
        const wager = wagerOf(about, staked.value, end)
        // What was won first: it was staked again before it was told here.
        const won = { debit: house, credit: purse, amount: money(payout, currency) }
        const lost = { debit: purse, credit: house, amount: staked.value }
        const legs = payout > 0n ? [won, lost] : [lost]
        const action = { action: 'played', purse: { provider: key.provider, id } } as const
        return plan(own, 'purse_settled', wager, legs, { touched: new Map(), action })
      })
    },
    async empty(call) {
      const { key, member, purse: id, amount } = call
      requireKey(key)
      requireTexts({ purse: [id, 100] })
      const own = { key: keyOf('empty', member, key), content: contentOf(id, amount) }
      const of = { provider: key.provider, id }
      if (amount.amount === 0n) return await endWithoutMoney(own.key, own.content, of)
      const checked = checkAmount(amount, await wallet.currencyOf(member))
      if (!checked.ok) return checked
      return await carryOut(own.key, own.content, async () => {
        const { cash, purse, touched } = await accountsOf(call, amount)
        const end = { status: 'settled', payout: 0n, validBet: 0n, settlements: 1 } as const
        const nowhere = { product: 'RNG', vendor: '', game: '', round: id } as const
        const wager = wagerOf({ ...call, ...nowhere }, amount, { ...end, endedAt: now() })
        const legs = [{ debit: purse, credit: cash, amount }]
        return plan(own, 'purse_emptied', wager, legs, {
          touched,
          action: { action: 'empty', purse: of },
        })
      })
    },
    async judge(call) {
      const { member, key } = call
      const amount = money(1n, await wallet.currencyOf(member))
      return await db.transaction(async (tx) => {
        const [facts] = await askFacts()(tx, [{ ...call, key, amount }])
        if (facts === undefined) throw new Error('The gate left a purse without an answer')
        const refused = judgeGatedStake(facts, amount.amount)
        if (refused !== undefined || facts.lossLimits === undefined) return refused
        const asked = facts.lossLimits.map(({ since }) => ({ member, since }))
        // What is in the purse is in it already.
        const lost = await store.sumLosses(tx, asked)
        const reached = facts.lossLimits.find(({ most }, place) => (lost[place] ?? 0n) > most)
        return reached && refuse('loss_limit_reached', undefined, { period: reached.period })
      })
    },
  }
}

/** All of it, and what of it counts: each round by itself, since a window over both sides would count next to nothing. */
function sumsOf(product: Wager['product'], parts: readonly PlayedPart[]) {
  let [staked, paid, validBet, count] = [0n, 0n, 0n, 0]
  for (const { stake, payout, rounds } of parts) {
    const times = BigInt(rounds)
    staked += stake * times
    paid += payout * times
    validBet += validBetOf(product, stake, payout) * times
    count += rounds
  }
  return { staked, paid, validBet, rounds: count }
}

function contentOf(purse: string, { amount, currency }: Money, ...more: readonly string[]): string {
  return JSON.stringify([purse, String(amount), currency, ...more])
}
