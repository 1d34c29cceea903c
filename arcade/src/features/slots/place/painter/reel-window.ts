import { density } from '@baize/ui/art/stage/brush'
import type { Context } from '@baize/ui/art/stage/types'
import type { Layout } from '../box.ts'
import { reelsOf, type Area } from './area.ts'
import { beginAt } from './blit.ts'

/**
 * The opening of the reels on a canvas of its own, over the stage. What a browser pays for a picture goes by the size
 * of the canvas, and nothing but the reels moves with every picture while they turn.
 */
export type ReelWindow = {
  readonly context: Context
  /** What it covers, in units of the stage. */
  readonly area: Area
  /** Whether it is seen, or the stage below it. */
  show(isShown: boolean): void
}

/** Whole pixels at every usual density, so that nothing is enlarged by a hair. */
const step = 8

export function openWindow(
  canvas: HTMLCanvasElement | undefined,
  stage: HTMLCanvasElement,
  { box, zoom }: Layout,
): ReelWindow | undefined {
  const context = canvas?.getContext('2d', { alpha: false })
  if (!canvas || !context) return undefined
  const { style } = canvas
  const reels = reelsOf(box)
  const left = Math.max(0, Math.floor((reels.left * zoom) / step) * step)
  const top = Math.max(0, Math.floor((reels.top * zoom) / step) * step)
  const right = Math.min(stage.clientWidth, Math.ceil((reels.right * zoom) / step) * step)
  const bottom = Math.min(stage.clientHeight, Math.ceil((reels.bottom * zoom) / step) * step)
  const pixels = density()
  canvas.width = Math.round((right - left) * pixels)
  canvas.height = Math.round((bottom - top) * pixels)
  style.left = `${left}px`
  style.top = `${top}px`
  style.width = `${right - left}px`
  style.height = `${bottom - top}px`
  style.visibility = 'hidden'
  beginAt(context, Math.round(left * pixels), Math.round(top * pixels))
  let seen = false
  return {
    context,
    area: { left: left / zoom, top: top / zoom, right: right / zoom, bottom: bottom / zoom },
    show(isShown) {
      if (isShown === seen) return
      seen = isShown
      style.visibility = isShown ? 'visible' : 'hidden'
    },
  }
}
