import type { FamilyScene } from '../family.ts'
import type { Context } from '../../stage/types.ts'
import { linear, disc, polygon, glow, stamp } from '../../stage/brush.ts'
import { stars } from '../../stage/scenery.ts'
import { numbersFrom, pick } from '../../stage/shapes.ts'
import { paperLantern, tassel } from './pieces.ts'

const house = (
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  body: string,
  roof: string,
  win: string,
  random: () => number,
) => {
  context.fillStyle = body
  context.fillRect(x, y, width, height)
  context.fillStyle = roof
  context.beginPath()
  context.moveTo(x - width * 0.16, y - 2)
  context.quadraticCurveTo(x + width * 0.08, y - 6, x + width * 0.2, y - width * 0.26)
  context.lineTo(x + width * 0.8, y - width * 0.26)
  context.quadraticCurveTo(x + width * 0.92, y - 6, x + width * 1.16, y - 2)
  context.quadraticCurveTo(x + width * 1.1, y + 10, x + width * 0.9, y + 10)
  context.lineTo(x + width * 0.1, y + 10)
  context.quadraticCurveTo(x - width * 0.1, y + 10, x - width * 0.16, y - 2)
  context.fill()
  if (!win) return
  const count = Math.max(2, Math.floor(width / 34))
  for (let row = 0; row < Math.floor(height / 62); row++)
    for (let i = 0; i < count; i++)
      if (random() > 0.3) {
        context.fillStyle = win
        context.globalAlpha = 0.35 + random() * 0.65
        const atX = x + 10 + (i * (width - 20)) / count
        const atY = y + 22 + row * 62
        context.fillRect(atX, atY, (width - 20) / count - 7, 30)
        context.globalAlpha = 1
        context.fillStyle = body
        context.fillRect(atX + ((width - 20) / count - 7) / 2 - 1, atY, 2, 30)
        context.fillRect(atX, atY + 14, (width - 20) / count - 7, 2)
      }
}

const SKY = {
  dark: ['#0d1030', '#2a1a4d', '#7a2f55', '#d96a4a'],
  light: ['#f6c9a2', '#f9dfbf', '#fdeedb', '#fff6ea'],
  free: ['#04142a', '#08283f', '#0e4652', '#15605c'],
}

export const scene: FamilyScene = {
  scene: (key, box) => {
    const free = key === 'free'
    const day = key === 'light'
    const horizon = box.stageHeight * (free ? 0.52 : 0.74)
    return [
      {
        depth: 0.1,
        paint(context, width, height) {
          context.fillStyle = linear(context, 0, 0, 0, horizon, ...SKY[key])
          context.fillRect(0, 0, width, height)
          if (!day) stars(context, width, horizon * 0.7, 120, 4)
          disc(context, width * 0.78, height * 0.2, free ? 86 : 52, day ? '#fff8e6' : '#fde6b4')
          if (!day)
            glow(context, width * 0.78, height * 0.2, free ? 320 : 190, 'rgba(255,210,140,.55)')
        },
      },
      {
        depth: 0.35,
        paint(context, width, height) {
          const random = numbersFrom(11)
          for (let x = -40; x < width; x += 86 + random() * 50) {
            const y = horizon - 90 - random() * 130
            house(
              context,
              x,
              y,
              80 + random() * 40,
              height,
              day ? '#dfa98c' : free ? '#0a2a3a' : '#3a1f4f',
              day ? '#b9785f' : free ? '#07202e' : '#281540',
              day ? '#fff3da' : free ? '#f7b65a55' : '#ffb65c',
              random,
            )
          }
        },
      },
      {
        depth: 0.75,
        paint(context, width, height) {
          if (free) {
            context.fillStyle = linear(context, 0, horizon, 0, height, '#0f4a55', '#031420')
            context.fillRect(0, horizon, width, height)
            const random = numbersFrom(9)
            for (let i = 0; i < 90; i++) {
              context.globalAlpha = 0.08 + random() * 0.2
              context.fillStyle = i % 3 ? '#ffd48a' : '#7fd6cf'
              context.fillRect(
                width * 0.6 + (random() - 0.5) * width * 0.5 * random(),
                horizon + random() * (height - horizon),
                20 + random() * 70,
                1.5,
              )
            }
            context.globalAlpha = 1
            context.strokeStyle = '#04161f'
            context.lineWidth = 22
            context.beginPath()
            context.arc(width * 0.24, horizon + 150, 240, Math.PI * 1.12, Math.PI * 1.88)
            context.stroke()
            context.lineWidth = 4
            for (let angle = 1.14; angle < 1.88; angle += 0.04) {
              context.beginPath()
              context.moveTo(
                width * 0.24 + 248 * Math.cos(angle * Math.PI),
                horizon + 150 + 248 * Math.sin(angle * Math.PI),
              )
              context.lineTo(
                width * 0.24 + 276 * Math.cos(angle * Math.PI),
                horizon + 150 + 276 * Math.sin(angle * Math.PI),
              )
              context.stroke()
            }
            context.beginPath()
            context.arc(width * 0.24, horizon + 150, 276, Math.PI * 1.12, Math.PI * 1.88)
            context.stroke()
            return
          }
          const chance = numbersFrom(5)
          for (let x = -60; x < width; x += 210 + chance() * 70)
            house(
              context,
              x,
              horizon - 210 - chance() * 80,
              190 + chance() * 60,
              height,
              day ? '#a6543f' : '#2a1330',
              day ? '#5a3a3a' : '#170a20',
              day ? '#ffe9c4' : '#ff9a3c',
              chance,
            )
          context.fillStyle = linear(
            context,
            0,
            horizon,
            0,
            height,
            day ? '#c58a6c' : '#3a1a2e',
            day ? '#8d5a48' : '#10060f',
          )
          context.fillRect(0, horizon, width, height)
          const noise = numbersFrom(8)
          for (let i = 0; i < 160; i++) {
            context.globalAlpha = noise() * (day ? 0.1 : 0.3)
            context.fillStyle = day ? '#5a2a20' : noise() > 0.5 ? '#ff8a3c' : '#e0405a'
            context.fillRect(
              noise() * width,
              horizon + 6 + noise() * (height - horizon),
              16 + noise() * 60,
              1.5,
            )
          }
          context.globalAlpha = 1
        },
      },
    ]
  },
  ambient(context, time, box, key) {
    const lit = key === 'light' ? 0.25 : 1
    const rows = key === 'free' ? 0 : 2
    for (let size = 0; size < rows; size++) {
      const top = 40 + size * 66
      const count = box.phone ? 6 : 13
      context.strokeStyle = key === 'light' ? '#6b3a30' : '#140812'
      context.lineWidth = 1.6
      context.beginPath()
      for (let i = 0; i <= count; i++) {
        const x = (i / count) * (box.stageWidth + 80) - 40 + size * 30
        const y = top + Math.sin((i / count) * Math.PI) * 34
        if (i) context.lineTo(x, y)
        else context.moveTo(x, y)
      }
      context.stroke()
      for (let i = 0; i <= count; i++) {
        const x = (i / count) * (box.stageWidth + 80) - 40 + size * 30
        const y = top + Math.sin((i / count) * Math.PI) * 34
        if (Math.abs(x - box.middleX) < box.reelsWidth * 0.5 + 30) continue
        context.save()
        context.translate(x, y)
        context.rotate(Math.sin(time * 1.1 + i + size) * 0.09)
        stamp(context, `l${size}${(i + size) % 3}${lit}`, 0, 18, 44, (inner) => {
          paperLantern(
            inner,
            0,
            0,
            size ? 13 : 17,
            pick(['#ff7a3c', '#f2453c', '#ffb03c'], (i + size) % 3),
            '#8d1414',
            lit,
          )
          tassel(inner, 0, 0, size ? 13 : 17, '#d9412c')
        })
        context.restore()
      }
    }
    if (key === 'free') {
      const horizon = box.stageHeight * 0.52
      for (let i = 0; i < 22; i++) {
        const x = ((i * 137 + time * (9 + (i % 5) * 3)) % (box.stageWidth + 120)) - 60
        const distance = ((i * 53) % 100) / 100
        const y =
          horizon + 30 + distance * (box.stageHeight - horizon - 120) + Math.sin(time + i) * 3
        const radius = 8 + distance * 16
        glow(context, x, y + radius * 1.4, radius * 2, '#ff9a3c', 0.3)
        polygon(
          context,
          [
            [x - radius, y],
            [x + radius, y],
            [x + radius * 0.8, y + radius * 0.9],
            [x - radius * 0.8, y + radius * 0.9],
          ],
          linear(context, 0, y, 0, y + radius, '#ffe9ae', '#ff8a3c'),
        )
        glow(context, x, y, radius * 2.2, 'rgba(255,170,80,.8)', 0.7)
        context.fillStyle = '#3a1712'
        context.fillRect(x - radius, y + radius * 0.85, radius * 2, radius * 0.22)
      }
    }
  },
}
