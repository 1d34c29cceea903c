import type { Family } from '@baize/games/lottery/play'
import type { Lottery } from './lotteries/lottery.ts'
import type { Schedule } from './schedules/schedule.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const always = { weekdays: everyDay, holidays: [] } as const
const hour = 60

/** Every so many minutes, around the clock. */
const quick = (every: number): Schedule => ({
  ...always,
  draws: { every, from: 0, until: 1_440 },
  closesBefore: 10,
  opensBefore: every * 60 * 10,
})

/** At a time of the day, on these days of the week. */
const atTime = (minute: number, weekdays: readonly number[] = everyDay): Schedule => ({
  ...always,
  weekdays,
  draws: { at: [minute] },
  closesBefore: 600,
  opensBefore: 86_400,
})

type Plan = readonly [id: string, family: Family, title: string, vendor: string, schedule: Schedule]

const plans: readonly Plan[] = [
  ['ssc-minute', 'ssc', 'Minute Five', 'ELOTT', quick(1)],
  ['ssc-five', 'ssc', 'Five-Minute Five', 'LOTT', quick(5)],
  ['eleven-five', '11x5', 'Eleven Pick Five', 'LOTT', quick(20)],
  ['pk10-five', 'pk10', 'PK10', 'ELOTT', quick(5)],
  ['k3-three', 'k3', 'Three Dice', 'ELOTT', quick(3)],
  ['three-d', 'lf3', '3D', 'LOTT', atTime(21 * hour + 15)],
  ['mark-six', 'lhc', 'Mark Six', 'LOTT', atTime(21 * hour + 30, [2, 4, 6])],
  ['vn-north', 'vnn', 'Miền Bắc', 'TCG_LOTTO_VN', atTime(18 * hour + 15)],
  ['vn-centre', 'vns', 'Miền Trung', 'TCG_LOTTO_VN', atTime(17 * hour + 15)],
  ['vn-south', 'vns', 'Miền Nam', 'TCG_LOTTO_VN', atTime(16 * hour + 15)],
  ['thai', 'thai', 'Thai', 'TCG_SEA', atTime(15 * hour + 30)],
  ['lao', 'lao', 'Lao', 'TCG_SEA', atTime(20 * hour + 30, [1, 2, 3, 4, 5])],
  ['hanoi', 'hanoi', 'Hanoi', 'TCG_SEA', atTime(18 * hour + 30)],
  ['four-d', '4d', '4D', 'TCG_SEA', atTime(19 * hour, [3, 6, 7])],
]

/** Draws of the house's own under every family: names of a demo, that are no draw of anybody else's. */
export const demoLotteries: readonly Lottery[] = plans.map(
  ([id, family, title, vendor, schedule]) => ({
    id,
    family,
    titles: { EN: title },
    product: vendor === 'ELOTT' ? 'ELOTT' : 'LOTT',
    vendor,
    area: vendor === 'TCG_LOTTO_VN' ? 'VN' : '',
    source: 'own',
    schedule,
    isOpen: true,
  }),
)
