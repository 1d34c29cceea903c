import type { FamilyScene } from '../family.ts'
import type { Context } from '../../stage/types.ts'
import { pen, linear, radial, disc, polygon, glow } from '../../stage/brush.ts'
import { hills, stars } from '../../stage/scenery.ts'
import { TURN, numbersFrom, pick } from '../../stage/shapes.ts'
import { stone, GL } from './pieces.ts'

const SKY = {
  dark: ['#0a1438', '#1b2a5c', '#5a4a72', '#d08a5a'],
  light: ['#8cc4dc', '#cfe2d8', '#f4e2b4', '#f6d08a'],
  free: ['#140a04', '#2a1608', '#3d2410', '#1c0e06'],
}

const pyramid = (
  context: Context,
  x: number,
  y: number,
  size: number,
  angle: string,
  second: string,
) => {
  polygon(
    context,
    [
      [x, y - size],
      [x - size * 1.3, y],
      [x + size * 0.3, y],
    ],
    angle,
  )
  polygon(
    context,
    [
      [x, y - size],
      [x + size * 0.3, y],
      [x + size * 1.3, y],
    ],
    second,
  )
}

const torch = (context: Context, x: number, y: number, time: number, size: number) => {
  glow(context, x, y, 120 * size, '#ff9a3c', 0.5 + 0.1 * Math.sin(time * 9 + x))
  for (let i = 0; i < 3; i++) {
    context.fillStyle = pick(['#ff6a1c', '#ffb03c', '#fff0b0'], i)
    const factor = 1 - i * 0.28
    context.beginPath()
    context.moveTo(x - 12 * factor * size, y)
    context.quadraticCurveTo(
      x - 14 * factor * size,
      y - 26 * factor * size,
      x + Math.sin(time * 7 + i + x) * 6 * size,
      y - (52 * factor + 6 * Math.sin(time * 11 + i)) * size,
    )
    context.quadraticCurveTo(
      x + 14 * factor * size,
      y - 26 * factor * size,
      x + 12 * factor * size,
      y,
    )
    context.fill()
  }
  polygon(
    context,
    [
      [x - 15 * size, y],
      [x + 15 * size, y],
      [x + 6 * size, y + 50 * size],
      [x - 6 * size, y + 50 * size],
    ],
    '#6b3a14',
  )
}

export const scene: FamilyScene = {
  scene: (key) => {
    const free = key === 'free'
    const day = key === 'light'
    if (free)
      return [
        {
          depth: 0.1,
          paint(context, width, height) {
            stone(
              context,
              0,
              0,
              width,
              height,
              linear(context, 0, 0, 0, height, '#5a3a18', '#7a5222', '#3a220c'),
              5,
            )
            context.strokeStyle = 'rgba(30,14,2,.5)'
            context.lineWidth = 3
            for (let y = 0; y < height; y += 92) {
              context.beginPath()
              context.moveTo(0, y)
              context.lineTo(width, y)
              context.stroke()
            }
            const random = numbersFrom(4)
            for (let y = 10; y < height; y += 92)
              for (let x = 20; x < width; x += 74) {
                context.save()
                context.translate(x + 20, y + 42)
                context.scale(0.52, 0.52)
                const gleam = pick(GL, Math.floor(random() * 5))
                const ln = gleam === pick(GL, 1) || gleam === pick(GL, 4)
                pen(
                  context,
                  pick(['#8a3a1c', '#2c5a72', '#4a6a2c', '#a8742a'], Math.floor(random() * 4)),
                  gleam,
                  ln ? 8 : 0,
                )
                context.restore()
              }
            context.fillStyle = radial(
              context,
              width / 2,
              height * 0.4,
              200,
              width * 0.62,
              'rgba(0,0,0,0)',
              'rgba(6,2,0,.86)',
            )
            context.fillRect(0, 0, width, height)
          },
        },
        {
          depth: 0.8,
          paint(context, width, height) {
            for (const x of [70, width - 160]) {
              stone(
                context,
                x,
                0,
                90,
                height,
                linear(context, x, 0, x + 90, 0, '#5a3a1a', '#a87a3c', '#4a2c10'),
                9,
              )
              context.strokeStyle = 'rgba(40,20,4,.5)'
              context.lineWidth = 2
              for (let i = 1; i < 6; i++) {
                context.beginPath()
                context.moveTo(x + i * 15, 60)
                context.lineTo(x + i * 15, height)
                context.stroke()
              }
              polygon(
                context,
                [
                  [x - 18, 0],
                  [x + 108, 0],
                  [x + 96, 60],
                  [x - 6, 60],
                ],
                '#2c5a72',
              )
              context.fillStyle = '#c89a3c'
              context.fillRect(x - 8, 56, 106, 8)
            }
          },
        },
      ]
    return [
      {
        depth: 0.1,
        paint(context, width, height) {
          context.fillStyle = linear(context, 0, 0, 0, height * 0.8, ...SKY[key])
          context.fillRect(0, 0, width, height)
          if (!day) {
            stars(context, width, height * 0.55, 220, 8)
            disc(context, width * 0.16, height * 0.2, 46, '#f6ecd0')
          } else {
            disc(context, width * 0.2, height * 0.24, 62, '#fff6d2')
            glow(context, width * 0.2, height * 0.24, 240, 'rgba(255,240,180,.6)')
          }
        },
      },
      {
        depth: 0.3,
        paint(context, width, height) {
          const angle = day ? '#eec98a' : '#6a4a6a'
          const second = day ? '#c8945a' : '#3a2c52'
          pyramid(context, width * 0.13, height * 0.74, 230, angle, second)
          pyramid(context, width * 0.9, height * 0.74, 280, angle, second)
          pyramid(context, width * 0.76, height * 0.74, 130, angle, second)
          pyramid(context, width * 0.3, height * 0.74, 100, angle, second)
        },
      },
      {
        depth: 0.7,
        paint(context, width, height) {
          hills(context, width, height * 0.76, 34, 150, 2, day ? '#e8b868' : '#5a3c4a')
          hills(context, width, height * 0.84, 26, 110, 5, day ? '#d69c4c' : '#3d2838')
          for (const [x, size] of [
            [70, 1],
            [width - 190, 1.15],
          ] as const) {
            context.fillStyle = day ? '#a86a2c' : '#241622'
            context.fillRect(x, height * 0.42, 34 * size, height)
            polygon(
              context,
              [
                [x, height * 0.42],
                [x + 17 * size, height * 0.42 - 34],
                [x + 34 * size, height * 0.42],
              ],
              day ? '#f6d68a' : '#c89a5a',
            )
          }
        },
      },
      {
        depth: 1.1,
        paint(context, width, height) {
          hills(context, width, height * 0.93, 22, 180, 1, day ? '#bd7f38' : '#20141e')
          for (const x of [160, width - 90, width - 40]) {
            context.strokeStyle = day ? '#6b3f1c' : '#120a10'
            context.lineWidth = 9
            context.beginPath()
            context.moveTo(x, height)
            context.quadraticCurveTo(x + 10, height - 150, x - 8, height - 240)
            context.stroke()
            context.fillStyle = day ? '#3f6a2c' : '#120a10'
            for (let i = 0; i < 8; i++) {
              context.save()
              context.translate(x - 8, height - 240)
              context.rotate(-Math.PI + (i * Math.PI) / 7)
              context.beginPath()
              context.ellipse(52, 8, 54, 9, 0.2, 0, TURN)
              context.fill()
              context.restore()
            }
          }
        },
      },
    ]
  },
  ambient(context, time, box, key) {
    if (key === 'free') {
      for (const x of [22, box.stageWidth - 22, box.stageWidth * 0.15, box.stageWidth * 0.85])
        if (!box.phone || x < 40 || x > box.stageWidth - 40)
          torch(context, x, box.stageHeight * 0.4, time, box.phone ? 0.6 : 1)
      for (let i = 0; i < 30; i++) {
        const x = (i * 131 + time * 8) % box.stageWidth
        const y = (i * 77 + time * 12 * ((i % 3) + 1)) % box.stageHeight
        context.globalAlpha = 0.4
        disc(context, x, y, 1.4, '#ffd88a')
        context.globalAlpha = 1
      }
    } else {
      const x = ((time * 14) % (box.stageWidth + 300)) - 150
      const y = box.stageHeight * 0.79
      context.fillStyle = key === 'light' ? '#7a4a1c' : '#160c14'
      for (let i = 0; i < 4; i++) {
        const atX = x - i * 58
        const atY = y + Math.sin(time * 4 + i) * 1.5
        context.beginPath()
        context.ellipse(atX, atY - 14, 15, 7, 0, 0, TURN)
        context.ellipse(atX - 1, atY - 21, 6, 5, 0, 0, TURN)
        context.fill()
        context.fillRect(atX - 12, atY - 12, 2.5, 14)
        context.fillRect(atX + 9, atY - 12, 2.5, 14)
        context.beginPath()
        context.moveTo(atX + 12, atY - 15)
        context.quadraticCurveTo(atX + 20, atY - 14, atX + 21, atY - 27)
        context.lineTo(atX + 29, atY - 26)
        context.lineTo(atX + 24, atY - 22)
        context.quadraticCurveTo(atX + 22, atY - 10, atX + 12, atY - 9)
        context.fill()
      }
    }
  },
}
