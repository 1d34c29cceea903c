import { linear } from './brush.ts'
import type { Context } from './types.ts'

/** How letters are set and inked. Lengths are in parts of the size. */
export type Lettering = {
  /** Besley or Hanken Grotesk. */
  readonly face?: 'B' | 'H'
  readonly weight?: number
  readonly upper?: boolean
  readonly tracking?: number
  readonly squeeze?: number
  readonly skew?: number
  readonly fill?: string | readonly string[]
  readonly stroke?: readonly [colour: string, width: number]
  readonly inline?: readonly [colour: string, width: number]
  readonly shade?: readonly [colour: string, x: number, y: number, steps?: number]
  readonly glow?: readonly [colour: string, blur: number]
}

type Align = 'left' | 'center' | 'right'

const faces = { B: "'Besley Variable'", H: "'Hanken Grotesk Variable'" }
const others =
  "'Noto Sans JP Variable', 'Noto Sans KR Variable', 'Noto Sans Thai Variable', sans-serif"
/** From the middle of a letter to the line it stands on. */
const toBase = 0.35

export function setFace(context: Context, size: number, style: Lettering): void {
  context.font = `${style.weight ?? 700} ${size}px ${faces[style.face ?? 'B']}, ${others}`
  context.letterSpacing = `${(style.tracking ?? 0) * size}px`
  context.textBaseline = 'alphabetic'
}

const cased = (text: string, { upper = false }: Lettering) => (upper ? text.toUpperCase() : text)

export function widthOf(context: Context, text: string, size: number, style: Lettering): number {
  context.save()
  setFace(context, size, style)
  const { width } = context.measureText(cased(text, style))
  context.restore()
  return (width - (style.tracking ?? 0) * size) * (style.squeeze ?? 1)
}

/** The size in which a text is no wider than this. */
export function fitSize(
  context: Context,
  text: string,
  size: number,
  most: number,
  style: Lettering,
): number {
  const width = widthOf(context, text, size, style)
  return width > most ? (size * most) / width : size
}

/** Writes about a point, and says how wide it came out. */
export function letters(
  context: Context,
  given: string,
  x: number,
  y: number,
  size: number,
  style: Lettering,
  align: Align = 'center',
): number {
  const text = cased(given, style)
  context.save()
  setFace(context, size, style)
  const width = context.measureText(text).width - (style.tracking ?? 0) * size
  lay(context, x, y, style)
  inkText(context, text, startOf(align, width), size * toBase, size, style)
  context.restore()
  return width * (style.squeeze ?? 1)
}

function lay(context: Context, x: number, y: number, style: Lettering): void {
  context.translate(x, y)
  context.transform(style.squeeze ?? 1, 0, style.skew ?? 0, 1, 0, 0)
}

const startOf = (align: Align, width: number) =>
  align === 'center' ? -width / 2 : align === 'right' ? -width : 0

function inkText(
  context: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  style: Lettering,
): void {
  const { fill = '#fff', stroke, inline, shade, glow } = style
  context.textAlign = 'left'
  context.lineJoin = 'round'
  if (glow) {
    context.save()
    context.shadowColor = glow[0]
    context.shadowBlur = glow[1] * size
    context.fillStyle = glow[0]
    context.fillText(text, x, y)
    context.restore()
  }
  if (shade) {
    const [colour, shiftX, shiftY, steps = 1] = shade
    context.fillStyle = colour
    for (let step = steps; step > 0; step -= 1) {
      context.fillText(text, x + (shiftX * size * step) / steps, y + (shiftY * size * step) / steps)
    }
  }
  if (stroke) outline(context, text, x, y, size, stroke)
  context.fillStyle =
    typeof fill === 'string'
      ? fill
      : linear(context, 0, y - size * 0.75, 0, y + size * 0.05, ...fill)
  context.fillText(text, x, y)
  if (inline) outline(context, text, x, y, size, inline)
}

function outline(
  context: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  [colour, width]: readonly [string, number],
): void {
  context.strokeStyle = colour
  context.lineWidth = width * size
  context.strokeText(text, x, y)
}

/** Sums that count stand still: every digit has a cell of its own. */
export function money(
  context: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  given: Lettering,
  align: Align = 'center',
): number {
  const style = { ...given, tracking: 0 }
  context.save()
  setFace(context, size, style)
  const own = (sign: string) => context.measureText(sign).width
  const widest = Math.max(...[...'0123456789'].map(own))
  const cells = [...text].map((sign) => ({
    sign,
    width: own(sign),
    cell: /\d/.test(sign) ? widest : own(sign),
  }))
  const width = cells.reduce((sum, { cell }) => sum + cell, 0)
  lay(context, x, y, style)
  let at = startOf(align, width)
  for (const { sign, cell, width: wide } of cells) {
    inkText(context, sign, at + (cell - wide) / 2, size * toBase, size, style)
    at += cell
  }
  context.restore()
  return width * (style.squeeze ?? 1)
}

/** As wide as `money` writes it. */
export function moneyWidth(context: Context, text: string, size: number, given: Lettering): number {
  const style = { ...given, tracking: 0 }
  const widest = Math.max(...[...'0123456789'].map((sign) => widthOf(context, sign, size, style)))
  return [...text].reduce(
    (sum, sign) => sum + (/\d/.test(sign) ? widest : widthOf(context, sign, size, style)),
    0,
  )
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The signs of a text as people count them, so that no mark is parted from its letter. */
export const signsOf = (text: string): readonly string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment)

/** Scripts whose letters change or join with their neighbours, or run from the right, are not written sign by sign. */
export const isJoined = (text: string): boolean => /[\u0590-\u08ff\u0900-\u0dff]/u.test(text)

/** Letters along an arc. */
export function arcLetters(
  context: Context,
  given: string,
  x: number,
  y: number,
  radius: number,
  size: number,
  style: Lettering,
  spread = 1,
): void {
  if (isJoined(given)) {
    letters(context, given, x, y - radius, size, style)
    return
  }
  const signs = signsOf(cased(given, style))
  const own = { ...style, tracking: 0 }
  context.save()
  setFace(context, size, own)
  const squeeze = style.squeeze ?? 1
  const widths = signs.map(
    (sign) => (context.measureText(sign).width + (style.tracking ?? 0) * size) * squeeze,
  )
  const total = widths.reduce((sum, width) => sum + width, 0)
  let angle = (-total / 2 / radius) * spread
  context.translate(x, y)
  signs.forEach((sign, index) => {
    const width = widths[index] ?? 0
    context.save()
    context.rotate(angle + (width / 2 / radius) * spread)
    context.translate(0, -radius)
    context.scale(squeeze, 1)
    inkText(context, sign, -context.measureText(sign).width / 2, size * toBase, size, own)
    context.restore()
    angle += (width / radius) * spread
  })
  context.restore()
}
