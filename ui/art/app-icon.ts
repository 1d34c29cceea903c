import { findGlyph } from './alphabet.ts'
import { ink, toHex } from './colour.ts'
import { polar, range, TURN } from './geometry.ts'
import { at } from './path.ts'

export interface AppIcon {
  /** The brand's name; its first Latin letter or digit stands on the icon. */
  readonly name: string
  /** The hue of the brand's cloth. */
  readonly hue: number
  /** Cut to any shape by the device: the cloth goes to the edges, and what matters keeps to the middle. */
  readonly maskable?: boolean
}

const ivory = '#f8f3e6'
const brass = '#e4bd66'

/** The mark of a brand on a home screen, 512 by 512: its letter on its cloth, with the brass point of the wordmark. */
export function appIconSvg({
  name = '',
  hue = 162,
  maskable = false,
}: Partial<AppIcon> = {}): string {
  const cloth = toHex(ink(0.4, 0.078, hue))
  const deep = toHex(ink(0.33, 0.066, hue))
  const corner = maskable ? 0 : 108
  const scale = maskable ? 0.78 : 1
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-256 -256 512 512">` +
    `<clipPath id="edge"><rect x="-256" y="-256" width="512" height="512" rx="${corner}"/></clipPath>` +
    `<g clip-path="url(#edge)"><rect x="-256" y="-256" width="512" height="512" fill="${cloth}"/>` +
    `<path d="${rays()}" fill="${ivory}" fill-opacity=".07"/></g>` +
    `<g transform="scale(${scale})">` +
    `<rect x="-186" y="-186" width="372" height="372" rx="64" fill="${deep}"/>` +
    `<rect x="-166" y="-166" width="332" height="332" rx="48" fill="none" stroke="${brass}" stroke-width="9"/>` +
    `${drawLetter(name)}</g></svg>`
  )
}

/** A name without a letter of ours has the point alone, larger. */
function drawLetter(name: string): string {
  const letter = name
    .normalize('NFKD')
    .toUpperCase()
    .match(/[A-Z0-9]/)?.[0]
  const glyph = letter === undefined ? undefined : findGlyph(letter)
  if (!glyph) return `<circle r="86" fill="${brass}"/>`
  const point = 25
  // A wide letter gives way to the frame.
  const size = Math.min(1.98, 210 / glyph.width)
  const left = -(glyph.width * size + point * 2 + 8) / 2
  const pieces = glyph.pieces.map((piece) => `<path d="${piece}"/>`).join('')
  return (
    `<g fill="${ivory}" transform="translate(${round(left)} ${round(-50 * size)}) scale(${round(size * 100) / 100})">${pieces}</g>` +
    `<circle cx="${round(left + glyph.width * size + 8 + point)}" cy="${round(50 * size - point)}" r="${point}" fill="${brass}"/>`
  )
}

function rays(): string {
  const count = 24
  const corner = (step: number) => at(polar(400, (step * TURN) / count, [0, 0]))
  return range(count)
    .map((step) => `M${at([0, 0])}L${corner(step)}L${corner(step + 0.5)}Z`)
    .join('')
}

const round = (value: number) => Math.round(value * 10) / 10
