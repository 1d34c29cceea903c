import type { Context } from '@baize/ui/art/stage/types'

/** A picture pixel by pixel, at a place in pixels: far cheaper than one that is enlarged by a hair. */
export function blit(context: Context, image: HTMLCanvasElement, x: number, y: number): void {
  context.save()
  context.setTransform(1, 0, 0, 1, Math.round(x), Math.round(y))
  context.drawImage(image, 0, 0)
  context.restore()
}
