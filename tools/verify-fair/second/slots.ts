import stored from '../../../docs/slot-models.json' with { type: 'json' }
import type { Asked, Below, Result } from './numbers.ts'

type Pair = readonly [count: number, units: number]
type Symbol = {
  readonly role: string
  readonly pays: readonly Pair[]
  readonly multiplier?: number
}
type Feature = {
  readonly kind: string
  readonly multipliers?: readonly number[]
  readonly awards?: readonly Pair[]
  readonly multiplier?: number
  readonly most?: number
  readonly coins?: number
  readonly respins?: number
}
type Model = {
  readonly id: string
  readonly engine: string
  readonly units: number
  readonly mostTimes: number
  readonly rows: readonly number[]
  readonly lines: readonly (readonly number[])[]
  readonly symbols: readonly Symbol[]
  readonly features: readonly Feature[]
  readonly draws: string
  readonly base: readonly string[]
  readonly free?: readonly string[]
  readonly hold?: {
    readonly oneIn: number
    readonly values: readonly Pair[]
    readonly full: number
  }
  readonly jackpotOneIn?: number
}

/** Reel by reel, each from the top. */
type Grid = number[][]
/** What wins pay, and which cells they are of, as `reel,row`. */
type Won = { readonly units: number; readonly cells: ReadonlySet<string> }
type Frame = {
  readonly phase: string
  readonly grid: Grid
  readonly pays: number
  readonly awarded: number
}

const models = stored as unknown as readonly Model[]
export const slotIds: readonly string[] = models.map(({ id }) => id)

const exactly = (pays: readonly Pair[], count: number): number =>
  pays.find(([of]) => of === count)?.[1] ?? 0

function upTo(pays: readonly Pair[], count: number): number {
  const reached = pays.filter(([of]) => of <= count).toSorted(([a], [b]) => b - a)
  return reached[0]?.[1] ?? 0
}

const letter = (reel: string, place: number): number => reel.charCodeAt(place) - 'a'.charCodeAt(0)

export function playSlot(
  id: string,
  { stake, choice, moves }: Asked,
  below: Below,
): Result | undefined {
  const model = models.find((one) => one.id === id)
  if (model === undefined || choice !== null || moves.length > 0) return undefined
  const units = BigInt(model.units)
  if (stake < units || stake % units !== 0n) return undefined
  const coin = stake / units
  const { jackpotOneIn } = model
  const jackpot = jackpotOneIn !== undefined && BigInt(below(jackpotOneIn * 100)) < coin
  const { total, frames } = playRound(model, below)
  const most = model.mostTimes * model.units
  const pays = Math.min(total, most)
  const shown = { frames, pays, capped: total > most, jackpot }
  return { isOver: true, payout: BigInt(pays) * coin, shown }
}

function playRound(model: Model, below: Below): { total: number; frames: Frame[] } {
  const feature = (kind: string) => model.features.find((one) => one.kind === kind)
  const [free, cascades, hold] = ['free_spins', 'cascades', 'hold_and_win'].map(feature)
  const roleOf = (symbol: number) => model.symbols[symbol]?.role
  const frames: Frame[] = []
  let [left, given] = [0, 0]
  let grid: Grid = []

  function spin(isFree: boolean): number {
    const reels = isFree ? (model.free ?? model.base) : model.base
    const times = isFree ? (free?.multiplier ?? 1) : 1
    grid = drawGrid(model, reels, below)
    const ladder = cascades?.multipliers ?? [1]
    let total = 0
    for (let s = 0; ; s += 1) {
      const { units, cells } = winsOf(model, grid)
      const paid = units * times * (ladder[Math.min(s, ladder.length - 1)] as number)
      total += paid
      const name = isFree ? 'free' : 'base'
      const phase = s === 0 ? name : isFree ? 'free_cascade' : 'cascade'
      if (cascades !== undefined && units > 0 && s < 60) {
        frames.push({ phase, grid, pays: paid, awarded: 0 })
        grid = fall(grid, cells, reels, below)
        continue
      }
      const scatters = grid.flat().filter((symbol) => roleOf(symbol) === 'scatter').length
      const scatter = model.symbols.find(({ role }) => role === 'scatter')
      const forScatters = upTo(scatter?.pays ?? [], scatters) * times
      const awarded = Math.min(upTo(free?.awards ?? [], scatters), (free?.most ?? 0) - given)
      given += awarded
      left += awarded
      frames.push({ phase, grid, pays: paid + forScatters, awarded })
      return total + forScatters
    }
  }

  let total = spin(false)
  const coins = grid.flat().filter((symbol) => roleOf(symbol) === 'coin').length
  if (hold !== undefined && coins >= (hold.coins ?? 0)) total += playHold(hold.respins ?? 0)
  while (left > 0) {
    left -= 1
    total += spin(true)
  }
  return { total, frames }

  function playHold(respins: number): number {
    const { oneIn = 1, values = [], full = 0 } = model.hold ?? {}
    const bag = values.flatMap(([units, weight]) => Array<number>(weight).fill(units))
    const drawValue = () => bag[below(bag.length)] as number
    const isCoin = grid.flat().map((symbol) => roleOf(symbol) === 'coin')
    const held: (number | undefined)[] = isCoin.map((is) => (is ? drawValue() : undefined))
    for (let more = respins; ;) {
      let came = 0
      for (const [place, value] of held.entries()) {
        if (value !== undefined || below(oneIn) !== 0) continue
        held[place] = drawValue()
        came += 1
      }
      more = came > 0 ? respins : more - 1
      const isFull = held.every((value) => value !== undefined)
      const isEnd = isFull || more === 0
      const sum = held.reduce<number>((all, value) => all + (value ?? 0), 0) + (isFull ? full : 0)
      frames.push({ phase: 'hold', grid: coinsOn(held), pays: isEnd ? sum : 0, awarded: 0 })
      if (isEnd) return sum
    }
  }

  function coinsOn(held: readonly (number | undefined)[]): Grid {
    const coin = model.symbols.findIndex(({ role }) => role === 'coin')
    let place = 0
    return grid.map((reel) =>
      reel.map((symbol) => {
        const value = held[place]
        place += 1
        return value === undefined ? symbol : coin
      }),
    )
  }
}

function drawGrid({ rows, draws }: Model, reels: readonly string[], below: Below): Grid {
  return reels.map((reel, place) => {
    const height = Array.from({ length: rows[place] ?? 0 }, (_, row) => row)
    if (draws === 'bag') return height.map(() => letter(reel, below(reel.length)))
    const stop = below(reel.length)
    return height.map((row) => letter(reel, (stop + row) % reel.length))
  })
}

function fall(grid: Grid, won: ReadonlySet<string>, reels: readonly string[], below: Below): Grid {
  return grid.map((cells, reel) => {
    const kept = cells.filter((_, row) => !won.has(`${reel},${row}`))
    const strip = reels[reel] as string
    while (kept.length < cells.length) kept.unshift(letter(strip, below(strip.length)))
    return kept
  })
}

function winsOf(model: Model, grid: Grid): Won {
  if (model.engine === 'lines') return { units: payLines(model, grid), cells: new Set() }
  return model.engine === 'ways' ? payWays(model, grid) : payClusters(model, grid)
}

function payLines({ symbols, lines }: Model, grid: Grid): number {
  const isWild = (symbol: number) => symbols[symbol]?.role === 'wild'
  const wild = symbols.findIndex(({ role }) => role === 'wild')
  let total = 0
  for (const line of lines) {
    const along = line.map((row, reel) => grid[reel]?.[row] as number)
    total += Math.max(paySymbol(along), payWilds(along))
  }
  return total

  function paySymbol(along: readonly number[]): number {
    const symbol = along.find((one) => !isWild(one))
    if (symbol === undefined || ['scatter', 'coin'].includes(symbols[symbol]?.role ?? '')) return 0
    const end = along.findIndex((one) => one !== symbol && !isWild(one))
    const row = end === -1 ? along : along.slice(0, end)
    const times = row.reduce((product, one) => product * (symbols[one]?.multiplier ?? 1), 1)
    return exactly(symbols[symbol]?.pays ?? [], row.length) * times
  }

  function payWilds(along: readonly number[]): number {
    const end = along.findIndex((one) => one !== wild)
    return exactly(symbols[wild]?.pays ?? [], end === -1 ? along.length : end)
  }
}

function payWays({ symbols }: Model, grid: Grid): Won {
  const cells = new Set<string>()
  let total = 0
  for (const symbol of new Set(grid[0])) {
    if (symbols[symbol]?.role === 'scatter') continue
    const onReels = grid.map((reel) =>
      reel.flatMap((one, row) => (one === symbol || symbols[one]?.role === 'wild' ? [row] : [])),
    )
    const gap = onReels.findIndex((found) => found.length === 0)
    const run = gap === -1 ? onReels : onReels.slice(0, gap)
    const units = exactly(symbols[symbol]?.pays ?? [], run.length)
    if (units === 0) continue
    total += run.reduce((product, found) => product * found.length, units)
    for (const [reel, found] of run.entries()) for (const row of found) cells.add(`${reel},${row}`)
  }
  return { units: total, cells }
}

function payClusters({ symbols }: Model, grid: Grid): Won {
  const cells = new Set<string>()
  const seen = new Set<string>()
  let total = 0
  for (const [reel, column] of grid.entries()) {
    for (const [row, symbol] of column.entries()) {
      const role = symbols[symbol]?.role
      if (role === 'wild' || role === 'scatter' || seen.has(`${reel},${row}`)) continue
      const group = groupAround(reel, row, symbol)
      for (const cell of group) seen.add(cell)
      const units = upTo(symbols[symbol]?.pays ?? [], group.size)
      if (units === 0) continue
      total += units
      for (const cell of group) cells.add(cell)
    }
  }
  return { units: total, cells }

  function groupAround(reel: number, row: number, symbol: number): Set<string> {
    const group = new Set<string>()
    const waiting: (readonly [number, number])[] = [[reel, row]]
    for (;;) {
      const next = waiting.pop()
      if (next === undefined) return group
      const [at, down] = next
      const one = grid[at]?.[down]
      const fits = one !== undefined && (one === symbol || symbols[one]?.role === 'wild')
      if (!fits || group.has(`${at},${down}`)) continue
      group.add(`${at},${down}`)
      waiting.push([at - 1, down], [at + 1, down], [at, down - 1], [at, down + 1])
    }
  }
}
