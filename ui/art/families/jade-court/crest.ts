import { disc, emblem, linear } from '../../stage/brush.ts'
import { untinted } from '../../stage/tint.ts'
import type { Context, Pictured } from '../../stage/types.ts'
import type { Tones } from '../../marks.ts'
import { GOLD, JD } from './pieces.ts'

const tones: Tones = {
  accent: '#b3202c',
  shade: '#7a0f1a',
  light: '#fffaf0',
  glint: '#ffffff',
  deep: '#2a0a10',
  brass: '#c8942c',
  brassShade: '#8d6414',
}

/** A round screen of silk in a frame of jade, with its knot and fringe. */
export function crest(context: Context, pictured: Pictured): void {
  context.fillStyle = GOLD
  context.fillRect(-3, -400, 6, 310)
  context.fillRect(-4, 96, 8, 40)
  context.fillStyle = '#b3202c'
  for (let thread = -5; thread <= 5; thread += 1) context.fillRect(thread * 3.4 - 1, 132, 2.2, 74)
  disc(context, 0, 0, 98, linear(context, 0, -98, 0, 98, '#4fb08c', JD), GOLD, 4)
  disc(context, 0, 0, 78, linear(context, 0, -78, 0, 78, '#fff8e6', '#f2dfb4'), GOLD, 3)
  untinted(context, () => emblem(context, pictured, tones, 0.88))
}
