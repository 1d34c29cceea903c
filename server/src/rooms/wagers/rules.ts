import { allocate, money } from '@baize/kernel/money'
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

const pockets: readonly PlayPocket[] = ['cash', 'bonus', 'locked', 'vendor']

/** The member's pocket that is meant: that of a vendor belongs to the provider of the wager. */
export function pocketIn({ provider }: Pick<Wager, 'provider'>, pocket: PlayPocket): Pocket {
  return pocket === 'vendor' ? `vendor:${provider}` : pocket
}

export function paidBy(shares: readonly Share<PlayPocket>[]): Paid {
  const of = (pocket: PlayPocket) => shares.find((share) => share.pocket === pocket)?.amount ?? 0n
  return { cash: of('cash'), bonus: of('bonus'), locked: of('locked'), vendor: of('vendor') }
}

/** What each pocket put in. */
export function partsOf(paid: Paid): Share<PlayPocket>[] {
  return pockets
    .map((pocket) => ({ pocket, amount: paid[pocket] }))
    .filter(({ amount }) => amount > 0n)
}

/** What each pocket gets of a sum: in proportion to what it put in, the parts adding up to the whole. */
export function sharesOf(paid: Paid, sum: Money): Share<PlayPocket>[] {
  if (sum.amount === 0n) return []
  const parts = allocate(
    sum,
    pockets.map((pocket) => paid[pocket]),
  )
  return pockets
    .map((pocket, index) => ({ pocket, amount: parts[index]?.amount ?? 0n }))
    .filter(({ amount }) => amount > 0n)
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

const longestDetail = 16_000

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
