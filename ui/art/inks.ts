import { hueDistance, ink, shift, toHex } from './colour.ts'
import type { Ink } from './colour.ts'
import type { Tones } from './marks.ts'
import { createRandom } from './seed.ts'
import type { Random } from './seed.ts'

/** The least distance of hue between ground and accent: nearer than this, two inks look like one misprint. */
export const ACCENT_DISTANCE = 55

const CLARET = ink(0.36, 0.11, 22)
const RUST = ink(0.42, 0.095, 40)
const MOSS = ink(0.37, 0.07, 140)
const BAIZE = ink(0.35, 0.075, 160)
const TEAL = ink(0.38, 0.066, 190)
const PETROL = ink(0.4, 0.075, 222)
const NAVY = ink(0.36, 0.1, 258)
const INDIGO = ink(0.36, 0.11, 285)
const PLUM = ink(0.37, 0.1, 322)
const MULBERRY = ink(0.38, 0.11, 356)
const SLATE = ink(0.32, 0.03, 255)
const OCHRE = ink(0.42, 0.065, 72)

const GROUNDS: readonly [Ink, ...Ink[]] = [
  CLARET,
  RUST,
  MOSS,
  BAIZE,
  TEAL,
  PETROL,
  NAVY,
  INDIGO,
  PLUM,
  MULBERRY,
  SLATE,
  OCHRE,
]

const ACCENTS: readonly Ink[] = [
  ink(0.81, 0.125, 88),
  ink(0.71, 0.15, 36),
  ink(0.8, 0.1, 160),
  ink(0.76, 0.09, 232),
  ink(0.77, 0.105, 12),
  ink(0.74, 0.1, 302),
  ink(0.77, 0.13, 62),
  ink(0.74, 0.1, 192),
]

const CATEGORY_GROUNDS = new Map<string, readonly [Ink, ...Ink[]]>([
  ['RNG', [CLARET, BAIZE, NAVY, PLUM, MULBERRY, RUST]],
  ['LIVE', [MULBERRY, CLARET, BAIZE, PLUM]],
  ['FISH', [TEAL, PETROL, NAVY, SLATE]],
  ['SPORTS', [MOSS, BAIZE, PETROL, NAVY]],
  ['ESPORTS', [INDIGO, NAVY, SLATE, PLUM]],
  ['PVP', [RUST, CLARET, BAIZE, OCHRE]],
  ['LOTT', [CLARET, NAVY, BAIZE, OCHRE]],
  ['ELOTT', [INDIGO, PETROL, NAVY, TEAL]],
  ['COCKFIGHT', [RUST, CLARET, OCHRE, MOSS]],
])

/** What an emblem or a rule can be printed upon. */
export type Backing = 'ground' | 'deep' | 'paper' | 'accent'

export interface Inks {
  readonly ground: Ink
  readonly accent: Ink
  readonly deep: Ink
  readonly paper: Ink
  /** True when the label is printed in the ground's ink on bare paper. */
  readonly inverted: boolean
}

/** The ink that a vendor's labels lean to, and that its logo is printed in. */
export function vendorGround(vendor: string): Ink {
  return createRandom('vendor-ink', vendor).pick(GROUNDS)
}

/** Mixes the inks of one label: vendor and category lean on the choice, the game's own stream decides. */
export function mixInks(vendor: string, category: string, random: Random): Inks {
  const share = random.next()
  const leaning = CATEGORY_GROUNDS.get(category) ?? GROUNDS
  const base = share < 0.3 ? vendorGround(vendor) : random.pick(share < 0.78 ? leaning : GROUNDS)
  const ground = shift(base, {
    l: random.between(-0.035, 0.035),
    c: base.c * random.between(-0.12, 0.15),
    h: random.between(-7, 7),
  })
  return {
    ground,
    accent: pickAccent(ground, random),
    deep: ink(ground.l * 0.64, ground.c * 0.72, ground.h),
    paper: ink(0.935, 0.032, random.between(78, 98)),
    inverted: random.chance(0.24),
  }
}

/**
 * An accent for the ground. Its own small drift counts, and five degrees more are kept in hand: eight bits a channel
 * turn the hue of a dull ink by as much, and the distance must hold for what is printed.
 */
export function pickAccent(ground: Ink, random: Random): Ink {
  const drift = { l: random.between(-0.025, 0.025), h: random.between(-7, 7) }
  const far = ACCENTS.map((accent) => shift(accent, drift)).filter(
    (accent) => hueDistance(accent.h, ground.h) >= ACCENT_DISTANCE + 5,
  )
  // The accents stand all round the wheel, so some are always far; the opposite ink only satisfies the compiler.
  return far[random.below(far.length)] ?? ink(0.76, 0.11, ground.h + 180)
}

/** The backing's own colour. */
export function backingHex(inks: Inks, backing: Backing): string {
  return toHex(inks[backing])
}

const BRASS = ink(0.81, 0.115, 85)
const BRASS_SHADE = ink(0.63, 0.105, 76)
const IVORY = ink(0.975, 0.018, 90)

/** The fine rules round plates: bright brass on ink, old brass on paper and on light inks. */
export const ruleHex = (backing: Backing): string =>
  toHex(backing === 'ground' || backing === 'deep' ? BRASS : shift(BRASS_SHADE, { l: -0.04 }))

/**
 * The tones of an emblem on a backing. On paper the printer swaps light and deep: a white die would vanish
 * there, so it is printed dark and its spots are left as paper. On the accent the emblem takes the ground's inks.
 */
export function tonesOn(inks: Inks, backing: Backing): Tones {
  const { accent, ground, deep, paper } = inks
  const lines = { glint: toHex(backing === 'paper' ? paper : IVORY), ...brassOn(backing) }
  if (backing === 'paper') {
    const strong = ink(isYellow(accent) ? 0.66 : 0.57, Math.max(accent.c, 0.115) * 1.12, accent.h)
    return {
      ...lines,
      accent: toHex(strong),
      shade: toHex(darker(strong, 0.12)),
      light: toHex(shift(ground, { l: 0.02 })),
      deep: toHex(paper),
    }
  }
  if (backing === 'accent') {
    return {
      ...lines,
      accent: toHex(shift(ground, { l: 0.03 })),
      shade: toHex(deep),
      light: toHex(paper),
      deep: toHex(ink(0.2, ground.c * 0.5, ground.h)),
    }
  }
  return {
    ...lines,
    accent: toHex(accent),
    shade: toHex(darker(accent, 0.16)),
    light: toHex(paper),
    deep: toHex(backing === 'deep' ? deep : shift(deep, { l: -0.02 })),
  }
}

const isYellow = ({ h }: Ink): boolean => h > 48 && h < 115

/** The dark side of an ink. Yellow darkens towards orange, as gold does; straight down it would turn olive. */
const darker = (base: Ink, by: number): Ink => shift(base, { l: -by, h: isYellow(base) ? -16 : 0 })

function brassOn(backing: Backing): Pick<Tones, 'brass' | 'brassShade'> {
  if (backing === 'ground' || backing === 'deep')
    return { brass: toHex(BRASS), brassShade: toHex(BRASS_SHADE) }
  if (backing === 'paper')
    return { brass: toHex(ink(0.66, 0.115, 78)), brassShade: toHex(ink(0.5, 0.095, 70)) }
  return { brass: toHex(ink(0.9, 0.09, 92)), brassShade: toHex(ink(0.55, 0.1, 74)) }
}
