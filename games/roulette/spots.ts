import { colourOf } from './wheel.ts'

/** How a spot lies on the table, which says how many numbers it covers and how much it takes. */
export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'first_four'
  | 'six_line'
  | 'dozen'
  | 'column'
  | 'even_chance'

export type Spot = {
  /** Its kind with the numbers that it covers, such as `split-17-20`; of the outside its own name, such as `red`. */
  readonly id: string
  readonly kind: SpotKind
  readonly numbers: readonly number[]
}

/** 1 to 36, which lie on the table in twelve rows of three. */
const numbers = Array.from({ length: 36 }, (_, index) => index + 1)
const streets = Array.from({ length: 12 }, (_, row) => [row * 3 + 1, row * 3 + 2, row * 3 + 3])

function inside(kind: SpotKind, covered: readonly number[]): Spot {
  const lowestFirst = covered.toSorted((a, b) => a - b)
  return { id: [kind, ...lowestFirst].join('-'), kind, numbers: lowestFirst }
}

function outside(kind: SpotKind, id: string, covers: (number: number) => boolean): Spot {
  return { id, kind, numbers: numbers.filter(covers) }
}

const isRightmost = (number: number) => number % 3 === 0
const isInLastRow = (number: number) => number > 33

function listSplits(): Spot[] {
  const onZero = [1, 2, 3].map((number) => [0, number])
  const across = numbers
    .filter((number) => !isRightmost(number))
    .map((number) => [number, number + 1])
  const along = numbers
    .filter((number) => !isInLastRow(number))
    .map((number) => [number, number + 3])
  return [...onZero, ...across, ...along].map((pair) => inside('split', pair))
}

function listCorners(): Spot[] {
  return numbers
    .filter((number) => !isRightmost(number) && !isInLastRow(number))
    .map((number) => inside('corner', [number, number + 1, number + 3, number + 4]))
}

function listOutside(): Spot[] {
  return [
    ...[0, 1, 2].map((third) =>
      outside('dozen', `dozen-${third + 1}`, (number) => Math.ceil(number / 12) === third + 1),
    ),
    ...[1, 2, 0].map((rest, column) =>
      outside('column', `column-${column + 1}`, (number) => number % 3 === rest),
    ),
    outside('even_chance', 'red', (number) => colourOf(number) === 'red'),
    outside('even_chance', 'black', (number) => colourOf(number) === 'black'),
    outside('even_chance', 'odd', (number) => number % 2 === 1),
    outside('even_chance', 'even', (number) => number % 2 === 0),
    outside('even_chance', 'low', (number) => number <= 18),
    outside('even_chance', 'high', (number) => number > 18),
  ]
}

/** Every spot of a table with one zero. */
export const spots: readonly Spot[] = [
  ...[0, ...numbers].map((number) => inside('straight', [number])),
  ...listSplits(),
  ...streets.map((street) => inside('street', street)),
  inside('trio', [0, 1, 2]),
  inside('trio', [0, 2, 3]),
  ...listCorners(),
  inside('first_four', [0, 1, 2, 3]),
  ...streets
    .slice(1)
    .map((street, above) => inside('six_line', [...(streets[above] ?? []), ...street])),
  ...listOutside(),
]

const byId = new Map(spots.map((spot) => [spot.id, spot]))

export function findSpot(id: string): Spot | undefined {
  return byId.get(id)
}

/** The spot of a kind that covers these numbers, in whatever order they are named; a defect when there is none. */
export function spotOf(kind: SpotKind, ...covered: readonly number[]): string {
  const { id } = inside(kind, covered)
  if (!byId.has(id)) throw new RangeError(`There is no spot ${id}.`)
  return id
}

/** What part of the table's most a spot takes: the less it covers, the more it can cost the house, and the less it takes. */
const partOfMost: Readonly<Record<SpotKind, readonly [part: bigint, of: bigint]>> = {
  straight: [1n, 20n],
  split: [1n, 10n],
  street: [1n, 7n],
  trio: [1n, 7n],
  corner: [1n, 5n],
  first_four: [1n, 5n],
  six_line: [1n, 3n],
  dozen: [2n, 3n],
  column: [2n, 3n],
  even_chance: [1n, 1n],
}

/** The most on a spot of a table that takes `max` on an even chance, rounded down; nothing on what is no spot. */
export function spotLimit(id: string, max: bigint): bigint {
  const spot = findSpot(id)
  if (spot === undefined) return 0n
  const [part, of] = partOfMost[spot.kind]
  return (max * part) / of
}
