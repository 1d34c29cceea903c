import type { Paintings } from '../paintings.ts'
import { blit } from './blit.ts'
import type { ScenePicture } from './scene-picture.ts'
import type { Hour } from '@baize/ui/art/families/family'

/** The place with the cabinet in it, as both stand while reels turn; painted once for all pictures of that time. */
export type Ground = { at(hour: Hour): HTMLCanvasElement }

export function createGround(scene: ScenePicture, paintings: Paintings): Ground {
  const image = document.createElement('canvas')
  image.width = scene.image.width
  image.height = scene.image.height
  const context = image.getContext('2d', { alpha: false }) ?? undefined
  let painted = ''
  return {
    at(hour) {
      const wanted = `${hour} ${scene.lives}`
      if (!context || painted === wanted) return image
      painted = wanted
      blit(context, scene.image, 0, 0)
      blit(context, paintings.cabinet(hour), 0, 0)
      return image
    },
  }
}
