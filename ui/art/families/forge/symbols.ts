import type { FamilySymbol, FamilySymbols, ReelRole } from '../family.ts'
import type { GameEmblemName } from '../../emblem.ts'
import type { Context, Points } from '../../stage/types.ts'
import { pathOf, pen, emblem, silhouette, linear, polygon, glow } from '../../stage/brush.ts'
import { grain } from '../../stage/scenery.ts'
import { rivet } from './pieces.ts'

const hot = (lit: boolean) =>
  lit ? { a: '#fff0b0', b: '#ffb03c', c: '#ff6a1c' } : { a: '#d8d2c8', b: '#9a948a', c: '#5a5650' }

const stampd = (context: Context, lit: boolean, draw: (first: string, second: string) => void) => {
  const height = hot(lit)
  context.save()
  context.translate(0, 3)
  draw('#0c0a0a', '#0c0a0a')
  context.restore()
  context.save()
  context.translate(0, -1.5)
  draw(height.a, height.b)
  context.restore()
  draw(height.b, height.c)
}

/** A path in the lighter or the darker tone of the iron. */
type Stamped = readonly [isLight: 0 | 1, path: string, width?: number]

const low = (name: string, list: readonly Stamped[]): FamilySymbol => ({
  name,
  role: 'low',
  draw: (context, { lit }) => {
    context.save()
    context.scale(0.72, 0.72)
    if (lit) glow(context, 0, 0, 90, '#ff7a1c', 0.7)
    stampd(context, lit, (angle, second) =>
      list.forEach(([tone, distance, width]) =>
        pen(context, tone ? angle : second, distance, width),
      ),
    )
    context.restore()
  },
})

const high = (
  emblemName: GameEmblemName,
  accent: string,
  shade: string,
  role: ReelRole = 'high',
): FamilySymbol => ({
  emblem: emblemName,
  role,
  draw: (context, { lit, pictured }) => {
    if (lit) glow(context, 0, 0, 74, '#ff7a1c', 0.9)
    silhouette(context, pictured ?? emblemName, '#0a0808', 0.62, 0, 4)
    emblem(
      context,
      pictured ?? emblemName,
      lit
        ? {
            accent: '#fff0b0',
            shade: '#ffb03c',
            light: '#fffbe8',
            glint: '#ffffff',
            deep: '#a8340c',
            brass: '#ffd24a',
            brassShade: '#ff8a1c',
          }
        : {
            accent,
            shade,
            light: '#e8e0d0',
            glint: '#fff6e0',
            deep: '#1a1210',
            brass: '#c88a3c',
            brassShade: '#7a4e1c',
          },
      0.62,
    )
  },
})

export const symbols: FamilySymbols = {
  tile(context, width, height, symbol, lit) {
    if (symbol.role === 'coin') return
    const isHigh = symbol.role !== 'low'
    const inner = Math.min(width, height) * 0.1
    const points: Points = [
      [-width / 2 + inner, -height / 2],
      [width / 2 - inner, -height / 2],
      [width / 2, -height / 2 + inner],
      [width / 2, height / 2 - inner],
      [width / 2 - inner, height / 2],
      [-width / 2 + inner, height / 2],
      [-width / 2, height / 2 - inner],
      [-width / 2, -height / 2 + inner],
    ]
    polygon(
      context,
      points,
      lit
        ? linear(context, 0, -height / 2, 0, height / 2, '#a8340c', '#5a1604')
        : isHigh
          ? linear(context, 0, -height / 2, 0, height / 2, '#5a4a42', '#2a211e')
          : linear(context, 0, -height / 2, 0, height / 2, '#4a4b50', '#26272a'),
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
      160,
      (symbol.name ?? symbol.emblem ?? '').length * 3,
      'rgba(0,0,0,.3)',
    )
    grain(
      context,
      width,
      height,
      60,
      (symbol.name ?? symbol.emblem ?? '').length,
      'rgba(255,230,200,.12)',
      14,
    )
    context.restore()
    polygon(context, points, null, lit ? '#ffb03c' : isHigh ? '#b87a3c' : '#77747a', isHigh ? 3 : 2)
    for (const [angle, second] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      rivet(
        context,
        angle * (width / 2 - inner * 1.05),
        second * (height / 2 - inner * 1.05),
        inner * 0.3,
      )
  },
  symbols: [
    low('arcade-places.nail', [[1, 'M-30 -62L6 -66L2 -50L-8 -48L46 56L-20 -44L-30 -46Z']]),
    low('arcade-places.nut', [
      [1, 'M0 -62L54 -31V31L0 62L-54 31V-31ZM26 0A26 26 0 1 0 -26 0A26 26 0 1 0 26 0Z'],
      [0, 'M34 0A34 34 0 1 1 -34 0A34 34 0 1 1 34 0Z', 5],
    ]),
    low('arcade-places.chain', [
      [1, 'M-44 -52H-8A22 22 0 0 1 -8 -8H-44A22 22 0 0 1 -44 -52Z', 13],
      [1, 'M8 8H44A22 22 0 0 1 44 52H8A22 22 0 0 1 8 8Z', 13],
      [0, 'M-14 -14L14 14', 14],
    ]),
    low('arcade-places.gear', [
      [
        1,
        'M-10 -66H10L14 -48L30 -42L46 -52L58 -38L48 -22L54 -8L70 -4V14L52 18L46 32L56 48L42 60L26 50L12 56L8 70H-10L-14 54L-28 48L-44 58L-56 44L-46 28L-52 14L-68 10V-8L-50 -12L-44 -26L-54 -42L-40 -54L-24 -44L-12 -50ZM24 2A24 24 0 1 0 -24 2A24 24 0 1 0 24 2Z',
      ],
    ]),
    low('arcade-places.tongs', [
      [1, 'M-40 66L6 -6Q26 -34 10 -64', 11],
      [0, 'M40 66L-6 -6Q-26 -34 -10 -64', 11],
      [1, 'M10 -2A10 10 0 1 1 -10 -2A10 10 0 1 1 10 -2Z'],
    ]),
    low('arcade-places.hammer', [
      [1, 'M-52 -62H30Q56 -56 56 -34H24V-22H-52Z'],
      [0, 'M-20 -22H4L10 66H-26Z'],
    ]),
    high('bell', '#c88a4a', '#8a5420'),
    high('key', '#b8a06a', '#7a6434'),
    high('shield', '#7a9ab8', '#44607c'),
    high('swords', '#c8ccd4', '#80868f'),
    high('flame', '#ff8a2c', '#d8440c', 'wild'),
    {
      name: 'arcade-places.anvil',
      role: 'scatter',
      draw: (context, { lit }) => {
        context.save()
        context.scale(0.76, 0.76)
        if (lit) glow(context, 0, 0, 90, '#ff7a1c', 0.9)
        const path =
          'M-66 -34H58Q60 -10 26 -4Q14 2 16 22L34 44V56H-36V44L-18 22Q-16 0 -34 -6Q-62 -12 -66 -34Z'
        context.translate(0, 4)
        pen(context, '#0a0808', path)
        context.translate(0, -4)
        context.fillStyle = lit
          ? linear(context, 0, -34, 0, 56, '#fff0b0', '#ff7a1c')
          : linear(context, 0, -34, 0, 56, '#ffd28a', '#a8641c')
        context.fill(pathOf(path))
        pen(context, lit ? '#fff' : '#fff0c8', 'M-60 -30H52', 5)
        context.restore()
      },
    },
    {
      name: 'arcade-places.forgeIngot',
      role: 'coin',
      draw: (context) => {
        glow(context, 0, 0, 74, '#ff8a1c', 0.8)
        polygon(
          context,
          [
            [-56, -38],
            [56, -38],
            [68, 40],
            [-68, 40],
          ],
          linear(context, 0, -38, 0, 40, '#fff6c0', '#ffc23c', '#f07a14'),
          '#7a2404',
          3,
        )
        polygon(
          context,
          [
            [-44, -30],
            [44, -30],
            [48, -20],
            [-48, -20],
          ],
          'rgba(255,255,255,.6)',
        )
      },
    },
  ],
}
