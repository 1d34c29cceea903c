import type { FamilyCabinet } from '../family.ts'
import type { Lettering } from '../../stage/lettering.ts'
import { linear, radial, panel, disc, starShape, glow, stamp } from '../../stage/brush.ts'
import { writeName } from '../../stage/name-lines.ts'
import { TURN, easeOut } from '../../stage/shapes.ts'
import { INK, RD, planks } from './pieces.ts'
import { crest } from './crest.ts'

const TN = '#8a5a30'

/** What the name is written in, and what it stands on. */
export const nameLook = { inks: ['#9c1c10'], grounds: ['#ffeec2'] } as const

const nameStyle: Lettering = {
  face: 'B',
  weight: 900,
  upper: true,
  squeeze: 1.06,
  tracking: 0.02,
  fill: nameLook.inks[0],
  shade: ['rgba(58,26,12,.35)', 0.03, 0.04, 2],
}

export const cabinet: FamilyCabinet = {
  crest,
  cabinet(context, box) {
    const { left, top, reelsWidth, reelsHeight, scale } = box
    const pad = box.phone ? 15 : 56
    const leftX = left - pad
    const outer = left + reelsWidth + pad
    const wide = outer - leftX
    const bottomY = top + reelsHeight + (box.phone ? 74 : 100)
    const S1 = top - (box.phone ? 62 : 74)
    const S0 = top - (box.phone ? 108 : 146)
    context.save()
    context.shadowColor = 'rgba(20,4,0,.5)'
    context.shadowBlur = 32
    context.fillStyle = TN
    context.fillRect(leftX, S1, wide, bottomY - S1)
    context.fillRect(leftX + wide * 0.13, S0, wide * 0.74, 100)
    context.restore()
    planks(
      context,
      leftX,
      S1,
      wide,
      bottomY - S1,
      linear(context, leftX, 0, outer, 0, '#7a4a26', '#a8703c', '#7a4a26'),
      26 * scale,
      5,
    )
    planks(context, leftX + wide * 0.13, S0, wide * 0.74, S1 - S0 + 2, '#96602f', 26 * scale, 9)
    for (const [x, width, y] of [
      [leftX - 14 * scale, wide * 0.13 + 18 * scale, S1],
      [leftX + wide * 0.87 - 4 * scale, wide * 0.13 + 18 * scale, S1],
      [leftX + wide * 0.13 - 10 * scale, wide * 0.74 + 20 * scale, S0],
    ] as const) {
      context.fillStyle = '#e0c48c'
      context.fillRect(x, y - 9 * scale, width, 10 * scale)
      context.fillStyle = RD
      context.fillRect(x + 4, y + 1, width - 8, 6 * scale)
      for (let i = 0; i * 26 * scale < width - 20; i++) {
        context.fillStyle = '#5a3418'
        context.fillRect(x + 10 + i * 26 * scale, y + 7 * scale, 8 * scale, 10 * scale)
      }
    }
    const barWidth = wide * 0.68
    const barHeight = box.phone ? 62 : 92
    const barY = S0 + (box.phone ? 16 : 22)
    panel(
      context,
      box.middleX - barWidth / 2,
      barY,
      barWidth,
      barHeight,
      3,
      nameLook.grounds[0],
      INK,
      3,
    )
    panel(
      context,
      box.middleX - barWidth / 2 + 7,
      barY + 7,
      barWidth - 14,
      barHeight - 14,
      2,
      null,
      RD,
      2,
    )
    const room = { size: box.phone ? 30 : 50, width: barWidth * 0.84, height: barHeight * 0.74 }
    writeName(context, box.title, box.middleX, barY + barHeight / 2, room, nameStyle)
    for (const side of [-1, 1])
      starShape(
        context,
        box.middleX + side * (barWidth / 2 - (box.phone ? 13 : 22)),
        barY + barHeight / 2,
        5,
        box.phone ? 6 : 11,
        0.45,
        INK,
      )
    for (const side of [-1, 1]) {
      const x = side < 0 ? leftX - (box.phone ? 0 : 16) : outer - (box.phone ? 10 : 8)
      const width = box.phone ? 10 : 24
      planks(
        context,
        x,
        S1 + 16,
        width,
        bottomY - S1 - 16,
        linear(context, x, 0, x + width, 0, '#5a3418', '#b07a44', '#5a3418'),
        999,
        3,
        true,
      )
      context.fillStyle = '#e0c48c'
      context.fillRect(x - 4, S1 + 12, width + 8, 9)
      context.fillRect(x - 4, bottomY - 18, width + 8, 18)
    }
    panel(
      context,
      left - 12,
      top - 12,
      reelsWidth + 24,
      reelsHeight + 24,
      3,
      '#2a160c',
      '#e0c48c',
      3,
    )
    for (let reel = 0; reel < box.reels; reel++)
      planks(
        context,
        box.x(reel) - 3,
        top - 6,
        box.cellWidth + 6,
        reelsHeight + 12,
        '#4a2a16',
        24,
        reel,
        true,
      )
    panel(
      context,
      box.middleX - reelsWidth * 0.36,
      top + reelsHeight + (box.phone ? 20 : 24 * scale),
      reelsWidth * 0.72,
      box.phone ? 48 : 60,
      3,
      '#2a160c',
      '#e0c48c',
      2,
    )
  },
  fore(context, time, box, key, _event, spin) {
    if (box.phone) return
    const x = box.left + box.reelsWidth + 96
    const y = box.middleY + 40
    const pull = spin >= 0 ? (spin < 0.35 ? easeOut(spin / 0.35) : Math.exp(-(spin - 0.35) * 5)) : 0
    panel(context, x - 22, y - 10, 26, 70, 6, '#5a5650', '#2a2420', 3)
    context.save()
    context.translate(x - 8, y + 24)
    context.rotate(pull * 1.9)
    context.strokeStyle = '#b8b0a4'
    context.lineWidth = 11
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(0, -130)
    context.stroke()
    disc(context, 0, -140, 21, radial(context, -6, -148, 2, 26, '#ff8a6a', RD, '#6a1408'))
    context.restore()
    for (const side of [-1, 1]) {
      const atX = box.middleX + side * (box.reelsWidth / 2 + 26)
      const gleam = 0.7 + 0.2 * Math.sin(time * 6 + side)
      stamp(
        context,
        'ol',
        atX,
        box.top - 44,
        90,
        (inner) => {
          glow(inner, 0, 0, 88, 'rgba(255,190,90,.7)', 1)
          panel(inner, -10, -16, 20, 30, 5, '#ffe6a0', '#2a1a10', 3)
          inner.fillStyle = '#2a1a10'
          inner.fillRect(-13, -22, 26, 7)
          inner.fillRect(-13, 13, 26, 7)
        },
        0,
        key === 'light' ? 0.8 : gleam + 0.1,
      )
    }
  },
  plate(context, x, y, width, height) {
    panel(context, x + 4, y + 6, width, height, 2, 'rgba(0,0,0,.4)')
    panel(context, x, y, width, height, 2, '#e0c48c', INK, 3)
    panel(context, x + 8, y + 8, width - 16, height - 16, 1, '#3a1c10', RD, 3)
  },
  socket(context, width, height) {
    panel(
      context,
      -width / 2 + 3,
      -height / 2 + 3,
      width - 6,
      height - 6,
      2,
      '#3a2012',
      '#7a5028',
      2,
    )
    disc(context, 0, 0, width * 0.3, 'rgba(0,0,0,.25)', 'rgba(224,196,140,.35)', 2)
  },
  spin(context) {
    disc(context, 0, 0, 48, '#5a3418', '#e0c48c', 3)
    for (let i = 0; i < 12; i++) {
      context.save()
      context.rotate((i * TURN) / 12)
      context.fillStyle = '#e0c48c'
      context.fillRect(-3, -46, 6, 9)
      context.restore()
    }
    disc(context, 0, 0, 35, radial(context, -10, -12, 2, 46, '#e8705a', RD, '#7a1a0c'), INK, 3)
  },
}
