import type { FamilySymbol, FamilySymbols, ReelRole } from '../family.ts'
import type { GameEmblemName } from '../../emblem.ts'
import type { Inked } from '../../stage/types.ts'
import { pen, marks, emblem, linear, radial, panel, disc } from '../../stage/brush.ts'
import { JD, LQ, GOLD, IN } from './pieces.ts'

const JL = '#4fb58e'

const low = (name: string, list: readonly Inked[]): FamilySymbol => ({
  name,
  role: 'low',
  draw: (context) => {
    context.save()
    context.translate(0, -7)
    context.scale(0.64, 0.64)
    marks(context, list)
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
  draw: (context, { pictured }) => {
    context.save()
    context.translate(0, -7)
    emblem(
      context,
      pictured ?? emblemName,
      {
        accent,
        shade,
        light: '#fffdf2',
        glint: '#ffffff',
        deep: IN,
        brass: GOLD,
        brassShade: '#a8781c',
      },
      0.62,
    )
    context.restore()
  },
})

export const symbols: FamilySymbols = {
  tile(context, width, height, symbol) {
    if (symbol.role === 'coin') return
    const x = -width / 2 + 3
    const y = -height / 2 + 3
    const wide = width - 6
    const tall = height - 6
    const emblemName = height * 0.09
    const isHigh = symbol.role !== 'low'
    panel(context, x, y + 4, wide, tall - 2, 10, 'rgba(0,0,0,.45)')
    panel(context, x, y, wide, tall, 10, linear(context, 0, y, 0, y + tall, JL, JD, '#0f4a38'))
    panel(
      context,
      x,
      y,
      wide,
      tall - emblemName,
      10,
      linear(context, 0, y, 0, y + tall, '#fffdf2', isHigh ? '#f2e8cc' : '#e8dec4'),
    )
    panel(
      context,
      x + 2,
      y + 2,
      wide - 4,
      tall - emblemName - 4,
      8,
      null,
      'rgba(255,255,255,.9)',
      1.5,
    )
    if (symbol.role === 'wild' || symbol.role === 'scatter')
      panel(
        context,
        x + 7,
        y + 7,
        wide - 14,
        tall - emblemName - 14,
        6,
        symbol.role === 'wild' ? '#fbe3a4' : '#f6cfc8',
        symbol.role === 'wild' ? '#b8841c' : LQ,
        2,
      )
  },
  symbols: [
    low('arcade-places.bamboo', [
      [JD, 'M-10 -70H10V-28H-10ZM-12 -22H12V22H-12ZM-10 28H10V70H-10Z'],
      ['#0f4a38', 'M0 -70H10V-28H0ZM0 -22H12V22H0ZM0 28H10V70H0Z'],
      [JL, 'M12 -24Q40 -50 62 -40Q44 -14 12 -18ZM-12 24Q-42 2 -62 14Q-42 38 -12 28Z'],
    ]),
    low('arcade-places.jadeCloud', [
      [
        '#2c5a8a',
        'M-60 22C-66 -4 -40 -16 -28 -6C-30 -40 18 -50 26 -18C46 -30 68 -10 58 12C50 30 20 30 14 14C8 0 28 -8 34 6',
        9,
      ],
      ['#2c5a8a', 'M-60 22C-50 40 -20 36 -16 20C-14 6 -34 4 -34 18', 9],
      ['#2c5a8a', 'M-44 46H44', 7],
    ]),
    low('arcade-places.knot', [
      [
        LQ,
        'M0 -64L30 -34L0 -4L-30 -34ZM0 4L30 34L0 64L-30 34ZM-34 -30L-4 0L-34 30L-64 0ZM34 -30L64 0L34 30L4 0Z',
        8,
      ],
    ]),
    low('arcade-places.plum', [
      [
        LQ,
        'M0 -56A22 22 0 1 1 0 -12A22 22 0 1 1 0 -56ZM48 -22A22 22 0 1 1 10 4A22 22 0 1 1 48 -22ZM30 36A22 22 0 1 1 -2 6A22 22 0 1 1 30 36ZM-30 36A22 22 0 1 1 2 6A22 22 0 1 1 -30 36ZM-48 -22A22 22 0 1 1 -10 4A22 22 0 1 1 -48 -22Z',
      ],
      ['#fff3d0', 'M14 -4A14 14 0 1 1 -14 -4A14 14 0 1 1 14 -4Z'],
      [GOLD, 'M0 -4V-22M0 -4L16 -10M0 -4L10 12M0 -4L-10 12M0 -4L-16 -10', 3],
    ]),
    low('arcade-places.brush', [
      ['#7a4a20', 'M38 -66L-14 16', 11],
      [GOLD, 'M-8 4L-24 30', 15],
      [IN, 'M-14 22C-10 44 -30 60 -54 66C-50 50 -42 30 -32 12Z'],
    ]),
    low('arcade-places.teapot', [
      ['#2f6f9a', 'M-42 -6C-42 -34 42 -34 42 -6C42 34 26 46 0 46C-26 46 -42 34 -42 -6Z'],
      ['#2f6f9a', 'M36 6Q56 2 60 -22', 9],
      ['#2f6f9a', 'M-40 -8Q-66 -10 -58 14Q-52 26 -36 24', 7],
      ['#1c4a6e', 'M-28 -24Q0 -34 28 -24', 5],
      ['#1c4a6e', 'M8 -38A8 8 0 1 1 -8 -38A8 8 0 1 1 8 -38Z'],
    ]),
    high('fan', '#2c8a8a', '#1c5a62'),
    high('lotus', '#e06a8a', '#b03a5c'),
    high('pagoda', JL, JD),
    high('dragon', '#d83a3c', '#8a1420'),
    high('coinHole', '#e2b254', '#a8781c', 'wild'),
    high('ingot', '#e8b848', '#a8741c', 'scatter'),
    {
      name: 'arcade-places.courtCoin',
      role: 'coin',
      draw: (context) => {
        disc(context, 0, 3, 64, 'rgba(0,0,0,.4)')
        disc(
          context,
          0,
          0,
          62,
          radial(context, -16, -18, 4, 78, '#fff3c4', '#e8bc58', '#a8741c'),
          '#6a4208',
          3,
        )
        disc(context, 0, 0, 52, null, '#8a5c14', 2.5)
      },
    },
  ],
  back(context, width, height) {
    const x = -width / 2 + 3
    const y = -height / 2 + 3
    const wide = width - 6
    const tall = height - 6
    const emblemName = height * 0.09
    panel(context, x, y, wide, tall, 10, '#d8cfb4')
    panel(context, x, y, wide, tall - emblemName, 10, linear(context, 0, y, 0, y + tall, JL, JD))
    panel(
      context,
      x + 8,
      y + 8,
      wide - 16,
      tall - emblemName - 16,
      6,
      null,
      'rgba(255,255,255,.35)',
      1.5,
    )
    context.save()
    context.translate(0, -emblemName / 2)
    context.scale(width / 190, width / 190)
    pen(
      context,
      'rgba(255,255,255,.25)',
      'M0 -40Q18 -18 40 0Q18 18 0 40Q-18 18 -40 0Q-18 -18 0 -40Z',
      3,
    )
    context.restore()
  },
}
