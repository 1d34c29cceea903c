import type { Cell, Grid, SlotFace } from '@baize/games/slots/shown'
import { boxOf, cellGap, cellSize } from './geometry.ts'
import {
  fallsOf,
  landedAt,
  landingMs,
  passingFace,
  planLanding,
  speedOf,
  stopMs,
  reelTurned,
} from './motion.ts'
import type { Landing } from './motion.ts'
import { turningReel, type ReelSet, type Strips, type Turning } from './strips.ts'
import { drawCell, drawRings, drawWell, type Brush, type LitGroup } from './stage-brush.ts'

/** What stands on the reels. */
export type SymbolPicture = {
  readonly grid: Grid
  /** What is written on coins, cell by cell; empty where nothing is. */
  readonly coins?: readonly (readonly string[])[]
  /** Cells that pay, group by group; everything else lies back. */
  readonly lit?: readonly LitGroup[]
  /** The reels that it was drawn from; those of the base game where nothing is said. */
  readonly set?: ReelSet
  /** Coins are held, and nothing else stands. */
  readonly held?: boolean
}

/** The reels on a canvas. Each motion says how long it takes; whoever has no time shows the picture instead. */
export type Stage = {
  show(picture: SymbolPicture): void
  spin(set?: ReelSet): void
  /** Stops the turning reels one after the other at this picture. */
  land(picture: SymbolPicture): number
  /** Takes cells away and lets the others fall. */
  tumble(gone: readonly Cell[], picture: SymbolPicture): number
  /** Turns the cells that are not held, each by itself. */
  respin(held: (reel: number, row: number) => boolean, picture: SymbolPicture): number
  resize(): void
  close(): void
}

type Motion = (now: number) => boolean

const vanishMs = 260
const fallMs = 430
const respinMs = 900

export type StageOptions = {
  readonly canvas: HTMLCanvasElement
  readonly face: Pick<SlotFace, 'reels' | 'rows' | 'symbols'>
  readonly strips: Strips
  readonly brush: () => Brush | undefined
  readonly first: SymbolPicture
  readonly onReelStop?: (reel: number) => void
}

export function createStage(options: StageOptions): Stage {
  const { canvas, face, strips, brush, first, onReelStop } = options
  const box = boxOf(face)
  const coin = face.symbols.findIndex(({ role }) => role === 'coin')
  let picture = first
  let motion: Motion | undefined
  let frame = 0
  let spunAt = 0
  let turning: readonly Turning[] = []

  const turningFrom = (grid: Grid, set: ReelSet): readonly Turning[] =>
    face.rows.map((_, reel) => turningReel(strips, set, { reel, rows: grid[reel] ?? [], top: 0 }))

  function tick(now: number): void {
    frame = 0
    const context = begin()
    if (!context) return
    const goes = motion?.(now) ?? false
    if (!goes) {
      motion = undefined
      drawPicture()
    }
    context.restore()
    if (goes) frame = requestAnimationFrame(tick)
  }

  function draw(): void {
    if (frame === 0) frame = requestAnimationFrame(tick)
  }

  /** Clears the canvas and lays its units over its pixels. */
  function begin(): CanvasRenderingContext2D | undefined {
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.save()
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.scale(canvas.width / box.width, canvas.height / box.height)
    for (let reel = 0; reel < face.reels; reel += 1) drawColumnWell(reel)
    return context
  }

  function drawColumnWell(reel: number): void {
    const paint = brush()
    const rows = face.rows[reel] ?? 0
    if (paint) drawWell(paint, box.x(reel), box.y(reel, 0), rows * (cellSize + cellGap) - cellGap)
  }

  function drawAt(reel: number, row: number, symbol: number, coin = '', scale = 1, veil = false) {
    const paint = brush()
    if (paint) drawCell(paint, box.x(reel), box.y(reel, row), { symbol, coin, scale, veil })
  }

  function drawPicture(): void {
    const { grid, coins, lit } = picture
    const bright = new Set(lit?.flatMap(({ cells }) => cells.map((cell) => cell.join())))
    grid.forEach((column, reel) =>
      column.forEach((symbol, row) => {
        const veil = bright.size > 0 && !bright.has(`${reel},${row}`)
        drawAt(reel, row, symbol, coins?.[reel]?.[row], 1, veil)
      }),
    )
    const paint = brush()
    if (paint && lit) drawRings(paint, box, lit)
  }

  /** A window of a turning strip: what is outside of it is not seen. */
  function drawStrip(
    reel: number,
    top: number,
    rows: number,
    at: number,
    faceOf: (place: number) => number,
  ) {
    const context = canvas.getContext('2d')
    if (!context) return
    context.save()
    context.beginPath()
    context.rect(
      box.x(reel) - 1,
      box.y(reel, top) - 1,
      cellSize + 2,
      rows * (cellSize + cellGap) - cellGap + 2,
    )
    context.clip()
    for (let place = Math.floor(at) + 1; place > at - rows - 1; place -= 1) {
      drawAt(reel, top + at - place, faceOf(place))
    }
    context.restore()
  }

  function start(next: Motion): void {
    motion = next
    draw()
  }

  return {
    show(next) {
      picture = next
      motion = undefined
      draw()
    },
    spin(set = 'base') {
      spunAt = performance.now()
      turning = turningFrom(picture.grid, set)
      start((now) => {
        face.rows.forEach((rows, reel) => {
          const at = reelTurned(now - spunAt - reel * 35, speedOf(rows))
          drawStrip(reel, 0, rows, at, turning[reel] ?? (() => 0))
        })
        return true
      })
    },
    land(next) {
      const now = performance.now()
      const stopped = new Set<number>()
      const plans = face.rows.map((rows, reel) => {
        const due = spunAt + stopMs(reel, face.reels) - landingMs(rows)
        return Math.max(due, now + reel * 90)
      })
      const landings: Landing[] = []
      const comings: Turning[] = []
      const ends = plans.map((from, reel) => from + landingMs(face.rows[reel] ?? 3))
      start((time) => {
        face.rows.forEach((rows, reel) => {
          const from = plans[reel] ?? 0
          const fromPlace = reelTurned(from - spunAt - reel * 35, speedOf(rows))
          const landing = (landings[reel] ??= planLanding(from, fromPlace, rows))
          const isLanding = time >= from
          const at = isLanding
            ? landedAt(landing, time)
            : reelTurned(time - spunAt - reel * 35, speedOf(rows))
          const coming = (comings[reel] ??= turningReel(strips, next.set ?? 'base', {
            reel,
            rows: next.grid[reel] ?? [],
            top: landing.to,
          }))
          // What comes in from above is of the strip where it stops; nothing that is seen changes its face.
          const seam = Math.floor(landing.from) + 1
          const passing = turning[reel] ?? coming
          drawStrip(reel, 0, rows, at, (place) => (place > seam ? coming(place) : passing(place)))
          if (time >= from + landing.durationMs * 0.86 && !stopped.has(reel)) {
            stopped.add(reel)
            onReelStop?.(reel)
          }
        })
        if (time < Math.max(...ends) + 40) return true
        picture = next
        return false
      })
      return Math.max(...ends) + 40 - now
    },
    tumble(gone, next) {
      const from = performance.now()
      const { grid } = picture
      const taken = new Set(gone.map((cell) => cell.join()))
      const falls = grid.map((column, reel) =>
        fallsOf(column.length, new Set(gone.filter(([at]) => at === reel).map(([, row]) => row))),
      )
      start((now) => {
        const passed = now - from
        if (passed < vanishMs) drawVanishing(grid, taken, passed / vanishMs, drawAt)
        else drawFalling(next, falls, Math.min(1, (passed - vanishMs) / fallMs), drawAt)
        if (passed < vanishMs + fallMs) return true
        picture = next
        return false
      })
      return vanishMs + fallMs
    },
    respin(held, next) {
      const from = performance.now()
      const before = picture
      start((now) => {
        const passed = now - from
        next.grid.forEach((column, reel) =>
          column.forEach((symbol, row) => {
            if (held(reel, row)) {
              drawAt(reel, row, symbol, next.coins?.[reel]?.[row])
              return
            }
            const landing: Landing = { fromMs: 0, from: 0, to: 9, durationMs: respinMs - 60 }
            const at = landedAt(landing, Math.max(0, passed - reel * 15))
            const old = before.grid[reel]?.[row] ?? 0
            drawStrip(reel, row, 1, at, (place) => {
              if (place >= 9) return symbol
              // As often as one comes: nobody is shown coins that do not come.
              const isCoin = passingFace(reel * 11 + row, place, strips.coinOneIn) === 0
              return place > 0 && isCoin ? coin : old
            })
          }),
        )
        if (passed < respinMs) return true
        picture = next
        return false
      })
      return respinMs
    },
    resize: draw,
    close() {
      cancelAnimationFrame(frame)
      motion = undefined
    },
  }
}

type DrawAt = (
  reel: number,
  row: number,
  symbol: number,
  coin?: string,
  scale?: number,
  veil?: boolean,
) => void

function drawVanishing(grid: Grid, taken: ReadonlySet<string>, part: number, drawAt: DrawAt): void {
  grid.forEach((column, reel) =>
    column.forEach((symbol, row) => {
      const goes = taken.has(`${reel},${row}`)
      drawAt(reel, row, symbol, '', goes ? 1 - part ** 2 : 1)
    }),
  )
}

function drawFalling(
  { grid, coins }: SymbolPicture,
  falls: readonly (readonly number[])[],
  part: number,
  drawAt: DrawAt,
): void {
  // Falling gathers speed, and lands with the smallest of bounces.
  const way =
    part < 0.85 ? (part / 0.85) ** 2 : 1 - 0.03 * Math.sin(((part - 0.85) / 0.15) * Math.PI)
  grid.forEach((column, reel) =>
    column.forEach((symbol, row) => {
      const from = falls[reel]?.[row] ?? row
      const at = from + (row - from) * way
      if (at > -1) drawAt(reel, at, symbol, coins?.[reel]?.[row])
    }),
  )
}
