import { disc, polygon } from '../../stage/brush.ts'
import { between, numbersFrom, pick } from '../../stage/shapes.ts'
import type { Context, Point, Points } from '../../stage/types.ts'

export const hexagon = (width: number, height: number): Points => [
  [0, -height],
  [width, -height * 0.5],
  [width, height * 0.5],
  [0, height],
  [-width, height * 0.5],
  [-width, -height * 0.5],
]

/** The outline of a cut gem, about a middle. */
export const octagon = (reach: number, x = 0, y = 0): Points => {
  const cut = reach * 0.62
  return [
    [x - cut, y - reach],
    [x + cut, y - reach],
    [x + reach, y - cut],
    [x + reach, y + cut],
    [x + cut, y + reach],
    [x - cut, y + reach],
    [x - reach, y + cut],
    [x - reach, y - cut],
  ]
}

export type Facets = readonly [face: string, bright: string, dark: string]

/** A hexagonal crystal about the origin. */
export function crystal(
  context: Context,
  width: number,
  height: number,
  [face, bright, dark]: Facets,
): void {
  const outer = hexagon(width, height)
  const inner: Points = [
    [0, -height * 0.5],
    [width * 0.5, -height * 0.22],
    [width * 0.52, height * 0.26],
    [0, height * 0.5],
    [-width * 0.52, height * 0.26],
    [-width * 0.5, -height * 0.22],
  ]
  const sides = [bright, dark, face, dark, bright, 'rgba(255,255,255,.55)']
  polygon(context, outer, face)
  sides.forEach((side, at) => {
    polygon(
      context,
      [pick(outer, at), pick(outer, at + 1), pick(inner, at + 1), pick(inner, at)],
      side,
    )
  })
  polygon(context, outer, null, 'rgba(255,255,255,.75)', 2)
}

/** Lightning from one point to another, with two branches. */
export function bolt(
  context: Context,
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  seed: number,
  width: number,
  colour: string,
  isBranch = false,
): void {
  const random = numbersFrom(seed)
  const count = 9
  const points = Array.from({ length: count + 1 }, (_, at): Point => {
    const part = at / count
    const isEnd = at === 0 || at === count
    const aside = isEnd ? 0 : (random() - 0.5) * 90
    const along = isEnd ? 0 : (random() - 0.5) * 24
    return [between(fromX, toX, part) + aside, between(fromY, toY, part) + along]
  })
  context.save()
  context.lineJoin = 'miter'
  context.shadowColor = colour
  context.shadowBlur = 26
  const strokes = [
    [width, colour],
    [width * 0.4, '#ffffff'],
  ] as const
  for (const [thick, ink] of strokes) {
    context.strokeStyle = ink
    context.lineWidth = thick
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.stroke()
    context.shadowBlur = 0
  }
  context.restore()
  if (isBranch) return
  for (const at of [3, 5]) {
    const [x, y] = pick(points, at)
    const end: Point = [x + (random() - 0.5) * 260, y + 120 + random() * 120]
    bolt(context, [x, y], end, seed + at, width * 0.45, colour, true)
  }
}

/** A body of rock: its outline, filled and broken into faces. */
export function rock(
  context: Context,
  outline: Points,
  fill: string | CanvasGradient,
  seed: number,
): void {
  const random = numbersFrom(seed)
  const [left, right] = reachOf(outline.map(([x]) => x))
  const [top, foot] = reachOf(outline.map(([, y]) => y))
  polygon(context, outline, fill)
  context.save()
  context.beginPath()
  for (const [x, y] of outline) context.lineTo(x, y)
  context.clip()
  for (let face = 0; face < 46; face += 1) {
    const x = between(left, right, random())
    const y = between(top, foot, random())
    const size = 26 + random() * 70
    polygon(
      context,
      [
        [x, y - size],
        [x + size * 0.8, y + size * 0.2],
        [x - size * 0.3, y + size * 0.7],
      ],
      face % 2 ? 'rgba(190,225,255,.10)' : 'rgba(2,6,24,.22)',
    )
  }
  context.restore()
}

const reachOf = (numbers: readonly number[]) =>
  [Math.min(...numbers), Math.max(...numbers)] as const

/** A splinter of ice that flies about. */
export function splinter(context: Context): void {
  polygon(
    context,
    [
      [0, -18],
      [8, 0],
      [0, 16],
      [-7, 2],
    ],
    'rgba(210,240,255,.95)',
  )
  polygon(
    context,
    [
      [0, -18],
      [8, 0],
      [0, 16],
    ],
    'rgba(120,170,240,.9)',
  )
  disc(context, 0, -4, 1.4, '#ffffff')
}

type Strike = { readonly reel: number; readonly at: number }

const strikeMs = 260
let strikes: readonly Strike[] = []

/** Lightning goes into a reel that stands. */
export function strike(reel: number): void {
  strikes = [...strikes.slice(-7), { reel, at: performance.now() }]
}

/** What still glows of what struck, with how much of it has passed. */
export function eachStrike(draw: (reel: number, part: number) => void): void {
  const now = performance.now()
  for (const { reel, at } of strikes) {
    const part = (now - at) / strikeMs
    if (part < 1) draw(reel, part)
  }
}
