/** What a title is known by for ever, whatever it is called. */
export type TitleKey = { readonly vendor: string; readonly code: string }

/** What of a family differs from title to title, each turn by itself. */
export type Turns = {
  /** Hue of scene and cabinet: one of five. */
  readonly ground: number
  /** The metal: brass, silver, copper, black. */
  readonly trim: number
  /** Where sun and moon stand, and the light: one of four. */
  readonly hour: number
  /** The root of its scale: one of six. */
  readonly key: number
  /** How fast its bed goes: one of three. */
  readonly tempo: number
  /** Which of its instruments leads: one of three. */
  readonly accent: number
}

export function turnsOf({ vendor, code }: TitleKey): Turns {
  const turn = (of: keyof Turns, count: number) => hashText(`${of}/${vendor}/${code}`) % count
  return {
    ground: turn('ground', 5),
    trim: turn('trim', 4),
    hour: turn('hour', 4),
    key: turn('key', 6),
    tempo: turn('tempo', 3),
    accent: turn('accent', 3),
  }
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
