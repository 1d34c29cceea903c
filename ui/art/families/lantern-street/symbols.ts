import type { FamilySymbol, FamilySymbols, ReelRole } from '../family.ts'
import type { GameEmblemName } from '../../emblem.ts'
import type { Inked } from '../../stage/types.ts'
import { marks, emblem, radial, disc, glow } from '../../stage/brush.ts'
import { paperLantern, tassel } from './pieces.ts'

const cream = '#f6dfb0'

const red = '#d9412c'

const back = '#3a1712'

const jade = '#3f9a86'

const gold = '#e9ae4a'

const low = (name: string, list: readonly Inked[]): FamilySymbol => ({
  name,
  role: 'low',
  draw: (context) => {
    context.save()
    context.scale(0.84, 0.84)
    marks(context, list)
    context.restore()
  },
})

const high = (
  emblemName: GameEmblemName,
  colour: string,
  dark: string,
  role: ReelRole = 'high',
): FamilySymbol => ({
  role,
  colour,
  shade: dark,
  emblem: emblemName,
  draw: (context, { pictured }) =>
    emblem(
      context,
      pictured ?? emblemName,
      {
        accent: '#7d1410',
        shade: '#4d0a0c',
        light: '#fff5dc',
        glint: '#fffdf4',
        deep: '#2a0708',
        brass: '#9a5a12',
        brassShade: '#6b3a08',
      },
      0.56,
      0,
      2,
    ),
})

export const symbols: FamilySymbols = {
  tile(context, width, height, symbol) {
    if (symbol.role === 'low') return
    if (symbol.role === 'coin') return
    const radius = Math.min(width, height) * 0.44
    paperLantern(context, 0, 0, radius, symbol.colour ?? '', symbol.shade ?? '', 0)
    tassel(context, 0, -2, radius * 0.92, '#e9ae4a')
  },
  symbols: [
    low('arcade-places.teaBowl', [
      [jade, 'M-52 -14H52C52 26 34 48 0 48C-34 48 -52 26 -52 -14Z'],
      ['#2b6f61', 'M0 -14H52C52 26 34 48 0 48Z'],
      [cream, 'M-52 -14A52 12 0 0 1 52 -14A52 12 0 0 1 -52 -14Z'],
      ['#9a5a2c', 'M-42 -14A42 8 0 0 1 42 -14A42 8 0 0 1 -42 -14Z'],
      [jade, 'M-22 46H22V58H-22Z'],
      [cream, 'M-16 -38C-24 -50 -8 -56 -16 -70M14 -38C6 -50 22 -56 14 -70', 4],
    ]),
    low('arcade-places.dango', [
      [gold, 'M40 -66L-52 64', 6],
      ['#f29ab0', 'M50 -40A24 24 0 1 1 2 -40A24 24 0 1 1 50 -40Z'],
      [cream, 'M24 -2A25 25 0 1 1 -26 -2A25 25 0 1 1 24 -2Z'],
      ['#8fb85a', 'M-2 36A25 25 0 1 1 -52 36A25 25 0 1 1 -2 36Z'],
      ['#fff', 'M14 -48Q18 -56 28 -56M-14 -10Q-10 -18 0 -18', 4],
    ]),
    low('arcade-places.paperUmbrella', [
      [red, 'M-66 6C-58 -56 58 -56 66 6Q44 -8 22 6Q0 -8 -22 6Q-44 -8 -66 6Z'],
      ['#9c2419', 'M0 -42C40 -40 62 -20 66 6Q44 -8 22 6Q10 -2 0 0Z'],
      [cream, 'M0 -42V4M0 -42C-14 -30 -20 -10 -22 4M0 -42C14 -30 20 -10 22 4', 3],
      [gold, 'M0 -54V58Q0 70 -14 66', 6],
    ]),
    low('arcade-places.moonCake', [
      [gold, 'M58 0A58 58 0 1 1 -58 0A58 58 0 1 1 58 0Z'],
      ['#b9772a', 'M0 -58A58 58 0 0 1 0 58Z'],
      [cream, 'M46 0A46 46 0 1 1 -46 0A46 46 0 1 1 46 0Z', 4],
      [
        '#7a4512',
        'M0 -30Q18 -18 0 0Q-18 -18 0 -30ZM0 30Q18 18 0 0Q-18 18 0 30ZM-30 0Q-18 -18 0 0Q-18 18 -30 0ZM30 0Q18 -18 0 0Q18 18 30 0Z',
      ],
    ]),
    low('arcade-places.rattleDrum', [
      [gold, 'M0 10V72', 8],
      [red, 'M44 -14A44 44 0 1 1 -44 -14A44 44 0 1 1 44 -14Z'],
      [cream, 'M34 -14A34 34 0 1 1 -34 -14A34 34 0 1 1 34 -14Z'],
      [red, 'M0 -40A26 26 0 0 1 0 12A13 13 0 0 1 0 -14A13 13 0 0 0 0 -40Z'],
      [back, 'M-44 -20Q-62 -10 -62 12M44 -20Q62 -10 62 12', 3],
      [gold, 'M-54 16A8 8 0 1 1 -70 16A8 8 0 1 1 -54 16ZM70 16A8 8 0 1 1 54 16A8 8 0 1 1 70 16Z'],
    ]),
    low('arcade-places.paperBoat', [
      [cream, 'M-62 8H62L34 50H-34Z'],
      ['#d9b878', 'M0 8H62L34 50H0Z'],
      [red, 'M0 8L-34 8L0 -58Z'],
      ['#9c2419', 'M0 8H34L0 -58Z'],
      [gold, 'M-50 62Q-34 54 -18 62Q0 70 18 62Q34 54 50 62', 4],
    ]),
    high('fish', '#6fc3e8', '#1c4f86'),
    high('drum', '#8fd07a', '#2b6a3a'),
    high('fan', '#f79ac0', '#8d2358'),
    high('dragon', '#ff8a4a', '#9a1a14'),
    high('lantern', '#ffd25a', '#b05a08', 'wild'),
    high('firecracker', '#fff0c0', '#d08a1c', 'scatter'),
    {
      name: 'arcade-places.lanternCoin',
      role: 'coin',
      draw: (context) => {
        glow(context, 0, 0, 78, '#ffb04a', 0.5)
        disc(context, 0, 0, 60, radial(context, -18, -18, 4, 80, '#fff0be', '#f2b448', '#a8641a'))
        disc(context, 0, 0, 50, null, '#a8641a', 3)
      },
    },
  ],
}
