import type { MissionKind } from '@baize/contract/promotions/missions'
import type { MissionPlan } from '@baize/contract/promotions/missions-desk'
import { parseMoney, toDecimal, money, type Currency } from '@baize/kernel/money'

/** Kinds whose goal is a sum of money; of the others it is a number. */
export const isSumKind = (kind: MissionKind) => kind === 'validBet' || kind === 'depositSum'

type Line = { readonly first: string; readonly reward: string }

/** Lines of the form `goal = reward`, or `places = reward` of a board; or the first that cannot be read. */
export function readLines(
  text: string,
  currency: Currency,
  isFirstSum: boolean,
): { readonly lines: readonly Line[] } | { readonly bad: string } {
  const lines: Line[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [first = '', second = '', ...more] = line.split('=').map((part) => part.trim())
    const reward = parseMoney(second, currency)
    const goal = isFirstSum ? sumOf(first, currency) : /^[1-9]\d{0,8}$/.test(first) ? first : ''
    if (more.length > 0 || goal === '' || !reward.ok || reward.value.amount <= 0n)
      return { bad: line }
    lines.push({ first: goal, reward: String(reward.value.amount) })
  }
  return { lines }
}

export function sumOf(text: string, currency: Currency): string {
  const sum = parseMoney(text.trim(), currency)
  return sum.ok && sum.value.amount > 0n ? String(sum.value.amount) : ''
}

/** The steps or prizes of a plan as one would type them. */
export function writeLines({ kind, steps, prizes, currency }: MissionPlan): string {
  const typed = (sum: string) => toDecimal(money(BigInt(sum), currency))
  if (kind === 'board') {
    return prizes.map(({ places, reward }) => `${places} = ${typed(reward)}`).join('\n')
  }
  return steps
    .map(({ goal, reward }) => `${isSumKind(kind) ? typed(goal) : goal} = ${typed(reward)}`)
    .join('\n')
}
