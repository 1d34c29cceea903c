import { payParts, type Asked, type Below, type Result } from './numbers.ts'

export function playDice({ stake, choice, moves }: Asked, below: Below): Result | undefined {
  const { side, target } = choice as { side: string; target: number }
  if ((side !== 'under' && side !== 'over') || !isFrom(target, 200, 9_800)) return undefined
  if (stake < 1n || moves.length > 0) return undefined
  const roll = below(10_000)
  const wins = side === 'under' ? target : 10_000 - target
  const isWon = side === 'under' ? roll < target : roll >= target
  const payout = isWon ? payParts(below, stake, [9_900n, BigInt(wins)], true) : 0n
  const multiple = Math.floor((9_900 * 10_000) / wins)
  return { isOver: true, payout, shown: { side, target, roll, isWon, multiple } }
}

const isFrom = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

function waysToTake(of: number, count: number): bigint {
  let [above, under] = [1n, 1n]
  for (let taken = 0; taken < count; taken += 1) {
    above *= BigInt(of - taken)
    under *= BigInt(taken + 1)
  }
  return above / under
}

type Fraction = readonly [times: bigint, of: bigint]

function standsAt(mines: number, open: number): Fraction {
  if (open === 0) return [1n, 1n]
  return [97n * waysToTake(25, open), 100n * waysToTake(25 - mines, open)]
}

function mostOpen(mines: number): number {
  let most = 0
  for (let open = 1; open <= 25 - mines; open += 1) {
    const [times, of] = standsAt(mines, open)
    if (times <= 10_000n * of) most = open
  }
  return most
}

const shownOf = ([times, of]: Fraction): number => Number((10_000n * times) / of)

export function playMines({ stake, choice, moves }: Asked, below: Below): Result | undefined {
  const { mines } = choice as { mines: number }
  if (!isFrom(mines, 1, 24) || stake < 1n) return undefined
  const cells = Array.from({ length: 25 }, (_, cell) => cell)
  for (let i = 0; i < mines; i += 1) {
    const j = i + below(25 - i)
    const [one, other] = [cells[i] as number, cells[j] as number]
    cells[i] = other
    cells[j] = one
  }
  const board = cells.slice(0, mines)
  const opened: number[] = []
  let [hit, isOver] = [false, false]
  for (const move of moves) {
    if (isOver) return undefined
    if (move === 'cash_out') {
      if (opened.length === 0) return undefined
      isOver = true
      continue
    }
    const { open } = move as { open: number }
    if (!isFrom(open, 0, 24) || opened.includes(open)) return undefined
    opened.push(open)
    hit = board.includes(open)
    isOver = hit || opened.length === mostOpen(mines)
  }
  const stands = standsAt(mines, opened.length)
  const payout = hit ? 0n : payParts(below, stake, stands, isOver)
  return {
    isOver,
    payout,
    shown: {
      mines,
      opened,
      hit,
      multiple: hit ? 0 : shownOf(stands),
      next: isOver ? 0 : shownOf(standsAt(mines, opened.length + 1)),
      board: isOver ? board.toSorted((a, b) => a - b) : null,
    },
  }
}
