import { disc, emblem, linear, panel, polygon, starShape } from '../../stage/brush.ts'
import { TURN } from '../../stage/shapes.ts'
import type { Context } from '../../stage/types.ts'

export const orange = '#ff7a3c'
export const teal = '#2fc2b8'
export const cream = '#f4efe0'
export const navy = '#0c1638'
export const yellow = '#ffd24a'
export const pink = '#f06a9a'
/** What stamps lie on. */
export const well = '#0a1030'

const paper = '#20305a'

export function envelope(context: Context, colour = cream, seal = orange): void {
  panel(context, -40, -26, 80, 52, 4, colour, paper, 2.5)
  context.strokeStyle = paper
  context.lineWidth = 2.5
  context.beginPath()
  context.moveTo(-38, -23)
  context.lineTo(0, 8)
  context.lineTo(38, -23)
  context.stroke()
  disc(context, 0, 6, 8, seal)
}

export const rocket = (context: Context, scale: number): void =>
  emblem(
    context,
    'rocket',
    {
      accent: '#fffaf0',
      shade: '#d8d0c0',
      light: cream,
      glint: '#ffffff',
      deep: navy,
      brass: yellow,
      brassShade: '#c8902c',
    },
    scale,
  )

function ringHalf(context: Context, radius: number, colour: string, from: number): void {
  context.save()
  context.rotate(-0.35)
  context.strokeStyle = colour
  context.lineWidth = radius * 0.12
  context.beginPath()
  context.ellipse(0, 0, radius * 1.8, radius * 0.46, 0, from, from + Math.PI)
  context.stroke()
  context.restore()
}

type Globe = { readonly lit: string; readonly dark: string; readonly ring?: string }

export function globe(
  context: Context,
  x: number,
  y: number,
  radius: number,
  { lit, dark, ring }: Globe,
): void {
  context.save()
  context.translate(x, y)
  if (ring) ringHalf(context, radius, ring, Math.PI)
  disc(context, 0, 0, radius, linear(context, -radius, -radius, radius, radius, lit, dark))
  context.save()
  context.beginPath()
  context.arc(0, 0, radius, 0, TURN)
  context.clip()
  context.fillStyle = 'rgba(255,255,255,.16)'
  for (const [top, high] of [
    [-0.5, 0.12],
    [-0.1, 0.2],
    [0.4, 0.1],
  ] as const) {
    context.fillRect(-radius, top * radius, radius * 2, high * radius)
  }
  context.fillStyle = 'rgba(4,6,30,.4)'
  context.beginPath()
  context.arc(radius * 0.5, radius * 0.3, radius * 1.15, 0, TURN)
  context.arc(-radius * 0.25, -radius * 0.2, radius * 1.25, 0, TURN, true)
  context.fill('evenodd')
  context.restore()
  if (ring) ringHalf(context, radius, ring, 0)
  context.restore()
}

/** The edge of a stamp about its middle, with teeth all round. */
export function stampEdge(context: Context, width: number, height: number): void {
  const across = 9
  const down = Math.max(3, Math.round((across * height) / width))
  const [stepX, stepY] = [width / across, height / down]
  const bite = Math.min(stepX, stepY) * 0.3
  const [right, foot] = [width / 2, height / 2]
  context.beginPath()
  context.moveTo(-right, -foot)
  for (let at = 1; at < across; at += 1)
    context.arc(-right + at * stepX, -foot, bite, Math.PI, 0, true)
  context.lineTo(right, -foot)
  for (let at = 1; at < down; at += 1)
    context.arc(right, -foot + at * stepY, bite, -Math.PI / 2, Math.PI / 2, true)
  context.lineTo(right, foot)
  for (let at = 1; at < across; at += 1)
    context.arc(right - at * stepX, foot, bite, 0, Math.PI, true)
  context.lineTo(-right, foot)
  for (let at = 1; at < down; at += 1)
    context.arc(-right, foot - at * stepY, bite, Math.PI / 2, -Math.PI / 2, true)
  context.closePath()
}

/** Streaks that come out of the middle, with the part of their way that they have gone. */
export function streaks(
  context: Context,
  count: number,
  time: number,
  reach: number,
  colours: readonly [string, string, string],
  width: number,
): void {
  const fast = 0.55
  for (let each = 0; each < count; each += 1) {
    const angle = each * 2.399
    const part = (time * fast + each * 0.137) % 1
    const from = part * part * reach
    const to = from + 10 + part * 100
    context.strokeStyle = colours[each % 3] ?? colours[0]
    context.globalAlpha = Math.min(1, part * 1.4)
    context.lineWidth = 1 + part * width
    context.beginPath()
    context.moveTo(Math.cos(angle) * from, Math.sin(angle) * from)
    context.lineTo(Math.cos(angle) * to, Math.sin(angle) * to)
    context.stroke()
  }
  context.globalAlpha = 1
}

/** A small star with four points. */
export const twinkle = (
  context: Context,
  x: number,
  y: number,
  size: number,
  colour: string,
): void => starShape(context, x, y, 4, size, 0.25, colour)

/** A bowl that listens, on its pole. */
export function bowl(context: Context, x: number, y: number, side: 1 | -1): void {
  context.strokeStyle = cream
  context.lineWidth = 7
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + side * 16, y - 44)
  context.stroke()
  context.save()
  context.translate(x + side * 20, y - 54)
  context.rotate(side * 0.6)
  context.fillStyle = cream
  context.beginPath()
  context.arc(0, 0, 30, 0, Math.PI)
  context.fill()
  polygon(
    context,
    [
      [-1.5, 0],
      [1.5, 0],
      [0, -14],
    ],
    cream,
  )
  disc(context, 0, -14, 5, orange)
  context.restore()
}
