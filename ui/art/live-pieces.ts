// Cards, chips and inks of the live tables.
import { drawEmblem } from './emblem.ts'
import { ellipse, range, roundRect } from './geometry.ts'
import type { Tones } from './marks.ts'
import { at } from './path.ts'
import type { Random } from './seed.ts'

export const PAPER = '#f8f3e6'
export const [RED, BLACK, BLUE, GREEN, BRASS] = [
  '#b0302f',
  '#16261d',
  '#245f9c',
  '#1f7a4f',
  '#c99b3f',
]
export const LINE = `fill="none" stroke="${PAPER}" stroke-opacity=".4" stroke-width="1.5"`

export const toned = (accent: string, deep = BLACK): Tones => ({
  accent,
  shade: deep,
  light: '#efe8d2',
  glint: PAPER,
  deep,
  brass: '#e4bd66',
  brassShade: '#b98f3e',
})

const SUITS = ['heart', 'spade', 'diamond', 'club'] as const
const CHIP_INKS = [RED, BLUE, GREEN, BRASS, '#6b3a7a'] as const

export const put = (inner: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${at([x, y])})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`

/** Deals cards of changing suits, so that no two neighbours are alike. */
export function deal(
  places: readonly (readonly [x: number, y: number, turn: number])[],
  random: Random,
  scale = 1,
): string {
  const first = random.below(4)
  return places
    .map(([x, y, turn], i) => {
      const suit = SUITS[(first + i) % 4] ?? 'heart'
      const colour = suit === 'heart' || suit === 'diamond' ? RED : BLACK
      const face =
        `<path d="${roundRect(29, 41, 3, 1.5, 2)}" fill="#05110c" fill-opacity=".3"/>` +
        `<path d="${roundRect(29, 41, 3)}" fill="${PAPER}"/>` +
        put(drawEmblem(suit, toned(colour, colour)), 0, 0, 0.16)
      return put(face, x, y, scale, turn)
    })
    .join('')
}

export function chips(spots: readonly (readonly [number, number])[], random: Random): string {
  return spots
    .map(([x, y]) => {
      const colour = random.pick(CHIP_INKS)
      const stack = random.below(3)
      const under = range(stack).map(
        (i) =>
          `<path d="${ellipse(13.4, 13.4, 0, 3 + i * 3)}" fill="${i % 2 ? '#efe8d2' : BLACK}" fill-opacity=".75"/>`,
      )
      return put(
        under.toReversed().join('') +
          put(drawEmblem('chip', toned(colour), random.below(6) * 2 + 1), 0, 0, 0.2),
        x,
        y,
      )
    })
    .join('')
}
