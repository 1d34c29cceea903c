import type { GoodContent } from '@baize/contract/points/points-desk'
import { pointsOfRatio } from '@baize/contract/points/point-names'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { ConvertAsk, Order, RedeemAsk } from './order.ts'

/** Whether somebody of the house decides: about goods always, about codes never, about funds from a number of points on. */
export function waits(type: Order['type'], points: bigint, reviewFrom: number): boolean {
  if (type === 'physical') return true
  return type !== 'virtual' && points >= BigInt(reviewFrom)
}

/** What the asker saw must be what holds. */
export function checkPrice(asked: bigint, now: bigint): Result<undefined, 'price_changed'> {
  return asked === now ? ok() : refuse('price_changed', undefined, { price: String(now) })
}

/** What the asker saw of a good, what it takes and what it pays, must be what holds. */
export function checkShown(
  asked: Pick<RedeemAsk, 'price' | 'funds'>,
  { price, funds }: Pick<GoodContent, 'price' | 'funds'>,
): Result<undefined, 'price_changed'> {
  const paid = funds?.amount ?? null
  if (asked.price === BigInt(price) && asked.funds === paid) return ok()
  return refuse('price_changed', undefined, {
    price: String(price),
    ...(paid !== null && { funds: paid }),
  })
}

export function checkLimit(
  { perMember }: Pick<GoodContent, 'perMember'>,
  taken: number,
  quantity: number,
): Result<undefined, 'limit_per_member'> {
  if (perMember === null || taken + quantity <= perMember) return ok()
  return refuse('limit_per_member', { count: perMember })
}

export type Conversion = { readonly worth: bigint | undefined; readonly convertMin: number }

/** Points go in whole hundreds, so that the funds are exact. */
export function planConversion(
  { points, worth }: Pick<ConvertAsk, 'points' | 'worth'>,
  holds: Conversion,
): Result<bigint, 'not_convertible' | 'price_changed' | 'points_uneven' | 'points_too_few'> {
  if (holds.worth === undefined || holds.worth === 0n) return refuse('not_convertible')
  const price = checkPrice(worth, holds.worth)
  if (!price.ok) return price
  if (points < BigInt(holds.convertMin))
    return refuse('points_too_few', { count: holds.convertMin })
  if (points % BigInt(pointsOfRatio) !== 0n)
    return refuse('points_uneven', { count: pointsOfRatio })
  return ok((points / BigInt(pointsOfRatio)) * holds.worth)
}

/** Whether a repeated call asks for the same. */
export function isSameAsk(known: Order, asked: RedeemAsk | ConvertAsk): boolean {
  if (known.member !== asked.member) return false
  if (!('good' in asked)) return known.type === 'convert' && known.points === asked.points
  return (
    known.good === asked.good &&
    known.variant === asked.variant &&
    known.quantity === asked.quantity &&
    known.points === asked.price * BigInt(asked.quantity) &&
    known.amount === (asked.funds === null ? null : BigInt(asked.funds) * BigInt(asked.quantity))
  )
}
