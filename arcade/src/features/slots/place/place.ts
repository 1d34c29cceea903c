import type { Cell, SlotFace } from '@baize/games/slots/shown'
import type { Effects, Hour, Mood } from '@baize/ui/art/families/family'
import { clamp, easeInOut } from '@baize/ui/art/stage/shapes'
import { density, forgetStamps } from '@baize/ui/art/stage/brush'
import { tint } from '@baize/ui/art/stage/tint'
import type { Context } from '@baize/ui/art/stage/types'
import type { Stage, SymbolPicture } from '../stage.ts'
import type { ReelSet, Strips } from '../strips.ts'
import { awaitedReels } from './awaited.ts'
import { layOut, type Layout } from './box.ts'
import { drawFall, drawHeld, drawRespin, drawValue, fallMs, respinMs } from './feature-pictures.ts'
import { overhang, paintAll, type Paintings, type Subject } from './paintings.ts'
import { createParticles } from './particles.ts'
import { orderOf, planStops } from './plan-stops.ts'
import { drawPlate, drawPlates, type Plates, type PlateWords } from './plates.ts'
import { litGroups, passedMs, type Presentation, type Presented } from './presentation.ts'
import {
  comingReels,
  drawCell,
  drawSpin,
  eachCell,
  startSpin,
  type Reeling,
  type Spin,
} from './reel-pictures.ts'
import { drawBanner, drawBig, drawFoot, drawWins, type Showing } from './win-picture.ts'
import { wipes } from './wipes.ts'

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

export type PlaceOptions = {
  readonly canvas: HTMLCanvasElement
  readonly subject: Subject
  readonly face: SlotFace
  readonly title: string
  readonly strips: Strips
  readonly first: SymbolPicture
  readonly still: boolean
  /** By night or by day, as the page is. */
  readonly hour: 'dark' | 'light'
  /** The largest wins have a name. */
  readonly bigWord: string
  write(sum: bigint): string
  onReelStop?(reel: number): void
}

/** After so long without anything that happens, nothing is drawn any more. */
const awakeMs = 20_000
const slowMs = 24
const bannerAfterMs = 500
const bannerMs = 3200
const bigAfterMs = 600
const bigMs = 7600

type Wiping = { readonly from: Hour; readonly at: number; readonly ms: number }
type Overlay = { readonly words: PlateWords; readonly at: number; readonly ms: number }
type Movement =
  | { readonly kind: 'spin'; readonly spin: Spin; endsAt: number; settled?: SymbolPicture }
  | {
      readonly kind: 'fall' | 'respin'
      readonly at: number
      readonly endsAt: number
      readonly settled: SymbolPicture
      draw(context: Context, reeling: Reeling, passed: number): void
    }

export function createPlace(options: PlaceOptions): Place {
  const { canvas, subject, face, strips, still, title } = options
  const { family } = subject
  const context = canvas.getContext('2d') ?? undefined
  let layout: Layout | undefined
  let paintings: Paintings | undefined
  let picture = options.first
  let movement: Movement | undefined
  let shown: Presented | undefined
  let overlay: Overlay | undefined
  let wiping: Wiping | undefined
  let where: 'base' | 'free' = 'base'
  let plates: Plates | undefined
  let daylight = options.hour
  let words = ''
  let frame = 0
  let last = 0
  let awakeUntil = 0
  let shake = 0
  let flash = 0
  let mean = 16
  let isSlow = false
  const particles = createParticles(() => (still ? 0 : layout?.box.phone ? 0.4 : 1))

  const hour = (): Hour => (where === 'free' ? 'free' : daylight)

  function effects(): Effects | undefined {
    if (!layout) return undefined
    return {
      box: layout.box,
      spawn: particles.spawn,
      shake: (strength) => {
        if (!still) shake = Math.max(shake, strength)
      },
      flash: (strength = 1) => {
        if (!still) flash = strength
      },
    }
  }

  function reeling(): Reeling | undefined {
    const own = effects()
    if (!layout || !paintings || !own) return undefined
    return {
      family,
      face,
      strips,
      box: layout.box,
      paintings,
      effects: own,
      onStop: (reel) => {
        family.show.onStop?.(reel, own)
        options.onReelStop?.(reel)
      },
    }
  }

  /** Something happened: draw, and go on for a while. */
  function wake(): void {
    awakeUntil = performance.now() + awakeMs
    if (frame === 0) frame = requestAnimationFrame(tick)
  }

  const goesOn = (now: number): boolean =>
    movement !== undefined ||
    wiping !== undefined ||
    overlay !== undefined ||
    (!still && now < awakeUntil)

  function tick(now: number): void {
    frame = 0
    const seconds = Math.min(0.05, (now - last) / 1000)
    last = now
    finishWhatIsOver(now)
    draw(now, seconds)
    watchPace(seconds * 1000)
    if (goesOn(now)) frame = requestAnimationFrame(tick)
  }

  /** Where pictures come slowly, what only adorns is left out. */
  function watchPace(ms: number): void {
    mean = mean * 0.98 + ms * 0.02
    if (isSlow || mean < slowMs) return
    isSlow = true
    particles.thin()
  }

  function finishWhatIsOver(now: number): void {
    if (movement?.settled && now >= movement.endsAt) {
      picture = movement.settled
      movement = undefined
    }
    if (wiping && now >= wiping.at + wiping.ms) wiping = undefined
    if (overlay && now >= overlay.at + overlay.ms) overlay = undefined
  }

  function draw(now: number, seconds: number): void {
    const own = reeling()
    if (!context || !layout || !own) return
    const scale = density() * layout.zoom
    context.setTransform(scale, 0, 0, scale, 0, 0)
    drawScenes(context, own, now)
    context.save()
    if (shake > 0.2) {
      context.translate((Math.random() - 0.5) * shake, (Math.random() - 0.5) * shake)
      shake *= Math.exp(-seconds * 9)
    }
    drawStage(context, own, now)
    context.restore()
    drawOver(context, own, now, seconds)
    if (flash > 0.01) {
      context.fillStyle = `rgba(255,255,255,${flash * 0.5})`
      context.fillRect(0, 0, layout.box.stageWidth, layout.box.stageHeight)
      flash *= Math.exp(-seconds * 8)
    }
  }

  const secondsOf = (now: number) => (still ? 4 : now / 1000)

  function moodAt(now: number): Mood {
    if (!shown || shown.tier === 1 || still) return { tier: 0, time: 0, strength: 0 }
    const time = passedMs(shown, now) / 1000
    return { tier: shown.tier, time, strength: clamp(time / 0.6) }
  }

  function drawScenes(to: Context, own: Reeling, now: number): void {
    if (!wiping) {
      drawScene(to, own, hour(), now)
      return
    }
    drawScene(to, own, wiping.from, now)
    to.save()
    to.beginPath()
    wipes[family.wipe](to, own.box, easeInOut((now - wiping.at) / wiping.ms))
    to.clip()
    drawScene(to, own, hour(), now)
    to.restore()
  }

  function drawScene(to: Context, own: Reeling, at: Hour, now: number): void {
    const { box } = own
    const sway = still || isSlow ? 0 : Math.sin(now / 9000) * 16
    for (const { depth, image } of own.paintings.layers(at)) {
      to.drawImage(
        image,
        -overhang + sway * depth,
        0,
        box.stageWidth + overhang * 2,
        box.stageHeight,
      )
    }
    tint(to, subject.dress.scene)
    to.save()
    family.scene.ambient(to, secondsOf(now), box, at, moodAt(now))
    to.restore()
    tint(to, undefined)
  }

  function drawStage(to: Context, own: Reeling, now: number): void {
    const { box } = own
    to.drawImage(own.paintings.cabinet(hour()), 0, 0, box.stageWidth, box.stageHeight)
    to.save()
    to.beginPath()
    if (family.cabinet.window) family.cabinet.window(to, box)
    else to.rect(box.left - 3, box.top - 3, box.reelsWidth + 6, box.reelsHeight + 6)
    to.clip()
    drawReels(to, own, now)
    to.restore()
    tint(to, subject.dress.cabinet)
    to.save()
    const turning = movement?.kind === 'spin' ? (now - movement.spin.startedAt) / 1000 : -1
    family.cabinet.fore?.(to, secondsOf(now), box, hour(), moodAt(now), turning)
    to.restore()
    tint(to, undefined)
    const showing = showingAt(own, now)
    if (!showing) return
    if (shown && !movement) drawWins(to, showing, shown)
    if (box.phone && plates && !(shown && shown.tier > 1)) {
      drawPlates(to, family, box, showing.footY, plates)
      return
    }
    if (!coversFoot(now)) drawFoot(to, showing, movement ? undefined : shown, words)
    if (plates && !box.phone) drawPlates(to, family, box, showing.footY, plates)
  }

  const showingAt = (own: Reeling, now: number): Showing | undefined =>
    layout && { reeling: own, footY: layout.footY, still, now, write: options.write }

  const coversFoot = (now: number): boolean => pieceAt(now) !== undefined

  function drawReels(to: Context, own: Reeling, now: number): void {
    if (movement?.kind === 'spin') drawSpin(to, own, movement.spin, now)
    else if (movement) movement.draw(to, own, now - movement.at)
    else if (picture.held) drawHeld(to, own, picture)
    else drawRest(to, own, now)
  }

  function drawRest(to: Context, own: Reeling, now: number): void {
    const { show } = family
    const lit = shown ? litGroups(shown, now, still) : []
    const bright = new Set(lit.flatMap(({ cells }) => cells.map((cell) => cell.join())))
    const win = shown && shown.tier > 1 ? shown : undefined
    eachCell(own, (reel, row) => {
      const symbol = picture.grid[reel]?.[row] ?? 0
      const isBright = bright.has(`${reel},${row}`)
      const look = isBright && win ? 'lit' : 'plain'
      if (bright.size > 0 && !isBright) {
        drawCell(to, own, symbol, reel, row, { alpha: family.dim })
      } else if (isBright && win && !still) {
        const time = passedMs(win, now) / 1000
        drawCell(to, own, symbol, reel, row, show.dance(time, reel, row, win.tier), look)
      } else {
        const idle = still ? undefined : show.idle?.(now / 1000, reel, row)
        drawCell(to, own, symbol, reel, row, idle ?? {}, look)
      }
      drawValue(to, own, picture, reel, row)
    })
  }

  /** What of a large win lies over the reels now. */
  function pieceAt(now: number): 'banner' | 'big' | undefined {
    if (!shown || shown.isCut || movement) return undefined
    const passed = now - shown.at
    if (shown.tier === 4 && passed > bannerAfterMs && passed < bannerAfterMs + bannerMs)
      return 'banner'
    if (shown.tier === 5 && passed > bigAfterMs && passed < bigAfterMs + bigMs) return 'big'
    return undefined
  }

  function drawOver(to: Context, own: Reeling, now: number, seconds: number): void {
    const showing = showingAt(own, now)
    const piece = pieceAt(now)
    const fly = () => particles.draw(to, seconds, own.paintings.bits)
    if (piece !== 'big') fly()
    if (showing && shown && piece === 'banner') {
      drawBanner(to, showing, shown, now - shown.at - bannerAfterMs, bannerMs)
    }
    if (showing && shown && piece === 'big') {
      drawBig(to, showing, shown, shown.head ?? options.bigWord, now - shown.at - bigAfterMs, bigMs)
      fly()
    }
    if (overlay) {
      drawPlate(to, family, own.box, overlay.words, now - overlay.at, overlay.ms, still)
    }
  }

  function rest(next: SymbolPicture): void {
    picture = next
    movement = undefined
    wake()
  }

  function quiet(): void {
    shown = undefined
    particles.clear()
  }

  return {
    show: rest,
    spin(set: ReelSet = 'base') {
      quiet()
      const spin = startSpin({ face, strips }, picture.grid, set, performance.now())
      movement = { kind: 'spin', spin, endsAt: Infinity }
      const own = effects()
      if (own) family.show.onSpin?.(own)
      wake()
    },
    land(next) {
      const now = performance.now()
      if (movement?.kind !== 'spin') {
        rest(next)
        return 0
      }
      const { motion } = family.show
      const set = next.set ?? 'base'
      const awaited = awaitedReels({
        face,
        grid: next.grid,
        reels: strips[set],
        order: orderOf(motion, face.reels),
      })
      const rows = Math.max(...face.rows)
      const spunAt = movement.spin.startedAt
      const stops = planStops({ motion, reels: face.reels, rows, spunAt, now, awaited })
      const turning = comingReels({ strips, family }, next.grid, set, stops)
      movement.spin.coming = { grid: next.grid, stops, turning }
      const ends = Math.max(...stops.map((stop) => stop.ends)) + (motion.settleMs ?? 250)
      movement = { ...movement, endsAt: ends, settled: next }
      wake()
      return ends - now
    },
    tumble(gone: readonly Cell[], next) {
      quiet()
      const before = picture
      const at = performance.now()
      movement = {
        kind: 'fall',
        at,
        endsAt: at + fallMs,
        settled: next,
        draw: (to, own, passed) => drawFall(to, own, before, next, gone, passed),
      }
      wake()
      return fallMs
    },
    respin(held, next) {
      quiet()
      const at = performance.now()
      movement = {
        kind: 'respin',
        at,
        endsAt: at + respinMs,
        settled: next,
        draw: (to, own, passed) => drawRespin(to, own, next, held, passed),
      }
      wake()
      return respinMs
    },
    present(presentation) {
      const now = performance.now()
      shown = presentation && { ...presentation, at: now, isCut: false }
      const own = reeling()
      if (shown && shown.tier > 1 && own) {
        const cells = shown.groups.flatMap((group) => group.cells)
        const { box } = own
        const points = cells.map(
          ([reel, row]) =>
            [box.x(reel) + box.cellWidth / 2, box.y(row) + box.cellHeight / 2] as const,
        )
        family.show.onWin?.(shown.tier, own.effects, points)
      }
      wake()
    },
    cut() {
      if (shown) shown = { ...shown, isCut: true }
      overlay = undefined
      wiping = undefined
      wake()
    },
    travel(to, wipeMs) {
      if (where === to) return
      const from = hour()
      where = to
      if (!still && wipeMs > 0) wiping = { from, at: performance.now(), ms: wipeMs }
      const own = effects()
      if (own && to === 'free') family.show.onFree?.(own)
      wake()
    },
    plate(next, lastsMs) {
      overlay = { words: next, at: performance.now(), ms: lastsMs }
      wake()
    },
    plates(next) {
      plates = next
      wake()
    },
    say(next) {
      words = next
      wake()
    },
    changeHour(to) {
      daylight = to
      wake()
    },
    resize() {
      const { clientWidth: width, clientHeight: height } = canvas
      if (width === 0 || height === 0) return
      canvas.width = Math.round(width * density())
      canvas.height = Math.round(height * density())
      layout = layOut(family, face, title, width, height)
      forgetStamps()
      paintings = context ? paintAll(subject, layout) : undefined
      wake()
    },
    close() {
      cancelAnimationFrame(frame)
      frame = 0
      particles.clear()
      forgetStamps()
    },
  }
}
