import type { GameEmblemName } from '../../emblem.ts'
import type { Tones } from '../../marks.ts'
import { emblem, marks, oval, polygon, radial } from '../../stage/brush.ts'
import { TURN } from '../../stage/shapes.ts'
import type { Context, Inked, Pictured, Points } from '../../stage/types.ts'
import type { FamilySymbol, FamilySymbols, ReelRole } from '../family.ts'
import { cherries, lemon, peach } from './pieces.ts'

const low = (name: string, list: readonly Inked[]): FamilySymbol => ({
  name,
  role: 'low',
  draw: (context) => {
    context.scale(0.74, 0.74)
    marks(context, list)
  },
})

const tones: Tones = {
  accent: '#f4606a',
  shade: '#b8203c',
  light: '#fffaf0',
  glint: '#ffffff',
  deep: '#5a1420',
  brass: '#f2c63a',
  brassShade: '#c8862c',
}

const shadow = (context: Context) => oval(context, 0, 66, 46, 7, 'rgba(70,40,10,.28)')

const sameAs = (pictured: Pictured, own: GameEmblemName) =>
  (typeof pictured === 'string' ? pictured : pictured[0]) === own

/** Fruit that is an emblem as well: another emblem may take its place. */
const fruit = (
  own: GameEmblemName,
  list: readonly Inked[],
  role: ReelRole = 'high',
): FamilySymbol => ({
  emblem: own,
  role,
  draw: (context, { pictured = own }) => {
    shadow(context)
    if (sameAs(pictured, own)) marks(context, list)
    else emblem(context, pictured, tones, 0.86)
  },
})

/** What no emblem pictures. */
const goods = (name: string, list: readonly Inked[], role: ReelRole = 'high'): FamilySymbol => ({
  name,
  role,
  draw: (context) => {
    shadow(context)
    marks(context, list)
  },
})

const berry = (x: number, y: number): Inked => [
  '#7a3aa8',
  `M${x + 20} ${y}A20 20 0 1 1 ${x - 20} ${y}A20 20 0 1 1 ${x + 20} ${y}Z`,
]
const shine = (x: number, y: number): Inked => [
  '#c89af0',
  `M${x - 10} ${y - 4}Q${x - 6} ${y - 12} ${x + 2} ${y - 12}`,
  4,
]
const upperBerries = [
  [-32, -24],
  [0, -26],
  [32, -24],
  [-18, 2],
  [16, 2],
  [0, 30],
] as const
const otherBerries = [
  [-36, 0],
  [36, 0],
  [-16, 28],
  [18, 28],
  [0, 52],
] as const

const hexagon = (radius: number): Points =>
  Array.from({ length: 6 }, (_, corner) => [
    radius * Math.cos((corner * TURN) / 6),
    radius * Math.sin((corner * TURN) / 6),
  ])

export const symbols: FamilySymbols = {
  tile() {},
  symbols: [
    low('arcade-places.honeyPot', [
      ['#f0b83c', 'M-44 -26C-58 20 -40 58 0 58C40 58 58 20 44 -26Z'],
      ['#c8862c', 'M10 58C44 54 56 18 44 -26H20C34 10 30 44 10 58Z'],
      ['#e8553c', 'M-50 -44H50V-24Q36 -22 34 -4Q28 -22 8 -24Q0 -22 -4 4Q-12 -22 -50 -24Z'],
      ['#8a5a1c', 'M-36 -60H36V-43H-36Z'],
    ]),
    low('arcade-places.peaPod', [
      ['#4f9a3c', 'M-62 -34C-40 40 20 64 64 42C40 16 -10 -10 -62 -34Z'],
      ['#8fcf5a', 'M-28 -2A15 15 0 1 1 -28 0ZM2 18A17 17 0 1 1 2 20ZM36 34A15 15 0 1 1 36 36Z', 14],
      ['#3a7a2c', 'M-62 -34Q-72 -50 -58 -60', 6],
    ]),
    low('arcade-places.blossom', [
      [
        '#f9a8c2',
        'M0 -62Q26 -40 0 0Q-26 -40 0 -62ZM59 -19Q46 14 0 0Q30 -38 59 -19ZM36 50Q4 56 0 0Q48 12 36 50ZM-36 50Q-4 56 0 0Q-48 12 -36 50ZM-59 -19Q-46 14 0 0Q-30 -38 -59 -19Z',
      ],
      [
        '#ec7aa2',
        'M0 -62Q26 -40 0 0ZM59 -19Q46 14 0 0ZM36 50Q4 56 0 0ZM-36 50Q-48 12 0 0ZM-59 -19Q-30 -38 0 0Z',
      ],
      ['#f2c63a', 'M15 0A15 15 0 1 1 -15 0A15 15 0 1 1 15 0Z'],
    ]),
    low('arcade-places.hazelnut', [
      ['#c8843c', 'M0 62C-46 44 -52 -6 -40 -24H40C52 -6 46 44 0 62Z'],
      ['#96561c', 'M0 62C46 44 52 -6 40 -24H8C20 10 16 42 0 62Z'],
      [
        '#7fb84a',
        'M-52 -18C-46 -54 -20 -62 0 -60C20 -62 46 -54 52 -18C38 -30 30 -12 18 -20C8 -8 -8 -8 -18 -20C-30 -12 -38 -30 -52 -18Z',
      ],
      ['#f0c890', 'M-26 4Q-26 24 -16 36', 6],
    ]),
    low('arcade-places.orchardLeaf', [
      ['#6ab04a', 'M-50 56C-60 -20 0 -64 58 -56C62 4 20 60 -50 56Z'],
      ['#3f8a3a', 'M-50 56C-10 10 20 -20 58 -56C62 4 20 60 -50 56Z'],
      ['#dff0b8', 'M-50 56Q0 0 40 -38M-14 22L-16 -12M8 0L8 -30M-14 22L18 24', 4],
    ]),
    low('arcade-places.acorn', [
      ['#d8a04a', 'M-34 -10H34C40 26 18 50 0 66C-18 50 -40 26 -34 -10Z'],
      ['#a86a24', 'M4 -10H34C40 26 18 50 0 66C16 40 18 12 4 -10Z'],
      ['#7a4e24', 'M-46 -8C-48 -40 -24 -50 0 -50C24 -50 48 -40 46 -8Z'],
      ['#5a3416', 'M-30 -8L-14 -30L2 -8L18 -30L34 -8M-34 -30L-30 -34M0 -50V-66', 5],
      ['#f6dcae', 'M-22 6Q-20 26 -10 38', 6],
    ]),
    fruit('lemon', lemon),
    fruit('grapes', [
      ['#6a4a2c', 'M0 -40V-70', 7],
      ['#5aa03c', 'M0 -50Q30 -78 58 -58Q34 -34 0 -50Z'],
      ...[...upperBerries, ...otherBerries].map(([x, y]) => berry(x, y)),
      ...upperBerries.map(([x, y]) => shine(x, y)),
    ]),
    goods('arcade-places.peach', peach),
    fruit('watermelon', [
      ['#2f7a34', 'M-68 -22H68C68 30 36 62 0 62C-36 62 -68 30 -68 -22Z'],
      ['#d8f0b8', 'M-58 -22H58C58 24 30 52 0 52C-30 52 -58 24 -58 -22Z'],
      ['#ee4a52', 'M-50 -22H50C50 18 26 44 0 44C-26 44 -50 18 -50 -22Z'],
      ['#c8303a', 'M6 -22H50C50 18 26 44 0 44C24 24 20 0 6 -22Z'],
      ['#3a1418', 'M-28 -6L-26 4M-8 -8V2M14 -6L12 4M-16 16L-14 26M4 18V28M30 -4L27 6', 6],
    ]),
    fruit('cherry', cherries, 'wild'),
    goods(
      'arcade-places.harvestBasket',
      [
        ['#7fb84a', 'M-50 -14Q-30 -50 0 -34Q30 -56 50 -14Z'],
        [
          '#e03a3a',
          'M-12 -20A18 18 0 1 1 -48 -20A18 18 0 1 1 -12 -20ZM20 -26A20 20 0 1 1 -20 -26A20 20 0 1 1 20 -26Z',
        ],
        ['#f2c63a', 'M50 -20A18 18 0 1 1 14 -20A18 18 0 1 1 50 -20Z'],
        ['#c8843c', 'M-64 -14H64L46 60H-46Z'],
        ['#8a5420', 'M-58 10H58M-52 34H52M-30 -14L-24 60M0 -14V60M30 -14L24 60', 4],
        ['#a8682c', 'M-50 -14C-50 -84 50 -84 50 -14', 8],
      ],
      'scatter',
    ),
    {
      name: 'arcade-places.honeyCoin',
      role: 'coin',
      draw: (context) => {
        polygon(context, hexagon(66), '#a8641a')
        const honey = radial(context, -14, -18, 4, 74, '#fff3b8', '#f6c445', '#d8902c')
        polygon(context, hexagon(60), honey, '#8a5010', 3)
      },
    },
  ],
}
