import { num, symmetric } from './path.ts'

/**
 * What a part of a drawing is, not which colour it has: the backing decides that (see inks.ts).
 * `accent` and `light` are bodies and stand out from any backing; `shade` is the dark side of an accent
 * body; `glint` is a highlight and `deep` a detail: both lie upon a body, never on the backing itself.
 */
export type Tone = 'accent' | 'shade' | 'light' | 'glint' | 'deep' | 'brass' | 'brassShade'
export type Tones = Readonly<Record<Tone, string>>

export interface Mark {
  readonly tone: Tone
  readonly path: string
  /** Present when the path is a line; a path without it is filled. */
  readonly width?: number
}

/** Draws an emblem about the origin with a radius of some 70; `variant` chooses among its forms. */
export type Emblem = (variant: number) => readonly Mark[]

export const fill = (tone: Tone, ...paths: readonly string[]): Mark => ({
  tone,
  path: paths.join(''),
})

export const line = (tone: Tone, path: string, width = 5): Mark => ({ tone, path, width })

/** A symmetric body whose right half lies in shade, as a woodcut in two inks would have it. */
export const twoTone = (half: string, lit: Tone = 'accent', dark: Tone = 'shade'): Mark[] => [
  fill(lit, symmetric(half)),
  fill(dark, `${half}Z`),
]

/** The marks as SVG elements, in order. */
export const drawMarks = (marks: readonly Mark[], tones: Tones): string =>
  marks.map((mark) => drawMark(mark, tones[mark.tone])).join('')

function drawMark({ path, width }: Mark, colour: string): string {
  if (width === undefined) return `<path d="${path}" fill="${colour}"/>`
  return (
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(width)}"` +
    ` stroke-linecap="round" stroke-linejoin="round"/>`
  )
}
