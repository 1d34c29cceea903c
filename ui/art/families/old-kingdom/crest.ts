import { disc, emblem, linear, panel, polygon, silhouette } from '../../stage/brush.ts'
import { untinted } from '../../stage/tint.ts'
import type { Context, Pictured } from '../../stage/types.ts'
import type { Tones } from '../../marks.ts'
import { stone } from './pieces.ts'

const tones: Tones = {
  accent: '#1f6f96',
  shade: '#134a68',
  light: '#f7e6c0',
  glint: '#fff8e4',
  deep: '#3a1e06',
  brass: '#a8421f',
  brassShade: '#7a2c12',
}

/** A stele that bears the emblem in paint, under a sun with wings. */
export function crest(context: Context, pictured: Pictured): void {
  context.save()
  context.beginPath()
  context.roundRect(-82, -100, 164, 330, [82, 82, 4, 4])
  context.clip()
  stone(context, -82, -100, 164, 330, linear(context, 0, -100, 0, 230, '#eed3a0', '#b98a4c'), 17, 5)
  context.restore()
  panel(context, -70, -62, 140, 140, 8, '#f6dfb0', '#7a4e1c', 3)
  silhouette(context, pictured, 'rgba(58,30,6,.3)', 0.86, 3, 11)
  untinted(context, () => emblem(context, pictured, tones, 0.86, 0, 8))
  for (const side of [-1, 1]) {
    polygon(
      context,
      [
        [side * 10, -80],
        [side * 66, -70],
        [side * 10, -68],
      ],
      '#2c6f9a',
    )
  }
  disc(context, 0, -76, 12, '#d8441c', '#7a4e1c', 2)
}
