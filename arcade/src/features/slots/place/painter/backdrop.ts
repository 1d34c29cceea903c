import type { Hour } from '@baize/ui/art/families/family'
import type { Paintings } from '../paintings.ts'
import { blit } from './blit.ts'

/**
 * The layers of a place as they lie over one another. They sway by a pixel now and then, far more seldom than the place is
 * painted, and each of them is as large as the stage: they are laid anew only when one of them moved by a whole pixel.
 */
export type Backdrop = {
  at(hour: Hour, offsetOf: (depth: number) => number): HTMLCanvasElement
}

export function createBackdrop(
  { width, height }: Pick<HTMLCanvasElement, 'width' | 'height'>,
  paintings: Pick<Paintings, 'layers'>,
): Backdrop {
  const image = document.createElement('canvas')
  image.width = width
  image.height = height
  const context = image.getContext('2d', { alpha: false }) ?? undefined
  let laid = ''
  return {
    at(hour, offsetOf) {
      const layers = paintings.layers(hour)
      const offsets = layers.map(({ depth }) => Math.round(offsetOf(depth)))
      const wanted = `${hour} ${offsets.join(' ')}`
      if (!context || laid === wanted) return image
      laid = wanted
      layers.forEach((layer, index) => blit(context, layer.image, offsets[index] ?? 0, 0))
      return image
    },
  }
}
