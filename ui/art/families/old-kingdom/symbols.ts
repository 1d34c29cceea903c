import type { FamilySymbol, FamilySymbols, ReelRole } from '../family.ts'
import type { GameEmblemName } from '../../emblem.ts'
import type { Context, Inked } from '../../stage/types.ts'
import {
  pen,
  marks,
  emblem,
  silhouette,
  radial,
  panel,
  disc,
  polygon,
  starShape,
} from '../../stage/brush.ts'
import { stone } from './pieces.ts'

const pig = {
  re: ['#b8402a', '#7d2416'],
  bl: ['#2c6f9a', '#184a70'],
  gr: ['#3f8a5a', '#245c3a'],
  go: ['#e0a02c', '#a86e14'],
} as const

const relief = (context: Context, draw: (colour: string) => void) => {
  context.save()
  context.translate(2, 2.5)
  context.globalAlpha = 0.55
  draw('#fff0c8')
  context.restore()
  context.save()
  context.translate(-2, -2.5)
  context.globalAlpha = 0.5
  draw('#4a2a08')
  context.restore()
}

const low = (name: string, list: readonly Inked[]): FamilySymbol => ({
  name,
  role: 'low',
  draw: (context) => {
    context.save()
    context.scale(0.78, 0.78)
    relief(context, (colour) =>
      list.forEach(([, distance, width]) => pen(context, colour, distance, width)),
    )
    marks(context, list)
    context.restore()
  },
})

const high = (
  emblemName: GameEmblemName,
  colour: string,
  accent: string,
  shade: string,
  role: ReelRole = 'high',
): FamilySymbol => ({
  emblem: emblemName,
  role,
  colour,
  draw: (context, { pictured }) => {
    relief(context, (ink) => silhouette(context, pictured ?? emblemName, ink, 0.66, 0, 0))
    emblem(
      context,
      pictured ?? emblemName,
      {
        accent,
        shade,
        light: '#f6e6bc',
        glint: '#fff6da',
        deep: '#3a1f08',
        brass: '#e8b440',
        brassShade: '#a8741c',
      },
      0.66,
    )
  },
})

export const symbols: FamilySymbols = {
  tile(context, width, height, symbol) {
    const isHigh = symbol.role !== 'low'
    stone(
      context,
      -width / 2,
      -height / 2,
      width,
      height,
      isHigh ? (symbol.colour ?? '#e6c58c') : '#d9b47c',
      (symbol.name ?? symbol.emblem ?? '').length * 7 + 3,
      5,
    )
    const emblemName = Math.max(3, width * 0.035)
    polygon(
      context,
      [
        [-width / 2, -height / 2],
        [width / 2, -height / 2],
        [width / 2 - emblemName, -height / 2 + emblemName],
        [-width / 2 + emblemName, -height / 2 + emblemName],
      ],
      'rgba(255,244,214,.75)',
    )
    polygon(
      context,
      [
        [-width / 2, -height / 2],
        [-width / 2 + emblemName, -height / 2 + emblemName],
        [-width / 2 + emblemName, height / 2 - emblemName],
        [-width / 2, height / 2],
      ],
      'rgba(255,244,214,.45)',
    )
    polygon(
      context,
      [
        [-width / 2, height / 2],
        [width / 2, height / 2],
        [width / 2 - emblemName, height / 2 - emblemName],
        [-width / 2 + emblemName, height / 2 - emblemName],
      ],
      'rgba(60,30,4,.6)',
    )
    polygon(
      context,
      [
        [width / 2, -height / 2],
        [width / 2, height / 2],
        [width / 2 - emblemName, height / 2 - emblemName],
        [width / 2 - emblemName, -height / 2 + emblemName],
      ],
      'rgba(60,30,4,.4)',
    )
    if (isHigh)
      panel(
        context,
        -width * 0.42,
        -height * 0.42,
        width * 0.84,
        height * 0.84,
        3,
        null,
        'rgba(90,50,10,.55)',
        1.6,
      )
  },
  symbols: [
    low('arcade-places.reed', [
      ['#3f8a5a', 'M-6 66V-10C-34 -30 -34 -54 -8 -70C14 -54 16 -30 6 -10V66Z'],
      ['#245c3a', 'M0 66V-66C16 -50 16 -30 6 -10V66Z'],
      ['#e8cf9a', 'M-18 -36L8 -44M-18 -24L8 -32', 3],
    ]),
    low('arcade-places.water', [
      ['#2c6f9a', 'M-64 -28L-48 -46L-32 -28L-16 -46L0 -28L16 -46L32 -28L48 -46L64 -28', 11],
      ['#2c6f9a', 'M-64 6L-48 -12L-32 6L-16 -12L0 6L16 -12L32 6L48 -12L64 6', 11],
      ['#184a70', 'M-64 40L-48 22L-32 40L-16 22L0 40L16 22L32 40L48 22L64 40', 11],
    ]),
    low('arcade-places.basket', [
      ['#c8842c', 'M-62 -14H62C56 34 30 52 0 52C-30 52 -56 34 -62 -14Z'],
      ['#7d4a12', 'M-56 4H56M-46 24H46M-28 42H28', 4],
      ['#b8402a', 'M-62 -26H62V-10H-62Z'],
      ['#7d4a12', 'M-30 -26C-30 -60 30 -60 30 -26', 7],
    ]),
    low('arcade-places.jar', [
      ['#b8402a', 'M-14 -60H14V-40C52 -30 50 34 12 62H-12C-50 34 -52 -30 -14 -40Z'],
      ['#7d2416', 'M0 -60H14V-40C52 -30 50 34 12 62H0Z'],
      ['#f0d9a4', 'M-36 -8H36M-38 8H38', 6],
      ['#2c6f9a', 'M-36 0H36', 6],
    ]),
    low('arcade-places.lotusBud', [
      ['#3f8a5a', 'M0 66V6', 8],
      ['#2c6f9a', 'M0 -66C30 -40 34 -10 0 14C-34 -10 -30 -40 0 -66Z'],
      [
        '#e8cf9a',
        'M-58 -34C-26 -36 -8 -14 0 14C-34 12 -54 -6 -58 -34ZM58 -34C26 -36 8 -14 0 14C34 12 54 -6 58 -34Z',
      ],
      ['#b8402a', 'M-8 14H8V26H-8Z'],
    ]),
    low('arcade-places.sandal', [
      ['#8a5a24', 'M-22 66C-40 40 -34 0 -28 -30C-24 -58 24 -58 28 -30C34 0 40 40 22 66Z'],
      ['#c8953c', 'M-14 56C-26 36 -22 6 -18 -22C-14 -42 14 -42 18 -22C22 6 26 36 14 56Z'],
      ['#2c6f9a', 'M0 -36V-8M0 -8L-24 18M0 -8L24 18', 7],
      ['#b8402a', 'M6 -38A6 6 0 1 1 -6 -38A6 6 0 1 1 6 -38Z'],
    ]),
    high('cat', '#dcb678', ...pig.bl),
    high('snake', '#d7b070', ...pig.gr),
    high('scarab', '#e3bf84', '#2f8fb0', '#175a78'),
    high('eye', '#e9c88e', ...pig.bl),
    high('ankh', '#f0cf86', ...pig.go, 'wild'),
    high('book', '#d9a45a', ...pig.re, 'scatter'),
    {
      name: 'arcade-places.sunDisc',
      role: 'coin',
      colour: '#8a5a24',
      draw: (context) => {
        starShape(context, 0, 0, 24, 70, 0.86, '#b8741c')
        disc(
          context,
          0,
          0,
          58,
          radial(context, -14, -16, 4, 72, '#fff0b4', '#f0bc48', '#b8781c'),
          '#7a4a12',
          3,
        )
      },
    },
  ],
}
