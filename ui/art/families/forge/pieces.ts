import type { Context } from '../../stage/types.ts'
import { radial, disc } from '../../stage/brush.ts'

export const rivet = (context: Context, x: number, y: number, radius: number) => {
  disc(context, x + radius * 0.2, y + radius * 0.3, radius, '#08080a')
  disc(
    context,
    x,
    y,
    radius,
    radial(
      context,
      x - radius * 0.3,
      y - radius * 0.4,
      0,
      radius * 1.3,
      '#b8b4ac',
      '#55534f',
      '#222',
    ),
  )
}
