import * as contract from '@baize/contract/points/points'
import { pointsOfRatio } from '@baize/contract/points/point-names'
import type { PointsDocument } from '@baize/contract/points/points-settings'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import type { Call } from '../../platform/http/call.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Members, PaymentPasswords } from '../identity/identity.ts'
import type { MemberId, Wallet } from '../wallet/wallet.ts'
import { servePointsDesk } from './desk-routes.ts'
import { validBetPerPoint } from './earning/earning.ts'
import { inWords, type GoodAtDesk } from './mall/mall.ts'
import { fundsOf, type Order, type OrderId } from './orders/orders.ts'
import type { PointEntry, Points } from './points.ts'

export type PointsCalls = {
  readonly http: Http
  readonly db: Database
  readonly points: Points
  readonly settings: () => PointsDocument
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly members: Pick<Members, 'get' | 'list'>
  readonly paymentPasswords: Pick<PaymentPasswords, 'findHold'>
  /** Whether the mall is switched on. Off, nothing is shown or spent; what was redeemed can be read. */
  readonly isMallOn: () => boolean
}

/** The calls of members, and those of the desk. */
export function servePoints(deps: PointsCalls): void {
  servePointsDesk(deps)
  const { http, db, points, settings, wallet, members, isMallOn } = deps
  const { mall, orders } = points

  serve(http, contract.getPointBalance, async (_, call) => {
    const { points: own, held, owed } = await points.balanceOf(memberOf(call))
    return ok({ points: String(own), held: String(held), owed: String(owed) })
  })

  serve(http, contract.getPointConfig, async (_, call) => {
    if (!isMallOn()) return refuse('not_enabled')
    const member = memberOf(call)
    const currency = await wallet.currencyOf(member)
    const terms = settings()
    const { worth, convertMin, next } = await points.worthOf(currency)
    const { paymentPasswordHash } = await members.get(db, member)
    const heldUntil = await deps.paymentPasswords.findHold(db, member)
    const products = Object.keys(terms.weights) as (keyof typeof terms.weights)[]
    return ok({
      currency,
      ratio: { points: pointsOfRatio, worth: worth?.toString() ?? null },
      convertMin: String(convertMin),
      next: next && {
        at: next.at.toISOString(),
        worth: next.worth?.toString() ?? null,
        convertMin: String(next.convertMin),
      },
      expires: false as const,
      earning: products.map((product) => ({
        product,
        validBet: validBetPerPoint(terms, product, currency)?.toString() ?? null,
      })),
      paymentPasswordSet: paymentPasswordHash !== null,
      heldUntil: heldUntil?.toISOString() ?? null,
    })
  })

  serve(http, contract.getPointReward, async (_, call) => {
    if (!isMallOn()) return refuse('not_enabled')
    const member = memberOf(call)
    const currency = await wallet.currencyOf(member)
    const taken = await orders.takenBy(member)
    const goods = (await mall.listShown()).filter(
      ({ content: { funds } }) => funds === null || funds.currency === currency,
    )
    return ok(goods.map((good) => showGood(good, call.language, taken.get(good.id) ?? 0)))
  })

  const shower = async (list: readonly Order[], language: Language) => {
    const codes = await mall.listCodes(
      db,
      list.filter(({ type }) => type === 'virtual').map(({ id }) => id),
    )
    return list.map((order) => showOrder(order, language, codes.get(order.id) ?? []))
  }
  const showOne = async (order: Order, language: Language) => {
    const [shown] = await shower([order], language)
    if (shown === undefined) throw new Error('A request that is there is not shown.')
    return shown
  }

  serve(http, contract.getRedeemPointList, async ({ cursor, limit = 20, status }, call) => {
    const page = { limit, ...(cursor && { cursor }), ...(status && { state: status }) }
    const { items, next } = await orders.listOwn(memberOf(call), page)
    return ok({ items: await shower(items, call.language), next })
  })

  serve(http, contract.getPointDetails, async (page, call) => {
    const { entries, next } = await points.listEntries(memberOf(call), page)
    return ok({ items: entries.map((entry) => showEntry(entry, call.language)), next })
  })

  serve(http, contract.redeemPointReward, async ({ id, price, ...input }, call) => {
    if (!isMallOn()) return refuse('not_enabled')
    const asked = { ...input, id: id as OrderId, price: BigInt(price), member: memberOf(call) }
    const made = await orders.redeem(asked)
    return made.ok ? ok(await showOne(made.value, call.language)) : made
  })

  serve(http, contract.convertPoint, async ({ id, points: some, worth, paymentPassword }, call) => {
    if (!isMallOn()) return refuse('not_enabled')
    const made = await orders.convert({
      id: id as OrderId,
      member: memberOf(call),
      points: BigInt(some),
      worth: BigInt(worth),
      paymentPassword,
    })
    return made.ok ? ok(await showOne(made.value, call.language)) : made
  })
}

function showGood(good: GoodAtDesk, language: Language, taken: number): contract.Good {
  const { kind, category, drawing, price, funds, perMember, variants } = good.content
  return {
    id: good.id,
    kind,
    category,
    drawing,
    funds,
    name: inWords(good.content.name, language),
    text: inWords(good.content.text, language),
    price: String(price),
    variants: variants.map(({ code, name }) => ({
      code,
      name,
      stock: good.stock.find((one) => one.code === code)?.stock ?? null,
    })),
    left: perMember === null ? null : Math.max(0, perMember - taken),
  }
}

function showOrder(order: Order, language: Language, codes: readonly string[]): contract.Redeem {
  const { id, type, quantity, points, state, at, remark, carrier, tracking, steps } = order
  return {
    id,
    type,
    name: inWords(order.name, language),
    variant: order.variantName,
    quantity,
    requiredPoints: String(points),
    funds: fundsOf(order),
    status: state,
    time: at.toISOString(),
    remark,
    codes: [...codes],
    carrier,
    tracking,
    steps: steps.map((step) => ({ status: step.state, at: new Date(step.at).toISOString() })),
  }
}

function showEntry(entry: PointEntry, language: Language): contract.PointDetail {
  const { id, at, why, amount, balance, order } = entry
  const currency = order?.currency ?? null
  const worth = order?.worth ?? null
  return {
    id,
    time: at.toISOString(),
    why,
    current: String(balance - amount),
    changed: String(amount),
    balance: String(balance),
    ratio: worth === null || currency === null ? null : { amount: String(worth), currency },
    redeemQuantity: order?.quantity ?? null,
    name: order === undefined ? '' : inWords(order.name, language),
    type: order?.type ?? null,
  }
}

/** These calls admit members alone, and their sessions name them so. */
function memberOf({ actor }: Call): MemberId {
  if (actor === null) throw new Error('A call about points came without a member.')
  return actor.id as MemberId
}
