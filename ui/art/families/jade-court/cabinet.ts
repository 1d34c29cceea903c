import type { FamilyCabinet } from '../family.ts'
import type { Context } from '../../stage/types.ts'
import { pen, linear, radial, panel, disc, polygon, glow, stamp } from '../../stage/brush.ts'
import type { Lettering } from '../../stage/lettering.ts'
import { writeName } from '../../stage/name-lines.ts'
import { TURN, between } from '../../stage/shapes.ts'
import { JD, LQ, GOLD } from './pieces.ts'
import { crest } from './crest.ts'

const lattice = (
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
  colour: string,
) => {
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.strokeStyle = colour
  context.lineWidth = 2.4
  for (let inner = y; inner < y + height + size; inner += size)
    for (let pad = x; pad < x + width + size; pad += size) {
      context.strokeRect(pad + size * 0.22, inner + size * 0.22, size * 0.56, size * 0.56)
      context.beginPath()
      context.moveTo(pad, inner + size / 2)
      context.lineTo(pad + size * 0.22, inner + size / 2)
      context.moveTo(pad + size * 0.78, inner + size / 2)
      context.lineTo(pad + size, inner + size / 2)
      context.moveTo(pad + size / 2, inner)
      context.lineTo(pad + size / 2, inner + size * 0.22)
      context.moveTo(pad + size / 2, inner + size * 0.78)
      context.lineTo(pad + size / 2, inner + size)
      context.stroke()
    }
  context.restore()
}

/** What the name is written in, and what it stands on. */
export const nameLook = { inks: ['#fff6d4', '#ffd777'], grounds: ['#0c2436'] } as const

const nameStyle: Lettering = { face: 'B', weight: 700, tracking: 0.03, fill: nameLook.inks }

export const cabinet: FamilyCabinet = {
  crest,
  cabinet(context, box) {
    const { left, top, reelsWidth, reelsHeight, scale } = box
    const pad = box.phone ? 15 : 70
    const leftX = left - pad
    const outer = left + reelsWidth + pad
    const wide = outer - leftX
    const bottomY = top + reelsHeight + (box.phone ? 74 : 98)
    const ry = top - (box.phone ? 46 : 52)
    if (!box.phone) {
      context.save()
      const radius = wide * 0.53
      disc(
        context,
        box.middleX,
        box.middleY + 10,
        radius + 22,
        linear(context, 0, box.middleY - radius, 0, box.middleY + radius, '#dcd2b8', '#8f8468'),
      )
      disc(context, box.middleX, box.middleY + 10, radius, '#123a34')
      context.beginPath()
      context.arc(box.middleX, box.middleY + 10, radius, 0, TURN)
      context.clip()
      lattice(
        context,
        box.middleX - radius,
        box.middleY - radius,
        radius * 2,
        radius * 2,
        46,
        'rgba(226,178,84,.32)',
      )
      context.restore()
    }
    context.save()
    context.shadowColor = 'rgba(0,0,0,.5)'
    context.shadowBlur = 30
    context.fillStyle = LQ
    context.fillRect(left - 18, ry, reelsWidth + 36, bottomY - ry)
    context.restore()
    panel(
      context,
      left - 18,
      ry,
      reelsWidth + 36,
      bottomY - ry,
      3,
      linear(context, 0, ry, 0, bottomY, '#8f1a24', '#5a0e18'),
      GOLD,
      2,
    )
    for (const side of [-1, 1]) {
      const width = box.phone ? 14 : 38
      const x = side < 0 ? left - 18 - width + 4 : left + reelsWidth + 14
      context.fillStyle = linear(context, x, 0, x + width, 0, '#6a0f18', '#d83a3c', '#6a0f18')
      context.fillRect(x, ry - 10, width, bottomY - ry + 10)
      context.fillStyle = GOLD
      for (const y of [ry + 8, bottomY - 40 * scale]) context.fillRect(x, y, width, 6)
      panel(context, x - 5, bottomY - 22, width + 10, 24, 3, '#c8bfa8')
      if (!box.phone) {
        context.save()
        context.translate(x + width / 2, box.middleY - 70)
        context.fillStyle = GOLD
        for (let i = 0; i < 5; i++) {
          context.beginPath()
          context.arc(i % 2 ? 7 : -7, i * 34, 9, 0, TURN)
          context.fill()
        }
        context.restore()
      }
    }
    // Roof of glazed tiles with turned-up ends.
    const rw2 = wide + (box.phone ? 10 : 150)
    const rl = box.middleX - rw2 / 2
    const rt = ry - (box.phone ? 52 : 70)
    context.beginPath()
    context.moveTo(rl - (box.phone ? 2 : 30), ry - 16 * scale)
    context.quadraticCurveTo(rl + 90 * scale, ry - 2, rl + 150 * scale, rt)
    context.lineTo(rl + rw2 - 150 * scale, rt)
    context.quadraticCurveTo(
      rl + rw2 - 90 * scale,
      ry - 2,
      rl + rw2 + (box.phone ? 2 : 30),
      ry - 16 * scale,
    )
    context.quadraticCurveTo(
      rl + rw2 - 30 * scale,
      ry + 14 * scale,
      rl + rw2 - 90 * scale,
      ry + 8 * scale,
    )
    context.lineTo(rl + 90 * scale, ry + 8 * scale)
    context.quadraticCurveTo(
      rl + 30 * scale,
      ry + 14 * scale,
      rl - (box.phone ? 2 : 30),
      ry - 16 * scale,
    )
    context.fillStyle = linear(context, 0, rt, 0, ry, '#2f8a6a', '#125040')
    context.fill()
    context.save()
    context.clip()
    context.strokeStyle = 'rgba(6,40,30,.5)'
    context.lineWidth = 3
    for (let i = 0; i <= 46; i++) {
      const part = i / 46
      context.beginPath()
      context.moveTo(between(rl + 150 * scale, rl + rw2 - 150 * scale, part), rt)
      context.quadraticCurveTo(
        between(rl + 90 * scale, rl + rw2 - 90 * scale, part),
        ry - 20,
        between(rl - 10, rl + rw2 + 10, part),
        ry + 12,
      )
      context.stroke()
    }
    context.restore()
    context.strokeStyle = GOLD
    context.lineWidth = 3
    context.stroke()
    panel(
      context,
      rl + 140 * scale,
      rt - 10 * scale,
      rw2 - 280 * scale,
      14 * scale,
      6,
      '#c8942c',
      '#7a5210',
      1.5,
    )
    for (let i = 0; i < (box.phone ? 16 : 34); i++)
      disc(
        context,
        rl + 80 * scale + (i * (rw2 - 160 * scale)) / (box.phone ? 15 : 33),
        ry + 6 * scale,
        6 * scale,
        '#3fa07c',
        GOLD,
        1.2,
      )
    const barWidth = reelsWidth * (box.phone ? 0.7 : 0.56)
    const barHeight = box.phone ? 46 : 74
    const barY = ry - (box.phone ? 34 : 40)
    panel(
      context,
      box.middleX - barWidth / 2,
      barY,
      barWidth,
      barHeight,
      4,
      nameLook.grounds[0],
      GOLD,
      box.phone ? 3 : 6,
    )
    panel(
      context,
      box.middleX - barWidth / 2 + 9,
      barY + 9,
      barWidth - 18,
      barHeight - 18,
      2,
      null,
      'rgba(226,178,84,.55)',
      1.2,
    )
    const room = {
      size: box.phone ? 29 : 46,
      width: barWidth * 0.88,
      height: barHeight * 0.78,
    }
    writeName(context, box.title, box.middleX, barY + barHeight / 2 + 1, room, nameStyle)
    panel(context, left - 9, top - 7, reelsWidth + 18, reelsHeight + 14, 4, '#3d0a12', GOLD, 2)
    context.save()
    context.globalAlpha = 0.4
    lattice(context, left - 8, top - 6, reelsWidth + 16, reelsHeight + 12, 34 * scale, '#7a1c26')
    context.restore()
    panel(
      context,
      box.middleX - reelsWidth * 0.42,
      top + reelsHeight + (box.phone ? 20 : 24 * scale),
      reelsWidth * 0.84,
      box.phone ? 48 : 58,
      4,
      '#2a0a10',
      GOLD,
      1.5,
    )
  },
  fore(context, time, box) {
    if (box.phone) return
    for (const side of [-1, 1]) {
      const x = box.middleX + side * (box.reelsWidth / 2 + 116)
      const y = box.top - 44
      context.save()
      context.translate(x, y)
      context.rotate(Math.sin(time * 1.1 + side) * 0.05)
      context.strokeStyle = GOLD
      context.lineWidth = 2
      context.beginPath()
      context.moveTo(0, -10)
      context.lineTo(0, 16)
      context.stroke()
      stamp(context, 'jl', 0, 54, 84, (inner) => {
        glow(inner, 0, 0, 80, 'rgba(255,180,90,.6)', 1)
        polygon(
          inner,
          [
            [-20, -34],
            [20, -34],
            [26, 0],
            [20, 34],
            [-20, 34],
            [-26, 0],
          ],
          linear(inner, 0, -34, 0, 34, '#ffe6b0', '#ffb05a'),
          LQ,
          4,
        )
        inner.strokeStyle = LQ
        inner.lineWidth = 2
        for (const atX of [-9, 9]) {
          inner.beginPath()
          inner.moveTo(atX, -34)
          inner.lineTo(atX * 1.3, 0)
          inner.lineTo(atX, 34)
          inner.stroke()
        }
      })
      context.strokeStyle = LQ
      context.lineWidth = 3
      for (const atX of [-6, 0, 6]) {
        context.beginPath()
        context.moveTo(atX, 90)
        context.lineTo(atX * 1.6, 118)
        context.stroke()
      }
      context.restore()
    }
  },
  plate(context, x, y, width, height) {
    panel(
      context,
      x,
      y,
      width,
      height,
      6,
      linear(context, 0, y, 0, y + height, '#8f1a24', '#5a0e18'),
      GOLD,
      4,
    )
    panel(context, x + 10, y + 10, width - 20, height - 20, 3, null, 'rgba(226,178,84,.6)', 1.5)
    for (const [angle, second] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      context.fillStyle = GOLD
      context.fillRect(x + 6 + angle * (width - 22), y + 6 + second * (height - 22), 10, 10)
    }
  },
  socket(context, width, height) {
    panel(
      context,
      -width / 2 + 4,
      -height / 2 + 4,
      width - 8,
      height - 8,
      9,
      'rgba(4,26,20,.7)',
      'rgba(226,178,84,.4)',
      1.5,
    )
    context.save()
    context.scale(width / 200, width / 200)
    pen(
      context,
      'rgba(226,178,84,.25)',
      'M0 -40Q18 -18 40 0Q18 18 0 40Q-18 18 -40 0Q-18 -18 0 -40Z',
      3,
    )
    context.restore()
  },
  spin(context) {
    disc(context, 0, 0, 48, GOLD)
    disc(context, 0, 0, 44, '#7a5210')
    disc(context, 0, 0, 42, radial(context, -12, -14, 4, 56, '#6fd0a8', JD, '#0f4a38'))
    disc(context, 0, 0, 34, null, 'rgba(255,255,255,.4)', 1.5)
  },
}
