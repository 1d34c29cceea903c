import { findGlyph } from './alphabet.ts'
import type { Glyph } from './alphabet.ts'
import { ink, toHex } from './colour.ts'
import { circle, regular, roundRect, scallop } from './geometry.ts'
import { pickAccent, ruleHex, vendorGround } from './inks.ts'
import { moved } from './path.ts'
import { PIPS, pipNames } from './pips.ts'
import { createRandom } from './seed.ts'
import type { Random } from './seed.ts'

export interface Vendor {
  readonly code: string
  readonly name?: string
}

interface Field {
  readonly path: string
  /** The box that the letters may fill. */
  readonly width: number
  readonly height: number
}

const FIELDS: readonly [Field, ...Field[]] = [
  { path: circle(64), width: 92, height: 58 },
  { path: roundRect(116, 116, 4), width: 94, height: 66 },
  { path: regular(4, 79), width: 86, height: 50 },
  { path: regular(8, 68, Math.PI / 8), width: 94, height: 60 },
  { path: scallop(14, 62, 1.15), width: 90, height: 58 },
  { path: regular(6, 72), width: 92, height: 58 },
  { path: 'M-58 56V-10A58 58 0 0 1 58 -10V56Z', width: 90, height: 58 },
]

interface Look {
  readonly ground: string
  readonly field: string
  readonly letter: string
  readonly rule: string
}

/**
 * A vendor's mark: a square of 160 with two letters of ours on a plate, printed in the ink that its labels
 * lean to. A vendor without a Latin letter or digit to its code or name gets an ornament in their place.
 */
export function vendorLogoSvg({ code, name = '' }: Vendor): string {
  const random = createRandom('logo', code)
  const field = random.pick(FIELDS)
  const look = pickLook(code, random)
  const glyphs = monogramOf(code, name).flatMap((letter) => findGlyph(letter) ?? [])
  const mark = glyphs.length
    ? drawLetters(glyphs, field, look.letter)
    : `<path d="${moved(PIPS[random.pick(pipNames)], { scale: 3.4 })}" fill="${look.letter}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160">` +
    `<rect x="-80" y="-80" width="160" height="160" fill="${look.ground}"/>` +
    `<path d="${field.path}" fill="${look.field}"/>` +
    `<path d="${moved(field.path, { scale: 0.93 })}" fill="none" stroke="${look.rule}" stroke-width="2"/>` +
    `${mark}</svg>`
  )
}

/**
 * The two letters of a vendor. A short code is how people call it; of a long one the name's first two words speak,
 * or its first two letters.
 */
export function monogramOf(code: string, name: string): string[] {
  const [codeLetters, nameLetters] = [latin(code), latin(name)]
  const shortCode = codeLetters.replaceAll(' ', '')
  if (shortCode.length === 2 || shortCode.length === 3) return shortCode.slice(0, 2).split('')
  const words = (nameLetters || codeLetters).split(' ').filter(Boolean)
  const [first = '', second = ''] = words
  const pair = second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)
  return (pair || shortCode.slice(0, 2)).split('')
}

/** Capitals and digits of a text, with one space for whatever lies between them. */
function latin(text: string): string {
  return text
    .slice(0, 80)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()
}

function pickLook(code: string, random: Random): Look {
  const base = vendorGround(code)
  const [ground, deep] = [toHex(base), toHex(ink(base.l * 0.66, base.c * 0.75, base.h))]
  const paper = toHex(ink(0.935, 0.032, 88))
  const accent = toHex(pickAccent(base, random))
  return random.pick<Look>([
    { ground, field: deep, letter: paper, rule: ruleHex('deep') },
    { ground, field: paper, letter: ground, rule: ruleHex('paper') },
    { ground: paper, field: ground, letter: paper, rule: ruleHex('ground') },
    { ground, field: ground, letter: paper, rule: ruleHex('ground') },
    { ground: deep, field: accent, letter: deep, rule: deep },
    { ground, field: deep, letter: accent, rule: ruleHex('deep') },
  ])
}

function drawLetters(glyphs: readonly Glyph[], field: Field, colour: string): string {
  const gap = 9
  const total = glyphs.reduce((sum, { width }) => sum + width, gap * (glyphs.length - 1))
  const scale = Math.min(field.width / total, field.height / 100)
  let x = -total / 2
  const paths = glyphs.flatMap(({ width, pieces }) => {
    const left = x
    x += width + gap
    return pieces.map((piece) => `<path d="${moved(piece, { x: left })}"/>`)
  })
  return `<g fill="${colour}" transform="scale(${Math.round(scale * 1000) / 1000}) translate(0 -50)">${paths.join('')}</g>`
}
