import type { Profit } from './api.ts'

export type ProfitDay = Profit['days'][number]

/** Some days together: one, or a month. */
export type Stretch = Omit<ProfitDay, 'bets'> & { readonly bets: number }

/** So many bars can be told apart; a longer period is drawn by the month. */
const mostBars = 62

export function isByMonth(days: readonly ProfitDay[]): boolean {
  return days.length > mostBars
}

/** The days as they are, or added up by calendar month where there are too many to see. The day names the stretch. */
export function groupDays(days: readonly ProfitDay[]): Stretch[] {
  if (!isByMonth(days)) return [...days]
  const months = new Map<string, Stretch>()
  for (const day of days) {
    const month = day.day.slice(0, 7)
    const known = months.get(month)
    months.set(month, known ? addDay(known, day) : day)
  }
  return [...months.values()]
}

const sums = ['stake', 'validBet', 'payout', 'net', 'deposits', 'withdrawals'] as const

function addDay(stretch: Stretch, day: ProfitDay): Stretch {
  const added = sums.map((name) => [name, String(BigInt(stretch[name]) + BigInt(day[name]))])
  const together = Object.fromEntries(added) as Pick<Stretch, (typeof sums)[number]>
  return { ...together, day: stretch.day, bets: stretch.bets + day.bets }
}
