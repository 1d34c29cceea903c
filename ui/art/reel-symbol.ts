import { toHex } from './colour.ts'
import { drawEmblem } from './emblem.ts'
import { SUIT_PATHS } from './emblems/suits.ts'
import { circle, polar, range, regular, scallop, star, TURN } from './geometry.ts'
import { backingHex, ruleHex, tonesOn } from './inks.ts'
import type { Backing } from './inks.ts'
import { at } from './path.ts'
import { drawPattern, pickPattern } from './patterns.ts'
import type { LowMark, ReelSymbol, ReelTheme } from './reel-theme.ts'
import { createRandom } from './seed.ts'

const ROUND = 9
const PAPER = '#efe8d2'
const BRASS = '#e4bd66'

/** One symbol alone, 148 by 148 about its middle. `size` gives it a size of its own, for pictures made of it. */
export function reelSymbolSvg(symbol: ReelSymbol, size?: number): string {
  const own = size === undefined ? '' : ` width="${size}" height="${size}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-74 -74 148 148"${own}>${drawReelSymbol(symbol)}</svg>`
}

/** The symbol's elements about the origin. */
export function drawReelSymbol(symbol: ReelSymbol): string {
  return symbol.kind === 'low' ? drawLow(symbol.mark, symbol.ink) : drawLabel(symbol)
}

const NOTCHED =
  'M-56 -66H56A10 10 0 0 0 66 -56V56A10 10 0 0 0 56 66H-56A10 10 0 0 0 -66 56V-56A10 10 0 0 0 -56 -66Z'

/** Paper, a double line and one ink: the plain cards of the pack. */
function drawLow(mark: LowMark, colour: string): string {
  const corner = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.11)">${lowMark(mark, colour, colour)}</g>`
  return (
    `<rect x="-74" y="-74" width="148" height="148" rx="${ROUND}" fill="${PAPER}"/>` +
    `<path d="M-64 -64H64V64H-64Z" fill="none" stroke="${colour}" stroke-width="2"/>` +
    `<path d="M-58.5 -58.5H58.5V58.5H-58.5Z" fill="none" stroke="${colour}" stroke-opacity=".55"/>` +
    `<path d="${engraving()}" fill="none" stroke="${colour}" stroke-opacity=".16"/>` +
    corner(-46, -44, 0) +
    corner(46, 44, 180) +
    `<g transform="scale(.5)">${lowMark(mark, colour, PAPER)}</g>`
  )
}

/** Eight loops round the middle, as an engine turns them. */
function engraving(): string {
  return range(8)
    .map((i) => {
      const angle = (i * TURN) / 8
      const [tip, left, right] = [polar(56, angle), polar(46, angle - 0.5), polar(46, angle + 0.5)]
      return `M0 0Q${at(left)} ${at(tip)}Q${at(right)} 0 0Z`
    })
    .join('')
}

function lowMark(mark: LowMark, colour: string, glint: string): string {
  if (mark === 'heart' || mark === 'spade' || mark === 'diamond' || mark === 'club') {
    const glints = {
      heart: 'M-46 -14C-48 -30 -42 -40 -32 -42',
      spade: 'M-44 12C-44 -2 -34 -12 -22 -22',
      diamond: 'M-32 0C-22 -10 -14 -22 -8 -36',
      club: 'M-50 10C-50 0 -44 -6 -36 -7',
    }
    return (
      `<path d="${SUIT_PATHS[mark]}" fill="${colour}"/>` +
      `<path d="${glints[mark]}" fill="none" stroke="${glint}" stroke-width="5" stroke-linecap="round"/>`
    )
  }
  const tones = {
    accent: colour,
    shade: colour,
    light: colour,
    glint,
    deep: glint,
    brass: colour,
    brassShade: colour,
  }
  return drawEmblem(mark, tones)
}

type Label = Extract<ReelSymbol, { kind: 'label' }>
type Plate = { readonly path: string; readonly backing: Backing; readonly scale: number }

function drawLabel({ role, emblem, variant, inks, seed }: Label): string {
  const random = createRandom('reel-label', seed)
  const plate = plateOf(role, random.below(5), random.chance(0.4))
  const rule = ruleHex(plate.backing)
  const { ground } = inks
  return (
    // A nested picture cuts off what a pattern draws beyond the label, without the names that a clip would need.
    `<rect x="-74" y="-74" width="148" height="148" rx="${ROUND}" fill="${toHex(ground)}"/>` +
    `<svg x="-70" y="-70" width="140" height="140" viewBox="-108 -108 216 216">` +
    `${drawPattern(pickPattern(random), PAPER, 0.2)}</svg>` +
    `<path d="${NOTCHED}" fill="none" stroke="${BRASS}" stroke-width="2"/>` +
    `<path d="${plate.path}" fill="${backingHex(inks, plate.backing)}"/>` +
    `<g transform="scale(.9)"><path d="${plate.path}" fill="none" stroke="${rule}" stroke-opacity=".8" stroke-width="1.5"/></g>` +
    `<g transform="scale(${plate.scale})">${drawEmblem(emblem, tonesOn(inks, plate.backing), variant)}</g>`
  )
}

/** A wild stands on a seal of paper, a scatter on a star, a coin on nothing but its ring. */
function plateOf(role: Label['role'], form: number, onPaper: boolean): Plate {
  if (role === 'wild') return { path: scallop(14, 51, 1.12), backing: 'paper', scale: 0.53 }
  if (role === 'scatter') return { path: star(12, 59, 0.86), backing: 'paper', scale: 0.5 }
  if (role === 'coin') return { path: circle(56), backing: 'deep', scale: 0.66 }
  const backing: Backing = onPaper ? 'paper' : 'deep'
  const forms: readonly Plate[] = [
    { path: circle(53), backing, scale: 0.53 },
    { path: regular(8, 56, Math.PI / 8), backing, scale: 0.52 },
    { path: regular(6, 58), backing, scale: 0.5 },
    { path: star(16, 58, 0.88), backing, scale: 0.52 },
    { path: scallop(10, 51, 1.2), backing, scale: 0.53 },
  ]
  return forms[form] ?? { path: circle(53), backing, scale: 0.53 }
}

/**
 * The cloth behind the reels, very thin, 600 by 800 about its middle: one pattern in four quarters, each the mirror of
 * its neighbours, so that no pattern shows a seam.
 */
export function drawCabinetCloth({ seed }: ReelTheme): string {
  const random = createRandom('cabinet', seed)
  const cloth = drawPattern(pickPattern(random), PAPER, 0.085)
  const quarter = (x: number, y: number) =>
    `<svg x="${x < 0 ? -300 : 0}" y="${y < 0 ? -400 : 0}" width="300" height="400" viewBox="-150 -200 300 400">` +
    `<g transform="scale(${x} ${y})">${cloth}</g></svg>`
  return quarter(-1, -1) + quarter(1, -1) + quarter(-1, 1) + quarter(1, 1)
}

/** The emblem of the title for its cartouche, on paper. */
export function drawCartoucheEmblem({ emblem, variant, inks }: ReelTheme): string {
  return drawEmblem(emblem, tonesOn(inks, 'paper'), variant)
}
