import { disc, emblem, linear, panel, pen } from '../../stage/brush.ts'
import { untinted } from '../../stage/tint.ts'
import type { Context, Pictured } from '../../stage/types.ts'
import type { Tones } from '../../marks.ts'
import { cream, dark, fresh, green } from './pieces.ts'

const tones: Tones = {
  accent: '#d8324a',
  shade: '#9a1830',
  light: '#fff6e2',
  glint: '#ffffff',
  deep: '#3a1410',
  brass: '#e8a82c',
  brassShade: '#b0741c',
}

/** A painted board on a pole, with leaves about it. */
export function crest(context: Context, pictured: Pictured): void {
  panel(context, -9, 70, 18, 520, 4, linear(context, -9, 0, 9, 0, '#7a4a26', '#b98550', '#6a3e1e'))
  for (const side of [-1, 1]) {
    context.save()
    context.scale(side, 1)
    pen(context, fresh, 'M30 -84Q70 -128 118 -92Q84 -52 30 -84Z')
    pen(context, dark, 'M60 74Q104 52 126 92Q84 112 60 74Z')
    context.restore()
  }
  disc(context, 0, 0, 96, green, dark, 4)
  disc(context, 0, 0, 82, linear(context, 0, -82, 0, 82, '#fffaf0', cream), 'rgba(20,60,20,.4)', 2)
  untinted(context, () => emblem(context, pictured, tones, 0.94))
}
