import type { Asked, Below, Result } from './numbers.ts'

const all = Array.from({ length: 36 }, (_, index) => index + 1)
const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const where = (covers: (number: number) => boolean) => all.filter(covers)

const outside: Readonly<Record<string, readonly number[]>> = {
  'dozen-1': where((n) => n <= 12),
  'dozen-2': where((n) => n > 12 && n <= 24),
  'dozen-3': where((n) => n > 24),
  'column-1': where((n) => n % 3 === 1),
  'column-2': where((n) => n % 3 === 2),
  'column-3': where((n) => n % 3 === 0),
  red: where((n) => red.has(n)),
  black: where((n) => !red.has(n)),
  odd: where((n) => n % 2 === 1),
  even: where((n) => n % 2 === 0),
  low: where((n) => n <= 18),
  high: where((n) => n > 18),
}

const rowOf = (n: number) => Math.floor((n - 1) / 3)
const isSplit = (a: number, b: number) =>
  a === 0 ? b <= 3 : b - a === 3 || (b - a === 1 && rowOf(a) === rowOf(b))

const isRun = (numbers: readonly number[]) =>
  (numbers[0] as number) % 3 === 1 &&
  numbers.every((n, place) => n === (numbers[0] as number) + place)

/** Whether such numbers, the lowest first, are a spot of the kind. */
const inside: Readonly<Record<string, (numbers: readonly number[]) => boolean>> = {
  straight: (numbers) => numbers.length === 1,
  split: (numbers) => numbers.length === 2 && isSplit(numbers[0] as number, numbers[1] as number),
  street: (numbers) => numbers.length === 3 && isRun(numbers),
  trio: (numbers) => ['0,1,2', '0,2,3'].includes(numbers.join()),
  corner: (numbers) => {
    const [a = 0] = numbers
    return a >= 1 && a % 3 !== 0 && numbers.join() === [a, a + 1, a + 3, a + 4].join()
  },
  first_four: (numbers) => numbers.join() === '0,1,2,3',
  six_line: (numbers) => numbers.length === 6 && isRun(numbers),
}

function numbersOn(spot: string): readonly number[] | undefined {
  const known = outside[spot]
  if (known !== undefined) return known
  const [kind = '', ...texts] = spot.split('-')
  const numbers = texts.map(Number)
  const isNumbers = numbers.every((n, place) => String(n) === texts[place] && n >= 0 && n <= 36)
  const isLowestFirst = numbers.every(
    (n, place) => place === 0 || n > (numbers[place - 1] as number),
  )
  return isNumbers && isLowestFirst && inside[kind]?.(numbers) === true ? numbers : undefined
}

export type Bet = { readonly spot: string; readonly stake: string }

export function readBets(
  stake: bigint,
  choice: unknown,
  isSpot: (spot: string) => boolean,
): readonly Bet[] | undefined {
  const { bets } = choice as { bets: readonly Bet[] }
  const sum = bets.reduce((total, bet) => total + BigInt(bet.stake), 0n)
  const isList =
    bets.length >= 1 &&
    bets.length <= 200 &&
    new Set(bets.map(({ spot }) => spot)).size === bets.length &&
    bets.every((bet) => BigInt(bet.stake) >= 1n && isSpot(bet.spot))
  return isList && sum === stake ? bets : undefined
}

export function playRoulette({ stake, choice, moves }: Asked, below: Below): Result | undefined {
  const bets = readBets(stake, choice, (spot) => numbersOn(spot) !== undefined)
  if (bets === undefined || moves.length > 0) return undefined
  const number = below(37)
  const won = bets.flatMap((bet) => {
    const covered = numbersOn(bet.spot) ?? []
    if (!covered.includes(number)) return []
    return [{ spot: bet.spot, payout: (BigInt(bet.stake) * 36n) / BigInt(covered.length) }]
  })
  const colour = number === 0 ? 'green' : red.has(number) ? 'red' : 'black'
  const payout = won.reduce((sum, one) => sum + one.payout, 0n)
  const shownWon = won.map((one) => ({ spot: one.spot, payout: String(one.payout) }))
  return { isOver: true, payout, shown: { number, colour, won: shownWon } }
}
