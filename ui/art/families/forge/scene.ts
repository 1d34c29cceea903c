import type { FamilyScene } from '../family.ts'
import { linear, radial, disc, polygon, glow, stamp } from '../../stage/brush.ts'
import { ridge } from '../../stage/scenery.ts'
import { numbersFrom } from '../../stage/shapes.ts'

export const scene: FamilyScene = {
  scene: (key) => {
    const day = key === 'light'
    const free = key === 'free'
    if (free)
      return [
        {
          depth: 0.1,
          paint(context, width, height) {
            context.fillStyle = radial(
              context,
              width / 2,
              height * 0.5,
              60,
              width * 0.66,
              '#fff0a8',
              [0.25, '#ffb02c'],
              [0.55, '#e8520c'],
              [1, '#4a0c04'],
            )
            context.fillRect(0, 0, width, height)
          },
        },
        {
          depth: 0.4,
          paint(context, width, height) {
            const random = numbersFrom(3)
            context.fillStyle = 'rgba(90,14,4,.75)'
            for (const side of [0, 1]) {
              context.beginPath()
              context.moveTo(side ? width : 0, 0)
              for (let y = 0; y <= height; y += 34)
                context.lineTo(side ? width - 90 - random() * 90 : 90 + random() * 90, y)
              context.lineTo(side ? width : 0, height)
              context.fill()
            }
          },
        },
        {
          depth: 0.9,
          paint(context, width, height) {
            const random = numbersFrom(8)
            context.fillStyle = '#1c0804'
            for (const side of [0, 1]) {
              context.beginPath()
              context.moveTo(side ? width : 0, 0)
              for (let y = 0; y <= height; y += 46)
                context.lineTo(side ? width - 30 - random() * 70 : 30 + random() * 70, y)
              context.lineTo(side ? width : 0, height)
              context.fill()
            }
            ridge(context, width, height * 0.9, 40, 5, '#2a0a04', 40)
            context.fillStyle = linear(context, 0, height - 110, 0, height, '#ffd24a', '#ff7a0c')
            context.fillRect(0, height - 104, width, 200)
          },
        },
      ]
    return [
      {
        depth: 0.1,
        paint(context, width, height) {
          context.fillStyle = day
            ? linear(context, 0, 0, 0, height, '#c8b8a4', '#a08a74')
            : linear(context, 0, 0, 0, height, '#1a1214', '#2c1812', '#120a0a')
          context.fillRect(0, 0, width, height)
          context.strokeStyle = day ? 'rgba(90,60,40,.35)' : 'rgba(0,0,0,.5)'
          context.lineWidth = 2
          for (let y = 0, i = 0; y < height; y += 30, i++) {
            context.beginPath()
            context.moveTo(0, y)
            context.lineTo(width, y)
            context.stroke()
            for (let x = (i % 2) * 38; x < width; x += 76) {
              context.beginPath()
              context.moveTo(x, y)
              context.lineTo(x, y + 30)
              context.stroke()
            }
          }
          for (const x of [0.1, 0.9]) {
            const atX = width * x
            const wide = 150
            context.beginPath()
            context.moveTo(atX - wide / 2, height * 0.62)
            context.lineTo(atX - wide / 2, height * 0.26)
            context.arc(atX, height * 0.26, wide / 2, Math.PI, 0)
            context.lineTo(atX + wide / 2, height * 0.62)
            context.closePath()
            context.fillStyle = day
              ? linear(context, 0, height * 0.1, 0, height * 0.6, '#e8f2f4', '#fff2d8')
              : linear(context, 0, height * 0.1, 0, height * 0.6, '#1c2a4a', '#3a2a4a')
            context.fill()
            context.strokeStyle = day ? '#5a4a3c' : '#0a0606'
            context.lineWidth = 9
            context.stroke()
            context.lineWidth = 5
            context.beginPath()
            context.moveTo(atX, height * 0.1)
            context.lineTo(atX, height * 0.62)
            context.moveTo(atX - wide / 2, height * 0.36)
            context.lineTo(atX + wide / 2, height * 0.36)
            context.moveTo(atX - wide / 2, height * 0.49)
            context.lineTo(atX + wide / 2, height * 0.49)
            context.stroke()
          }
        },
      },
      {
        depth: 0.5,
        paint(context, width, height) {
          const factor = day ? '#4a3e36' : '#0c0808'
          context.fillStyle = factor
          context.fillRect(0, 26, width, 26)
          for (const x of [0.05, 0.16, 0.84, 0.95]) {
            context.fillRect(width * x, 40, 6, 120)
            context.lineWidth = 6
            context.strokeStyle = factor
            context.beginPath()
            context.arc(width * x + 3, 176, 16, -1, Math.PI)
            context.stroke()
          }
          for (const [x, size] of [
            [0.03, 1],
            [0.93, 1.1],
          ] as const) {
            context.fillStyle = factor
            context.fillRect(width * x - 10, height * 0.66, 120 * size, 300)
            polygon(
              context,
              [
                [width * x - 44, height * 0.64],
                [width * x + 150 * size, height * 0.64],
                [width * x + 110 * size, height * 0.7],
                [width * x, height * 0.7],
              ],
              factor,
            )
          }
        },
      },
      {
        depth: 1,
        paint(context, width, height) {
          context.fillStyle = day ? '#6a5848' : '#0e0908'
          context.fillRect(0, height * 0.84, width, height)
          for (const side of [0, 1]) {
            const left = side ? width * 0.78 : 0
            context.fillStyle = linear(
              context,
              0,
              height * 0.85,
              0,
              height * 0.89,
              '#fff0a0',
              '#ff8a1c',
              '#a82c04',
            )
            context.fillRect(left, height * 0.855, width * 0.22, 20)
          }
        },
      },
    ]
  },
  ambient(context, time, box, key) {
    for (let i = 0; i < 30; i++) {
      const size = i % 2
      const x =
        (size ? box.stageWidth * 0.8 : 0) +
        ((i * 61) % (box.stageWidth * 0.2)) +
        Math.sin(time * 2 + i) * 12
      const y =
        box.stageHeight * (key === 'free' ? 1 : 0.86) -
        ((time * (40 + (i % 5) * 22) + i * 71) % (box.stageHeight * 0.8))
      context.globalAlpha = 0.8
      disc(context, x, y, 1 + (i % 3) * 0.7, i % 3 ? '#ffb03c' : '#fff0b0')
      context.globalAlpha = 1
    }
    const gleam = 0.5 + 0.12 * Math.sin(time * 5) + 0.06 * Math.sin(time * 13)
    for (const x of [box.stageWidth * 0.1, box.stageWidth * 0.9])
      stamp(
        context,
        'fg',
        x,
        box.stageHeight * 0.86,
        260,
        (inner) => glow(inner, 0, 0, 255, 'rgba(255,110,20,.6)', 1),
        0,
        gleam,
      )
    if (key === 'dark') {
      const angle = Math.sin(time * 0.9) * 0.25
      context.save()
      context.translate(box.stageWidth * 0.9, 50)
      context.rotate(angle * 0.3)
      context.strokeStyle = '#0c0808'
      context.lineWidth = 4
      context.beginPath()
      context.moveTo(0, 0)
      context.lineTo(0, 140)
      context.stroke()
      context.restore()
    }
  },
}
