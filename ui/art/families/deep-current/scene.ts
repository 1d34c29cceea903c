import type { FamilyScene } from '../family.ts'
import type { Context } from '../../stage/types.ts'
import { linear, disc, polygon, glow, stamp } from '../../stage/brush.ts'
import { ridge, hills } from '../../stage/scenery.ts'
import { TURN, numbersFrom, pick } from '../../stage/shapes.ts'

const WATER = {
  dark: ['#0a4a6e', '#063252', '#031a35'],
  light: ['#9be8ee', '#4cc3da', '#1d86b4'],
  free: ['#16063a', '#0a0526', '#020110'],
}

const coral = (
  context: Context,
  xTwo: number,
  yTwo: number,
  size: number,
  colour: string,
  random: () => number,
) => {
  context.strokeStyle = colour
  context.lineCap = 'round'
  const grow = (x: number, y: number, angle: number, len: number, width: number) => {
    if (width < 2) return
    const atX = x + Math.cos(angle) * len
    const atY = y + Math.sin(angle) * len
    context.lineWidth = width
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(atX, atY)
    context.stroke()
    grow(atX, atY, angle - 0.3 - random() * 0.3, len * 0.78, width * 0.72)
    grow(atX, atY, angle + 0.3 + random() * 0.3, len * 0.78, width * 0.72)
  }
  grow(xTwo, yTwo, -Math.PI / 2 + (random() - 0.5) * 0.3, 34 * size, 11 * size)
}

const kelp = (context: Context, x: number, y: number, height: number, colour: string) => {
  context.strokeStyle = colour
  context.lineWidth = 5
  context.beginPath()
  context.moveTo(x, y)
  for (let i = 1; i <= 8; i++) context.lineTo(x + Math.sin(i * 0.9 + x) * 9, y - (height * i) / 8)
  context.stroke()
  context.fillStyle = colour
  for (let i = 1; i <= 8; i++) {
    context.beginPath()
    context.ellipse(
      x + Math.sin(i * 0.9 + x) * 9 + (i % 2 ? 12 : -12),
      y - (height * i) / 8,
      15,
      5,
      i % 2 ? -0.4 : 0.4,
      0,
      TURN,
    )
    context.fill()
  }
}

const school = (
  context: Context,
  x: number,
  y: number,
  size: number,
  colour: string,
  count: number,
  time: number,
  flip: boolean,
) => {
  context.fillStyle = colour
  for (let i = 0; i < count; i++) {
    const atX = x + (i % 5) * 26 * size + Math.floor(i / 5) * 12 * size
    const atY = y + Math.floor(i / 5) * 18 * size + Math.sin(time * 2 + i) * 3
    const distance = flip ? -1 : 1
    context.beginPath()
    context.ellipse(atX, atY, 9 * size, 4 * size, 0, 0, TURN)
    context.moveTo(atX - 8 * size * distance, atY)
    context.lineTo(atX - 14 * size * distance, atY - 4 * size)
    context.lineTo(atX - 14 * size * distance, atY + 4 * size)
    context.fill()
  }
}

export const scene: FamilyScene = {
  scene: (key) => {
    const free = key === 'free'
    const day = key === 'light'
    const far = free ? '#140a3a' : day ? '#5fbfd2' : '#07304e'
    const mid = free ? '#0b0526' : day ? '#2d8fb0' : '#042138'
    const near = free ? '#060214' : day ? '#1b6a8c' : '#021426'
    return [
      {
        depth: 0.1,
        paint(context, width, height) {
          context.fillStyle = linear(context, 0, 0, 0, height, ...WATER[key])
          context.fillRect(0, 0, width, height)
          if (!free) {
            context.save()
            context.globalCompositeOperation = 'lighter'
            const random = numbersFrom(3)
            for (let i = 0; i < 9; i++) {
              const x = random() * width
              const factor = 30 + random() * 90
              polygon(
                context,
                [
                  [x, -10],
                  [x + factor, -10],
                  [x + factor * 2.4 - 160, height],
                  [x - 220, height],
                ],
                linear(
                  context,
                  0,
                  0,
                  0,
                  height * 0.9,
                  day ? 'rgba(255,255,230,.22)' : 'rgba(120,220,255,.13)',
                  'rgba(0,0,0,0)',
                ),
              )
            }
            context.restore()
          }
        },
      },
      {
        depth: 0.35,
        paint(context, width, height) {
          ridge(context, width, height * 0.72, 90, 21, far, 50, 1.02)
          if (!free && !day) {
            context.fillStyle = far
            for (const [x, size] of [
              [width * 0.12, 1],
              [width * 0.86, 1.25],
            ] as const) {
              context.fillRect(x, height * 0.36, 30 * size, height)
              context.fillRect(x + 70 * size, height * 0.42, 30 * size, height)
              context.fillRect(x - 14, height * 0.36 - 18, 130 * size, 22)
              polygon(
                context,
                [
                  [x - 22, height * 0.36 - 18],
                  [x + 50 * size, height * 0.36 - 62],
                  [x + 128 * size, height * 0.36 - 18],
                ],
                far,
              )
            }
          }
        },
      },
      {
        depth: 0.7,
        paint(context, width, height) {
          ridge(context, width, height * 0.8, 60, 5, mid, 44)
          const random = numbersFrom(12)
          const count = Math.max(5, Math.round(width / 96))
          for (let i = 0; i < count; i++)
            coral(
              context,
              (i * width) / (count - 1),
              height * 0.83 + random() * 20,
              0.8 + random() * 0.9,
              free
                ? pick(['#3a1a8a', '#123f7a', '#5a1a6b'], i % 3)
                : day
                  ? pick(['#f08a72', '#f4b860', '#d96a9a'], i % 3)
                  : pick(['#8d3f5c', '#a8663c', '#3f5f9a'], i % 3),
              random,
            )
        },
      },
      {
        depth: 1.2,
        paint(context, width, height) {
          const random = numbersFrom(2)
          for (const x of [20, 60, 110, 170, width - 40, width - 90, width - 130, width - 200])
            kelp(context, x, height, 260 + random() * 190, near)
          hills(context, width, height - 108, 16, 90, 1, near)
        },
      },
    ]
  },
  ambient(context, time, box, key) {
    const x1 = ((time * 38) % (box.stageWidth + 500)) - 250
    const x2 = box.stageWidth - ((time * 26) % (box.stageWidth + 600)) + 200
    if (key !== 'free') {
      school(
        context,
        x1,
        box.stageHeight * 0.3,
        1,
        key === 'light' ? 'rgba(10,80,120,.5)' : 'rgba(130,215,240,.35)',
        14,
        time,
        false,
      )
      school(
        context,
        x2,
        box.stageHeight * 0.56,
        1.5,
        key === 'light' ? 'rgba(10,80,120,.4)' : 'rgba(130,215,240,.25)',
        9,
        time + 3,
        true,
      )
    } else
      for (let i = 0; i < 9; i++) {
        const x = ((i * 211) % box.stageWidth) + Math.sin(time * 0.3 + i) * 40
        const y =
          ((((i * 173 - time * (12 + (i % 4) * 5)) % (box.stageHeight + 200)) +
            box.stageHeight +
            200) %
            (box.stageHeight + 200)) -
          100
        const size = 0.5 + (i % 4) * 0.25
        const pulse = 1 + 0.12 * Math.sin(time * 2.4 + i)
        const colour = pick(['#7af0ff', '#c98aff', '#ff8ad0'], i % 3)
        context.save()
        context.translate(x, y)
        context.scale(size, size)
        stamp(context, `jg${i % 3}`, 0, 0, 110, (inner) => glow(inner, 0, 0, 110, colour, 0.5))
        context.fillStyle = colour
        context.globalAlpha = 0.8
        context.beginPath()
        context.ellipse(0, 0, 44 * pulse, 38, 0, Math.PI, TURN)
        context.quadraticCurveTo(22, 12, 0, 6)
        context.quadraticCurveTo(-22, 12, -44 * pulse, 0)
        context.fill()
        context.strokeStyle = colour
        context.lineWidth = 3
        for (let j = -3; j <= 3; j++) {
          context.beginPath()
          context.moveTo(j * 10, 6)
          context.bezierCurveTo(
            j * 10 + 10 * Math.sin(time * 2 + j),
            40,
            j * 10 - 10,
            70,
            j * 10 + 8 * Math.sin(time * 2 + j + i),
            96,
          )
          context.stroke()
        }
        context.restore()
      }
    for (let i = 0; i < 26; i++) {
      const distance = ((i * 37) % 100) / 100
      const x = ((i * 97) % box.stageWidth) + Math.sin(time * 1.4 + i) * 9
      const y = box.stageHeight - ((time * (30 + distance * 60) + i * 83) % (box.stageHeight + 40))
      disc(context, x, y, 2 + distance * 5, 'rgba(255,255,255,.08)', 'rgba(230,250,255,.45)', 1)
    }
  },
}
