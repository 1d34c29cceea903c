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

type Titles = Readonly<Record<string, string>>
type Plan = readonly [id: string, family: Family, schedule: Schedule, titles?: Titles]

/** The families of the quick draws and of the house's own, as the catalogue calls them. */
const named: readonly (readonly [word: string, family: Family])[] = [
  ['eleven-choose-five', '11x5'],
  ['daily-three', 'lf3'],
  ['lucky-forty-nine', 'lhc'],
  ['ten-car-race', 'pk10'],
  ['always-five', 'ssc'],
]

const everyMinutes = [1, 2, 3, 5, 10, 15, 30]

/** As many as the catalogue has: of half an hour it has one. */
const quickOnes: readonly Plan[] = everyMinutes
  .flatMap((every) =>
    named.map(([word, family]): Plan => [
      `${word}-${every}-minute${every === 1 ? '' : 's'}`,
      family,
      quick(every),
    ]),
  )
  .slice(0, 31)

const dailyOnes: readonly Plan[] = (
  [
    ['morning', 9 * hour],
    ['noon', 12 * hour],
    ['evening', 21 * hour],
  ] as const
)
  .flatMap(([word, minute]) =>
    named.map(([head, family]): Plan => [`${head}-${word}`, family, atTime(minute)]),
  )
  .slice(0, 12)

/** Draws that no title of the catalogue stands for: they have names of their own. */
const untitled: readonly Plan[] = [
  [
    'three-dice-3-minutes',
    'k3',
    quick(3),
    {
      EN: 'Three Dice 3 Minutes',
      TY: 'Tatlong Dais 3 Minuto',
      JA: 'スリーダイス 3分',
      KO: '쓰리 다이스 3분',
      PT: 'Três Dados 3 Minutos',
    },
  ],
  [
    'daily-five-5-minutes',
    'lf5',
    quick(5),
    {
      EN: 'Five Digits 5 Minutes',
      TY: 'Limang Numero 5 Minuto',
      JA: 'ファイブナンバー 5分',
      KO: '다섯 숫자 5분',
      PT: 'Cinco Números 5 Minutos',
    },
  ],
]

/** Some of each region draw every few minutes, so that who tries a demo sees numbers soon; the others have their hour. */
const vietnam: readonly Plan[] = [
  ['vietnam-north', 'vnn', quick(5)],
  ['vietnam-central', 'vns', quick(5)],
  ['vietnam-south', 'vns', quick(1)],
  ['ha-noi', 'vnn', atTime(18 * hour + 15)],
  ['da-nang', 'vns', atTime(17 * hour + 15, [3, 6])],
  ['ho-chi-minh-city', 'vns', atTime(16 * hour + 15, [1, 6])],
  ['can-tho', 'vns', atTime(16 * hour + 15, [3])],
  ['khanh-hoa', 'vns', atTime(17 * hour + 15, [3, 7])],
]

const southEast: readonly Plan[] = [
  ['bangkok-two-three', 'thai', quick(5)],
  ['vientiane-four', 'lao', quick(3)],
  ['jakarta-four', 'lao', quick(10)],
  ['kuala-lumpur-four', '4d', quick(5)],
  ['phnom-penh-two', 'hanoi', quick(5)],
  ['manila-three', 'thai', atTime(21 * hour)],
  ['yangon-two', 'hanoi', atTime(16 * hour + 30, [1, 2, 3, 4, 5])],
]

const plans: Readonly<Record<string, readonly Plan[]>> = {
  ELOTT: [...quickOnes, ...untitled],
  LOTT: dailyOnes,
  TCG_LOTTO_VN: vietnam,
  TCG_SEA: southEast,
}

/**
 * Draws of the house's own under every lottery of the catalogue: an id is the code of its title there. Names of a demo, that
 * are no draw of anybody else's.
 */
export const demoLotteries: readonly Lottery[] = Object.entries(plans).flatMap(([vendor, own]) =>
  own.map(([id, family, schedule, titles = { EN: id }]) => ({
    id,
    family,
    titles,
    product: vendor === 'ELOTT' ? 'ELOTT' : 'LOTT',
    vendor,
    area: vendor === 'TCG_LOTTO_VN' ? 'VN' : '',
    source: 'own',
    schedule,
    isOpen: true,
  })),
)
