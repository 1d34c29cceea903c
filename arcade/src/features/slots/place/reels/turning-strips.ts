import { clamp } from '@baize/ui/art/stage/shapes'
import type { Pose } from '@baize/ui/art/families/family'
import type { Box, Context } from '@baize/ui/art/stage/types'
import { drawCell, isUpright } from './cell.ts'
import { placeOf, ticked, turnedBy } from './plan-stops.ts'
import type { Reeling } from './reeling.ts'
import { stand, type Spin } from './spin.ts'

const quick = 0.45

export function drawStrips(context: Context, reeling: Reeling, spin: Spin, now: number): void {
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
