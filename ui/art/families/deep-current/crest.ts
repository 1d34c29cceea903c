import { disc, emblem, linear, polygon, radial } from '../../stage/brush.ts'
import { TURN } from '../../stage/shapes.ts'
import { untinted } from '../../stage/tint.ts'
import type { Context, Pictured } from '../../stage/types.ts'
import type { Tones } from '../../marks.ts'

const tones: Tones = {
  accent: '#bfeaf2',
  shade: '#62a9c4',
  light: '#f2fdff',
  glint: '#ffffff',
  deep: '#04223a',
  brass: '#ffd777',
  brassShade: '#c08a2c',
}

/** A porthole, with the emblem in the light behind its glass. */
export function crest(context: Context, pictured: Pictured): void {
  const brass = linear(
    context,
    -100,
    0,
    100,
    0,
    '#7a5220',
    '#e9c377',
    '#b8863a',
    '#f2d592',
    '#7d5522',
  )
  disc(context, 0, 0, 98, brass, '#5a3c12', 3)
  for (let bolt = 0; bolt < 12; bolt += 1) {
    const angle = (bolt * TURN) / 12
    disc(context, 87 * Math.cos(angle), 87 * Math.sin(angle), 4.5, '#f5dc9c', '#6b4718', 1.5)
  }
  disc(
    context,
    0,
    0,
    76,
    radial(context, -16, -20, 8, 90, '#2a86ae', '#0b4a6c', '#05263f'),
    '#3d2808',
    4,
  )
  untinted(context, () => emblem(context, pictured, tones, 0.84))
  polygon(
    context,
    [
      [-50, -46],
      [-22, -62],
      [-58, 20],
      [-68, -4],
    ],
    'rgba(230,250,255,.16)',
  )
}
