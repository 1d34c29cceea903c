import type { Context } from '@baize/ui/art/stage/types'
import { drawFlaps } from './flaps.ts'
import type { Reeling } from './reeling.ts'
import type { Spin } from './spin.ts'
import { drawStrips } from './turning-strips.ts'
import { drawTumble } from './tumble.ts'
import { drawTurns } from './turns.ts'

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
