import type { FamilyCabinet } from '../family.ts'
import { disc, linear, panel, polygon } from '../../stage/brush.ts'
import { letters, type Lettering } from '../../stage/lettering.ts'
import { nameLines, writeName } from '../../stage/name-lines.ts'
import { numbersFrom, pick, TURN } from '../../stage/shapes.ts'
import type { Box, Context, Point, Points } from '../../stage/types.ts'
import { bolt, eachStrike, hexagon, rock } from './pieces.ts'
import { crest } from './crest.ts'

type Edges = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
}

function edgesOf(box: Box): Edges {
  const pad = box.phone ? 14 : 58
  return {
    left: box.left - pad,
    right: box.left + box.reelsWidth + pad,
    top: box.top - (box.phone ? 76 : 92),
    foot: box.top + box.reelsHeight + (box.phone ? 74 : 100),
  }
}

/** Where shards of ice stand behind the rock, in its widths from the middle; how high and how wide. */
const shards = [
  [-0.55, 230, 62],
  [0.55, 260, 64],
  [-0.5, 300, 48],
  [0.5, 290, 48],
  [-0.4, 230, 36],
  [0.4, 236, 36],
] as const
const shardsPhone = [
  [-0.42, 60, 22],
  [0.42, 70, 22],
  [-0.3, 40, 16],
  [0.3, 44, 16],
] as const

function ice(context: Context, box: Box, { left, right, top }: Edges): void {
  const y = top + (box.phone ? 60 : 190 * box.scale)
  for (const [aside, height, half] of box.phone ? shardsPhone : shards) {
    const x = box.middleX + aside * (right - left)
    const tip: Point = [x + aside * 30, y - height]
    const root: Point = [x - aside * 170, y + height * 0.7]
    polygon(
      context,
      [
        [x - half, y + 40],
        [x - half * 0.5, y - height * 0.6],
        tip,
        [x + half * 0.7, y - height * 0.4],
        [x + half, y + 40],
        root,
      ],
      linear(context, 0, y - height, 0, y + height * 0.6, '#eaf7ff', '#7ab4ea', '#2c4a8a'),
    )
    polygon(
      context,
      [tip, [x + half * 0.7, y - height * 0.4], [x + half, y + 40], root],
      'rgba(20,40,110,.38)',
    )
  }
}

/** The outline of the rock, broken all round. */
function outlineOf(box: Box, { left, right, top, foot }: Edges): Points {
  const random = numbersFrom(8)
  const step = box.phone ? 40 : 64
  const side = box.phone ? 5 : 22
  const points: Point[] = []
  for (let x = left; x < right; x += step) {
    const slope = (Math.abs(x - box.middleX) / (right - left)) * 26 * box.scale
    points.push([x, top + random() * 16 * box.scale + slope])
  }
  for (let y = top + 20; y < foot; y += step) points.push([right + random() * side, y])
  for (let x = right; x > left; x -= step) points.push([x, foot - random() * 12 * box.scale])
  for (let y = foot - 10; y > top + step * 0.6; y -= step) points.push([left - random() * side, y])
  return points
}

function well(context: Context, box: Box): void {
  const { left, top, reelsWidth, reelsHeight, cellWidth, gap } = box
  panel(context, left - 12, top - 12, reelsWidth + 24, reelsHeight + 24, 4, '#0a1230', '#9fd0ff', 3)
  for (let reel = 0; reel < box.reels; reel += 1) {
    context.fillStyle = linear(
      context,
      0,
      top,
      0,
      top + reelsHeight,
      '#1c2c5c',
      '#101a3c',
      '#1a2856',
    )
    context.fillRect(box.x(reel) - 3, top - 6, cellWidth + 6, reelsHeight + 12)
    context.fillStyle = 'rgba(150,200,255,.35)'
    if (reel > 0) context.fillRect(box.x(reel) - gap / 2 - 0.5, top - 6, 1.2, reelsHeight + 12)
  }
}

/** What the name is written in, and what it stands on: rock from its lit side to its dark one. */
export const nameLook = {
  inks: ['#ffffff', '#e2f3ff', '#b4d2ff'],
  grounds: ['#3f5488', '#18213f'],
} as const

const nameStyle: Lettering = {
  face: 'H',
  weight: 800,
  upper: true,
  skew: -0.12,
  tracking: 0.07,
  fill: nameLook.inks,
  stroke: ['#0c1434', 0.12],
  shade: ['#0c1434', 0.04, 0.06, 3],
}
const facetStyle: Lettering = {
  face: 'H',
  weight: 800,
  upper: true,
  skew: -0.12,
  tracking: 0.07,
  fill: 'rgba(255,255,255,.35)',
}

/** The name, cut in facets. */
function name(context: Context, box: Box, { top }: Edges): void {
  const y = top + (box.top - 12 - top) / 2 + 6
  const room = {
    size: box.phone ? 34 : 60,
    width: box.reelsWidth * 0.84,
    height: box.top - 20 - top,
  }
  const { lines, size } = nameLines(context, box.title, room, nameStyle)
  writeName(context, box.title, box.middleX, y, room, nameStyle)
  if (lines.length > 1) return
  context.save()
  context.beginPath()
  for (let x = box.middleX - box.reelsWidth / 2; x < box.middleX + box.reelsWidth / 2; x += 26) {
    context.moveTo(x, y - size * 0.5)
    context.lineTo(x + 14, y - size * 0.5)
    context.lineTo(x - 4, y + size * 0.5)
    context.lineTo(x - 18, y + size * 0.5)
  }
  context.clip()
  letters(context, box.title, box.middleX, y, size, facetStyle)
  context.restore()
}

function ledge(context: Context, box: Box): void {
  const below = box.top + box.reelsHeight
  const [upper, lower] = [below + (box.phone ? 15 : 26 * box.scale), below + (box.phone ? 66 : 90)]
  const [wide, slim] = [
    box.reelsWidth * (box.phone ? 0.48 : 0.38),
    box.reelsWidth * (box.phone ? 0.45 : 0.35),
  ]
  const { middleX } = box
  polygon(
    context,
    [
      [middleX - wide, upper],
      [middleX + wide, upper],
      [middleX + slim, lower],
      [middleX - slim, lower],
    ],
    '#0a1230',
    '#9fd0ff',
    2,
  )
}

export const cabinet: FamilyCabinet = {
  crest,
  cabinet(context, box) {
    const edges = edgesOf(box)
    const outline = outlineOf(box, edges)
    ice(context, box, edges)
    context.save()
    context.shadowColor = 'rgba(0,4,30,.6)'
    context.shadowBlur = 34
    polygon(context, outline, '#25325c')
    context.restore()
    rock(
      context,
      outline,
      linear(
        context,
        edges.left,
        edges.top,
        edges.right,
        edges.foot,
        '#3f5488',
        '#26345e',
        '#18213f',
      ),
      4,
    )
    polygon(context, outline, null, 'rgba(200,230,255,.6)', 2.5)
    well(context, box)
    name(context, box, edges)
    ledge(context, box)
  },
  fore(context, time, box, _hour, mood, turning) {
    eachStrike((reel, part) => {
      if (reel >= box.reels) return
      const x = box.x(reel) + box.cellWidth / 2
      context.save()
      context.globalAlpha = 1 - part
      bolt(context, [x + 40, -10], [x, box.top + box.reelsHeight], reel * 9 + 4, 4, '#eaf2ff')
      context.restore()
    })
    const isCharged = turning >= 0 || mood.tier > 2
    context.save()
    context.globalAlpha = isCharged ? 0.5 + 0.5 * Math.abs(Math.sin(time * 8)) : 0.25
    context.strokeStyle = '#dff0ff'
    context.lineWidth = 2
    context.shadowColor = '#8ab8ff'
    context.shadowBlur = 14
    context.strokeRect(box.left - 11, box.top - 11, box.reelsWidth + 22, box.reelsHeight + 22)
    context.restore()
  },
  plate(context, x, y, width, height) {
    const cut = Math.min(26, height * 0.2)
    const [right, foot] = [x + width, y + height]
    polygon(
      context,
      [
        [x + cut, y],
        [right - cut * 0.4, y + 4],
        [right, y + cut],
        [right - 4, foot - cut],
        [right - cut, foot],
        [x + cut * 0.5, foot - 3],
        [x, foot - cut],
        [x + 3, y + cut * 0.8],
      ],
      linear(context, x, y, right, foot, '#33437c', '#18214a', '#2c3470'),
      '#cfe4ff',
      3,
    )
  },
  socket(context, width, height) {
    const reach = Math.min(width, height) * 0.4
    polygon(context, hexagon(reach * 0.86, reach), 'rgba(6,12,40,.6)', 'rgba(160,205,255,.45)', 2)
  },
  spin(context) {
    const rim = Array.from({ length: 10 }, (_, at): Point => [
      47 * Math.cos((at * TURN) / 10),
      47 * Math.sin((at * TURN) / 10),
    ])
    polygon(context, rim, linear(context, -40, -40, 40, 40, '#bfe6ff', '#5a7af0', '#2c2f8a'))
    rim.forEach((corner, at) => {
      const shade = at % 2 ? 'rgba(255,255,255,.16)' : 'rgba(4,8,50,.14)'
      polygon(context, [corner, pick(rim, at + 1), [0, 0]], shade)
    })
    polygon(context, rim, null, '#eaf6ff', 2.5)
    disc(context, 0, 0, 30, 'rgba(16,20,80,.55)')
  },
}
