import type { Cell } from '@baize/games/slots/shown'
import type { Stage, SymbolPicture } from '../stage.ts'
import type { ReelSet } from '../strips.ts'
import { awaitedReels } from './reels/awaited.ts'
import { drawFall, drawRespin, fallMs, respinMs } from './feature-pictures.ts'
import { orderOf, planStops } from './reels/plan-stops.ts'
import type { PlaceOptions } from './place-options.ts'
import type { Plates, PlateWords } from './plates.ts'
import type { Presentation } from './presentation.ts'
import { comingReels, startSpin } from './reels/spin.ts'
import { createStagePainter } from './painter/stage-painter.ts'
import { hourOf, type Standing } from './painter/standing.ts'

/** The whole stage of a drawn family. Each motion says how long it takes; whoever has no time shows the picture. */
export type Place = Stage & {
  /** Presents what came; nothing takes it away again. */
  present(presentation: Presentation | undefined): void
  /** Goes to the end of what is presented just now. */
  cut(): void
  /** To the place of the free spins, or back. */
  travel(to: 'base' | 'free', wipeMs: number): void
  plate(words: PlateWords, lastsMs: number): void
  plates(plates: Plates | undefined): void
  /** What stands under the reels while nothing is presented. */
  say(words: string): void
  changeHour(to: 'dark' | 'light'): void
}

export function createPlace(options: PlaceOptions): Place {
  const { subject, face, strips, still } = options
  const { family } = subject
  const standing: Standing = {
    picture: options.first,
    movement: undefined,
    shown: undefined,
    overlay: undefined,
    wiping: undefined,
    where: 'base',
    daylight: options.hour,
    plates: undefined,
    words: '',
  }
  const painter = createStagePainter(options, standing)

  /** Something happened. */
  function change(to: Partial<Standing>): void {
    Object.assign(standing, to)
    painter.wake()
  }

  function quiet(): void {
    standing.shown = undefined
    painter.clear()
  }

  function land(next: SymbolPicture): number {
    const now = performance.now()
    const { movement } = standing
    if (movement?.kind !== 'spin') {
      change({ picture: next, movement: undefined })
      return 0
    }
    const { motion } = family.show
    const set = next.set ?? 'base'
    const order = orderOf(motion, face.reels)
    const awaited = awaitedReels({ face, grid: next.grid, reels: strips[set], order })
    const rows = Math.max(...face.rows)
    const spunAt = movement.spin.startedAt
    const stops = planStops({ motion, reels: face.reels, rows, spunAt, now, awaited })
    const turning = comingReels({ strips, family }, next.grid, set, stops)
    movement.spin.coming = { grid: next.grid, stops, turning }
    const ends = Math.max(...stops.map((stop) => stop.ends)) + (motion.settleMs ?? 250)
    change({ movement: { ...movement, endsAt: ends, settled: next } })
    return ends - now
  }

  return {
    show: (picture) => change({ picture, movement: undefined }),
    spin(set: ReelSet = 'base') {
      quiet()
      const spin = startSpin({ face, strips }, standing.picture.grid, set, performance.now())
      change({ movement: { kind: 'spin', spin, endsAt: Infinity } })
      painter.tell((effects) => family.show.onSpin?.(effects))
    },
    land,
    tumble(gone: readonly Cell[], next) {
      quiet()
      const before = standing.picture
      const at = performance.now()
      change({
        movement: {
          kind: 'fall',
          at,
          endsAt: at + fallMs,
          settled: next,
          draw: (to, own, passed) => drawFall(to, own, before, next, gone, passed),
        },
      })
      return fallMs
    },
    respin(held, next) {
      quiet()
      const at = performance.now()
      change({
        movement: {
          kind: 'respin',
          at,
          endsAt: at + respinMs,
          settled: next,
          draw: (to, own, passed) => drawRespin(to, own, next, held, passed),
        },
      })
      return respinMs
    },
    present(presentation) {
      const at = performance.now()
      const shown = presentation && { ...presentation, at, isCut: false }
      change({ shown })
      if (!shown || shown.tier === 1) return
      const cells = shown.groups.flatMap((group) => group.cells)
      painter.tell((effects) => {
        const { box } = effects
        const points = cells.map(
          ([reel, row]) =>
            [box.x(reel) + box.cellWidth / 2, box.y(row) + box.cellHeight / 2] as const,
        )
        family.show.onWin?.(shown.tier, effects, points)
      })
    },
    cut() {
      const { shown } = standing
      change({ shown: shown && { ...shown, isCut: true }, overlay: undefined, wiping: undefined })
    },
    travel(to, wipeMs) {
      if (standing.where === to) return
      const from = hourOf(standing)
      const wipes = !still && wipeMs > 0
      change({
        where: to,
        ...(wipes && { wiping: { from, at: performance.now(), ms: wipeMs } }),
      })
      if (to === 'free') painter.tell((effects) => family.show.onFree?.(effects))
    },
    plate: (words, ms) => change({ overlay: { words, at: performance.now(), ms } }),
    plates: (plates) => change({ plates }),
    say: (words) => change({ words }),
    changeHour: (daylight) => change({ daylight }),
    resize: () => painter.resize(),
    close: () => painter.close(),
  }
}
