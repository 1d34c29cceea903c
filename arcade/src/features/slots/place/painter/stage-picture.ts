import { tint } from '@baize/ui/art/stage/tint'
import type { Context } from '@baize/ui/art/stage/types'
import { keepWithin, type Area } from './area.ts'
import { blit, layUnits } from './blit.ts'
import type { Subject } from '../paintings.ts'
import type { Particles } from '../particles.ts'
import { drawPlate, drawPlates } from '../plates.ts'
import type { Reeling } from '../reels/reeling.ts'
import { drawReels } from './rest-picture.ts'
import { hourOf, moodAt, pieceAt, type Standing } from './standing.ts'
import {
  drawBanner,
  drawBig,
  drawBigSum,
  drawFoot,
  drawWins,
  type Showing,
} from '../win-picture.ts'

/** With what the stage is painted at one moment. */
export type StageKit = {
  readonly subject: Subject
  readonly standing: Standing
  readonly reeling: Reeling
  readonly showing: Showing
  readonly particles: Particles
  /** The place as it was painted last. */
  readonly scene: HTMLCanvasElement
  /** The same with the cabinet in it, where both stand. */
  readonly ground: HTMLCanvasElement | undefined
  /** Pixels for a unit. */
  readonly pixels: number
  /** How far the cabinet is shaken, in pixels. */
  readonly shaken: readonly [x: number, y: number]
  /** A light over everything, from 0 to 1. */
  readonly flash: number
  readonly bigWord: string
}

/**
 * Paints a part of the stage anew, from the place at the back to what lies over everything. Where the reels are painted
 * elsewhere a hole is left for them.
 */
export function paintStage(context: Context, kit: StageKit, area: Area, hole?: Area): void {
  const { pixels, scene, ground, shaken, flash } = kit
  const { box } = kit.reeling
  layUnits(context, pixels)
  context.save()
  keepWithin(context, area, pixels, hole)
  blit(context, ground ?? scene, 0, 0)
  context.save()
  context.translate(shaken[0] / pixels, shaken[1] / pixels)
  drawCabinet(context, kit, hole === undefined)
  drawWords(context, kit)
  context.restore()
  drawOver(context, kit)
  if (flash > 0) {
    context.fillStyle = `rgba(255,255,255,${flash * 0.5})`
    context.fillRect(0, 0, box.stageWidth, box.stageHeight)
  }
  context.restore()
}

/** The cabinet, the reels in its opening, and what of it moves over them. */
function drawCabinet(context: Context, kit: StageKit, hasReels: boolean): void {
  const { subject, standing, reeling, showing, shaken, ground } = kit
  const { family, box, paintings } = reeling
  const { now, still } = showing
  const { movement } = standing
  const hour = hourOf(standing)
  if (!ground) blit(context, paintings.cabinet(hour), shaken[0], shaken[1])
  if (hasReels) {
    context.save()
    context.beginPath()
    if (family.cabinet.window) family.cabinet.window(context, box)
    else context.rect(box.left - 3, box.top - 3, box.reelsWidth + 6, box.reelsHeight + 6)
    context.clip()
    drawReels(context, reeling, standing, now, still)
    context.restore()
  }
  tint(context, subject.dress.cabinet)
  context.save()
  const turning = movement?.kind === 'spin' ? (now - movement.spin.startedAt) / 1000 : -1
  const mood = moodAt(standing, now, still)
  family.cabinet.fore?.(context, still ? 4 : now / 1000, box, hour, mood, turning)
  context.restore()
  tint(context, undefined)
}

/** The lines of what pays, and what is said under and beside the reels. */
function drawWords(context: Context, { standing, reeling, showing }: StageKit): void {
  const { family, box } = reeling
  const { footY, now, still } = showing
  const { shown, movement, plates, words } = standing
  const piece = pieceAt(standing, now, still)
  if (shown && !movement) drawWins(context, showing, shown, piece === undefined)
  if (box.phone && plates && !(shown && shown.tier > 1)) {
    drawPlates(context, family, box, footY, plates)
    return
  }
  if (!piece) {
    drawFoot(context, showing, movement ? undefined : shown, words)
  }
  if (plates && !box.phone) drawPlates(context, family, box, footY, plates)
}

/** What flies, and the pieces and plates of wins. */
function drawOver(context: Context, kit: StageKit): void {
  const { standing, reeling, showing, particles, bigWord } = kit
  const { now, still } = showing
  const { shown, overlay } = standing
  const piece = pieceAt(standing, now, still)
  if (piece?.kind !== 'big') particles.draw(context, reeling.paintings.bits)
  if (shown && piece?.kind === 'banner') {
    drawBanner(context, showing, shown, now - piece.at, piece.ms)
  }
  if (shown && piece?.kind === 'big') {
    const passed = now - piece.at
    drawBig(context, showing, passed, piece.ms)
    particles.draw(context, reeling.paintings.bits)
    drawBigSum(context, showing, shown, shown.head ?? bigWord, passed, piece.ms)
  }
  if (overlay) {
    const passed = now - overlay.at
    drawPlate(context, reeling.family, reeling.box, overlay.words, passed, overlay.ms, still)
  }
}
