import { beasts } from './emblems/beasts.ts'
import { draw } from './emblems/draw.ts'
import { east } from './emblems/east.ts'
import { fixtures } from './emblems/fixtures.ts'
import { garden } from './emblems/garden.ts'
import { legend } from './emblems/legend.ts'
import { reel } from './emblems/reel.ts'
import { sea } from './emblems/sea.ts'
import { sky } from './emblems/sky.ts'
import { sport } from './emblems/sport.ts'
import { suits } from './emblems/suits.ts'
import { table } from './emblems/table.ts'
import { treasure } from './emblems/treasure.ts'
import { drawMarks } from './marks.ts'
import type { Emblem, Mark, Tone, Tones } from './marks.ts'

const GAME_EMBLEMS = {
  ...suits,
  ...table,
  ...reel,
  ...treasure,
  ...sky,
  ...beasts,
  ...sea,
  ...garden,
  ...east,
  ...legend,
  ...sport,
  ...draw,
}
const EMBLEMS = { ...GAME_EMBLEMS, ...fixtures }

/** An emblem that a game may carry on its label. */
export type GameEmblemName = keyof typeof GAME_EMBLEMS
/** Any emblem, those of the empty states included. */
export type EmblemName = keyof typeof EMBLEMS

export const gameEmblemNames = Object.keys(GAME_EMBLEMS) as [GameEmblemName, ...GameEmblemName[]]
export const emblemNames = Object.keys(EMBLEMS) as [EmblemName, ...EmblemName[]]

const HOUSE_TONES: Tones = {
  accent: '#e4bd66',
  shade: '#b98f3e',
  light: '#f5f0e1',
  glint: '#fffaf0',
  deep: '#0b281b',
  brass: '#e4bd66',
  brassShade: '#b98f3e',
}

/** The emblem's elements about the origin, for use inside another drawing. */
export function drawEmblem(name: EmblemName, tones: Tones, variant = 0): string {
  return drawMarks(marksOf(name, variant % VARIANTS), tones)
}

/** Sixty is divisible by every count of forms that an emblem has, so that the rest chooses the same form. */
const VARIANTS = 60

/** The emblem's marks, for who draws them otherwise than as elements. */
export const emblemMarks = (name: EmblemName, variant = 0): readonly Mark[] =>
  marksOf(name, variant % VARIANTS)

const drawn = new Map<string, readonly Mark[]>()

/** Marks are drawn once and kept: there are few of them, and a page of labels asks for the same ones again. */
function marksOf(name: EmblemName, variant: number): readonly Mark[] {
  const key = `${name} ${variant}`
  const known = drawn.get(key)
  if (known) return known
  const emblem: Emblem = EMBLEMS[name]
  const marks = emblem(variant)
  drawn.set(key, marks)
  return marks
}

/**
 * One emblem alone, on nothing, 160 by 160 about its middle: for reels and empty states.
 * Tones may be any CSS colour, `currentColor` and `var(--brass)` included; what is not one falls back to the house's.
 */
export function emblemSvg(name: EmblemName, tones: Partial<Tones> = {}, variant = 0): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160">${drawEmblem(name, fullTones(tones), variant)}</svg>`
}

function fullTones(given: Partial<Tones>): Tones {
  const tone = (name: Tone, stand: Tone = name): string =>
    safeColour(given[name]) ?? safeColour(given[stand]) ?? HOUSE_TONES[name]
  return {
    accent: tone('accent'),
    shade: tone('shade', 'accent'),
    light: tone('light'),
    glint: tone('glint', 'light'),
    deep: tone('deep'),
    brass: tone('brass'),
    brassShade: tone('brassShade', 'brass'),
  }
}

const COLOUR =
  /^(?:#[\da-f]{3,8}|[a-z]{3,24}|(?:var|rgba?|hsla?|oklch|oklab|light-dark|color-mix)\([\w\s,.%/#-]{1,60}\))$/i

/** A colour goes into an attribute as it is, so only what reads as one may pass: no quotes, no addresses. */
function safeColour(value: string | undefined): string | undefined {
  return value !== undefined && COLOUR.test(value) ? value : undefined
}
