import type { OfferDocument } from '@baize/contract/promotions/offer'
import type { TextKey } from '@baize/texts/keys'
import type { AskedChange } from '../../system/system.ts'

/** The parts of an offer by which money is given away, in the words of the console. */
const parts: readonly (readonly [TextKey, (document: OfferDocument) => unknown])[] = [
  ['promotions-desk.partTitle', ({ title }) => title.EN],
  ['promotions-desk.partWindow', ({ from, until }) => `${from} … ${until}`],
  ['promotions-desk.partWho', ({ who }) => who],
  ['promotions-desk.partGives', ({ gives }) => gives],
  ['promotions-desk.partAsks', ({ mode, isSticky, asks }) => ({ mode, isSticky, ...asks })],
  [
    'promotions-desk.partLimits',
    ({ maxBet, maxWin, days, claimDays }) => ({ maxBet, maxWin, days, claimDays }),
  ],
  ['promotions-desk.partPerMember', ({ perMember }) => perMember],
  ['promotions-desk.partBudget', ({ budget }) => budget],
]

/** What a yes to an offer changes, part by part, for who has to agree. */
export function offerChanges(before: OfferDocument | null, after: OfferDocument): AskedChange[] {
  return parts.flatMap(([name, read]) => {
    const [old, now] = [before === null ? '' : wordsOf(read(before)), wordsOf(read(after))]
    if (old === now) return []
    return [{ name: { text: name }, before: old, after: now, isLoosened: true }]
  })
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return String(value)
  return Object.entries(value)
    .flatMap(([name, part]) => {
      const words = wordsOf(part)
      return words === '' ? [] : `${name} ${words}`
    })
    .join(', ')
}
