import type { SlotFace, SlotSymbol } from '../shown.ts'

/** Makes a symbol that pays from so many in a row on: `high(3, 20, 100, 500)` for three, four and five of it. */
const paying =
  (role: SlotSymbol['role']) =>
  (from = 0, ...units: readonly number[]): SlotSymbol => ({
    role,
    pays: units.map((each, more) => [from + more, each]),
  })

export const high = paying('high')
export const low = paying('low')
export const wild = paying('wild')
export const scatter = paying('scatter')
export const coin = paying('coin')

/** A wild that multiplies the lines it helps and pays nothing by itself. */
export const wildTimes = (multiplier: number): SlotSymbol => ({ ...wild(), multiplier })

const groupSizes = [5, 6, 7, 8, 9, 10, 12, 15] as const

/** A symbol that pays in groups, by size: each sum holds up to the next size. */
export const group = (
  role: 'high' | 'low',
  ...units: readonly [number, number, number, number, number, number, number, number]
): SlotSymbol => ({ role, pays: units.map((each, place) => [groupSizes[place] ?? 0, each]) })

type Plan = Omit<SlotFace, 'rows' | 'lines' | 'jackpot'> &
  Partial<Pick<SlotFace, 'lines' | 'jackpot'>> & {
    /** All reels of our models are equally high. */
    readonly rows: number
  }

/** A face from what differs between models. */
export function buildFace(plan: Plan): SlotFace {
  const rows = Array<number>(plan.reels).fill(plan.rows)
  return { lines: [], jackpot: null, ...plan, rows }
}
