import type { Context } from '@baize/ui/art/stage/types'

const corners = new WeakMap<Context, readonly [left: number, top: number]>()

/** From here on the context paints a part of the stage: that which begins at this pixel. */
export function beginAt(context: Context, left: number, top: number): void {
  corners.set(context, [left, top])
}

const cornerOf = (context: Context) => corners.get(context) ?? [0, 0]

/** Lays the units of the stage over a context. */
export function layUnits(context: Context, pixels: number): void {
  const [left, top] = cornerOf(context)
  context.setTransform(pixels, 0, 0, pixels, -left, -top)
}

/** A picture pixel by pixel, at a place in pixels: far cheaper than one that is enlarged by a hair. */
export function blit(context: Context, image: HTMLCanvasElement, x: number, y: number): void {
  const [left, top] = cornerOf(context)
  context.save()
  context.setTransform(1, 0, 0, 1, Math.round(x) - left, Math.round(y) - top)
  context.drawImage(image, 0, 0)
  context.restore()
}
