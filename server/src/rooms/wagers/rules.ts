import { money } from '@baize/kernel/money'
import type { Money } from '@baize/kernel/money'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import { checkAmount, type AmountRefusal, type Pocket, type Share } from '../wallet/wallet.ts'
import type { EndAction, EndRefusal, Paid, PlayPocket, Product, Wager } from './wager.ts'

/** Their rounds have one outcome for the whole stake, so the whole stake was at risk, whatever came of it. */
const wholeStakeProducts: ReadonlySet<Product> = new Set(['RNG', 'FISH', 'LOTT', 'ELOTT'])

/**
 * The one definition of a valid bet, from which turnover, rebates, points and commissions are counted: what was really
 * decided of a stake. Of slots, fishing and lotteries that is the stake. Of all others it is what was won or lost, at
 * most the stake, so that a tie counts nothing, half a loss half, and betting both sides next to nothing. What is void,
 * or does not count by its product's own rules, is nothing.
 */
export function validBetOf(
  product: Product,
  stake: bigint,
  payout: bigint,
  { counts = true }: { readonly counts?: boolean } = {},
): bigint {
  if (!counts) return 0n
  if (wholeStakeProducts.has(product)) return stake
  const net = payout > stake ? payout - stake : stake - payout
  return net < stake ? net : stake
}

/** A payout may be nothing, unlike any other sum. */
export function checkPayout(payout: Money, own: Money['currency']): Result<Money, AmountRefusal> {
  if (payout.amount === 0n && payout.currency === own) return ok(payout)
  return checkAmount(payout, own)
}

/** What goes into a pool is a part of the stake: more than nothing, and not more than it. */
export function checkContribution(
  { pool, amount }: { readonly pool: string; readonly amount: Money },
  stake: Money,
): Result<Money, AmountRefusal> {
  requireTexts({ pool: [pool, 40] })
  if (amount.amount > stake.amount) return refuse('amount_too_large')
  return checkAmount(amount, stake.currency)
}

/** Which ends a wager may still come to. */
export function mayDo(action: EndAction, status: Wager['status']): Refusal<EndRefusal> | undefined {
  if (status === 'voided') return refuse('already_voided')
  if (action === 'resettle') return status === 'open' ? refuse('not_settled') : undefined
  return status === 'settled' ? refuse('already_settled') : undefined
}

export const playPockets: readonly PlayPocket[] = ['cash', 'bonus', 'locked', 'vendor']

/** The member's pocket that is meant: that of a vendor belongs to the provider of the wager, that of a bonus to its grant. */
export function pocketIn(
  { provider, grant }: Pick<Wager, 'provider' | 'grant'>,
  pocket: PlayPocket,
): Pocket {
  if (pocket === 'bonus' && grant !== null) return `bonus:${grant}`
  return pocket === 'vendor' ? `vendor:${provider}` : pocket
}

export function paidBy(shares: readonly Share<PlayPocket>[]): Paid {
  const of = (pocket: PlayPocket) => shares.find((share) => share.pocket === pocket)?.amount ?? 0n
  return { cash: of('cash'), bonus: of('bonus'), locked: of('locked'), vendor: of('vendor') }
}

/** What each pocket put in. */
export function partsOf(paid: Paid): Share<PlayPocket>[] {
  return playPockets
    .map((pocket) => ({ pocket, amount: paid[pocket] }))
    .filter(({ amount }) => amount > 0n)
}

/**
 * What each pocket gets of a sum: in proportion to what it put in, rounded down, and what that leaves over goes to the
 * first of them. The cash comes first, so that no rounding ever turns cash into bonus.
 */
export function sharesOf(paid: Paid, { amount: sum }: Money): Share<PlayPocket>[] {
  const parts = partsOf(paid)
  const stake = parts.reduce((all, { amount }) => all + amount, 0n)
  const shares = parts.map(({ pocket, amount }) => ({ pocket, amount: (sum * amount) / stake }))
  const rest = shares.reduce((left, { amount }) => left - amount, sum)
  return shares
    .map(({ pocket, amount }, place) => ({ pocket, amount: place === 0 ? amount + rest : amount }))
    .filter(({ amount }) => amount > 0n)
}

/**
 * What each pocket gets of a payout that grew: its share of the new one less its share of the old one, so that many small
 * changes come to the same as one.
 */
export function sharesOfChange(paid: Paid, before: Money, after: Money): Share<PlayPocket>[] {
  const had = new Map(sharesOf(paid, before).map(({ pocket, amount }) => [pocket, amount]))
  // With three pockets what was left over for the first may shrink by a unit; the next then gets that much less.
  let short = 0n
  return sharesOf(paid, after).flatMap(({ pocket, amount }) => {
    const change = amount - (had.get(pocket) ?? 0n) + short
    short = change < 0n ? change : 0n
    return change > 0n ? [{ pocket, amount: change }] : []
  })
}

export type Taken = Share<PlayPocket | 'debt'>

/**
 * From where a correction takes back: first from the pockets that took part, as far as it goes, then from the cash,
 * and what nobody has becomes a debt.
 */
export function takeBack(
  paid: Paid,
  free: ReadonlyMap<PlayPocket, bigint>,
  amount: bigint,
): Taken[] {
  const order = [...new Set<PlayPocket>([...partsOf(paid).map(({ pocket }) => pocket), 'cash'])]
  const taken: Taken[] = []
  let left = amount
  for (const pocket of order) {
    const there = free.get(pocket) ?? 0n
    const part = there < left ? there : left
    if (part <= 0n) continue
    taken.push({ pocket, amount: part })
    left -= part
  }
  return left > 0n ? [...taken, { pocket: 'debt', amount: left }] : taken
}

const plainText = /^[\x20-\x7e]+$/

/** Texts that become part of a key or an index. A caller that sends others has not checked its own input. */
export function requireTexts(texts: Readonly<Record<string, readonly [string, number]>>): void {
  for (const [name, [text, longest]] of Object.entries(texts)) {
    if (text.length > longest || !plainText.test(text)) {
      throw new TypeError(`${name} must be 1 to ${longest} plain characters`)
    }
  }
}

/** What a vendor may tell of a round, and what is added to it here. */
const longestDetail = 16_500

export function requireDetail(detail: unknown): void {
  const text = JSON.stringify(detail, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  if (text.length > longestDetail || text.includes('\\u0000')) {
    throw new RangeError(`The detail of a wager has room for ${longestDetail} characters of text`)
  }
}

export function asMoney({ currency }: Wager, amount: bigint): Money {
  return money(amount, currency)
}
