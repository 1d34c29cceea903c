import type { FamilySymbol, FamilySymbols, ReelRole } from '../family.ts'
import type { GameEmblemName } from '../../emblem.ts'
import type { Context, Inked } from '../../stage/types.ts'
import { marks, emblem, radial, disc, starShape } from '../../stage/brush.ts'
import { RED, CRM, GOL } from './pieces.ts'

const burst = (context: Context, colour: string) => {
  context.save()
  context.globalAlpha = 0.9
  starShape(context, 0, 0, 16, 72, 0.76, colour)
  context.restore()
  disc(context, 0, 0, 52, CRM, '#2a1230', 2.5)
}

const low = (name: string, list: readonly Inked[]): FamilySymbol => ({
  name,
  role: 'low',
  draw: (context) => {
    context.save()
    context.scale(0.76, 0.76)
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
  draw: (context, { pictured }) => {
    burst(context, colour)
    emblem(
      context,
      pictured ?? emblemName,
      {
        accent,
        shade,
        light: '#fffaf0',
        glint: '#ffffff',
        deep: '#2a1230',
        brass: GOL,
        brassShade: '#b87a14',
      },
      0.5,
    )
  },
})

export const symbols: FamilySymbols = {
  tile() {},
  symbols: [
    low('arcade-places.jugglingBall', [
      [RED, 'M54 0A54 54 0 1 1 -54 0A54 54 0 1 1 54 0Z'],
      [GOL, 'M-54 -8C-20 -30 20 -30 54 -8V8C20 -14 -20 -14 -54 8Z'],
      ['#8a1020', 'M0 54A54 54 0 0 0 54 0C54 30 20 40 0 54Z'],
      ['#fff', 'M-30 -34Q-18 -44 -6 -44', 6],
    ]),
    low('arcade-places.hoop', [
      ['#2a7a9a', 'M56 0A56 56 0 1 1 -56 0A56 56 0 1 1 56 0Z', 16],
      [
        CRM,
        'M0 -56A56 56 0 0 1 40 -40M56 0A56 56 0 0 1 40 40M0 56A56 56 0 0 1 -40 40M-56 0A56 56 0 0 1 -40 -40',
        16,
      ],
      [
        '#143a5a',
        'M64 0A64 64 0 1 1 -64 0A64 64 0 1 1 64 0ZM48 0A48 48 0 1 1 -48 0A48 48 0 1 1 48 0Z',
        2.5,
      ],
    ]),
    low('arcade-places.topHat', [
      ['#2a1230', 'M-40 -60H40L34 30H-34Z'],
      ['#2a1230', 'M-66 30C-40 44 40 44 66 30C60 56 -60 56 -66 30Z'],
      [RED, 'M-36 6H36L34 30H-34Z'],
      ['#6a4a7a', 'M-26 -50L-22 0', 6],
    ]),
    low('arcade-places.balloons', [
      ['#7a5a6a', 'M-24 10Q-10 50 0 68M24 6Q12 50 0 68M0 -8V68', 3],
      ['#2a7a9a', 'M-4 -20A26 32 0 1 1 -56 -20A26 32 0 1 1 -4 -20Z'],
      [GOL, 'M56 -20A26 32 0 1 1 4 -20A26 32 0 1 1 56 -20Z'],
      [RED, 'M28 -30A28 34 0 1 1 -28 -30A28 34 0 1 1 28 -30Z'],
      ['#fff', 'M-14 -46Q-8 -56 2 -56', 5],
    ]),
    low('arcade-places.jugglingPin', [
      [
        CRM,
        'M-10 -66H10C12 -40 26 -24 26 10C26 40 16 58 14 68H-14C-16 58 -26 40 -26 10C-26 -24 -12 -40 -10 -66Z',
      ],
      [
        '#2a1230',
        'M-10 -66H10C12 -40 26 -24 26 10C26 40 16 58 14 68H-14C-16 58 -26 40 -26 10C-26 -24 -12 -40 -10 -66Z',
        3,
      ],
      [RED, 'M-25 -4H25V14H-25Z'],
      [GOL, 'M-26 14H26V24H-26Z'],
      [RED, 'M-11 -48H11L12 -38H-12Z'],
    ]),
    low('arcade-places.popcorn', [
      ['#c4202f', 'M-40 -12H40L28 64H-28Z'],
      ['#f6e7c8', 'M-24 -12H-8L-6 64H-16ZM8 -12H24L16 64H6Z'],
      [
        '#fff6dc',
        'M-40 -14A16 16 0 0 1 -26 -38A18 18 0 0 1 0 -54A18 18 0 0 1 26 -38A16 16 0 0 1 40 -14Z',
      ],
      ['#f2b632', 'M-22 -24Q-16 -32 -8 -28M4 -40Q12 -44 16 -34M18 -20Q24 -26 28 -20', 4],
    ]),
    high('elephant', '#6fb0c8', '#8a9ab8', '#5a6a8a'),
    high('rabbit', '#e87aa0', '#fff2f2', '#e8b8c4'),
    high('horse', '#3f8a6a', '#f2e2c0', '#c8a878'),
    high('tiger', '#f2a02c', '#f08a2c', '#b8541a'),
    high('mask', '#7a3ac0', '#b88af0', '#6a3aa8', 'wild'),
    high('ticket', RED, '#f7c84a', '#c8902c', 'scatter'),
    {
      name: 'arcade-places.circusCoin',
      role: 'coin',
      draw: (context) => {
        starShape(context, 0, 0, 20, 70, 0.84, RED)
        disc(
          context,
          0,
          0,
          56,
          radial(context, -14, -16, 4, 72, '#fff2b8', GOL, '#b87a14'),
          '#7a0c1c',
          3,
        )
      },
    },
  ],
}
