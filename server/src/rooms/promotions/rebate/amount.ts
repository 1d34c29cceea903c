import type { Day } from '@baize/kernel/time'

/** Ten-thousandths of the smallest unit: a valid bet times a rate in hundredths of a percent leaves no fraction. */
export const fine = 10_000n

/** What was played on a day in a category under one level and one version of the rates. */
export type PlayRow = {
  readonly day: Day
  readonly category: string
  readonly level: number
  /** The version of the rates. */
  readonly rates: number
  readonly isCorrection: boolean
  readonly rate: number
  readonly bets: bigint
  readonly stake: bigint
  readonly flatBets: bigint
  readonly flat: bigint
  readonly partBets: bigint
  readonly part: bigint
  readonly bonusBets: bigint
  readonly bonus: bigint
  /** What gives a rebate, and what of it was taken before. */
  readonly rated: bigint
  readonly taken: bigint
}

/** What holds for what was played on a day. */
export type DayRules = {
  /** What must be played in a category for any of it to count. */
  readonly minBet: bigint
  /** The most for a level; null for no bound. */
  readonly capOf: (level: number) => bigint | null
}

export type RebateRules = {
  readonly on: (day: Day) => DayRules
  /** The least that is paid. */
  readonly min: bigint
}

/** One line of the table that explains an amount: `micro` are ten-thousandths. */
export type RebateLine = PlayRow & {
  readonly fresh: bigint
  readonly micro: bigint
  /** `waits` for more play on its day, `short` for good: the day is over with too little in the category. */
  readonly state: 'counts' | 'waits' | 'short'
}

export type RebateDay = {
  readonly day: Day
  readonly cap: bigint | null
  /** What lines of the day come to, and what of it is above the most of the day. */
  readonly micro: bigint
  readonly capped: bigint
}

export type Rebate = {
  readonly lines: readonly RebateLine[]
  readonly days: readonly RebateDay[]
  readonly carriedIn: bigint
  /** All days within their bounds, and what was carried in. */
  readonly micro: bigint
  readonly paid: bigint
  readonly carriedOut: bigint
}

type Asked = {
  readonly rows: readonly PlayRow[]
  readonly rules: RebateRules
  readonly carriedIn: bigint
  /** Only these, or all. */
  readonly categories: readonly string[] | null
  /** Days before it are over: what is too little there stays so. */
  readonly openFrom: Day
}

/**
 * What is to be paid for what was played and not taken. `rows` are all of the days that have something untaken, so that
 * the most of a day is that of the whole day, in however many steps it is taken.
 */
export function computeRebate({ rows, rules, carriedIn, categories, openFrom }: Asked): Rebate {
  const playedIn = new Map<string, bigint>()
  for (const { day, category, rated, isCorrection } of rows) {
    if (isCorrection) continue
    const key = `${day} ${category}`
    playedIn.set(key, (playedIn.get(key) ?? 0n) + rated)
  }
  const lines = rows
    .filter(({ category }) => categories === null || categories.includes(category))
    .map((row): RebateLine => {
      const isEnough =
        row.isCorrection ||
        (playedIn.get(`${row.day} ${row.category}`) ?? 0n) >= rules.on(row.day).minBet
      const fresh = row.rated - row.taken
      const isOver = row.day < openFrom
      return {
        ...row,
        fresh,
        micro: isEnough ? fresh * BigInt(row.rate) : 0n,
        state: isEnough ? 'counts' : isOver ? 'short' : 'waits',
      }
    })
    .filter(({ fresh }) => fresh !== 0n)
  const days = [...new Set(lines.map(({ day }) => day))].toSorted().map((day): RebateDay => {
    const ofDay = rows.filter((row) => row.day === day)
    const cap = rules.on(day).capOf(Math.max(...ofDay.map(({ level }) => level)))
    const before = sum(ofDay.map(({ taken, rate }) => taken * BigInt(rate)))
    const micro = sum(lines.filter((line) => line.day === day).map((line) => line.micro))
    const within = (total: bigint) => (cap !== null && total > cap * fine ? cap * fine : total)
    return { day, cap, micro, capped: micro - (within(before + micro) - within(before)) }
  })
  const micro = carriedIn + sum(days.map((one) => one.micro - one.capped))
  const whole = micro > 0n ? micro / fine : 0n
  const paid = whole >= rules.min ? whole : 0n
  return { lines, days, carriedIn, micro, paid, carriedOut: micro - paid * fine }
}

const sum = (values: readonly bigint[]) => values.reduce((all, one) => all + one, 0n)
