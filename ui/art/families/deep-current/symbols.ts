import type { FamilySymbol, FamilySymbols, ReelRole } from '../family.ts'
import type { GameEmblemName } from '../../emblem.ts'
import type { Inked } from '../../stage/types.ts'
import { marks, emblem, radial, disc } from '../../stage/brush.ts'
import { bubble } from './pieces.ts'

const low = (name: string, list: readonly Inked[]): FamilySymbol => ({
  name,
  role: 'low',
  draw: (context) => {
    context.save()
    context.scale(0.82, 0.82)
    marks(context, list)
    context.restore()
  },
})

const high = (
  emblemName: GameEmblemName,
  tint: string,
  accent: string,
  shade: string,
  role: ReelRole = 'high',
): FamilySymbol => ({
  emblem: emblemName,
  role,
  tint,
  draw: (context, { pictured }) =>
    emblem(
      context,
      pictured ?? emblemName,
      {
        accent,
        shade,
        light: '#f4fbf5',
        glint: '#ffffff',
        deep: '#04223a',
        brass: '#ffd777',
        brassShade: '#c08a2c',
      },
      0.64,
    ),
})

export const symbols: FamilySymbols = {
  tile(context, width, height, symbol) {
    if (symbol.role === 'low') return
    if (symbol.role !== 'coin') bubble(context, Math.min(width, height) * 0.48, symbol.tint ?? '')
  },
  symbols: [
    low('arcade-places.starfish', [
      [
        '#f2875a',
        'M0 -66C10 -40 18 -26 62 -22C34 2 30 14 42 56C18 34 -18 34 -42 56C-30 14 -34 2 -62 -22C-18 -26 -10 -40 0 -66Z',
      ],
      ['#c85a34', 'M0 -66C10 -40 18 -26 62 -22C34 2 30 14 42 56C30 44 14 40 0 40Z'],
      ['#ffd9b8', 'M0 -40V-14M-34 -14L-14 -4M34 -14L14 -4M-24 34L-10 14M24 34L10 14', 6],
    ]),
    low('arcade-places.seaSnail', [
      ['#8fb6e0', 'M-56 34C-60 -30 -10 -62 30 -44C66 -26 62 30 20 34Z'],
      ['#5c83b8', 'M-20 34C-10 0 24 -10 46 -34C66 -10 58 32 20 34Z'],
      ['#f1f6ff', 'M20 20C-14 22 -20 -18 8 -22C30 -22 32 4 14 6C4 6 2 -6 10 -8', 6],
      ['#ffe0c2', 'M-62 34H62Q56 54 20 54H-40Q-62 52 -62 34Z'],
    ]),
    low('arcade-places.coralSprig', [
      [
        '#e8587a',
        'M0 64V-6M0 20L-34 -12V-46M-34 -16L-54 -30M0 -6L24 -38V-62M24 -34L48 -46M0 30L36 6',
        15,
      ],
      ['#ffb0c0', 'M-4 58V0M-4 20L-32 -8V-40', 4],
    ]),
    low('arcade-places.seaUrchin', [
      [
        '#5b3fa0',
        'M0 -68V68M-68 0H68M-48 -48L48 48M48 -48L-48 48M-26 -62L26 62M26 -62L-26 62M-62 -26L62 26M-62 26L62 -26',
        6,
      ],
      ['#7a5cc8', 'M40 0A40 40 0 1 1 -40 0A40 40 0 1 1 40 0Z'],
      [
        '#d3c2ff',
        'M-14 -18A4 4 0 1 1 -14 -17ZM10 -22A4 4 0 1 1 10 -21ZM-24 4A4 4 0 1 1 -24 5ZM0 2A4 4 0 1 1 0 3ZM22 0A4 4 0 1 1 22 1ZM-8 24A4 4 0 1 1 -8 25ZM14 22A4 4 0 1 1 14 23Z',
        5,
      ],
    ]),
    low('arcade-places.kelp', [
      ['#2f9a6a', 'M0 70C-30 30 24 10 -6 -20C-24 -40 6 -54 0 -70', 9],
      [
        '#58c98e',
        'M-6 44Q-52 46 -58 18Q-22 14 -6 44ZM6 18Q48 18 58 -8Q20 -14 6 18ZM-8 -16Q-50 -14 -54 -42Q-18 -46 -8 -16ZM2 -40Q34 -42 40 -62Q10 -64 2 -40Z',
      ],
    ]),
    low('arcade-places.jellyfish', [
      [
        '#e39ad0',
        'M-48 2C-48 -40 -26 -62 0 -62C26 -62 48 -40 48 2Q36 -8 24 2Q12 -8 0 2Q-12 -8 -24 2Q-36 -8 -48 2Z',
      ],
      ['#b765a8', 'M0 -62C26 -62 48 -40 48 2Q36 -8 24 2Q12 -8 0 2Z'],
      [
        '#e39ad0',
        'M-30 8Q-40 30 -28 44Q-18 56 -28 68M-10 8Q-18 32 -8 48Q-2 58 -8 66M10 8Q18 32 8 48Q2 58 8 66M30 8Q40 30 28 44Q18 56 28 68',
        5,
      ],
      ['#ffe3f6', 'M-30 -20Q-24 -44 -6 -50', 5],
    ]),
    high('turtle', 'rgba(70,170,130,.62)', '#9be07a', '#4f9a4a'),
    high('crab', 'rgba(225,90,70,.6)', '#ffb08a', '#e0583c'),
    high('octopus', 'rgba(150,90,210,.62)', '#e8a8ff', '#a85cd8'),
    high('shark', 'rgba(50,110,190,.66)', '#d3ecff', '#84b6e0'),
    high('trident', 'rgba(250,200,90,.62)', '#fff2c0', '#e8b848', 'wild'),
    high('shell', 'rgba(250,190,215,.62)', '#fff2f6', '#f0a8c4', 'scatter'),
    {
      name: 'arcade-places.pearl',
      role: 'coin',
      draw: (context) => {
        disc(
          context,
          0,
          0,
          62,
          radial(
            context,
            -20,
            -22,
            4,
            84,
            '#ffffff',
            [0.3, '#fbf0f4'],
            [0.7, '#cfe2ee'],
            [1, '#7fa6c4'],
          ),
        )
        disc(context, -22, -26, 12, 'rgba(255,255,255,.9)')
      },
    },
  ],
}
