import type { Effects } from '@baize/ui/art/families/family'
import { density, forgetStamps } from '@baize/ui/art/stage/brush'
import { playOf, reelsOf, together, wholeStage, type Area } from './area.ts'
import { layOut, type Layout } from '../box.ts'
import { createFrames } from './frames.ts'
import { createJolts } from './jolts.ts'
import { calmMs, nextPictureIn } from './pace.ts'
import { paintAll, type Paintings } from '../paintings.ts'
import { createParticles } from '../particles.ts'
import type { PlaceOptions } from '../place-options.ts'
import type { Reeling } from '../reels/reeling.ts'
import { createGround, type Ground } from './ground-picture.ts'
import { openWindow, type ReelWindow } from './reel-window.ts'
import { createScene, type ScenePicture } from './scene-picture.ts'
import { paintStage, type StageKit } from './stage-picture.ts'
import { finishWhatIsOver, hourOf, moodAt, pieceAt, turnsOf, type Standing } from './standing.ts'

/** Paints what stands on the stage: what is done to it here is seen, and when. */
export type StagePainter = {
  /** Something happened: paint it, and go on for a while. */
  wake(): void
  /** Lets a family do something to the stage, once there is one. */
  tell(what: (effects: Effects) => void): void
  /** Nothing flies any more. */
  clear(): void
  /** The room that there is became another. */
  resize(): void
  close(): void
}

/** What is painted for a stage of one size. */
type Set = {
  readonly layout: Layout
  readonly paintings: Paintings
  readonly scene: ScenePicture
  readonly ground: Ground
  readonly opening: ReelWindow | undefined
  readonly pixels: number
}

const slowMs = 24
/** Pictures come when the screen is ready for them: one that comes so much early is in time. */
const earlyMs = 8

/**
 * The place lives slowly and is painted for itself; while reels turn it stands, and they turn on a canvas of their own.
 * Of the stage only that part is painted with every picture in which something moves quickly, the rest now and then.
 */
export function createStagePainter(options: PlaceOptions, standing: Standing): StagePainter {
  const { canvas, subject, face, title, still } = options
  const { family } = subject
  const context = canvas.getContext('2d', { alpha: false }) ?? undefined
  let set: Set | undefined
  let happenedAt = 0
  let wholeAt = -Infinity
  let flownOver: Area | undefined
  let wasOpen = false
  let mean = 16
  let isSlow = false
  const jolts = createJolts(still)
  const particles = createParticles(() => (still ? 0 : set?.layout.box.phone ? 0.4 : 1))
  const frames = createFrames({ paint, nextIn })

  const effectsOf = ({ layout }: Set): Effects => ({
    box: layout.box,
    spawn: particles.spawn,
    shake: jolts.shake,
    flash: jolts.flash,
  })

  function nextIn(now: number): number | undefined {
    const { movement, wiping, overlay, shown } = standing
    return nextPictureIn(now, {
      isMoving: movement !== undefined || wiping !== undefined || overlay !== undefined,
      isLively: (shown?.tier ?? 0) > 1 || particles.count > 0 || !jolts.isOver,
      happenedAt,
      still,
      turns: turnsOf(standing, still),
    })
  }

  function paint(now: number, seconds: number): void {
    finishWhatIsOver(standing, now)
    if (!context || !set) return
    particles.move(seconds)
    jolts.fade(seconds)
    watchPace(seconds * 1000)
    const mayBeAnywhere = needsWhole(now)
    const isOpen = standing.movement !== undefined && !mayBeAnywhere && set.opening !== undefined
    // Where the reels were seen through their own canvas, the stage below it is behind.
    const isBehind = wasOpen && !isOpen
    const isWhole = isBehind || mayBeAnywhere || now - wholeAt >= calmMs - earlyMs
    wasOpen = isOpen
    if (isWhole) wholeAt = now
    const { layout, scene, ground, opening, pixels, paintings } = set
    const { movement, wiping } = standing
    const mood = moodAt(standing, now, still)
    const isHeld = movement !== undefined
    if (isWhole) scene.live({ hour: hourOf(standing), mood, wiping, now }, isHeld)
    const shaken = jolts.shaken(pixels)
    const effects = effectsOf(set)
    const reeling: Reeling = {
      family,
      face,
      strips: options.strips,
      box: layout.box,
      paintings,
      effects,
      pixels: shaken[0] === 0 && shaken[1] === 0 ? pixels : undefined,
      onStop: (reel) => {
        family.show.onStop?.(reel, effects)
        options.onReelStop?.(reel)
      },
    }
    const kit: StageKit = {
      subject,
      standing,
      reeling,
      showing: { reeling, footY: layout.footY, still, now, write: options.write },
      particles,
      scene: scene.image,
      ground: isOpen ? ground.at(hourOf(standing)) : undefined,
      pixels,
      shaken,
      flash: jolts.light,
      bigWord: options.bigWord,
    }
    const flies = particles.area()
    const hole = isOpen ? opening?.area : undefined
    const area = isWhole ? wholeStage(layout.box) : livelyArea(layout, flies, isOpen)
    flownOver = flies
    if (area) paintStage(context, kit, area, hole)
    if (hole && opening) paintStage(opening.context, kit, hole)
    opening?.show(isOpen)
  }

  /** Something moves that may be anywhere. */
  function needsWhole(now: number): boolean {
    const { wiping, overlay } = standing
    if (wiping || overlay || !jolts.isOver || still) return true
    return pieceAt(standing, now, still)?.kind === 'big'
  }

  /** Where something moves quickly, and where something flew a picture ago. */
  function livelyArea(
    { box, footY }: Layout,
    flies: Area | undefined,
    isOpen: boolean,
  ): Area | undefined {
    const play = standing.movement ? reelsOf(box) : playOf(box, footY)
    return together([isOpen ? undefined : play, flies, flownOver])
  }

  /** Where pictures come slowly, what only adorns is left out. */
  function watchPace(ms: number): void {
    if (ms > calmMs) return
    mean = mean * 0.98 + ms * 0.02
    if (isSlow || mean < slowMs) return
    isSlow = true
    particles.thin()
  }

  function wake(): void {
    happenedAt = performance.now()
    wholeAt = -Infinity
    frames.wake()
  }

  return {
    wake,
    tell(what) {
      if (set) what(effectsOf(set))
    },
    clear: particles.clear,
    resize() {
      const { clientWidth: width, clientHeight: height } = canvas
      if (width === 0 || height === 0) return
      canvas.width = Math.round(width * density())
      canvas.height = Math.round(height * density())
      forgetStamps()
      const layout = layOut(family, face, title, width, height)
      const pixels = density() * layout.zoom
      const paintings = paintAll(subject, layout)
      const scene = createScene({ subject, layout, paintings, pixels, still })
      const ground = createGround(scene, paintings)
      const opening = openWindow(options.reels, canvas, layout)
      set = { layout, paintings, scene, ground, opening, pixels }
      wasOpen = false
      // What flew did so over another stage.
      particles.clear()
      wake()
    },
    close() {
      frames.stop()
      particles.clear()
      forgetStamps()
    },
  }
}
