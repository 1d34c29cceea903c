import type { GoodContent } from '@baize/contract/points/points-desk'
import { pointsOfRatio } from '@baize/contract/points/point-names'
import { money } from '@baize/kernel/money'
import type { TextKey } from '@baize/texts/keys'
import { isSameContent, type AskedChange } from '../../system/system.ts'

/** What a hundred points are worth in a currency; nothing where they are not converted. */
export type WorthIn = (currency: string) => bigint | undefined

/** Funds up to what the same points are worth anyway are no gift. */
function isWithinWorth({ funds, price }: GoodContent, worthIn: WorthIn): boolean {
  if (funds === null) return false
  const worth = worthIn(funds.currency) ?? 0n
  return BigInt(funds.amount) * BigInt(pointsOfRatio) <= worth * BigInt(price)
}

/** Whether a good gives something for fewer points, or more for them, than it did. What nobody sees gives nothing. */
export function givesMore(
  before: GoodContent | undefined,
  after: GoodContent,
  worthIn: WorthIn,
): boolean {
  if (!after.isShown || isWithinWorth(after, worthIn)) return false
  if (before === undefined || !before.isShown || after.price < before.price) return true
  if (after.perMember === null ? before.perMember !== null : isRaised(before, after.perMember)) {
    return true
  }
  if (after.funds === null || before.funds === null) {
    // What codes and things are worth stands in their words alone.
    return !isSameContent(wordsOf(before), wordsOf(after))
  }
  const isOther = before.funds.currency !== after.funds.currency
  return isOther || BigInt(after.funds.amount) > BigInt(before.funds.amount)
}

const isRaised = ({ perMember }: GoodContent, after: number) =>
  perMember !== null && after > perMember

const wordsOf = ({ name, text, variants }: GoodContent) => ({ name, text, variants })

const kinds = {
  funds: 'points-desk.kindFunds',
  virtual: 'points-desk.kindVirtual',
  physical: 'points-desk.kindPhysical',
} as const

type Said = AskedChange['after']

/** What a yes to a good changes, for who has to agree: what it is, what it takes and what it gives. */
export function goodChanges(
  before: GoodContent | null,
  after: GoodContent,
  worthIn: WorthIn,
): AskedChange[] {
  const parts: readonly (readonly [TextKey, (good: GoodContent) => Said])[] = [
    ['points-desk.name', ({ name }) => name.EN ?? ''],
    ['points-desk.text', ({ text }) => text.EN ?? ''],
    ['points-desk.type', ({ kind }) => ({ text: kinds[kind] })],
    ['points-desk.price', ({ price }) => String(price)],
    ['points-desk.paidForEach', ({ funds }) => sumOf(funds)],
    ['points-desk.byConverting', (good) => converted(good, worthIn)],
    ['points-desk.perMember', ({ perMember }) => (perMember === null ? '' : String(perMember))],
    ['points-desk.variants', ({ variants }) => variants.map(({ name }) => name).join(', ')],
    ['points-desk.isShown', ({ isShown }) => (isShown ? '✓' : '')],
  ]
  // Whoever agrees judges the whole: what stays is shown, too.
  return parts.flatMap(([name, read]) => {
    const [old, now] = [before === null ? '' : read(before), read(after)]
    if (old === '' && now === '') return []
    return [{ name: { text: name }, before: old, after: now, isLoosened: false }]
  })
}

const sumOf = (funds: GoodContent['funds']): Said =>
  funds === null ? '' : money(BigInt(funds.amount), funds.currency)

function converted({ funds, price }: GoodContent, worthIn: WorthIn): Said {
  if (funds === null) return ''
  const worth = worthIn(funds.currency) ?? 0n
  return money((worth * BigInt(price)) / BigInt(pointsOfRatio), funds.currency)
}
