import { letters, widthOf, type Lettering } from './lettering.ts'
import type { Context } from './types.ts'

/** The room that a name has, and how large it is where it fits. */
export type NameRoom = { readonly size: number; readonly width: number; readonly height: number }

const mostLines = 3
/** From line to line, in sizes. */
const leading = 1.12
/** Another line is worth it only where letters grow by so much. */
const gain = 1.15

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Where a line may end: after a blank, or between words of a script that has none. */
function piecesOf(text: string): string[] {
  const blanks = text.trim().split(/(?<=\s)/)
  if (blanks.length > 2) return blanks
  return blanks.flatMap((part) =>
    /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(part)
      ? [...words.segment(part)].map(({ segment }) => segment)
      : [part],
  )
}

/** A text in lines of about one length; fewer where it cannot be parted. */
export function inLines(text: string, count: number): string[] {
  const pieces = piecesOf(text)
  const lines: string[] = []
  let [line, left] = ['', text.trim().length]
  for (const piece of pieces) {
    const goal = (line.length + left) / (count - lines.length)
    if (line !== '' && lines.length < count - 1 && line.length + piece.trim().length / 2 > goal) {
      lines.push(line.trim())
      line = ''
    }
    line += piece
    left -= piece.length
  }
  return [...lines, line.trim()].filter((each) => each !== '')
}

/** A name in as many lines as make it largest, and how large that is: nothing of it is cut. */
export function nameLines(
  context: Context,
  text: string,
  { size, width, height }: NameRoom,
  style: Lettering,
): { readonly lines: readonly string[]; readonly size: number } {
  let best = { lines: [text], size: 0 }
  for (let count = 1; count <= mostLines; count += 1) {
    const lines = inLines(text, count)
    const widest = Math.max(...lines.map((line) => widthOf(context, line, size, style)))
    const high = count === 1 ? height : height / (lines.length * leading)
    const own = Math.min(size, high, widest > width ? (size * width) / widest : size)
    if (own > best.size * gain) best = { lines, size: own }
  }
  return best
}

/** Writes a name about a point, as large as its room allows. */
export function writeName(
  context: Context,
  text: string,
  x: number,
  y: number,
  room: NameRoom,
  style: Lettering,
): void {
  const { lines, size } = nameLines(context, text, room, style)
  lines.forEach((line, at) => {
    letters(context, line, x, y + (at - (lines.length - 1) / 2) * size * leading, size, style)
  })
}
