import type { FamilySymbol, FamilySymbols, ReelRole } from '../family.ts'
import type { GameEmblemName } from '../../emblem.ts'
import { emblem, glow, linear, pen, polygon, silhouette } from '../../stage/brush.ts'
import { octagon, crystal, type Facets } from './pieces.ts'

const rune = (name: string, facets: Facets, path: string): FamilySymbol => ({
  name,
  role: 'low',
  draw(context) {
    context.scale(0.9, 0.9)
    crystal(context, 46, 62, facets)
    pen(context, 'rgba(6,14,40,.65)', path, 11)
    pen(context, '#f4fbff', path, 6)
  },
})

type Inks = readonly [colour: string, shade: string, accent: string, accentShade: string]

const gem = (
  name: GameEmblemName,
  [colour, shade, accent, accentShade]: Inks,
  role: ReelRole = 'high',
): FamilySymbol => ({
  emblem: name,
  role,
  colour,
  shade,
  draw(context, { pictured = name }) {
    silhouette(context, pictured, 'rgba(4,8,30,.5)', 0.62, 2, 4)
    emblem(
      context,
      pictured,
      {
        accent,
        shade: accentShade,
        light: '#f4fbff',
        glint: '#ffffff',
        deep: '#0b1630',
        brass: '#ffe08a',
        brassShade: '#c89a3c',
      },
      0.62,
    )
  },
})

export const symbols: FamilySymbols = {
  tile(context, width, height, { role, colour = '#3a86c8', shade = '#1c3f7a' }) {
    if (role === 'low' || role === 'coin') return
    const reach = Math.min(width, height) * 0.48
    const [cut, table, girdle] = [reach * 0.62, reach * 0.5, reach * 0.76]
    polygon(context, octagon(reach), linear(context, -reach, -reach, reach, reach, colour, shade))
    polygon(
      context,
      [
        [-cut, -reach],
        [cut, -reach],
        [table, -girdle],
        [-table, -girdle],
      ],
      'rgba(255,255,255,.5)',
    )
    polygon(
      context,
      [
        [reach, -cut],
        [reach, cut],
        [girdle, table],
        [girdle, -table],
      ],
      'rgba(4,8,40,.3)',
    )
    polygon(
      context,
      [
        [cut, reach],
        [-cut, reach],
        [-table, girdle],
        [table, girdle],
      ],
      'rgba(4,8,40,.4)',
    )
    polygon(
      context,
      [
        [-reach, cut],
        [-reach, -cut],
        [-girdle, -table],
        [-girdle, table],
      ],
      'rgba(255,255,255,.28)',
    )
    polygon(context, octagon(reach), null, role === 'wild' ? '#ffe08a' : 'rgba(255,255,255,.8)', 2)
  },
  symbols: [
    rune(
      'arcade-places.iceRune',
      ['#4fa0e0', '#7ac4f4', '#2a6ab0'],
      'M-14 34V-34L16 -8M-14 0L16 26',
    ),
    rune(
      'arcade-places.mossRune',
      ['#3fa07a', '#6fcfa4', '#226a50'],
      'M0 36V-36M-20 -18L0 -36L20 -18',
    ),
    rune(
      'arcade-places.emberRune',
      ['#d8643c', '#f29a6a', '#98391c'],
      'M-16 34V-34M-16 -30L18 -6L-16 16',
    ),
    rune(
      'arcade-places.duskRune',
      ['#8a5ad0', '#b48af0', '#5a329a'],
      'M-16 -34L16 34M16 -34L-16 34',
    ),
    rune(
      'arcade-places.frostRune',
      ['#8fa8c8', '#c8dcf0', '#5a7494'],
      'M-18 34V-20L0 -36L18 -20V34M-18 4H18',
    ),
    rune(
      'arcade-places.dawnRune',
      ['#d0588c', '#f29ac0', '#8c2c5a'],
      'M-18 36L18 -14L0 -36L-18 -14L18 36',
    ),
    gem('feather', ['#3a86c8', '#1c3f7a', '#e8f6ff', '#a8cdee']),
    gem('shield', ['#3f9a8a', '#1a4a52', '#e8d08a', '#b08a3c']),
    gem('helmet', ['#a86a3c', '#5a2c1c', '#f0dcb8', '#b8986a']),
    gem('dragon', ['#a83a6a', '#4a163c', '#ffb0c8', '#d86a94']),
    gem('bolt', ['#5a6af0', '#231f7a', '#ffe08a', '#f0a82c'], 'wild'),
    gem('mountain', ['#cfe8fb', '#6f9cd0', '#5a7ab0', '#38558a'], 'scatter'),
    {
      name: 'arcade-places.chargedCrystal',
      role: 'coin',
      draw(context) {
        glow(context, 0, 0, 74, '#7aa8ff', 0.8)
        crystal(context, 56, 64, ['#ffd978', '#fff0b8', '#e0a83c'])
      },
    },
  ],
}
