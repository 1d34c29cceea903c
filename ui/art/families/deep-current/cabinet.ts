import type { FamilyCabinet } from '../family.ts'
import type { Box, Context } from '../../stage/types.ts'
import type { Lettering } from '../../stage/lettering.ts'
import { linear, radial, panel, disc, polygon } from '../../stage/brush.ts'
import { arcLetters, fitSize, widthOf } from '../../stage/lettering.ts'
import { writeName } from '../../stage/name-lines.ts'
import { TURN } from '../../stage/shapes.ts'
import { crest } from './crest.ts'

const brass = (context: Context, left: number, x1: number) =>
  linear(context, left, 0, x1, 0, '#7a5220', '#e9c377', '#b8863a', '#f2d592', '#7d5522')

/** What the name is written in, and the enamel that it stands on. */
export const nameLook = { inks: ['#fff6d8'], grounds: ['#06304e'] } as const

const nameStyle: Lettering = {
  face: 'H',
  weight: 700,
  upper: true,
  tracking: 0.16,
  fill: nameLook.inks[0],
}

/** A band of enamel along the dome bears the name; a long one stands straight, in lines. */
function writeOnDome(
  context: Context,
  box: Box,
  domeY: number,
  domeRadius: number,
  width: number,
): void {
  const [usual, most, from] = box.phone ? [21, width * 0.66, 23] : [38, width * 0.58, 44]
  const size = fitSize(context, box.title, usual, most, nameStyle)
  const radius = domeRadius - from
  const high = box.phone ? 36 : 62
  const y = domeY - radius
  const rim = [
    ['#5a3c12', high + 6],
    ['#f2d592', high + 2],
    [nameLook.grounds[0], high - 2],
  ] as const
  if (size < usual * 0.62) {
    for (const [colour, tall] of rim) {
      const wide = most + tall * 0.5
      panel(context, box.middleX - wide / 2, y - tall / 2, wide, tall, tall * 0.3, colour)
    }
    const room = { size: usual, width: most, height: high * 0.86 }
    const style = { ...nameStyle, upper: false, tracking: 0.02 }
    writeName(context, box.title, box.middleX, y, room, style)
    return
  }
  const reach = Math.min(most, widthOf(context, box.title, size, nameStyle)) / 2
  const angle = (reach + high * 0.3) / radius
  context.beginPath()
  context.arc(box.middleX, domeY, radius, -Math.PI / 2 - angle, -Math.PI / 2 + angle)
  context.lineCap = 'round'
  for (const [colour, line] of rim) {
    context.strokeStyle = colour
    context.lineWidth = line
    context.stroke()
  }
  context.lineCap = 'butt'
  arcLetters(context, box.title, box.middleX, domeY, radius, size, nameStyle)
}

export const cabinet: FamilyCabinet = {
  crest,
  cabinet(context, box) {
    const { left, top, reelsWidth, reelsHeight, scale } = box
    const pad = box.phone ? 12 : 44
    const outer = box.phone ? 34 : 92
    const x = left - pad
    const y = top - pad
    const width = reelsWidth + pad * 2
    const height = reelsHeight + pad * 2
    if (!box.phone) {
      context.lineWidth = 34
      context.strokeStyle = linear(context, 0, y + 90, 0, y + 130, '#7a5220', '#e9c377', '#7a5220')
      context.beginPath()
      context.moveTo(-40, y + 110)
      context.lineTo(x, y + 110)
      context.moveTo(x + width, y + height - 120)
      context.lineTo(box.stageWidth + 40, y + height - 120)
      context.stroke()
      for (const inner of [x - 60, x + width + 40])
        panel(
          context,
          inner,
          inner < x ? y + 86 : y + height - 144,
          20,
          48,
          5,
          '#8d6226',
          '#4f3510',
          2,
        )
    }
    context.shadowColor = 'rgba(0,0,0,.5)'
    context.shadowBlur = 40
    panel(context, x, y, width, height, outer, brass(context, x, x + width))
    context.shadowBlur = 0
    panel(context, x + 5, y + 5, width - 10, height - 10, outer - 5, null, '#5a3c12', 2)
    panel(
      context,
      x + pad * 0.55,
      y + pad * 0.55,
      width - pad * 1.1,
      height - pad * 1.1,
      outer * 0.62,
      null,
      'rgba(255,240,200,.6)',
      2,
    )
    panel(
      context,
      left - 8,
      top - 8,
      reelsWidth + 16,
      reelsHeight + 16,
      box.phone ? 16 : 34,
      linear(context, 0, top, 0, top + reelsHeight, '#0d5a7c', '#07395c', '#03223f'),
    )
    context.save()
    context.beginPath()
    context.roundRect(left - 8, top - 8, reelsWidth + 16, reelsHeight + 16, box.phone ? 16 : 34)
    context.clip()
    for (let reel = 0; reel < box.reels; reel++) {
      context.fillStyle = linear(
        context,
        box.x(reel),
        0,
        box.x(reel) + box.cellWidth,
        0,
        'rgba(0,0,0,.28)',
        'rgba(150,230,255,.12)',
        'rgba(0,0,0,.28)',
      )
      context.fillRect(box.x(reel) - 2, top - 8, box.cellWidth + 4, reelsHeight + 16)
    }
    context.fillStyle = 'rgba(220,250,255,.10)'
    polygon(
      context,
      [
        [left + reelsWidth * 0.1, top - 10],
        [left + reelsWidth * 0.26, top - 10],
        [left + reelsWidth * 0.02, top + reelsHeight + 10],
        [left - reelsWidth * 0.14, top + reelsHeight + 10],
      ],
      'rgba(220,250,255,.07)',
    )
    context.restore()
    panel(
      context,
      left - 8,
      top - 8,
      reelsWidth + 16,
      reelsHeight + 16,
      box.phone ? 16 : 34,
      null,
      '#3d2808',
      3,
    )
    const rivets = box.phone ? 9 : 17
    for (let i = 0; i < rivets; i++)
      for (const atY of [y + pad * 0.28, y + height - pad * 0.28])
        disc(
          context,
          x + outer * 0.8 + (i * (width - outer * 1.6)) / (rivets - 1),
          atY,
          box.phone ? 2 : 5,
          '#f5dc9c',
          '#6b4718',
          1.5,
        )
    for (let i = 0; i < 9; i++)
      for (const atX of [x + pad * 0.28, x + width - pad * 0.28])
        disc(
          context,
          atX,
          y + outer * 0.8 + (i * (height - outer * 1.6)) / 8,
          box.phone ? 2 : 5,
          '#f5dc9c',
          '#6b4718',
          1.5,
        )
    // The dome: a segment of a bell above the glass, the name engraved along it.
    const domeRadius = box.phone ? 330 : 760
    const domeY = y + domeRadius + (box.phone ? -44 : -84)
    context.save()
    context.beginPath()
    context.rect(0, 0, box.stageWidth, y + 6)
    context.clip()
    context.beginPath()
    context.arc(
      box.middleX,
      domeY,
      domeRadius,
      Math.PI * (box.phone ? 1.36 : 1.34),
      Math.PI * (box.phone ? 1.64 : 1.66),
    )
    context.lineTo(box.middleX + width * 0.36, y + 40)
    context.lineTo(box.middleX - width * 0.36, y + 40)
    context.closePath()
    context.fillStyle = brass(context, x, x + width)
    context.fill()
    context.strokeStyle = '#5a3c12'
    context.lineWidth = 3
    context.stroke()
    context.restore()
    writeOnDome(context, box, domeY, domeRadius, width)
    panel(
      context,
      box.middleX - reelsWidth * 0.32,
      top + reelsHeight + (box.phone ? 22 : pad + 8 * scale),
      reelsWidth * 0.64,
      box.phone ? 50 : 58 * scale,
      box.phone ? 25 : 29 * scale,
      'rgba(3,26,46,.86)',
      '#d9b064',
      2,
    )
  },
  fore(context, time, box, _key, event) {
    const pad = box.phone ? 12 : 44
    if (!box.phone) {
      const x = box.left + box.reelsWidth + pad + 34
      const y = box.top + 120
      context.save()
      context.translate(x, y)
      context.rotate(time * 0.3 + (event.tier > 2 ? time * 2 : 0))
      context.lineWidth = 9
      context.strokeStyle = '#a3291f'
      context.beginPath()
      context.arc(0, 0, 30, 0, TURN)
      context.moveTo(-30, 0)
      context.lineTo(30, 0)
      context.moveTo(0, -30)
      context.lineTo(0, 30)
      context.stroke()
      disc(context, 0, 0, 9, '#e9c377')
      context.restore()
    }
  },
  window: (context, box) =>
    context.roundRect(
      box.left - 6,
      box.top - 6,
      box.reelsWidth + 12,
      box.reelsHeight + 12,
      box.phone ? 14 : 32,
    ),
  plate(context, x, y, width, height) {
    panel(
      context,
      x,
      y,
      width,
      height,
      Math.min(height / 2, 54),
      brass(context, x, x + width),
      '#5a3c12',
      3,
    )
    panel(
      context,
      x + 10,
      y + 10,
      width - 20,
      height - 20,
      Math.min(height / 2 - 10, 44),
      linear(context, 0, y, 0, y + height, '#0b4a6c', '#05263f'),
      '#5a3c12',
      2,
    )
  },
  socket(context, width, height) {
    disc(
      context,
      0,
      0,
      Math.min(width, height) * 0.44,
      'rgba(2,18,34,.55)',
      'rgba(160,235,255,.35)',
      2,
    )
  },
  spin(context) {
    disc(
      context,
      0,
      0,
      47,
      linear(context, -48, 0, 48, 0, '#7a5220', '#e9c377', '#b8863a', '#f2d592', '#7d5522'),
    )
    disc(
      context,
      0,
      0,
      37,
      radial(context, -10, -12, 2, 44, '#e9fbff', '#6cc6de', '#2a86ae'),
      '#5a3c12',
      2,
    )
    for (let i = 0; i < 12; i++)
      disc(
        context,
        42 * Math.cos((i * TURN) / 12),
        42 * Math.sin((i * TURN) / 12),
        2,
        '#f8e6b4',
        '#6b4718',
        1,
      )
  },
}
