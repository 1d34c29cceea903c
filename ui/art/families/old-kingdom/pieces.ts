import type { Context } from '../../stage/types.ts'
import { grain } from '../../stage/scenery.ts'

export const stone = (
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  base: string | CanvasGradient,
  seed: number,
  radius = 0,
) => {
  context.save()
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.clip()
  context.fillStyle = base
  context.fillRect(x, y, width, height)
  context.translate(x, y)
  grain(context, width, height, (width * height) / 160, seed, 'rgba(80,45,10,.20)')
  grain(context, width, height, (width * height) / 260, seed + 1, 'rgba(255,240,200,.25)')
  context.restore()
}

export const GL = [
  'M0 -60C16 -30 16 0 4 30L4 60H-4L-4 30C-16 0 -16 -30 0 -60Z',
  'M-56 -6L-42 -22L-28 -6L-14 -22L0 -6L14 -22L28 -6L42 -22L56 -6',
  'M-48 20A48 34 0 0 1 48 20Z',
  'M-50 -16H50C46 20 26 40 0 40C-26 40 -46 20 -50 -16Z',
  'M0 -50A18 18 0 1 1 0 -14V50M-28 6H28',
]
