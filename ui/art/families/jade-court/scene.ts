import type { FamilyScene } from '../family.ts'
import type { Context } from '../../stage/types.ts'
import { pen, linear, disc, oval, glow } from '../../stage/brush.ts'
import { hills, stars, cloud } from '../../stage/scenery.ts'
import { TURN, numbersFrom, pick } from '../../stage/shapes.ts'

const peak = (
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
) => {
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(x - width, y)
  context.bezierCurveTo(
    x - width * 0.5,
    y - height * 0.2,
    x - width * 0.35,
    y - height,
    x,
    y - height,
  )
  context.bezierCurveTo(
    x + width * 0.28,
    y - height,
    x + width * 0.3,
    y - height * 0.4,
    x + width * 0.6,
    y - height * 0.35,
  )
  context.bezierCurveTo(x + width * 0.8, y - height * 0.3, x + width * 0.9, y, x + width, y)
  context.fill()
}

const pine = (
  context: Context,
  x: number,
  y: number,
  size: number,
  trunk: string,
  leaf: string,
  flip: boolean,
) => {
  context.save()
  context.translate(x, y)
  context.scale(flip ? -size : size, size)
  context.strokeStyle = trunk
  context.lineCap = 'round'
  context.lineWidth = 16
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(-20, -90, 50, -150, 20, -250)
  context.stroke()
  context.lineWidth = 8
  context.beginPath()
  context.moveTo(22, -150)
  context.quadraticCurveTo(80, -170, 120, -160)
  context.moveTo(20, -210)
  context.quadraticCurveTo(-40, -230, -80, -216)
  context.stroke()
  context.fillStyle = leaf
  for (const [angle, second, width] of [
    [120, -172, 70],
    [70, -190, 50],
    [-84, -230, 62],
    [20, -270, 74],
    [60, -250, 46],
  ] as const) {
    context.beginPath()
    context.ellipse(angle, second, width, 22, 0, Math.PI, TURN)
    context.fill()
  }
  context.restore()
}

export const scene: FamilyScene = {
  scene: (key) => {
    const day = key === 'light'
    const free = key === 'free'
    const shade = day
      ? ['#e8e2d0', '#f4eedc', '#fbf6e8']
      : free
        ? ['#061a24', '#0c3038', '#14504a']
        : ['#0a1f2c', '#14384a', '#2f5f66']
    const middleOf = day
      ? ['#b8c8bc', '#94aea0', '#6f9082']
      : free
        ? ['#12404a', '#0d3038', '#08222a']
        : ['#27505c', '#1a3c48', '#102a34']
    return [
      {
        depth: 0.08,
        paint(context, width, height) {
          context.fillStyle = linear(context, 0, 0, 0, height * 0.8, ...shade)
          context.fillRect(0, 0, width, height)
          disc(context, width * 0.84, height * 0.24, free ? 100 : 66, day ? '#e8654a' : '#fdf3d2')
          if (!day) {
            glow(context, width * 0.84, height * 0.24, 300, 'rgba(255,240,190,.4)')
            stars(context, width, height * 0.4, 70, 3)
          }
        },
      },
      {
        depth: 0.3,
        paint(context, width, height) {
          peak(context, width * 0.1, height * 0.78, 190, 400, pick(middleOf, 0))
          peak(context, width * 0.27, height * 0.78, 130, 260, pick(middleOf, 0))
          peak(context, width * 0.92, height * 0.78, 210, 330, pick(middleOf, 0))
          peak(context, width * 0.74, height * 0.78, 120, 220, pick(middleOf, 0))
          context.fillStyle = linear(
            context,
            0,
            height * 0.5,
            0,
            height * 0.74,
            'rgba(255,255,255,0)',
            day ? 'rgba(255,252,240,.85)' : 'rgba(160,210,205,.28)',
          )
          context.fillRect(0, height * 0.5, width, height * 0.3)
        },
      },
      {
        depth: 0.6,
        paint(context, width, height) {
          if (free) {
            context.fillStyle = linear(context, 0, height * 0.68, 0, height, '#0f4a48', '#04181c')
            context.fillRect(0, height * 0.68, width, height)
            for (let i = 0; i < 30; i++) {
              const random = numbersFrom(i + 3)
              context.globalAlpha = 0.1 + random() * 0.25
              context.fillStyle = '#fdf3d2'
              context.fillRect(
                width * 0.84 - 60 + (random() - 0.5) * 60,
                height * 0.69 + i * 8,
                120 * random() + 20,
                2,
              )
            }
            context.globalAlpha = 1
            return
          }
          for (const [x, size] of [
            [0.05, 1],
            [0.95, 1.15],
          ] as const) {
            const atX = width * x
            const atY = height * 0.78
            const factor = day ? '#7a3a34' : '#3a1420'
            const roof = day ? '#3f5a52' : '#0c2026'
            for (let fraction = 0; fraction < 3; fraction++) {
              const wide = (150 - fraction * 34) * size
              const placeY = atY - fraction * 74 * size
              context.fillStyle = factor
              context.fillRect(atX - wide * 0.36, placeY - 62 * size, wide * 0.72, 62 * size)
              context.fillStyle = roof
              context.beginPath()
              context.moveTo(atX - wide * 0.72, placeY - 60 * size)
              context.quadraticCurveTo(
                atX - wide * 0.3,
                placeY - 68 * size,
                atX - wide * 0.26,
                placeY - 92 * size,
              )
              context.lineTo(atX + wide * 0.26, placeY - 92 * size)
              context.quadraticCurveTo(
                atX + wide * 0.3,
                placeY - 68 * size,
                atX + wide * 0.72,
                placeY - 60 * size,
              )
              context.quadraticCurveTo(
                atX,
                placeY - 50 * size,
                atX - wide * 0.72,
                placeY - 60 * size,
              )
              context.fill()
              context.fillStyle = day ? '#fff0c8' : '#ffc76a'
              for (let i = -1; i < 2; i++)
                context.fillRect(atX + i * wide * 0.2 - 7, placeY - 44 * size, 14, 24)
            }
          }
          hills(context, width, height * 0.82, 16, 130, 2, pick(middleOf, 1))
        },
      },
      {
        depth: 1,
        paint(context, width, height) {
          if (free) {
            const random = numbersFrom(6)
            for (let i = 0; i < 22; i++) {
              const x = random() * width
              const y = height * 0.74 + random() * height * 0.2
              const size = 0.6 + (y / height - 0.7) * 3
              oval(context, x, y, 46 * size, 13 * size, i % 2 ? '#1c6a4e' : '#2a8a62')
              if (i % 3 === 0)
                for (let j = -2; j <= 2; j++) {
                  context.save()
                  context.translate(x, y - 4)
                  context.rotate(j * 0.42)
                  context.fillStyle = j % 2 ? '#f7a8c0' : '#fbd0dc'
                  context.beginPath()
                  context.ellipse(0, -18 * size, 8 * size, 20 * size, 0, 0, TURN)
                  context.fill()
                  context.restore()
                }
            }
            return
          }
          hills(context, width, height * 0.92, 14, 160, 4, pick(middleOf, 2))
          pine(
            context,
            70,
            height * 0.94,
            1.25,
            day ? '#4a3a30' : '#071a1e',
            day ? '#3f6a52' : '#0a2a2a',
            false,
          )
          pine(
            context,
            width - 60,
            height * 0.94,
            1.35,
            day ? '#4a3a30' : '#071a1e',
            day ? '#3f6a52' : '#0a2a2a',
            true,
          )
        },
      },
    ]
  },
  ambient(context, time, box, key) {
    for (let i = 0; i < 5; i++) {
      const x = ((i * 370 + time * (8 + i * 2)) % (box.stageWidth + 400)) - 200
      const y = box.stageHeight * (0.5 + i * 0.06)
      context.globalAlpha = key === 'light' ? 0.7 : 0.14
      cloud(context, x, y, 1.5 + i * 0.2, '#fffdf2')
      context.globalAlpha = 1
    }
    for (let i = 0; i < 14; i++) {
      const x = ((i * 149 + time * 22) % (box.stageWidth + 40)) - 20
      const y = ((i * 97 + time * 30) % (box.stageHeight + 40)) - 20
      context.save()
      context.translate(x, y)
      context.rotate(time + i)
      pen(context, key === 'light' ? '#d8506a' : '#f7b8c8', 'M0 -6Q6 -1 0 6Q-6 -1 0 -6Z')
      context.restore()
    }
    if (key === 'free')
      for (let i = 0; i < 5; i++) {
        const x = box.stageWidth * (0.06 + i * 0.22) + Math.sin(time * 0.5 + i) * 30
        const y = box.stageHeight * 0.84 + (i % 2) * 30
        context.save()
        context.translate(x, y)
        context.rotate(Math.sin(time * 0.5 + i) * 0.3)
        context.globalAlpha = 0.8
        pen(
          context,
          i % 2 ? '#ff8a4a' : '#fff0e0',
          'M-26 0C-10 -14 14 -12 26 0C14 12 -10 14 -26 0ZM-24 0L-42 -10L-38 0L-42 10Z',
        )
        context.restore()
      }
  },
}
