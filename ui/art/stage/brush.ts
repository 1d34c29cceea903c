import { emblemMarks } from '../emblem.ts'
import type { Tones } from '../marks.ts'
import { TURN } from './shapes.ts'
import { tintOf, tint } from './tint.ts'
import type { Context, Ink, Inked, Pictured, Points, Stop } from './types.ts'

const paths = new Map<string, Path2D>()

export function pathOf(data: string): Path2D {
  const known = paths.get(data)
  if (known) return known
  const path = new Path2D(data)
  paths.set(data, path)
  return path
}

/** Fills a path, or draws it as a line where a width is given. */
export function pen(context: Context, colour: Ink, path: string, width?: number): void {
  if (width === undefined) {
    context.fillStyle = colour
    context.fill(pathOf(path))
    return
  }
  context.strokeStyle = colour
  context.lineWidth = width
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(pathOf(path))
}

export function marks(context: Context, list: readonly Inked[]): void {
  for (const [colour, path, width] of list) pen(context, colour, path, width)
}

/** An emblem of the house in tones of one's own. */
export function emblem(
  context: Context,
  pictured: Pictured,
  tones: Tones,
  scale = 1,
  x = 0,
  y = 0,
): void {
  const [name, variant] = typeof pictured === 'string' ? [pictured, 0] : pictured
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  for (const { tone, path, width } of emblemMarks(name, variant)) {
    pen(context, tones[tone], path, width)
  }
  context.restore()
}

/** An emblem in one colour. */
export function silhouette(
  context: Context,
  pictured: Pictured,
  colour: string,
  scale: number,
  x: number,
  y: number,
): void {
  const tones: Tones = {
    accent: colour,
    shade: colour,
    light: colour,
    glint: colour,
    deep: colour,
    brass: colour,
    brassShade: colour,
  }
  emblem(context, pictured, tones, scale, x, y)
}

export function linear(
  context: Context,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  ...stops: readonly Stop[]
): CanvasGradient {
  return withStops(context.createLinearGradient(fromX, fromY, toX, toY), stops)
}

export function radial(
  context: Context,
  x: number,
  y: number,
  inner: number,
  outer: number,
  ...stops: readonly Stop[]
): CanvasGradient {
  const gradient = context.createRadialGradient(x, y, Math.max(0, inner), x, y, Math.max(0, outer))
  return withStops(gradient, stops)
}

function withStops(gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient {
  stops.forEach((stop, index) => {
    if (typeof stop === 'string') gradient.addColorStop(index / (stops.length - 1), stop)
    else gradient.addColorStop(stop[0], stop[1])
  })
  return gradient
}

function finish(context: Context, fill?: Ink | null, stroke?: Ink | null, width = 2): void {
  if (fill) {
    context.fillStyle = fill
    context.fill()
  }
  if (!stroke) return
  context.strokeStyle = stroke
  context.lineWidth = width
  context.stroke()
}

/** A rectangle with round corners. */
export function panel(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill?: Ink | null,
  stroke?: Ink | null,
  lineWidth?: number,
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, Math.max(0, round))
  finish(context, fill, stroke, lineWidth)
}

export function disc(
  context: Context,
  x: number,
  y: number,
  radius: number,
  fill?: Ink | null,
  stroke?: Ink | null,
  lineWidth?: number,
): void {
  oval(context, x, y, radius, radius, fill, stroke, lineWidth)
}

export function oval(
  context: Context,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill?: Ink | null,
  stroke?: Ink | null,
  lineWidth?: number,
): void {
  context.beginPath()
  context.ellipse(x, y, Math.max(0, radiusX), Math.max(0, radiusY), 0, 0, TURN)
  finish(context, fill, stroke, lineWidth)
}

export function polygon(
  context: Context,
  points: Points,
  fill?: Ink | null,
  stroke?: Ink | null,
  lineWidth?: number,
): void {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
  if (stroke) context.lineJoin = 'round'
  finish(context, fill, stroke, lineWidth)
}

export function starShape(
  context: Context,
  x: number,
  y: number,
  count: number,
  radius: number,
  waist: number,
  fill: Ink,
  from = -Math.PI / 2,
): void {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const angle = from + (index * Math.PI) / count
    const reach = index % 2 ? radius * waist : radius
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
  })
  polygon(context, points, fill)
}

/** A soft light. */
export function glow(
  context: Context,
  x: number,
  y: number,
  radius: number,
  colour: string,
  alpha = 1,
): void {
  context.save()
  context.globalCompositeOperation = 'lighter'
  context.globalAlpha *= alpha
  disc(context, x, y, radius, radial(context, x, y, 0, radius, colour, 'rgba(0,0,0,0)'))
  context.restore()
}

/** More pixels than this are not seen while anything moves, and cost the phone's battery. */
export const density = (): number => Math.min(globalThis.devicePixelRatio || 1, 2)

/** A picture of its own, painted once. */
export function surface(
  width: number,
  height: number,
  paint: (context: Context, width: number, height: number) => void,
  pixels = density(),
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * pixels))
  canvas.height = Math.max(1, Math.ceil(height * pixels))
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(pixels, pixels)
  paint(context, width, height)
  return canvas
}

const stamps = new Map<string, HTMLCanvasElement>()

/** Another game stamps anew. */
export const forgetStamps = (): void => stamps.clear()

/** Paints once and stamps it afterwards: what repeats in every frame is never painted twice. */
export function stamp(
  context: Context,
  name: string,
  x: number,
  y: number,
  radius: number,
  paint: (context: Context) => void,
  turn = 0,
  alpha = 1,
): void {
  const change = tintOf(context)
  const key = `${name} ${change?.name ?? ''}`
  let known = stamps.get(key)
  if (!known) {
    known = surface(radius * 2, radius * 2, (own) => {
      if (change) tint(own, change)
      own.translate(radius, radius)
      paint(own)
    })
    stamps.set(key, known)
  }
  context.save()
  context.globalAlpha *= alpha
  context.translate(x, y)
  if (turn) context.rotate(turn)
  context.drawImage(known, -radius, -radius, radius * 2, radius * 2)
  context.restore()
}
