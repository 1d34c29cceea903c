import { disc } from './brush.ts'
import { numbersFrom, TURN } from './shapes.ts'
import type { Context, Ink, Point } from './types.ts'

/** Below everything that is seen. */
const deep = 9999

/** A ridge from left to right, the same for the same seed. */
export function ridge(
  context: Context,
  width: number,
  base: number,
  height: number,
  seed: number,
  fill: Ink,
  step = 40,
  sharp = 1,
): Point[] {
  const random = numbersFrom(seed)
  const points: Point[] = []
  let value = 0
  for (let x = -step; x <= width + step; x += step * (0.6 + random() * 0.8)) {
    value = value * 0.45 + (random() - 0.5) * 2 * height
    points.push([x, base - Math.abs(value) ** sharp])
  }
  context.beginPath()
  context.moveTo(-60, deep)
  for (const [x, y] of points) context.lineTo(x, y)
  context.lineTo(width + 60, deep)
  context.fillStyle = fill
  context.fill()
  return points
}

/** A soft line of hills. */
export function hills(
  context: Context,
  width: number,
  base: number,
  height: number,
  length: number,
  phase: number,
  fill: Ink,
): void {
  context.beginPath()
  context.moveTo(-10, deep)
  for (let x = -10; x <= width + 10; x += 8) {
    const long = Math.sin(x / length + phase) * 0.6
    const short = Math.sin((x / length) * 2.3 + phase * 2) * 0.25
    context.lineTo(x, base - height * (long + short + 0.5))
  }
  context.lineTo(width + 10, deep)
  context.fillStyle = fill
  context.fill()
}

export function stars(
  context: Context,
  width: number,
  height: number,
  count: number,
  seed: number,
  colour = '#fff',
  largest = 1.6,
): void {
  const random = numbersFrom(seed)
  for (let star = 0; star < count; star += 1) {
    context.globalAlpha = 0.25 + random() * 0.75
    disc(context, random() * width, random() * height, 0.4 + random() ** 3 * largest, colour)
  }
  context.globalAlpha = 1
}

export function cloud(context: Context, x: number, y: number, size: number, fill: Ink): void {
  context.fillStyle = fill
  context.beginPath()
  context.ellipse(x, y, 70 * size, 16 * size, 0, 0, TURN)
  context.ellipse(x - 26 * size, y - 12 * size, 30 * size, 20 * size, 0, 0, TURN)
  context.ellipse(x + 16 * size, y - 18 * size, 36 * size, 26 * size, 0, 0, TURN)
  context.fill()
}

/** Specks, or fibres where they have a length. */
export function grain(
  context: Context,
  width: number,
  height: number,
  count: number,
  seed: number,
  colour: string,
  length = 0,
): void {
  const random = numbersFrom(seed)
  context.save()
  context.strokeStyle = colour
  context.fillStyle = colour
  for (let speck = 0; speck < count; speck += 1) {
    const x = random() * width
    const y = random() * height
    if (length === 0) {
      context.fillRect(x, y, 1 + random() * 1.4, 1 + random() * 1.4)
      continue
    }
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + length * (random() - 0.2), y + (random() - 0.5) * 2)
    context.lineWidth = 0.6 + random()
    context.stroke()
  }
  context.restore()
}
