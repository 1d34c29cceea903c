import type { FamilyScene } from '../family.ts'
import type { Context } from '../../stage/types.ts'
import { linear, disc, polygon, glow } from '../../stage/brush.ts'
import { hills, stars } from '../../stage/scenery.ts'
import { TURN, pick } from '../../stage/shapes.ts'
import { train } from './pieces.ts'

const mesa = (
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  angle: string,
  second: string,
) => {
  polygon(
    context,
    [
      [x - width * 0.62, y],
      [x - width * 0.42, y - height * 0.5],
      [x - width * 0.34, y - height],
      [x + width * 0.34, y - height],
      [x + width * 0.4, y - height * 0.5],
      [x + width * 0.62, y],
    ],
    angle,
  )
  polygon(
    context,
    [
      [x + width * 0.08, y - height],
      [x + width * 0.34, y - height],
      [x + width * 0.4, y - height * 0.5],
      [x + width * 0.62, y],
      [x + width * 0.2, y],
    ],
    second,
  )
}

const cactus = (context: Context, x: number, y: number, size: number, colour: string) => {
  context.strokeStyle = colour
  context.lineCap = 'round'
  context.lineWidth = 26 * size
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x, y - 150 * size)
  context.stroke()
  context.lineWidth = 18 * size
  context.beginPath()
  context.moveTo(x, y - 60 * size)
  context.lineTo(x - 42 * size, y - 60 * size)
  context.lineTo(x - 42 * size, y - 108 * size)
  context.moveTo(x, y - 84 * size)
  context.lineTo(x + 40 * size, y - 84 * size)
  context.lineTo(x + 40 * size, y - 126 * size)
  context.stroke()
}

export const scene: FamilyScene = {
  scene: (key) => {
    const day = key === 'light'
    const free = key === 'free'
    const shade = day
      ? ['#6fb8d0', '#c8e0d0', '#fae6b8']
      : free
        ? ['#060b1e', '#0f1c38', '#2a2f4a']
        : ['#2c1740', '#a83a3c', '#f08a3c', '#ffd07a']
    const accent = day
      ? ['#d88a5a', '#b8643c']
      : free
        ? ['#1c2036', '#12152a']
        : ['#7a2c3c', '#4a1a30']
    const ground = day
      ? ['#e8c48a', '#d0a060', '#b88448']
      : free
        ? ['#151a2c', '#0e1220', '#090c16']
        : ['#6a2a28', '#45181e', '#280c14']
    return [
      {
        depth: 0.08,
        paint(context, width, height) {
          context.fillStyle = linear(context, 0, 0, 0, height * 0.8, ...shade)
          context.fillRect(0, 0, width, height)
          if (free) {
            stars(context, width, height * 0.6, 260, 4)
            disc(context, width * 0.84, height * 0.18, 38, '#fdf2d0')
          } else {
            disc(
              context,
              width * 0.8,
              height * (day ? 0.18 : 0.56),
              day ? 48 : 96,
              day ? '#fffbe4' : '#ffe6a0',
            )
            if (!day) glow(context, width * 0.8, height * 0.56, 380, 'rgba(255,160,70,.6)')
          }
        },
      },
      {
        depth: 0.35,
        paint(context, width, height) {
          for (const [x, wide, tall] of [
            [0.09, 260, 210],
            [0.27, 150, 120],
            [0.74, 160, 130],
            [0.93, 290, 250],
          ] as const)
            mesa(context, width * x, height * 0.74, wide, tall, pick(accent, 0), pick(accent, 1))
          hills(context, width, height * 0.76, 18, 200, 2, pick(ground, 0))
        },
      },
      {
        depth: 0.75,
        paint(context, width, height) {
          hills(context, width, height * 0.84, 22, 170, 4, pick(ground, 1))
          for (const [x, size] of [
            [0.05, 0.9],
            [0.17, 0.55],
            [0.83, 0.6],
            [0.96, 1],
          ] as const)
            cactus(
              context,
              width * x,
              height * 0.86,
              size,
              day ? '#5a7a3c' : free ? '#0a0e1a' : '#230a14',
            )
        },
      },
      {
        depth: 1.1,
        paint(context, width, height) {
          hills(context, width, height * 0.93, 14, 120, 1, pick(ground, 2))
          context.fillStyle = day ? '#7a5230' : '#120608'
          for (const [angle, second] of [
            [0, 0.2],
            [0.8, 1],
          ] as const) {
            for (let x = width * angle + 10; x < width * second; x += 64)
              context.fillRect(x, height - 186, 11, 130)
            context.fillRect(width * angle, height - 172, width * (second - angle), 9)
            context.fillRect(width * angle, height - 140, width * (second - angle), 9)
          }
        },
      },
    ]
  },
  ambient(context, time, box, key) {
    if (key === 'free') {
      const yTwo = box.stageHeight * 0.86
      context.fillStyle = '#05070d'
      context.fillRect(0, yTwo + 20, box.stageWidth, 8)
      for (let xTwo = -((time * 160) % 50); xTwo < box.stageWidth; xTwo += 50)
        context.fillRect(xTwo, yTwo + 26, 26, 8)
      context.save()
      context.translate(box.phone ? box.stageWidth * 0.4 : box.stageWidth * 0.18, yTwo)
      train(context, box.phone ? 0.45 : 0.8, time, false)
      context.restore()
      for (let i = 0; i < 14; i++) {
        const part = (time * 0.5 + i / 14) % 1
        context.globalAlpha = (1 - part) * 0.35
        disc(
          context,
          (box.phone ? box.stageWidth * 0.26 : box.stageWidth * 0.1) + part * 420,
          yTwo - (box.phone ? 64 : 112) - part * 90,
          8 + part * 44,
          '#c8cce0',
        )
      }
      context.globalAlpha = 1
      return
    }
    const x = ((time * 60) % (box.stageWidth + 400)) - 100
    const y = box.stageHeight * 0.82
    context.save()
    context.translate(x, y - Math.abs(Math.sin(time * 3)) * 12)
    context.rotate(time * 3)
    context.strokeStyle = key === 'light' ? '#8a6030' : '#1c0a0c'
    context.lineWidth = 1.6
    for (let i = 0; i < 9; i++) {
      context.beginPath()
      context.ellipse(0, 0, 22, 8 + (i % 3) * 5, i * 0.7, 0, TURN)
      context.stroke()
    }
    context.restore()
    context.strokeStyle = key === 'light' ? '#5a3a20' : '#1c0a14'
    context.lineWidth = 3
    for (let i = 0; i < 2; i++) {
      const atX = box.stageWidth * (0.14 + i * 0.74) + Math.cos(time * 0.4 + i) * 60
      const atY = box.stageHeight * 0.2 + Math.sin(time * 0.4 + i) * 26
      context.beginPath()
      context.moveTo(atX - 26, atY - 5)
      context.quadraticCurveTo(atX - 10, atY - 8, atX, atY)
      context.quadraticCurveTo(atX + 10, atY - 8, atX + 26, atY - 5)
      context.stroke()
    }
  },
}
