import type { Hour, Mood } from '@baize/ui/art/families/family'
import { clamp, easeInOut } from '@baize/ui/art/stage/shapes'
import { tint } from '@baize/ui/art/stage/tint'
import type { Context } from '@baize/ui/art/stage/types'
import { blit } from './blit.ts'
import type { Layout } from '../box.ts'
import { createBackdrop } from './backdrop.ts'
import type { Paintings, Subject } from '../paintings.ts'
import { overhang } from '../scene-layers.ts'
import { enter, upperView, viewOf } from '../view.ts'
import { wipes } from '../wipes.ts'

/** One place gives way to another. */
export type Wiping = { readonly from: Hour; readonly at: number; readonly ms: number }

type Look = {
  readonly hour: Hour
  readonly mood: Mood
  readonly wiping: Wiping | undefined
  readonly now: number
}

/** The place behind the cabinet, painted for itself: it lives more slowly than reels turn. */
export type ScenePicture = {
  readonly image: HTMLCanvasElement
  /** How often it was painted. */
  readonly lives: number
  /** Lets it live on to this moment. While reels turn it stands as it was, unless it became another place. */
  live(look: Look, isHeld: boolean): void
}

type Options = {
  readonly subject: Subject
  readonly layout: Layout
  readonly paintings: Paintings
  /** Pixels for a unit. */
  readonly pixels: number
  readonly still: boolean
}

/** Where a place begins to live, and where it stays for who wants no motion. */
const firstSecond = 4
/** What was not seen for longer does not jump. */
const longestStep = 0.1
const swayOf = (seconds: number): number => Math.sin(seconds / 9) * 16

export function createScene(options: Options): ScenePicture {
  const { subject, layout, paintings, pixels, still } = options
  const { box } = layout
  const image = document.createElement('canvas')
  image.width = Math.round(box.stageWidth * pixels)
  image.height = Math.round(box.stageHeight * pixels)
  const context = image.getContext('2d', { alpha: false }) ?? undefined
  // Its own time: while it is held it stands, and goes on where it stood.
  let lived = firstSecond
  let last = -Infinity
  let painted: Hour | undefined
  let lives = 0
  const { dress } = subject
  const backdrop = createBackdrop(image, paintings)

  function paintHour(to: Context, hour: Hour, mood: Mood): void {
    const sway = still ? 0 : swayOf(lived)
    blit(
      to,
      backdrop.at(hour, (depth) => (sway * depth - overhang) * pixels),
      0,
      0,
    )
    const upper = upperView(box, dress.shot, hour)
    const view = upper ?? viewOf(box, dress.shot)
    tint(to, dress.scene(hour))
    to.save()
    if (upper) {
      to.beginPath()
      to.rect(0, 0, box.stageWidth, upper.height)
      to.clip()
    }
    enter(to, view)
    subject.family.scene.ambient(to, lived, view.box, hour, mood)
    to.restore()
    tint(to, undefined)
  }

  return {
    image,
    get lives() {
      return lives
    },
    live({ hour, mood, wiping, now }, isHeld) {
      const passed = Math.min(longestStep, (now - last) / 1000)
      last = now
      if (!context || (isHeld && !wiping && painted === hour)) return
      if (!still && !isHeld) lived += passed
      painted = hour
      lives += 1
      context.setTransform(pixels, 0, 0, pixels, 0, 0)
      if (!wiping) {
        paintHour(context, hour, mood)
        return
      }
      paintHour(context, wiping.from, mood)
      context.save()
      context.beginPath()
      const part = easeInOut(clamp((now - wiping.at) / wiping.ms))
      wipes[subject.family.wipe](context, box, part)
      context.clip()
      paintHour(context, hour, mood)
      context.restore()
    },
  }
}
