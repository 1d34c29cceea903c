import type { Context } from '../../stage/types.ts'
import { radial, panel, oval, glow } from '../../stage/brush.ts'
import { TURN } from '../../stage/shapes.ts'

export const paperLantern = (
  context: Context,
  x: number,
  y: number,
  radius: number,
  colour: string,
  dark: string,
  lit = 1,
) => {
  context.save()
  context.translate(x, y)
  if (lit) glow(context, 0, 0, radius * 2.3, colour, 0.55 * lit)
  oval(
    context,
    0,
    0,
    radius * 1.04,
    radius * 0.92,
    radial(
      context,
      -radius * 0.1,
      radius * 0.1,
      radius * 0.1,
      radius * 1.2,
      '#fff2c4',
      [0.35, colour],
      [1, dark],
    ),
  )
  context.strokeStyle = 'rgba(60,5,0,.28)'
  context.lineWidth = Math.max(0.8, radius * 0.035)
  for (const factor of [0.35, 0.72]) {
    context.beginPath()
    context.ellipse(0, 0, radius * factor, radius * 0.92, 0, 0, TURN)
    context.stroke()
  }
  panel(
    context,
    -radius * 0.42,
    -radius * 1.02,
    radius * 0.84,
    radius * 0.16,
    radius * 0.05,
    '#2a1410',
  )
  panel(
    context,
    -radius * 0.42,
    radius * 0.86,
    radius * 0.84,
    radius * 0.16,
    radius * 0.05,
    '#2a1410',
  )
  context.restore()
}

export const tassel = (context: Context, x: number, y: number, radius: number, colour: string) => {
  context.strokeStyle = colour
  context.lineWidth = radius * 0.09
  for (const factor of [-0.16, 0, 0.16]) {
    context.beginPath()
    context.moveTo(x, y + radius * 0.98)
    context.lineTo(x + factor * radius, y + radius * 1.5)
    context.stroke()
  }
}
