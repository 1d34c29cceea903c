import { emblem, linear, panel } from '../../stage/brush.ts'
import { untinted } from '../../stage/tint.ts'
import type { Context, Pictured } from '../../stage/types.ts'
import type { Tones } from '../../marks.ts'
import { paperLantern, tassel } from './pieces.ts'

const tones: Tones = {
  accent: '#7a0f12',
  shade: '#4a0709',
  light: '#fff6dc',
  glint: '#ffffff',
  deep: '#3a0506',
  brass: '#b8741c',
  brassShade: '#7d4a0c',
}

/** A lantern as large as a door, the emblem painted on its paper. */
export function crest(context: Context, pictured: Pictured): void {
  context.fillStyle = '#1b0a10'
  context.fillRect(-2, -400, 4, 320)
  paperLantern(context, 0, 0, 92, '#ffa64a', '#c8341c', 0.9)
  tassel(context, 0, 0, 92, '#d9412c')
  panel(context, -66, -56, 132, 112, 56, linear(context, 0, -60, 0, 60, '#fff2cf', '#ffd98f'))
  untinted(context, () => emblem(context, pictured, tones, 0.74))
}
