import { disc, emblem, linear } from '../../stage/brush.ts'
import { untinted } from '../../stage/tint.ts'
import type { Context, Pictured } from '../../stage/types.ts'
import type { Tones } from '../../marks.ts'
import { CRM, GOL, RED } from './pieces.ts'

const NAV = '#1c1050'

const tones: Tones = {
  accent: '#ffd25a',
  shade: '#e0982c',
  light: '#fff6e0',
  glint: '#ffffff',
  deep: '#120626',
  brass: '#ffd25a',
  brassShade: '#e0982c',
}

const gores = 6

/** A balloon in stripes, the emblem on a shield before it. */
export function crest(context: Context, pictured: Pictured): void {
  context.strokeStyle = GOL
  context.lineWidth = 2.5
  context.beginPath()
  for (const side of [-1, 1]) {
    context.moveTo(side * 46, 84)
    context.lineTo(side * 20, 138)
  }
  context.stroke()
  context.save()
  context.beginPath()
  context.moveTo(-40, 92)
  context.bezierCurveTo(-140, 20, -110, -104, 0, -104)
  context.bezierCurveTo(110, -104, 140, 20, 40, 92)
  context.closePath()
  context.clip()
  for (let gore = 0; gore < gores * 2; gore += 1) {
    context.fillStyle = gore % 2 ? RED : CRM
    context.fillRect(-108 + gore * 18, -110, 18.5, 210)
  }
  context.fillStyle = linear(
    context,
    -108,
    0,
    108,
    0,
    'rgba(20,0,40,.38)',
    'rgba(255,255,255,.12)',
    'rgba(20,0,40,.3)',
  )
  context.fillRect(-120, -110, 240, 210)
  context.restore()
  context.fillStyle = '#8a5a30'
  context.beginPath()
  context.roundRect(-22, 136, 44, 32, 6)
  context.fill()
  disc(context, 0, -12, 66, NAV, GOL, 4)
  untinted(context, () => emblem(context, pictured, tones, 0.72, 0, -12))
}
