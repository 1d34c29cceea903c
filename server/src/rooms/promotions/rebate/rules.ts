import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import { termsOf, type Terms } from '../programmes/programmes.ts'
import type { DayRules, RebateRules } from './amount.ts'

/** What holds for play of these days: of each day what stood when it began, and the least payment of the last of them. */
export async function rulesOfDays(
  terms: Pick<Terms, 'onDay'>,
  days: readonly Day[],
  last: Day,
): Promise<{ in(currency: Currency): RebateRules }> {
  const contents = new Map<Day, ProgrammesDocument>()
  for (const day of new Set([...days, last])) contents.set(day, (await terms.onDay(day)).content)
  const of = (day: Day) => {
    const content = contents.get(day)
    if (content === undefined) throw new Error(`Nothing is known of ${day}`)
    return content
  }
  return {
    in: (currency) => ({
      min: BigInt(of(last).rebateMin[currency] ?? 0n),
      on: (day) => rulesIn(of(day), currency),
    }),
  }
}

const rulesIn = (content: ProgrammesDocument, currency: Currency): DayRules => ({
  minBet: BigInt(content.rebateMinBet[currency] ?? 0n),
  capOf(level) {
    const cap = termsOf(content, level).rebateCap[currency]
    return cap === undefined ? null : BigInt(cap)
  },
})
