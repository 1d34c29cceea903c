import type { FamilyScene } from '../family.ts'
import type { Context } from '../../stage/types.ts'
import { linear, radial, panel, disc, oval, polygon, starShape } from '../../stage/brush.ts'
import { hills, stars, cloud } from '../../stage/scenery.ts'
import { TURN, numbersFrom, pick } from '../../stage/shapes.ts'
import { RED, CRM, GOL } from './pieces.ts'

const tent = (
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  angle: string,
  second: string,
) => {
  const count = 8
  for (let i = 0; i < count; i++)
    polygon(
      context,
      [
        [x, y - height],
        [x - width / 2 + (i * width) / count, y - height * 0.42],
        [x - width / 2 + ((i + 1) * width) / count, y - height * 0.42],
      ],
      i % 2 ? angle : second,
    )
  for (let i = 0; i < count; i++) {
    context.fillStyle = i % 2 ? second : angle
    context.fillRect(
      x - width * 0.46 + (i * width * 0.92) / count,
      y - height * 0.42,
      (width * 0.92) / count + 1,
      height * 0.42 + 400,
    )
  }
  context.strokeStyle = angle
  context.lineWidth = 3
  context.beginPath()
  context.moveTo(x, y - height)
  context.lineTo(x, y - height - 34)
  context.stroke()
  polygon(
    context,
    [
      [x, y - height - 34],
      [x + 30, y - height - 26],
      [x, y - height - 18],
    ],
    GOL,
  )
}

const wheel = (
  context: Context,
  x: number,
  y: number,
  outer: number,
  time: number,
  colour: string,
  lit: boolean,
) => {
  context.save()
  context.strokeStyle = colour
  context.lineWidth = 3
  context.beginPath()
  context.arc(x, y, outer, 0, TURN)
  context.moveTo(x + outer * 0.86, y)
  context.arc(x, y, outer * 0.86, 0, TURN)
  context.stroke()
  for (let i = 0; i < 12; i++) {
    const angle = time * 0.12 + (i * TURN) / 12
    const atX = x + outer * Math.cos(angle)
    const atY = y + outer * Math.sin(angle)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(atX, atY)
    context.stroke()
    panel(context, atX - 9, atY + 2, 18, 14, 4, pick([RED, GOL, '#3fa0b8'], i % 3))
    if (lit) disc(context, atX, atY, 3.4, '#fff3b0')
  }
  context.lineWidth = 7
  context.beginPath()
  context.moveTo(x - outer * 0.5, y + outer * 1.5)
  context.lineTo(x, y)
  context.lineTo(x + outer * 0.5, y + outer * 1.5)
  context.stroke()
  context.restore()
}

export const scene: FamilyScene = {
  scene: (key) => {
    const free = key === 'free'
    const day = key === 'light'
    if (free)
      return [
        {
          depth: 0.15,
          paint(context, width, height) {
            const count = 26
            for (let i = 0; i < count; i++)
              polygon(
                context,
                [
                  [width / 2, -220],
                  [-width * 0.4 + (i * width * 1.8) / count, height * 0.66],
                  [-width * 0.4 + ((i + 1) * width * 1.8) / count, height * 0.66],
                ],
                i % 2 ? '#6a1030' : '#2c0a34',
              )
            context.fillStyle = radial(
              context,
              width / 2,
              height * 0.3,
              80,
              width * 0.7,
              'rgba(255,180,90,.18)',
              'rgba(10,2,20,.82)',
            )
            context.fillRect(0, 0, width, height)
          },
        },
        {
          depth: 0.5,
          paint(context, width, height) {
            const random = numbersFrom(6)
            for (let row = 0; row < 5; row++)
              for (let x = -10; x < width; x += 30) {
                context.fillStyle = `rgb(${34 + row * 7},${10 + row * 3},${44 + row * 6})`
                const y = height * 0.58 + row * 22 + random() * 6
                disc(context, x + (row % 2) * 15 + random() * 5, y, 9, context.fillStyle)
                context.beginPath()
                context.ellipse(x + (row % 2) * 15, y + 20, 14, 15, 0, 0, TURN)
                context.fill()
              }
          },
        },
        {
          depth: 0.9,
          paint(context, width, height) {
            context.fillStyle = '#8a1428'
            context.beginPath()
            context.ellipse(width / 2, height * 0.98, width * 0.62, height * 0.17, 0, 0, TURN)
            context.fill()
            context.fillStyle = linear(context, 0, height * 0.82, 0, height, '#e0a85c', '#a86a2c')
            context.beginPath()
            context.ellipse(width / 2, height, width * 0.57, height * 0.155, 0, 0, TURN)
            context.fill()
            context.fillStyle = GOL
            for (let angle = Math.PI * 1.02; angle < Math.PI * 1.98; angle += 0.06)
              starShape(
                context,
                width / 2 + width * 0.595 * Math.cos(angle),
                height * 0.99 + height * 0.163 * Math.sin(angle),
                5,
                9,
                0.45,
                GOL,
              )
          },
        },
      ]
    return [
      {
        depth: 0.1,
        paint(context, width, height) {
          context.fillStyle = linear(
            context,
            0,
            0,
            0,
            height * 0.85,
            ...(day ? ['#7fc8d8', '#c8e4d8', '#fbe2b8'] : ['#12072e', '#35155c', '#8a2a6a']),
          )
          context.fillRect(0, 0, width, height)
          if (!day) {
            stars(context, width, height * 0.6, 160, 9, '#ffe9c8')
            disc(context, width * 0.14, height * 0.2, 40, '#ffe9b0')
            disc(context, width * 0.14 + 16, height * 0.2 - 8, 36, '#1c0a40')
          } else {
            cloud(context, width * 0.2, height * 0.2, 1.5, '#fff8')
            cloud(context, width * 0.84, height * 0.3, 1.8, '#fff8')
          }
        },
      },
      {
        depth: 0.35,
        paint(context, width, height) {
          const size = day ? ['#d8708a', '#f2c8b8'] : ['#4a1a5c', '#6a2a6a']
          for (const [x, wide] of [
            [0.06, 190],
            [0.28, 150],
            [0.72, 150],
            [0.95, 210],
          ] as const)
            tent(context, width * x, height * 0.72, wide, wide * 0.95, pick(size, 0), pick(size, 1))
        },
      },
      {
        depth: 0.8,
        paint(context, width, height) {
          tent(
            context,
            width * 0.03,
            height * 0.92,
            330,
            360,
            day ? RED : '#7a1436',
            day ? CRM : '#c89a8a',
          )
          tent(
            context,
            width * 0.98,
            height * 0.92,
            350,
            390,
            day ? '#2a7a9a' : '#233a7a',
            day ? CRM : '#b89ab0',
          )
          hills(context, width, height * 0.9, 10, 200, 1, day ? '#8ab85a' : '#1a0a2c')
        },
      },
    ]
  },
  ambient(context, time, box, key) {
    if (key !== 'free') {
      if (!box.phone)
        wheel(
          context,
          box.stageWidth * 0.145,
          box.stageHeight * 0.43,
          120,
          time,
          key === 'light' ? '#8a5a6a' : '#b86a9a',
          key !== 'light',
        )
      for (let i = 0; i < 4; i++) {
        const x = pick([0.05, 0.22, 0.8, 0.93], i) * box.stageWidth + Math.sin(time * 0.3 + i) * 20
        const y = box.stageHeight * (0.5 - ((time * 0.012 + i * 0.21) % 0.6))
        oval(context, x, y, 13, 16, pick([RED, GOL, '#3fa0b8', '#e87aa0'], i))
        context.strokeStyle = '#fff6'
        context.lineWidth = 1
        context.beginPath()
        context.moveTo(x, y + 16)
        context.lineTo(x + 3, y + 44)
        context.stroke()
      }
    } else
      for (let i = 0; i < 4; i++) {
        const x = box.stageWidth * (0.12 + i * 0.25)
        const angle = Math.sin(time * 0.7 + i * 1.6) * 0.35
        context.save()
        context.globalCompositeOperation = 'lighter'
        context.translate(x, -20)
        context.rotate(angle)
        polygon(
          context,
          [
            [-8, 0],
            [8, 0],
            [150, box.stageHeight],
            [-150, box.stageHeight],
          ],
          linear(
            context,
            0,
            0,
            0,
            box.stageHeight,
            'rgba(255,230,160,.34)',
            'rgba(255,200,120,.02)',
          ),
        )
        context.restore()
      }
  },
}
