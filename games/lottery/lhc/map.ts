import { isDay } from '@baize/kernel/time'

// What numbers from 01 to 49 stand for. Animals and elements move with the lunar year.

export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const
export type Animal = (typeof animals)[number]

/** The first day of each lunar year, by the clock of UTC+8. */
const newYears = [
  [2024, '2024-02-10'],
  [2025, '2025-01-29'],
  [2026, '2026-02-17'],
  [2027, '2027-02-06'],
  [2028, '2028-01-26'],
  [2029, '2029-02-13'],
  [2030, '2030-02-03'],
] as const
/** From this day on nobody has written down what holds. */
const unknownFrom = '2031-01-23'

/** Whether it is known of a day what numbers stand for. */
export const isKnownDay = (day: string): boolean =>
  isDay(day) && newYears[0][1] <= day && day < unknownFrom

/** The lunar year of a day; one of which the table knows nothing cannot be drawn. */
export function lunarYearOf(day: string): number {
  const found = newYears.findLast(([, first]) => first <= day)
  if (found === undefined || !isKnownDay(day)) {
    throw new RangeError(`No lunar year is known for ${day || 'no day'}`)
  }
  return found[0]
}

const mod = (value: number, by: number) => ((value % by) + by) % by

const animalAt = (index: number): Animal => animals[mod(index, 12)] ?? 'rat'

/** The animal of the year holds 01, the one before it 02. */
export const yearAnimal = (day: string): Animal => animalAt(lunarYearOf(day) - 4)

/** The animals of 00 to 49, by day. */
const known = new Map<string, readonly Animal[]>()

function animalsOn(day: string): readonly Animal[] {
  const found = known.get(day)
  if (found !== undefined) return found
  const first = lunarYearOf(day) - 4
  const own = Array.from({ length: 50 }, (_, number) => animalAt(first - (number - 1)))
  known.set(day, own)
  return own
}

export const animalOf = (number: string, day: string): Animal =>
  animalsOn(day)[Number(number)] ?? 'rat'

export const colours = ['red', 'blue', 'green'] as const
const red = ' 01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46 '
const blue = ' 03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48 '

export function colourOf(number: string): (typeof colours)[number] {
  if (red.includes(` ${number} `)) return 'red'
  return blue.includes(` ${number} `) ? 'blue' : 'green'
}

export const homeAnimals: readonly Animal[] = ['ox', 'horse', 'goat', 'rooster', 'dog', 'pig']

export const elements = ['metal', 'wood', 'water', 'fire', 'earth'] as const

/** Of two years each in the circle of sixty. */
const elementsOfPairs =
  'metal fire wood earth metal fire water earth metal wood water earth fire wood water ' +
  'metal fire wood earth metal fire water earth metal wood water earth fire wood water'

export function elementOf(number: string, day: string): string {
  const year = lunarYearOf(day) - Number(number) + 1
  return elementsOfPairs.split(' ')[Math.floor(mod(year - 4, 60) / 2)] ?? ''
}
