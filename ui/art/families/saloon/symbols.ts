import type { FamilySymbol, FamilySymbols, ReelRole } from '../family.ts'
import type { GameEmblemName } from '../../emblem.ts'
import type { Context, Points, Point } from '../../stage/types.ts'
import {
  pen,
  emblem,
  silhouette,
  radial,
  panel,
  disc,
  polygon,
  starShape,
} from '../../stage/brush.ts'
import { grain } from '../../stage/scenery.ts'
import { TURN, numbersFrom } from '../../stage/shapes.ts'
import { INK, RD } from './pieces.ts'

const poster = (_context: Context, width: number, height: number, seed: number) => {
  const random = numbersFrom(seed)
  const count = 10
  const points: Point[] = []
  for (let i = 0; i < count; i++)
    points.push([-width / 2 + 4 + (i * (width - 8)) / count, -height / 2 + 3 + random() * 3])
  for (let i = 0; i < count; i++)
    points.push([width / 2 - 4 - random() * 3, -height / 2 + 3 + (i * (height - 6)) / count])
  for (let i = 0; i < count; i++)
    points.push([width / 2 - 4 - (i * (width - 8)) / count, height / 2 - 3 - random() * 3])
  for (let i = 0; i < count; i++)
    points.push([-width / 2 + 4 + random() * 3, height / 2 - 3 - (i * (height - 6)) / count])
  return points
}

const low = (
  name: string,
  ink: string,
  list: readonly (readonly [path: string, width?: number])[],
): FamilySymbol => ({
  name,
  role: 'low',
  shade: ink,
  draw: (context) => {
    context.save()
    context.scale(0.66, 0.66)
    list.forEach(([distance, width]) => pen(context, ink, distance, width))
    context.restore()
  },
})

const high = (
  emblemName: GameEmblemName,
  colour: string,
  role: ReelRole = 'high',
): FamilySymbol => ({
  emblem: emblemName,
  role,
  colour,
  draw: (context, { pictured }) => {
    context.save()
    context.translate(3, 3)
    silhouette(context, pictured ?? emblemName, 'rgba(40,20,8,.28)', 0.56, 0, 0)
    context.restore()
    emblem(
      context,
      pictured ?? emblemName,
      {
        accent: colour,
        shade: INK,
        light: '#fff3d4',
        glint: '#fff8e4',
        deep: INK,
        brass: '#d8962c',
        brassShade: '#8a5a14',
      },
      0.56,
    )
  },
})

export const symbols: FamilySymbols = {
  tile(context, width, height, symbol) {
    if (symbol.role === 'coin') return
    const points = poster(
      context,
      width,
      height,
      (symbol.name ?? symbol.emblem ?? '').length * 13 + 5,
    )
    const isHigh = symbol.role !== 'low'
    polygon(
      context,
      points.map(([x, y]) => [x + 2, y + 3] as const),
      'rgba(0,0,0,.4)',
    )
    polygon(
      context,
      points,
      symbol.role === 'wild'
        ? '#f6d68a'
        : symbol.role === 'scatter'
          ? '#f2c8a8'
          : isHigh
            ? '#f4e4bd'
            : '#dcc290',
    )
    context.save()
    context.beginPath()
    points.forEach(([x, y]) => context.lineTo(x, y))
    context.clip()
    context.translate(-width / 2, -height / 2)
    grain(
      context,
      width,
      height,
      220,
      (symbol.name ?? symbol.emblem ?? '').length,
      'rgba(90,50,20,.2)',
    )
    context.restore()
    if (isHigh) {
      panel(context, -width * 0.41, -height * 0.41, width * 0.82, height * 0.82, 1, null, INK, 2)
      panel(
        context,
        -width * 0.375,
        -height * 0.375,
        width * 0.75,
        height * 0.75,
        1,
        null,
        INK,
        0.8,
      )
    }
    disc(context, 0, -height / 2 + 9, 3, '#5a4030')
  },
  symbols: [
    low('arcade-places.spur', INK, [
      ['M-60 -8A34 34 0 0 1 8 -8', 12],
      ['M4 -6L34 6', 10],
      ['M48 -26L54 -8L72 -6L58 6L64 24L48 14L32 24L38 6L24 -6L42 -8Z'],
      ['M-60 -8V34M8 -8V34', 10],
    ]),
    low('arcade-places.boot', '#7a3a14', [
      ['M-26 -66H18L14 8C40 18 58 24 60 46H-6L-12 36L-18 46H-34Z'],
      ['M-34 50H62V60H-8V54H-14V66H-34Z'],
    ]),
    low('arcade-places.lasso', '#6a4a14', [
      ['M50 -20A44 28 0 1 1 -38 -20A44 28 0 1 1 50 -20Z', 8],
      ['M-34 -10Q-60 20 -30 34Q10 44 -4 66', 8],
      ['M-38 -20L-50 -34', 8],
    ]),
    low('arcade-places.hat', INK, [
      ['M-68 22C-40 40 40 40 68 22C72 36 30 52 0 52C-30 52 -72 36 -68 22Z'],
      [
        'M-38 22C-34 -30 -26 -44 -12 -40C-4 -34 4 -34 12 -40C26 -44 34 -30 38 22C20 32 -20 32 -38 22Z',
      ],
      ['M-66 18L-38 14M66 18L38 14', 4],
    ]),
    low('arcade-places.wagonWheel', '#5a3214', [
      ['M60 0A60 60 0 1 1 -60 0A60 60 0 1 1 60 0Z', 11],
      ['M0 -58V58M-58 0H58M-41 -41L41 41M41 -41L-41 41', 6],
      ['M14 0A14 14 0 1 1 -14 0A14 14 0 1 1 14 0Z'],
    ]),
    low('arcade-places.oilLamp', '#7a4a14', [
      ['M-26 -34H26L34 30H-34Z', 6],
      ['M-20 -48H20V-36H-20ZM-40 30H40V46H-40ZM-30 50H30V62H-30Z'],
      ['M0 -66Q-24 -66 -24 -48M0 -66Q24 -66 24 -48', 6],
      ['M0 -18Q18 2 0 22Q-18 2 0 -18Z'],
    ]),
    high('cactus', '#4f7a3c'),
    high('bull', '#8a4a24'),
    high('rooster', RD),
    high('horse', '#a8642c'),
    high('horseshoe', '#3a6a8a', 'wild'),
    {
      name: 'arcade-places.badge',
      role: 'scatter',
      draw: (context) => {
        starShape(context, 2, 5, 6, 62, 0.6, 'rgba(40,20,8,.3)')
        starShape(context, 0, 0, 6, 62, 0.6, '#d8962c')
        for (let i = 0; i < 6; i++)
          disc(
            context,
            62 * Math.cos(-Math.PI / 2 + (i * TURN) / 6),
            62 * Math.sin(-Math.PI / 2 + (i * TURN) / 6),
            8,
            '#d8962c',
            INK,
            2,
          )
        disc(context, 0, 0, 28, '#f6d68a', INK, 2.5)
        starShape(context, 0, 0, 5, 18, 0.45, RD)
      },
    },
    {
      name: 'arcade-places.nugget',
      role: 'coin',
      draw: (context) => {
        const pad: Points = [
          [-52, -14],
          [-30, -48],
          [12, -54],
          [50, -30],
          [60, 10],
          [34, 46],
          [-10, 54],
          [-48, 34],
        ]
        polygon(
          context,
          pad.map(([x, y]) => [x + 3, y + 5]),
          'rgba(0,0,0,.4)',
        )
        polygon(
          context,
          pad,
          radial(context, -16, -20, 4, 80, '#fff2b4', '#f0b83c', '#a86a14'),
          '#6a3a08',
          3,
        )
        pen(context, 'rgba(255,250,220,.8)', 'M-36 -16Q-24 -40 6 -44', 6)
      },
    },
  ],
}
