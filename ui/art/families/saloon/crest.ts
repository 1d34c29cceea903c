import { disc, emblem, linear, polygon } from '../../stage/brush.ts'
import { numbersFrom } from '../../stage/shapes.ts'
import { untinted } from '../../stage/tint.ts'
import type { Context, Pictured, Point } from '../../stage/types.ts'
import type { Tones } from '../../marks.ts'
import { INK, RD } from './pieces.ts'

const tones: Tones = {
  accent: RD,
  shade: '#6a1a14',
  light: '#fff4d8',
  glint: '#fffaf0',
  deep: '#2a160c',
  brass: '#b8742c',
  brassShade: '#7d4a18',
}

/** A sheet with torn edges, nailed to a post. */
export function crest(context: Context, pictured: Pictured): void {
  context.fillStyle = linear(context, -13, 0, 13, 0, '#5a3418', '#a8703c', '#4a2a14')
  context.fillRect(-13, -60, 26, 640)
  context.rotate(0.05)
  const random = numbersFrom(23)
  const edge = (from: Point, to: Point): Point[] =>
    Array.from({ length: 9 }, (_, at): Point => {
      const part = at / 9
      return [
        from[0] + (to[0] - from[0]) * part + (random() - 0.5) * 5,
        from[1] + (to[1] - from[1]) * part + (random() - 0.5) * 5,
      ]
    })
  const corners: readonly Point[] = [
    [-84, -104],
    [84, -104],
    [84, 104],
    [-84, 104],
  ]
  const sheet = corners.flatMap((from, at) => edge(from, corners[(at + 1) % 4] ?? from))
  polygon(context, sheet, linear(context, 0, -104, 0, 104, '#f7e6bd', '#e2c48a'), INK, 2)
  context.fillStyle = INK
  context.fillRect(-64, -84, 128, 12)
  context.fillRect(-64, -66, 128, 3)
  context.fillRect(-50, 84, 100, 4)
  untinted(context, () => emblem(context, pictured, tones, 0.9, 0, 10))
  disc(context, 0, -97, 5, '#4a4b50', '#1c1d20', 1)
}
