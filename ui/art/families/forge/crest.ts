import { disc, emblem, glow, linear, polygon, radial } from '../../stage/brush.ts'
import { TURN } from '../../stage/shapes.ts'
import { untinted } from '../../stage/tint.ts'
import type { Context, Pictured, Point } from '../../stage/types.ts'
import type { Tones } from '../../marks.ts'

const tones: Tones = {
  accent: '#ffb02c',
  shade: '#f0620c',
  light: '#fff2c0',
  glint: '#ffffff',
  deep: '#1a0804',
  brass: '#ffd25a',
  brassShade: '#e08a1c',
}

const teeth = 12

function wheel(reach: number): Point[] {
  return Array.from({ length: teeth * 4 }, (_, at): Point => {
    const angle = ((at - 0.5) * TURN) / (teeth * 4)
    const radius = at % 4 < 2 ? reach : reach * 0.87
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
}

/** A wheel of iron with fire behind the emblem that is cut through it. */
export function crest(context: Context, pictured: Pictured): void {
  context.fillStyle = '#0c0c0e'
  context.fillRect(-7, -700, 14, 640)
  polygon(
    context,
    wheel(100),
    linear(context, 0, -100, 0, 100, '#6a6b70', '#3c3d42', '#26272b'),
    '#8a847a',
    3,
  )
  disc(
    context,
    0,
    0,
    78,
    radial(context, 0, 20, 6, 90, '#8a2c08', '#3a1206', '#120806'),
    '#0c0c0e',
    4,
  )
  glow(context, 0, 6, 76, 'rgba(255,110,20,.5)', 0.8)
  untinted(context, () => emblem(context, pictured, tones, 0.82))
}
