import type { Context } from '../../stage/types.ts'
import { radial, disc } from '../../stage/brush.ts'
import { TURN } from '../../stage/shapes.ts'

export const bubble = (context: Context, radius: number, tint: string) => {
  disc(
    context,
    0,
    0,
    radius,
    radial(
      context,
      -radius * 0.3,
      -radius * 0.35,
      radius * 0.1,
      radius * 1.05,
      'rgba(255,255,255,.30)',
      [0.55, tint],
      [0.93, tint],
      [1, 'rgba(255,255,255,.55)'],
    ),
  )
  context.strokeStyle = 'rgba(235,252,255,.85)'
  context.lineWidth = radius * 0.035
  context.beginPath()
  context.arc(0, 0, radius * 0.97, 0, TURN)
  context.stroke()
  context.strokeStyle = 'rgba(255,255,255,.9)'
  context.lineWidth = radius * 0.07
  context.lineCap = 'round'
  context.beginPath()
  context.arc(0, 0, radius * 0.8, Math.PI * 1.12, Math.PI * 1.42)
  context.stroke()
  disc(context, radius * 0.5, radius * 0.52, radius * 0.07, 'rgba(255,255,255,.7)')
}
