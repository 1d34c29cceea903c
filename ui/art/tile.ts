import { drawComposition } from './compositions.ts'
import { gameEmblemNames } from './emblem.ts'
import type { GameEmblemName } from './emblem.ts'
import { drawFrame } from './frames.ts'
import { backingHex, mixInks, tonesOn } from './inks.ts'
import type { Inks } from './inks.ts'
import { findKeywords } from './keywords.ts'
import { drawPattern, pickPattern } from './patterns.ts'
import { pipNames } from './pips.ts'
import { drawPlate, pickPlate } from './plates.ts'
import { createRandom } from './seed.ts'
import type { Random } from './seed.ts'

export interface TileSubject {
  readonly vendor: string
  readonly code: string
  readonly name?: string
  /** RNG, LIVE, FISH, SPORTS, ESPORTS, PVP, LOTT, ELOTT or COCKFIGHT; any other leans to nothing. */
  readonly category?: string
}

type EmblemList = readonly [GameEmblemName, ...GameEmblemName[]]

const CATEGORY_EMBLEMS = new Map<string, EmblemList>([
  [
    'RNG',
    [
      'seven',
      'cherry',
      'bell',
      'gem',
      'crown',
      'star',
      'bars',
      'horseshoe',
      'clover',
      'coin',
      'flame',
      'sun',
      'lotus',
      'pyramid',
      'cat',
      'snake',
      'leaf',
      'key',
      'lantern',
      'fan',
      'moon',
      'bolt',
      'orb',
      'eye',
      'coinHole',
      'rocket',
      'lemon',
      'grapes',
      'watermelon',
      'chest',
      'ingot',
      'pot',
      'planet',
      'tiger',
      'panda',
      'rabbit',
      'bull',
      'dragon',
      'butterfly',
      'elephant',
      'sakura',
      'mountain',
      'mushroom',
      'cactus',
      'torii',
      'pagoda',
      'daruma',
      'drum',
      'firecracker',
      'skull',
      'book',
      'scarab',
      'mask',
      'hourglass',
      'castle',
      'ankh',
      'helmet',
      'cauldron',
      'ship',
    ],
  ],
  [
    'LIVE',
    [
      'spade',
      'heart',
      'club',
      'diamond',
      'card',
      'hand',
      'chip',
      'dice',
      'wheel',
      'crown',
      'fan',
      'star',
    ],
  ],
  [
    'FISH',
    ['fish', 'shark', 'turtle', 'crab', 'octopus', 'shell', 'wave', 'anchor', 'ship', 'trident'],
  ],
  [
    'SPORTS',
    ['ball', 'basketball', 'trophy', 'target', 'flag', 'glove', 'shuttle', 'horse', 'shield'],
  ],
  [
    'ESPORTS',
    ['gamepad', 'bolt', 'swords', 'shield', 'rocket', 'target', 'skull', 'helmet', 'trophy'],
  ],
  [
    'PVP',
    [
      'card',
      'hand',
      'spade',
      'club',
      'diamond',
      'heart',
      'chip',
      'dice',
      'domino',
      'mahjong',
      'crown',
    ],
  ],
  [
    'LOTT',
    ['balls', 'eight', 'ticket', 'coin', 'coinHole', 'clover', 'star', 'orb', 'ingot', 'lotus'],
  ],
  ['ELOTT', ['eight', 'balls', 'bolt', 'orb', 'ticket', 'star', 'dice', 'planet', 'hourglass']],
  ['COCKFIGHT', ['rooster', 'feather', 'rooster', 'flame', 'swords', 'sun', 'trophy', 'rooster']],
])

/**
 * The label of a game: 300 by 400, no text, the same for the same subject for ever. Vendor and code decide the
 * inks, the pattern, the plate and the frame; the name and the category only choose what is pictured, so that
 * a renamed game keeps its colours.
 */
export function tileSvg(subject: TileSubject): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">${drawTile(subject)}</svg>`
}

/** The inks of a game's label. */
export function tileInks({ vendor, code, category = '' }: TileSubject): Inks {
  return mixInks(vendor, category, createRandom('inks', vendor, code))
}

/** The label's elements, for use inside another drawing. */
export function drawTile(subject: TileSubject): string {
  const { vendor, code } = subject
  const stream = (part: string): Random => createRandom(part, vendor, code)
  const inks = tileInks(subject)
  const ground = inks.inverted ? 'paper' : 'ground'
  const ink = backingHex(inks, inks.inverted ? 'ground' : 'paper')
  const plate = pickPlate(inks, stream('plate'))
  const { main, second, variant } = tileEmblems(subject)
  const pip = stream('pip').pick(pipNames)
  const scene = {
    main,
    second,
    pip,
    variant,
    tones: tonesOn(inks, plate?.backing ?? ground),
  }
  return (
    `<rect width="300" height="400" fill="${backingHex(inks, ground)}"/>` +
    `<g transform="translate(150 200)">` +
    `${drawPattern(pickPattern(stream('pattern')), ink, inks.inverted ? 0.28 : 0.2)}</g>` +
    drawFrame(inks, pip, createRandom('frame', vendor), stream('frame')) +
    `<g transform="translate(150 200)">${plate ? drawPlate(plate, inks, stream('rules')) : ''}` +
    `<g transform="translate(0 ${plate?.drop ?? 0})">` +
    `${drawComposition(scene, plate?.room ?? 126, plate?.alone ?? true, stream('composition'))}</g></g>`
  )
}

/** What a game's label pictures, and in which form: its reels picture the same. */
export function tileEmblems({ vendor, code, name = '', category = '' }: TileSubject): {
  readonly main: GameEmblemName
  readonly second: GameEmblemName
  readonly variant: number
} {
  const random = createRandom('emblem', vendor, code)
  const byCategory = CATEGORY_EMBLEMS.get(category) ?? gameEmblemNames
  const [first, next] = findKeywords(name)
  return {
    main: random.pick(first ?? byCategory),
    second: random.pick(next ?? byCategory),
    variant: createRandom('variant', vendor, code).below(30),
  }
}
