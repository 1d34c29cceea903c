// Paths are written with absolute commands only (M L H V Q C A Z), so that they can be moved and mirrored as text.

export type Point = readonly [x: number, y: number]

interface Step {
  readonly command: string
  readonly values: readonly number[]
}

export interface Move {
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  /** Degrees, clockwise. */
  readonly turn?: number
  /** Mirror left to right before all else. */
  readonly flip?: boolean
}

/** One decimal: a tenth of a unit is below what a tile can show, and it halves the size of a label. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 + 0)
}

export const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`

/** The path scaled, turned and then moved. Arcs must be circular, or stay unturned. */
export function moved(path: string, move: Move): string {
  const { x = 0, y = 0, scale = 1, turn = 0, flip = false } = move
  const cos = Math.cos((turn * Math.PI) / 180) * scale
  const sin = Math.sin((turn * Math.PI) / 180) * scale
  const shiftPoint = ([px, py]: Point): Point => {
    const mx = flip ? -px : px
    return [mx * cos - py * sin + x, mx * sin + py * cos + y]
  }
  let here: Point = [0, 0]
  return steps(path)
    .map(({ command, values }) => {
      if (command === 'Z') return 'Z'
      const points = pointsOf(command, values, here)
      here = points.at(-1) ?? here
      const text = points.map((point) => at(shiftPoint(point))).join(' ')
      if (command !== 'A') return `${command === 'H' || command === 'V' ? 'L' : command}${text}`
      const [rx = 0, ry = 0, tilt = 0, large = 0, sweep = 0] = values
      return `A${num(rx * scale)} ${num(ry * scale)} ${tilt} ${large} ${flip ? 1 - sweep : sweep} ${text}`
    })
    .join('')
}

/**
 * A closed outline from its right half, which must begin and end on the axis x = 0.
 * Half of the drawing is the work of the pen; the other half cannot be crooked.
 */
export function symmetric(half: string): string {
  const runs: { controls: Point[]; end: Point }[] = []
  let here: Point = [0, 0]
  for (const { command, values } of steps(half)) {
    const points = pointsOf(command, values, here)
    here = points.at(-1) ?? here
    runs.push({ controls: points.slice(0, -1), end: here })
  }
  let back = ''
  for (let i = runs.length - 1; i > 0; i--) {
    const controls = runs[i]?.controls ?? []
    const target = runs[i - 1]?.end ?? here
    const mirrored = [...controls.toReversed(), target].map(([x, y]) => at([-x, y]))
    back += `${'LQC'[controls.length] ?? 'L'}${mirrored.join(' ')}`
  }
  return `${half}${back}Z`
}

/** The path and its mirror image, for pairs: eyes, ears, handles. */
export const both = (path: string): string => path + moved(path, { flip: true })

function steps(path: string): Step[] {
  return [...path.matchAll(/([MLHVQCAZ])([^MLHVQCAZ]*)/g)].map(([, command = '', rest = '']) => ({
    command,
    values: (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number),
  }))
}

function pointsOf(command: string, values: readonly number[], here: Point): Point[] {
  if (command === 'H') return [[values[0] ?? 0, here[1]]]
  if (command === 'V') return [[here[0], values[0] ?? 0]]
  const flat = command === 'A' ? values.slice(5) : values
  const points: Point[] = []
  for (let i = 0; i + 1 < flat.length; i += 2) points.push([flat[i] ?? 0, flat[i + 1] ?? 0])
  return points
}
