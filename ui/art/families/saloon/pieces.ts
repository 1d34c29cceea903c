import type { Context } from '../../stage/types.ts'
import { panel, disc, polygon, glow } from '../../stage/brush.ts'
import { grain } from '../../stage/scenery.ts'

export const INK = '#2a1a12'

export const RD = '#b83220'

export const KR = '#ecd7ac'

export const planks = (
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  base: string | CanvasGradient,
  step: number,
  seed: number,
  vert = false,
) => {
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.fillStyle = base
  context.fillRect(x, y, width, height)
  context.save()
  context.translate(x, y)
  grain(context, width, height, (width * height) / 340, seed, 'rgba(40,18,4,.25)', vert ? 0 : 50)
  context.restore()
  context.strokeStyle = 'rgba(30,14,4,.55)'
  context.lineWidth = 2
  if (vert)
    for (let inner = x; inner < x + width; inner += step) {
      context.beginPath()
      context.moveTo(inner, y)
      context.lineTo(inner, y + height)
      context.stroke()
    }
  else
    for (let inner = y; inner < y + height; inner += step) {
      context.beginPath()
      context.moveTo(x, inner)
      context.lineTo(x + width, inner)
      context.stroke()
    }
  context.restore()
}

export const train = (context: Context, size: number, time: number, lit: boolean) => {
  context.save()
  context.scale(size, size)
  const keyOf = '#1c1416'
  panel(context, -150, -70, 190, 56, 10, keyOf)
  context.fillStyle = RD
  context.fillRect(-150, -26, 190, 10)
  polygon(
    context,
    [
      [-150, -16],
      [-196, 14],
      [-120, 14],
    ],
    keyOf,
  )
  context.fillStyle = keyOf
  context.fillRect(-122, -118, 26, 50)
  polygon(
    context,
    [
      [-134, -118],
      [-84, -118],
      [-92, -136],
      [-126, -136],
    ],
    keyOf,
  )
  panel(context, -60, -92, 30, 26, 10, '#c8902c')
  panel(context, 30, -126, 96, 112, 4, RD)
  context.fillStyle = '#ffd88a'
  context.fillRect(46, -108, 26, 32)
  context.fillRect(84, -108, 26, 32)
  context.fillStyle = keyOf
  context.fillRect(20, -134, 116, 10)
  for (const [x, radius] of [
    [-104, 20],
    [-56, 20],
    [60, 27],
    [0, 20],
  ] as const) {
    disc(context, x, 6, radius, '#2a2022', '#c8902c', 4)
    context.save()
    context.translate(x, 6)
    context.rotate(time * 6)
    context.strokeStyle = '#c8902c'
    context.lineWidth = 3
    for (let i = 0; i < 4; i++) {
      context.rotate(Math.PI / 4)
      context.beginPath()
      context.moveTo(-radius, 0)
      context.lineTo(radius, 0)
      context.stroke()
    }
    context.restore()
  }
  context.strokeStyle = '#c8902c'
  context.lineWidth = 6
  context.beginPath()
  context.moveTo(-104 + Math.cos(time * 6) * 10, 6 + Math.sin(time * 6) * 10)
  context.lineTo(0 + Math.cos(time * 6) * 10, 6 + Math.sin(time * 6) * 10)
  context.stroke()
  for (let inner = 0; inner < 3; inner++) {
    const x = 160 + inner * 170
    panel(context, x, -76, 150, 70, 4, '#5a3418')
    for (let j = 0; j < 5; j++) {
      context.fillStyle = 'rgba(0,0,0,.3)'
      context.fillRect(x + 10 + j * 29, -76, 3, 70)
    }
    for (let j = 0; j < 8; j++)
      disc(context, x + 16 + j * 17, -80 - (j % 3) * 6, 13, lit ? '#ffcf4a' : '#2a1a10')
    disc(context, x + 34, 6, 19, '#2a2022', '#c8902c', 3)
    disc(context, x + 116, 6, 19, '#2a2022', '#c8902c', 3)
  }
  glow(context, -150, -46, 90, 'rgba(255,220,140,.9)', 0.9)
  context.restore()
}
