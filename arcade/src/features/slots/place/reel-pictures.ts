import type { Grid, SlotFace } from '@baize/games/slots/shown'
import type { Effects, Family, Pose } from '@baize/ui/art/families/family'
import { between, clamp } from '@baize/ui/art/stage/shapes'
import type { Box, Context } from '@baize/ui/art/stage/types'
import { turningReel, type ReelSet, type Strips, type Turning } from '../strips.ts'
import { blit } from './painter/blit.ts'
import { passingReach, type Paintings } from './paintings.ts'
import { placeOf, ticked, turnedBy, type Stop } from './plan-stops.ts'

/** What reels are drawn with. */
export type Reeling = {
  readonly family: Family
  readonly face: Pick<SlotFace, 'reels' | 'rows' | 'symbols'>
  readonly strips: Strips
  readonly box: Box
  readonly paintings: Paintings
  readonly effects: Effects
  /** Pixels for a unit, where what passes quickly may lie on whole ones; that is far cheaper. */
  readonly pixels: number | undefined
  readonly onStop: (reel: number) => void
}

/** Reels that turn: since when, what passes, and once the answer is there what comes and how they stop. */
export type Spin = {
  readonly startedAt: number
  readonly before: Grid
  readonly passing: readonly Turning[]
  coming?: {
    readonly grid: Grid
    readonly stops: readonly Stop[]
    readonly turning: readonly Turning[]
  }
  readonly stood: Set<number>
}

export function startSpin(
  { face, strips }: Pick<Reeling, 'face' | 'strips'>,
  before: Grid,
  set: ReelSet,
  startedAt: number,
): Spin {
  const passing = before.map((rows, reel) => turningReel(strips, set, { reel, rows, top: 0 }))
  return { startedAt, before, passing: passing.slice(0, face.reels), stood: new Set() }
}

/** What comes in is of the strip where it stops. */
export function comingReels(
  { strips, family }: Pick<Reeling, 'strips' | 'family'>,
  grid: Grid,
  set: ReelSet,
  stops: readonly Stop[],
): Turning[] {
  const direction = family.show.motion.direction ?? 1
  return grid.map((rows, reel) =>
    turningReel(strips, set, { reel, rows, top: direction * (stops[reel]?.to ?? 0) }),
  )
}

type Look = 'plain' | 'lit' | 'passing' | 'back'

/** Where a row stands on the stage: a drum bends it. */
function standing({ family, box }: Reeling, row: number) {
  if (!family.show.motion.drum) return { y: box.top + row * (box.cellHeight + box.gap), scale: 1 }
  const step = (0.62 * 3) / box.rows
  const angle = (row - (box.rows - 1) / 2) * step
  if (Math.abs(angle) > 1.25) return undefined
  const radius = box.reelsHeight / 2 / Math.sin(0.93)
  return {
    y: box.middleY + radius * Math.sin(angle) - box.cellHeight / 2,
    scale: Math.cos(angle),
  }
}

/** The middle of a cell. */
export function middleOf(reeling: Reeling, reel: number, row: number): readonly [number, number] {
  const { box } = reeling
  const y = standing(reeling, row)?.y ?? box.y(row)
  return [box.x(reel) + box.cellWidth / 2, y + box.cellHeight / 2]
}

/** Nothing turns, stretches or gently moves it. */
const isUpright = ({ x, y, turn, scaleX, scaleY }: Pose) =>
  !x && !y && !turn && (scaleX ?? 1) === 1 && (scaleY ?? 1) === 1

/** One cell at a place that may lie between rows. */
export function drawCell(
  context: Context,
  reeling: Reeling,
  symbol: number,
  reel: number,
  row: number,
  pose: Pose = {},
  look: Look = 'plain',
): void {
  const { box, paintings } = reeling
  const at = standing(reeling, row)
  const sprite = paintings.sprites[symbol]
  const image = look === 'back' ? paintings.back : sprite?.[look]
  if (!at || !image) return
  const { cellWidth, cellHeight } = box
  // What passes is drawn out beyond its cell.
  const beyond = look === 'passing' ? cellHeight * passingReach : 0
  if (reeling.pixels !== undefined && at.scale === 1 && isUpright(pose)) {
    const before = context.globalAlpha
    if (pose.alpha !== undefined) context.globalAlpha = before * pose.alpha
    blit(context, image, box.x(reel) * reeling.pixels, (at.y - beyond) * reeling.pixels)
    context.globalAlpha = before
    return
  }
  context.save()
  context.translate(
    box.x(reel) + cellWidth / 2 + (pose.x ?? 0),
    at.y + cellHeight / 2 + (pose.y ?? 0),
  )
  if (pose.turn) context.rotate(pose.turn)
  context.scale(pose.scaleX ?? 1, (pose.scaleY ?? 1) * at.scale)
  if (pose.alpha !== undefined) context.globalAlpha *= pose.alpha
  const height = cellHeight + beyond * 2
  context.drawImage(image, -cellWidth / 2, -height / 2, cellWidth, height)
  context.restore()
}

/** Draws reels that turn, each family in its own way. */
export function drawSpin(context: Context, reeling: Reeling, spin: Spin, now: number): void {
  if (reeling.family.show.motion.kind !== 'strip') drawAwaited(context, reeling, spin, now)
  const ways = { strip: drawStrips, tumble: drawTumble, flap: drawFlaps, turn: drawTurns }
  ways[reeling.family.show.motion.kind](context, reeling, spin, now)
}

/** The wells of reels that are waited for. */
function drawAwaited(context: Context, { family, box }: Reeling, { coming }: Spin, now: number) {
  coming?.stops.forEach(({ isAwaited, ends }, reel) => {
    if (isAwaited && now < ends) family.show.hot(context, box, reel, now / 1000)
  })
}

/** Tells once that a reel stands. */
function stand({ onStop }: Reeling, { stood }: Spin, reel: number): void {
  if (stood.has(reel)) return
  stood.add(reel)
  onStop(reel)
}

const quick = 0.45

function drawStrips(context: Context, reeling: Reeling, spin: Spin, now: number): void {
  for (let reel = 0; reel < reeling.face.reels; reel += 1)
    drawStrip(context, reeling, spin, reel, now)
}

function drawStrip(
  context: Context,
  reeling: Reeling,
  spin: Spin,
  reel: number,
  now: number,
): void {
  const { family, box } = reeling
  const { motion } = family.show
  const { rows } = box
  const direction = motion.direction ?? 1
  const stop = spin.coming?.stops[reel]
  const isLanding = stop !== undefined && now >= stop.begins
  const place = isLanding
    ? placeOf(motion, stop, now)
    : turnedBy(motion, rows, now - spin.startedAt)
  const pace = isLanding ? 1 - clamp((now - stop.begins) / (stop.ends - stop.begins)) : 1
  const stands = stop === undefined ? -1 : (now - stop.ends) / 1000
  if (stands >= 0) stand(reeling, spin, reel)
  const settled = stands >= 0 ? (motion.settle?.(stands, reel) ?? {}) : {}
  const at = ticked(motion, place)
  const isPassing = pace > quick && at > 0.8 && motion.ease !== 'ratchet'
  const isSettling = !isUpright(settled)
  const own = isSettling ? { ...reeling, pixels: undefined } : reeling
  context.save()
  settle(context, box, reel, settled)
  if (stop?.isAwaited && stands < 0) family.show.hot(context, box, reel, now / 1000)
  const beyond = motion.drum ? 1 : 0
  for (let row = -1 - beyond; row <= rows + beyond; row += 1) {
    const offset = row - direction * Math.floor(at)
    const seen = offset + direction * at
    if (seen > rows + beyond || seen < -1 - beyond) continue
    const symbol = symbolAt(spin, reel, offset, direction, rows)
    drawCell(context, own, symbol, reel, seen, {}, isPassing ? 'passing' : 'plain')
  }
  context.restore()
}

/** The symbol that lies so many rows below the top one of what stood: of what passes, or already of what comes. */
function symbolAt(
  { passing, coming }: Spin,
  reel: number,
  offset: number,
  direction: 1 | -1,
  rows: number,
): number {
  const stop = coming?.stops[reel]
  if (stop) {
    const seam = Math.floor(stop.from) + 1
    const isComing = direction > 0 ? -offset > seam : offset - (rows - 1) > seam
    if (isComing) return coming?.turning[reel]?.(-offset) ?? 0
  }
  return passing[reel]?.(-offset) ?? 0
}

/** A reel that swings hangs from above. */
function settle(context: Context, box: Box, reel: number, { x = 0, y = 0, turn = 0 }: Pose): void {
  if (turn !== 0) {
    const [hookX, hookY] = [box.x(reel) + box.cellWidth / 2, box.top - 60]
    context.translate(hookX, hookY)
    context.rotate(turn)
    context.translate(-hookX, -hookY)
  }
  context.translate(x, y)
}

const leaveMs = 420
const fallMs = 330

/** What lay there falls out, what comes drops in from above. */
function drawTumble(context: Context, reeling: Reeling, spin: Spin, now: number): void {
  const { rows } = reeling.box
  const passed = now - spin.startedAt
  eachCell(reeling, (reel, row) => {
    const left = passed - reel * 60 - (rows - 1 - row) * 45
    if (left < leaveMs) {
      const part = Math.max(0, left) / leaveMs
      const down = row + part * part * (rows + 1.2)
      drawCell(context, reeling, spin.before[reel]?.[row] ?? 0, reel, down, {
        turn: part * (row - 1) * 0.5,
      })
    }
    const stop = spin.coming?.stops[reel]
    if (stop) drawDrop(context, reeling, spin, reel, row, now - (stop.ends - 520))
  })
}

function drawDrop(
  context: Context,
  reeling: Reeling,
  spin: Spin,
  reel: number,
  row: number,
  passed: number,
): void {
  const { rows } = reeling.box
  const fromBelow = rows - 1 - row
  const since = passed - (fromBelow * 225) / rows
  if (since < 0) return
  const symbol = spin.coming?.grid[reel]?.[row] ?? 0
  const hit = since - fallMs
  if (hit < 0) {
    const part = since / fallMs
    const at = between(-1.6 - fromBelow * 0.3, row, part * part)
    drawCell(context, reeling, symbol, reel, at, { scaleX: 0.94, scaleY: 1.06 })
    return
  }
  const bounce = Math.abs(Math.exp(-hit / 110) * Math.sin(hit / 42))
  const squash = Math.exp(-hit / 90) * Math.cos(hit / 55) * 0.16
  drawCell(context, reeling, symbol, reel, row - bounce * 0.14, {
    scaleX: 1 + squash,
    scaleY: 1 - squash,
  })
  if (row === 0) stand(reeling, spin, reel)
}

const flapMs = 95

/** Halves of cells fall over one another until the right one lies on top. */
function drawFlaps(context: Context, reeling: Reeling, spin: Spin, now: number): void {
  const { rows } = reeling.box
  eachCell(reeling, (reel, row) => {
    const stop = spin.coming?.stops[reel]
    const passed = Math.max(0, now - spin.startedAt - (reel + row) * 28)
    const last = stop
      ? Math.max(
          1,
          Math.ceil(
            (stop.ends - spin.startedAt - (rows - 1 - row) * 90 - (reel + row) * 28) / flapMs,
          ),
        )
      : Infinity
    const flap = Math.min(Math.floor(passed / flapMs), last)
    const part = flap >= last ? 1 : (passed - flap * flapMs) / flapMs
    const symbolOf = (step: number) =>
      step >= last ? (spin.coming?.grid[reel]?.[row] ?? 0) : (spin.passing[reel]?.(step - row) ?? 0)
    drawFlap(context, reeling, reel, row, symbolOf(flap), symbolOf(flap + 1), part)
    if (row === rows - 1 && flap >= last) stand(reeling, spin, reel)
  })
}

function drawFlap(
  context: Context,
  { box, paintings, pixels }: Reeling,
  reel: number,
  row: number,
  from: number,
  to: number,
  part: number,
): void {
  const [before, after] = [paintings.sprites[from]?.plain, paintings.sprites[to]?.plain]
  if (!before || !after) return
  const { cellWidth, cellHeight } = box
  const [x, y, half] = [box.x(reel), box.y(row), box.cellHeight / 2]
  const halfOf = (image: HTMLCanvasElement, below: boolean, top: number, high: number) =>
    context.drawImage(
      image,
      0,
      below ? image.height / 2 : 0,
      image.width,
      image.height / 2,
      x,
      top,
      cellWidth,
      high,
    )
  if (part >= 1 && pixels !== undefined) blit(context, after, x * pixels, y * pixels)
  else if (part >= 1) context.drawImage(after, x, y, cellWidth, cellHeight)
  else {
    halfOf(after, false, y, half)
    halfOf(before, true, y + half, half)
    const isFirst = part < 0.5
    const open = half * Math.abs(1 - part * 2)
    const top = isFirst ? y + half - open : y + half
    halfOf(isFirst ? before : after, !isFirst, top, open)
    context.fillStyle = `rgba(0,0,10,${(isFirst ? part : 1 - part) * 0.8})`
    context.fillRect(x, top, cellWidth, open)
  }
  context.fillStyle = 'rgba(2,6,20,.55)'
  context.fillRect(x, y + half - 0.75, cellWidth, 1.5)
}

const turnDownMs = 240
const turnUpMs = 230

/** Cells turn face down, are shuffled, and turn up one column after the other. */
function drawTurns(context: Context, reeling: Reeling, spin: Spin, now: number): void {
  const { box } = reeling
  const passed = now - spin.startedAt
  eachCell(reeling, (reel, row) => {
    const stop = spin.coming?.stops[reel]
    const down = passed - (reel + row) * 45
    const up = stop ? now - (stop.ends - 200) - (row * 210) / box.rows : -1
    if (down < turnDownMs) {
      const side = Math.cos(clamp(down / turnDownMs) * Math.PI)
      drawSide(context, reeling, spin.before[reel]?.[row] ?? 0, reel, row, side, {})
      return
    }
    if (up < 0) {
      const calm = stop ? clamp((stop.ends - 330 - now) / 200) : 1
      const reach = clamp((passed - 400) / 200) * calm
      drawSide(context, reeling, 0, reel, row, -1, {
        x: Math.sin(passed / 130 + reel * 2.1 + row * 3.3) * box.cellWidth * 0.16 * reach,
        y: Math.cos(passed / 150 + reel * 1.3 + row * 2.2) * box.cellHeight * 0.07 * reach,
      })
      return
    }
    const part = clamp(up / turnUpMs)
    drawSide(
      context,
      reeling,
      spin.coming?.grid[reel]?.[row] ?? 0,
      reel,
      row,
      -Math.cos(part * Math.PI),
      {
        y: -Math.sin(part * Math.PI) * 9,
      },
    )
    if (row === box.rows - 1 && part >= 1) stand(reeling, spin, reel)
  })
}

/** A cell seen at an angle: its face above nothing, its back below. */
function drawSide(
  context: Context,
  reeling: Reeling,
  symbol: number,
  reel: number,
  row: number,
  side: number,
  pose: Pose,
): void {
  const scaleX = Math.max(0.03, Math.abs(side))
  drawCell(context, reeling, symbol, reel, row, { ...pose, scaleX }, side > 0 ? 'plain' : 'back')
}

export function eachCell(
  { face }: Pick<Reeling, 'face'>,
  visit: (reel: number, row: number) => void,
): void {
  face.rows.forEach((rows, reel) => {
    for (let row = 0; row < rows; row += 1) visit(reel, row)
  })
}
