import type { PointsDocument } from '@baize/contract/points/points-settings'
import { deriveId, timeOfId } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Ledger, Leg } from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { SecretBox } from '../../../platform/secret-box.ts'
import type { PaymentPasswords, PaymentRefusal, Standings } from '../../identity/identity.ts'
import { isTimely, type Wallet } from '../../wallet/wallet.ts'
import type { Mall } from '../mall/mall.ts'
import { pts, type Purse, type Purses } from '../purses/purses.ts'
import type { ConvertAsk, NewOrder, Order, RedeemAsk } from './order.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

type CommonRefusal =
  | PaymentRefusal
  | 'points_short'
  | 'member_blocked'
  | 'money_held'
  | 'price_changed'
  | 'id_used_differently'
  | 'id_out_of_time'

export type RedeemRefusal =
  | CommonRefusal
  | 'not_found'
  | 'out_of_stock'
  | 'limit_per_member'
  | 'address_needed'
  | 'wrong_currency'

export type ConvertRefusal = CommonRefusal | 'points_uneven' | 'points_too_few' | 'not_convertible'

export type RedeemDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly ledger: Pick<Ledger, 'post' | 'openAccount'>
  readonly wallet: Pick<Wallet, 'currencyOf' | 'openPocket' | 'tellToLook'>
  readonly standings: Pick<Standings, 'list'>
  readonly paymentPasswords: Pick<PaymentPasswords, 'check' | 'findHold'>
  readonly purses: Purses
  readonly mall: Mall
  readonly box: SecretBox
  readonly settings: () => PointsDocument
  readonly worthOf: (currency: string) => Promise<rules.Conversion>
  readonly changed: (tx: Transaction, order: Pick<Order, 'member'>) => void
}

/** Undoes the whole transaction of a request that is refused after something was written. */
class Undone<Code extends string> extends Error {
  readonly refusal: Refusal<Code>
  constructor(refusal: Refusal<Code>) {
    super(refusal.code)
    this.refusal = refusal
  }
}

type Planned = Omit<NewOrder, 'state' | 'at'>

export function createRedeem(deps: RedeemDeps) {
  const { db, now, ledger, wallet, purses, mall, settings, worthOf } = deps

  /** What all requests have in common; `plan` says what it is, inside the transaction. */
  async function request<Code extends string>(
    asked: RedeemAsk | ConvertAsk,
    glance: () => Promise<Result<unknown, Code>>,
    plan: (tx: Transaction) => Promise<Result<Planned, Code>>,
  ): Promise<Result<Order, Code | CommonRefusal>> {
    const { id, member } = asked
    const known = await store.findOrder(db, id)
    if (known !== undefined) return answerAgain(known, asked)
    if (!isTimely(timeOfId(id), now())) return refuse('id_out_of_time')
    // What cannot be had costs nobody a try at the password.
    const seen = await glance()
    if (!seen.ok) return seen
    const password = await deps.paymentPasswords.check(member, asked.paymentPassword)
    if (!password.ok) return password
    try {
      return await db.transaction((tx) => carryOut(tx, asked, plan))
    } catch (error) {
      if (error instanceof Undone) return error.refusal as Refusal<Code | CommonRefusal>
      throw error
    }
  }

  async function carryOut<Code extends string>(
    tx: Transaction,
    asked: RedeemAsk | ConvertAsk,
    plan: (tx: Transaction) => Promise<Result<Planned, Code>>,
  ): Promise<Result<Order, Code | CommonRefusal>> {
    const { id, member } = asked
    const purse = (await purses.lock(tx, [member])).get(member)
    if (purse === undefined) throw new Error('A purse that was locked is not there.')
    const known = await store.findOrder(tx, id)
    if (known !== undefined) return answerAgain(known, asked)
    const standing = (await deps.standings.list(tx, [member])).get(member)
    if (standing?.state !== 'open') return refuse('member_blocked')
    const heldUntil = await deps.paymentPasswords.findHold(tx, member)
    if (heldUntil !== undefined) {
      return refuse('money_held', undefined, { until: heldUntil.toISOString() })
    }
    const planned = await plan(tx)
    if (!planned.ok) throw new Undone(planned)
    const { type, points } = planned.value
    const state = rules.waits(type, points, settings().reviewFrom) ? 'processing' : 'approved'
    const order: NewOrder = { ...planned.value, state, at: now() }
    await store.insertOrder(tx, order)
    if (type === 'virtual') await takeCodes(tx, order)
    await store.addStep(tx, { id, state: 'processing', at: order.at, by: '' })
    if (state === 'approved') await store.addStep(tx, { id, state, at: order.at, by: '' })
    await spend(tx, purse, order)
    const made = await store.findOrder(tx, id)
    if (made === undefined) throw new Error('A request that was written is not there.')
    deps.changed(tx, made)
    return ok(made)
  }

  /** Codes name the request that has them, so they are taken once it is written. */
  async function takeCodes(tx: Transaction, { id, good, variant, quantity }: NewOrder) {
    const taken = { good: good ?? '', variant, quantity, request: id, kind: 'virtual' } as const
    if ((await mall.take(tx, taken)) === undefined) throw new Undone(refuse('out_of_stock'))
  }

  /** Points that wait are set aside; those of a request that needs no decision are spent, and funds are paid. */
  async function spend(tx: Transaction, purse: Purse, order: NewOrder): Promise<void> {
    const { id, state, points } = order
    const waits = state === 'processing'
    const goal = waits
      ? await purses.heldAccount(tx, purse)
      : await purses.house(tx, 'points_spent')
    const posted = await ledger.post(tx, {
      id: await deriveId('trf', id, 'points'),
      reason: waits ? 'points_held' : 'points_redeemed',
      legs: [
        { debit: purse.points, credit: goal, amount: pts(points) },
        ...(waits ? [] : await payLegs(tx, order)),
      ],
      about: id,
    })
    if (posted.ok) return
    if (posted.code === 'insufficient_funds') throw new Undone(refuse('points_short'))
    throw new Error(`The ledger refused a request for points: ${posted.code}`)
  }

  /** What is paid for points, where they are given for funds. */
  async function payLegs(
    tx: Transaction,
    { member, amount, currency }: Pick<Order, 'member' | 'amount' | 'currency'>,
  ): Promise<Leg[]> {
    if (amount === null || currency === null) return []
    const key = { owner: 'house', kind: 'promotions', currency } as const
    const debit = (await ledger.openAccount(tx, key)).id
    const credit = (await wallet.openPocket(member, 'cash', tx)).id
    tx.afterCommit(() => wallet.tellToLook(member))
    return [{ debit, credit, amount: money(amount, currency) }]
  }

  return {
    payLegs,
    async redeem(asked: RedeemAsk): Promise<Result<Order, RedeemRefusal>> {
      const { id, member, variant, quantity } = asked
      const currency = await wallet.currencyOf(member)

      async function look(tx: Transaction) {
        const good = await mall.hold(tx, asked.good)
        const chosen = good?.content.variants.find(({ code }) => code === variant)
        if (good === undefined || !good.isShown || chosen === undefined) return refuse('not_found')
        const price = rules.checkShown(asked, good.content)
        if (!price.ok) return price
        const { kind, funds } = good.content
        if (kind === 'physical' && asked.address === undefined) return refuse('address_needed')
        if (funds !== null && funds.currency !== currency) return refuse('wrong_currency')
        return ok({ good, chosen })
      }

      return await request<RedeemRefusal>(
        asked,
        () => db.transaction(look),
        async (tx) => {
          const found = await look(tx)
          if (!found.ok) return found
          const { content } = found.value.good
          const taken = await store.countTaken(tx, member, asked.good)
          const limit = rules.checkLimit(content, taken, quantity)
          if (!limit.ok) return limit
          const { kind, name, price, funds } = content
          if (kind !== 'virtual') {
            const left = await mall.take(tx, { ...asked, request: id, kind })
            if (left === undefined) return refuse('out_of_stock')
          }
          return ok({
            id,
            member,
            type: kind,
            good: asked.good,
            variant,
            variantName: found.value.chosen.name,
            name,
            quantity,
            points: BigInt(price) * BigInt(quantity),
            amount: funds === null ? null : BigInt(funds.amount) * BigInt(quantity),
            currency: funds?.currency ?? null,
            worth: null,
            address: sealed(asked),
          })
        },
      )
    },
    async convert(asked: ConvertAsk): Promise<Result<Order, ConvertRefusal>> {
      const { id, member, points } = asked
      const currency = await wallet.currencyOf(member)
      const holds = await worthOf(currency)
      const plan = () => rules.planConversion(asked, holds)
      return await request<ConvertRefusal>(
        asked,
        async () => plan(),
        async () => {
          const planned = plan()
          if (!planned.ok) return planned
          const bare = { good: null, variant: '', variantName: '', name: {}, quantity: 1 }
          const { value: amount } = planned
          const paid = { points, amount, currency, worth: asked.worth, address: null }
          return ok({ id, member, type: 'convert', ...bare, ...paid })
        },
      )
    },
  }

  function sealed({ id, address }: RedeemAsk): Buffer | null {
    return address === undefined ? null : deps.box.seal(JSON.stringify(address), id)
  }
}

/** A repetition is told how the first stands now. */
function answerAgain(
  known: Order,
  asked: RedeemAsk | ConvertAsk,
): Result<Order, 'id_used_differently'> {
  return rules.isSameAsk(known, asked) ? ok(known) : refuse('id_used_differently')
}
