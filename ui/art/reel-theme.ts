import { hueDistance, ink, shift, toHex } from './colour.ts'
import type { Ink } from './colour.ts'
import type { GameEmblemName } from './emblem.ts'
import { beasts } from './emblems/beasts.ts'
import { draw } from './emblems/draw.ts'
import { east } from './emblems/east.ts'
import { garden } from './emblems/garden.ts'
import { legend } from './emblems/legend.ts'
import { reel } from './emblems/reel.ts'
import { sea } from './emblems/sea.ts'
import { sky } from './emblems/sky.ts'
import { sport } from './emblems/sport.ts'
import { table } from './emblems/table.ts'
import { treasure } from './emblems/treasure.ts'
import { pickAccent } from './inks.ts'
import type { Inks } from './inks.ts'
import { createRandom } from './seed.ts'
import type { Random } from './seed.ts'
import { tileEmblems, tileInks } from './tile.ts'
import type { TileSubject } from './tile.ts'

/** What a symbol does in a game; it decides how its label is printed. */
export type ReelRole = 'high' | 'low' | 'wild' | 'scatter' | 'coin'

export type LowMark = 'spade' | 'heart' | 'diamond' | 'club' | 'star' | 'moon' | 'clover' | 'flame'

export type ReelSymbol =
  | { readonly kind: 'low'; readonly mark: LowMark; readonly ink: string }
  | {
      readonly kind: 'label'
      readonly role: Exclude<ReelRole, 'low'>
      readonly emblem: GameEmblemName
      readonly variant: number
      readonly inks: Inks
      /** Chooses the pattern and the plate. */
      readonly seed: string
    }

/** How one title looks on its reels. */
export type ReelTheme = {
  readonly cabinet: string
  readonly well: string
  readonly title: string
  readonly emblem: GameEmblemName
  readonly variant: number
  readonly seed: string
  readonly inks: Inks
  readonly symbols: readonly ReelSymbol[]
}

const FAMILIES: readonly (readonly GameEmblemName[])[] = [
  table,
  reel,
  treasure,
  sky,
  beasts,
  sea,
  garden,
  east,
  legend,
  sport,
  draw,
].map((family) => Object.keys(family) as GameEmblemName[])

/** What fits any game: the classics of a reel. */
const CLASSICS: readonly GameEmblemName[] = [
  'seven',
  'bell',
  'gem',
  'crown',
  'coinHole',
  'cat',
  'fan',
  'lotus',
  'horseshoe',
  'clover',
  'key',
  'sun',
  'moon',
  'ingot',
]

const LABEL_HUES: readonly Ink[] = [
  ink(0.38, 0.066, 190),
  ink(0.45, 0.085, 72),
  ink(0.38, 0.1, 258),
  ink(0.4, 0.075, 158),
  ink(0.38, 0.1, 322),
  ink(0.43, 0.1, 40),
  ink(0.4, 0.11, 285),
  ink(0.42, 0.075, 222),
  ink(0.38, 0.11, 20),
  ink(0.41, 0.075, 135),
]

const LOWS: readonly (readonly [LowMark, string])[] = [
  ['spade', '#16261d'],
  ['heart', '#a8332f'],
  ['diamond', '#1f4a86'],
  ['club', '#1e5a3a'],
  ['star', '#7a4a12'],
  ['moon', '#4b2f6b'],
  ['clover', '#2b5f62'],
  ['flame', '#8d2f52'],
]

/**
 * The look of a title on reels with these roles, the same for the same title for ever. The cabinet is printed in the
 * ground of the title's label, and what the label pictures is the wild, or the first symbol where there is none.
 */
export function reelTheme(subject: TileSubject, roles: readonly ReelRole[]): ReelTheme {
  const { vendor, code } = subject
  const random = createRandom('reels', vendor, code)
  const inks = tileInks(subject)
  const { main, variant } = tileEmblems(subject)
  const ground = { ...inks.ground, l: Math.min(inks.ground.l, 0.345) }
  const emblems = listEmblems(main, random)
  const hues = listHues(ground, random)
  return {
    cabinet: toHex(ground),
    well: toHex(ink(ground.l * 0.55, ground.c * 0.6, ground.h)),
    title: toHex(ink(0.25, Math.min(0.08, ground.c), ground.h)),
    emblem: main,
    variant,
    seed: `${vendor} ${code}`,
    inks: { ...inks, ground, inverted: false },
    symbols: listSymbols(roles, emblems, hues, inks, random),
  }
}

function listSymbols(
  roles: readonly ReelRole[],
  emblems: readonly GameEmblemName[],
  hues: readonly Ink[],
  inks: Inks,
  random: Random,
): ReelSymbol[] {
  // The pictured thing of the label goes to the most telling symbol that there is.
  const star = Math.max(roles.indexOf('wild'), 0)
  // Wilds that multiply differ from the plain one by what is written on them, not by their picture.
  const wildGround = hues.at(-1) ?? inks.ground
  const wild = { inks: labelInks(wildGround, inks, random), variant: random.below(30) }
  const lows = LOWS.filter(([mark]) => mark !== emblems[0])
  const plain = new Set<string>(
    lows.slice(0, roles.filter((role) => role === 'low').length).map(([mark]) => mark),
  )
  // No two symbols have one name: what is printed plain is not pictured again.
  const pictured = emblems.filter((name) => !plain.has(name))
  let next = 1
  let low = 0
  return roles.map((role, index) => {
    if (role === 'low') {
      const [mark, colour] = lows[low++ % lows.length] ?? ['spade', '#16261d']
      return { kind: 'low', mark, ink: colour }
    }
    const at = index === star ? 0 : next++
    if (role === 'wild')
      return { kind: 'label', role, emblem: emblems[0] ?? 'gem', seed: 'wild', ...wild }
    const ground = hues[at - 1] ?? inks.ground
    return {
      kind: 'label',
      role,
      emblem: role === 'coin' ? 'coin' : (pictured[at % pictured.length] ?? 'gem'),
      variant: random.below(30),
      inks: role === 'coin' ? brassInks(inks) : labelInks(ground, inks, random),
      seed: `${index} ${random.below(1e6)}`,
    }
  })
}

function labelInks(ground: Ink, { paper }: Inks, random: Random): Inks {
  return {
    ground,
    accent: pickAccent(ground, random),
    deep: ink(ground.l * 0.62, ground.c * 0.75, ground.h),
    paper,
    inverted: false,
  }
}

const brassInks = ({ paper }: Inks): Inks => ({
  ground: ink(0.5, 0.095, 74),
  accent: ink(0.84, 0.12, 88),
  deep: ink(0.3, 0.06, 70),
  paper,
  inverted: false,
})

/** Label grounds in a seeded order, those that would drown in the cabinet's colour last. */
function listHues(cabinet: Ink, random: Random): Ink[] {
  const drift = random.between(-6, 6)
  const shuffled = shuffle(LABEL_HUES, random).map((hue) => shift(hue, { h: drift }))
  const far = (hue: Ink) => hueDistance(hue.h, cabinet.h) >= 28
  return [...shuffled.filter(far), ...shuffled.filter((hue) => !far(hue))]
}

/** The label's own emblem, then its kin, then the classics. */
function listEmblems(main: GameEmblemName, random: Random): GameEmblemName[] {
  const family = FAMILIES.find((names) => names.includes(main)) ?? []
  const kin = shuffle(family, random).slice(0, 3)
  return [...new Set([main, ...kin, ...shuffle(CLASSICS, random)])].filter(
    (name) => name !== 'coin',
  )
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  const left = [...list]
  const mixed: T[] = []
  while (left.length > 0) mixed.push(...left.splice(random.below(left.length), 1))
  return mixed
}
