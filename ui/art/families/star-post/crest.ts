import { emblem, linear, panel } from '../../stage/brush.ts'
import { untinted } from '../../stage/tint.ts'
import type { Context, Pictured } from '../../stage/types.ts'
import type { Tones } from '../../marks.ts'
import { cream, navy, orange, stampEdge, teal } from './pieces.ts'

const tones: Tones = {
  accent: '#ffd24a',
  shade: '#f08a2c',
  light: '#fff6e0',
  glint: '#ffffff',
  deep: '#0a1234',
  brass: '#ffd24a',
  brassShade: '#e0a02c',
}

/** A stamp of the title's own, afloat. */
export function crest(context: Context, pictured: Pictured): void {
  context.rotate(-0.1)
  stampEdge(context, 168, 196)
  context.fillStyle = cream
  context.fill()
  panel(context, -72, -86, 144, 172, 3, linear(context, -72, -86, 72, 86, teal, navy))
  panel(context, -72, 62, 144, 24, 0, orange)
  untinted(context, () => emblem(context, pictured, tones, 0.86, 0, -12))
}
