import { randomInt } from 'node:crypto'
import { letters, type Point, type Stroke } from './letters.ts'

const [width, height] = [180, 60]
const ink = '#1f2a24'

const between = (from: number, to: number) => from + ((to - from) * randomInt(10_001)) / 10_000

/**
 * A text as somebody in a hurry would write it: each letter leans, is larger or smaller and stands higher or lower, the
 * sheet is wavy, and lines run through. Nothing but its look says which line belongs to which letter.
 */
export function scrawl(text: string): string {
  const wave = waviness()
  const room = (width - 24) / text.length
  const written = [...text].flatMap((letter, place) =>
    writeLetter(letters[letter] ?? [], [12 + room * (place + 0.5), height / 2]).map((stroke) =>
      stroke.map(wave),
    ),
  )
  const lines = [
    ...written.map((stroke) => path(stroke, between(3, 3.9))),
    ...crossings().map((stroke) => path(stroke.map(wave), between(1.5, 1.9))),
  ]
  // Shuffled, so that not even the order of the lines tells.
  for (let last = lines.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    const [a, b] = [lines[last], lines[other]]
    if (a !== undefined && b !== undefined) [lines[last], lines[other]] = [b, a]
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`
}

/** A letter around its middle. */
function writeLetter(strokes: readonly Stroke[], [x, y]: Point): Stroke[] {
  const size = between(1.9, 2.35)
  const stretch = between(0.85, 1.1)
  const [lean, turn] = [between(-0.15, 0.15), between(-0.22, 0.22)]
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
  const middle: Point = [x + between(-2, 2), y + between(-4, 4)]
  return strokes.map((stroke) =>
    finely(stroke).map(([px, py]) => {
      const [dx, dy] = [(px - 5) * size * stretch, (py - 7) * size]
      const leant = dx - dy * lean
      return [middle[0] + leant * cosine - dy * sine, middle[1] + leant * sine + dy * cosine]
    }),
  )
}

/** Lines over the whole sheet: thin enough for eyes to look past, dark enough for programs not to. */
function crossings(): Stroke[] {
  return Array.from({ length: 2 }, () => {
    const [from, to] = [between(12, height - 12), between(12, height - 12)]
    const [rise, turns] = [between(5, 12), between(1.5, 3)]
    return Array.from({ length: 37 }, (_, step): Point => {
      const part = step / 36
      const swing = Math.sin(part * turns * 2 * Math.PI) * rise
      return [4 + part * (width - 8), from + (to - from) * part + swing]
    })
  })
}

/** Moves every point of the sheet a little, all neighbours alike. */
function waviness(): (point: Point) => Point {
  const [high, wide] = [between(1.5, 3), between(1, 2.5)]
  const [long, tall] = [between(28, 50), between(16, 30)]
  const [first, second] = [between(0, 6.28), between(0, 6.28)]
  return ([x, y]) => [
    x + Math.sin(y / tall + second) * wide,
    y + Math.sin((x / long) * 3 + first) * high,
  ]
}

/** Long straight lines in pieces, so that they can be bent. */
function finely(stroke: Stroke): Stroke {
  return stroke.flatMap((point, index): Stroke => {
    const next = stroke[index + 1]
    if (!next) return [point]
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]]
    const pieces = Math.max(1, Math.round(Math.hypot(dx, dy) / 2))
    return Array.from({ length: pieces }, (_, piece): Point => [
      point[0] + (dx * piece) / pieces,
      point[1] + (dy * piece) / pieces,
    ])
  })
}

function path(stroke: Stroke, thick: number): string {
  const points = stroke.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  return `<path d="M${points}" stroke-width="${thick.toFixed(1)}"/>`
}
