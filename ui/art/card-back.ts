import { SUIT_PATHS } from './emblems/suits.ts'
import { circle, polygon, range, roundRect, scallop } from './geometry.ts'
import { moved } from './path.ts'

const [BAIZE, FELT, DEEP, PAPER, BRASS] = ['#105e41', '#166845', '#0a3a28', '#f2ead6', '#e4bd66']

/** What a game shows while it has no picture: the back of a card in baize green, the same either way up. */
export function cardBackSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">${drawCardBack()}</svg>`
}

/** The card back's elements, for use inside another drawing. */
export function drawCardBack(): string {
  return (
    `<rect width="300" height="400" fill="${PAPER}"/><g transform="translate(150 200)">` +
    `<path d="${roundRect(272, 372, 8)}" fill="${BAIZE}"/>` +
    `<path d="${lozenges()}" fill="${FELT}"/><path d="${lozenges(0.32)}" fill="${PAPER}" fill-opacity=".5"/>` +
    `<path d="${roundRect(258, 358, 4)}" fill="none" stroke="${BRASS}" stroke-width="2"/>` +
    `<path d="${roundRect(246, 346, 2)}" fill="none" stroke="${PAPER}" stroke-width="1.2" stroke-opacity=".7"/>` +
    `${medallion()}</g>`
  )
}

/** A net of lozenges that ends on whole ones at every edge. */
function lozenges(size = 1): string {
  const [w, h] = [246 / 8, 346 / 8]
  return range(9)
    .flatMap((column) =>
      range(17).map((row) => {
        const [x, y] = [(column - 4) * w, (row - 8) * (h / 2)]
        if (row % 2 === 0 || column === 8) return ''
        const middle = x + w / 2
        const [dx, dy] = [(w / 2) * size, (h / 2) * size]
        return polygon([
          [middle, y - dy],
          [middle + dx, y],
          [middle, y + dy],
          [middle - dx, y],
        ])
      }),
    )
    .join('')
}

function medallion(): string {
  const ring = (path: string, from: number) =>
    [from, from + 180].map((turn) => moved(moved(path, { y: -45, scale: 0.32 }), { turn })).join('')
  const dots = range(4).map((i) => moved(circle(4, 0, -44), { turn: 45 + i * 90 }))
  return (
    `<path d="${scallop(20, 94, 1.1)}" fill="${PAPER}"/><path d="${circle(90)}" fill="${DEEP}"/>` +
    `<path d="${circle(83)}" fill="none" stroke="${BRASS}" stroke-width="2.5"/>` +
    `<path d="${circle(76)}" fill="none" stroke="${BRASS}" stroke-width="3" stroke-dasharray="0 7.96" stroke-linecap="round"/>` +
    `<path d="${ring(SUIT_PATHS.spade, 0)}" fill="${PAPER}"/>` +
    `<path d="${ring(SUIT_PATHS.heart, 90)}${dots.join('')}" fill="${BRASS}"/>` +
    `<path d="${moved(SUIT_PATHS.diamond, { scale: 0.2 })}" fill="${PAPER}"/>`
  )
}
