import { emblem, linear, polygon, silhouette } from '../../stage/brush.ts'
import { untinted } from '../../stage/tint.ts'
import type { Context, Pictured, Points } from '../../stage/types.ts'
import type { Tones } from '../../marks.ts'

const tones: Tones = {
  accent: '#eaf6ff',
  shade: '#a9cdf2',
  light: '#ffffff',
  glint: '#ffffff',
  deep: '#0c1434',
  brass: '#ffe08a',
  brassShade: '#d8a83c',
}

const shield: Points = [
  [-84, -96],
  [0, -110],
  [84, -96],
  [92, 6],
  [54, 82],
  [0, 124],
  [-54, 82],
  [-92, 6],
]

/** A shield of ice as large as a crag. */
export function crest(context: Context, pictured: Pictured): void {
  polygon(
    context,
    shield,
    linear(context, -90, -100, 90, 120, '#bfe6ff', '#5a8ad8', '#23408c'),
    '#eaf6ff',
    4,
  )
  polygon(
    context,
    [
      [0, -110],
      [84, -96],
      [92, 6],
      [54, 82],
      [0, 124],
    ],
    'rgba(10,20,80,.24)',
  )
  polygon(
    context,
    shield.map(([x, y]) => [x * 0.82, y * 0.82] as const),
    'rgba(14,24,80,.62)',
    '#cfe4ff',
    2,
  )
  silhouette(context, pictured, 'rgba(4,8,30,.5)', 0.82, 3, 5)
  untinted(context, () => emblem(context, pictured, tones, 0.82))
}
