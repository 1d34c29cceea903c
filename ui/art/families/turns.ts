/** What a title is known by for ever, whatever it is called. */
export type TitleKey = { readonly vendor: string; readonly code: string }

/** How many values each turn has. */
const counts = {
  ground: 6,
  coat: 5,
  trim: 4,
  hour: 4,
  shot: 4,
  crest: 3,
  cast: 6,
  key: 6,
  tempo: 3,
  accent: 3,
} as const

/**
 * What of a family differs from title to title, each turn by itself: the hue of the scene, that of the cabinet, its metal, the
 * hour (where light comes from, and how much of it), from where the scene is seen, where the title's crest stands, which
 * emblems stand in for the family's own on its reels; the root of its scale, how fast its bed goes, which instrument leads.
 */
export type Turns = { readonly [Turn in keyof typeof counts]: number }

/** The turns that are seen at a glance. */
export const seenTurns = ['ground', 'coat', 'trim', 'hour', 'shot', 'crest'] as const

/** With this word no two titles of one family look alike that stand near one another in the first catalogue. */
const salt = '1kpd'

const turnNames = Object.keys(counts) as (keyof Turns)[]

export function turnsOf({ vendor, code }: TitleKey): Turns {
  const turn = (of: keyof Turns) => hashText(`${of}${salt}/${vendor}/${code}`) % counts[of]
  return Object.fromEntries(turnNames.map((name) => [name, turn(name)])) as Turns
}

export const hashTitle = ({ vendor, code }: TitleKey): number => hashText(`${vendor}/${code}`)

function hashText(text: string): number {
  let hash = 2166136261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return hash >>> 0
}
