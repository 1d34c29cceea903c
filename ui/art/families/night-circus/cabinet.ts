import type { FamilyCabinet } from '../family.ts'
import type { Context, Box, Point, Points } from '../../stage/types.ts'
import type { Lettering } from '../../stage/lettering.ts'
import { linear, radial, panel, disc, starShape, glow, stamp } from '../../stage/brush.ts'
import { arcLetters, fitSize } from '../../stage/lettering.ts'
import { writeName } from '../../stage/name-lines.ts'
import { TURN, between } from '../../stage/shapes.ts'
import { RED, CRM, GOL } from './pieces.ts'
import { crest } from './crest.ts'

const NAV = '#241047'

/** What the name is written in, and what it stands on. */
export const nameLook = { inks: ['#fff6cc', '#ffc84a'], grounds: [NAV] } as const

const nameStyle: Lettering = {
  face: 'B',
  weight: 900,
  tracking: 0.02,
  squeeze: 0.94,
  fill: nameLook.inks,
  stroke: ['#120626', 0.1],
}

const bulbs = (context: Context, points: Points, time: number, fast: boolean) =>
  points.forEach(([x, y], i) => {
    const on = Math.sin(time * (fast ? 9 : 2.4) - i * (fast ? 0.9 : 0.55)) > -0.1
    stamp(
      context,
      on ? 'bon' : 'boff',
      x,
      y,
      16,
      (inner) => {
        if (on) glow(inner, 0, 0, 15, '#ffcf5a', 0.9)
        disc(inner, 0, 0, 5, on ? '#fff3c0' : '#a8702c', '#5a2a0a', 1)
      },
      0,
      1,
    )
  })

const edge = (box: Box) => {
  const pad = box.phone ? 9 : 24
  const leftX = box.left - pad
  const outer = box.left + box.reelsWidth + pad
  const topY = box.top - pad
  const bottomY = box.top + box.reelsHeight + pad
  const angle: Point[] = []
  const style = box.phone ? 24 : 34
  for (let x = leftX; x <= outer + 1; x += (outer - leftX) / Math.round((outer - leftX) / style))
    angle.push([x, topY])
  for (let y = topY + style; y < bottomY; y += style) angle.push([outer, y])
  for (let x = outer; x >= leftX - 1; x -= (outer - leftX) / Math.round((outer - leftX) / style))
    angle.push([x, bottomY])
  for (let y = bottomY - style; y > topY; y -= style) angle.push([leftX, y])
  return angle
}

export const cabinet: FamilyCabinet = {
  crest,
  cabinet(context, box) {
    const { left, top, reelsWidth, reelsHeight, scale } = box
    const pad = box.phone ? 16 : 44
    const leftX = left - pad
    const outer = left + reelsWidth + pad
    const wide = outer - leftX
    const topY = top - pad
    context.save()
    context.shadowColor = 'rgba(0,0,0,.5)'
    context.shadowBlur = 30
    panel(
      context,
      leftX,
      topY,
      wide,
      reelsHeight + pad * 2 + (box.phone ? 58 : 76),
      box.phone ? 12 : 22,
      RED,
    )
    context.restore()
    context.save()
    context.beginPath()
    context.roundRect(
      leftX,
      topY,
      wide,
      reelsHeight + pad * 2 + (box.phone ? 58 : 76),
      box.phone ? 12 : 22,
    )
    context.clip()
    for (let x = leftX, i = 0; x < outer; x += 22 * scale + 4, i++) {
      context.fillStyle = i % 2 ? '#a3162a' : RED
      context.fillRect(x, topY, 22 * scale + 4, reelsHeight + 400)
    }
    context.restore()
    panel(
      context,
      leftX,
      topY,
      wide,
      reelsHeight + pad * 2 + (box.phone ? 58 : 76),
      box.phone ? 12 : 22,
      null,
      GOL,
      3,
    )
    panel(context, left - 10, top - 10, reelsWidth + 20, reelsHeight + 20, 8, '#2a0a20', GOL, 2.5)
    for (let reel = 0; reel < box.reels; reel++) {
      context.fillStyle = linear(
        context,
        0,
        top - 4,
        0,
        top + reelsHeight + 4,
        '#6a5038',
        [0.16, '#d8c49a'],
        [0.5, '#fff6e0'],
        [0.84, '#d8c49a'],
        [1, '#6a5038'],
      )
      context.fillRect(box.x(reel) - 1, top - 4, box.cellWidth + 2, reelsHeight + 8)
    }
    // The big top: striped roof, scalloped valance, the name in an arc.
    const ry = topY + 8
    const phase = box.phone ? 108 : 148
    const count = box.phone ? 12 : 20
    const ex = box.phone ? 8 : 56
    for (let i = 0; i < count; i++) {
      const angle = leftX - ex + (i * (wide + ex * 2)) / count
      const second = leftX - ex + ((i + 1) * (wide + ex * 2)) / count
      const inner = (value: number) => box.middleX + (value - box.middleX) * 0.16
      context.beginPath()
      context.moveTo(inner(angle), ry - phase)
      context.quadraticCurveTo(between(inner(angle), angle, 0.5), ry - phase * 0.42, angle, ry)
      context.lineTo(second, ry)
      context.quadraticCurveTo(
        between(inner(second), second, 0.5),
        ry - phase * 0.42,
        inner(second),
        ry - phase,
      )
      context.fillStyle = i % 2 ? RED : CRM
      context.fill()
    }
    for (let i = 0; i < count; i++) {
      const angle = leftX - ex + (i * (wide + ex * 2)) / count
      const second = leftX - ex + ((i + 1) * (wide + ex * 2)) / count
      context.fillStyle = i % 2 ? CRM : RED
      context.beginPath()
      context.moveTo(angle, ry - 2)
      context.lineTo(second, ry - 2)
      context.lineTo(second, ry + 10 * scale)
      context.arc((angle + second) / 2, ry + 10 * scale, (second - angle) / 2, 0, Math.PI)
      context.fill()
      context.strokeStyle = GOL
      context.lineWidth = 2
      context.beginPath()
      context.arc((angle + second) / 2, ry + 10 * scale, (second - angle) / 2, 0, Math.PI)
      context.stroke()
    }
    const barWidth = reelsWidth * (box.phone ? 0.86 : 0.7)
    const barY = ry - (box.phone ? 50 : 66)
    const barHeight = box.phone ? 46 : 74
    context.beginPath()
    context.moveTo(box.middleX - barWidth / 2, barY - barHeight * 0.3)
    context.quadraticCurveTo(
      box.middleX,
      barY - barHeight * 0.86,
      box.middleX + barWidth / 2,
      barY - barHeight * 0.3,
    )
    context.lineTo(box.middleX + barWidth / 2 + 26 * scale, barY + barHeight * 0.62)
    context.quadraticCurveTo(
      box.middleX,
      barY + barHeight * 0.1,
      box.middleX - barWidth / 2 - 26 * scale,
      barY + barHeight * 0.62,
    )
    context.closePath()
    context.fillStyle = NAV
    context.fill()
    context.strokeStyle = GOL
    context.lineWidth = 3
    context.stroke()
    const usual = box.phone ? 29 : 50
    const fontSize = fitSize(context, box.title, usual, barWidth * 0.94, nameStyle)
    const radius = box.phone ? 760 : 1500
    if (fontSize < usual * 0.62) {
      const room = { size: usual, width: barWidth * 0.84, height: barHeight * 0.66 }
      writeName(context, box.title, box.middleX, barY - barHeight * 0.02, room, nameStyle)
    } else {
      arcLetters(context, box.title, box.middleX, barY + radius, radius, fontSize, nameStyle)
    }
    panel(
      context,
      box.middleX - reelsWidth * 0.34,
      top + reelsHeight + (box.phone ? 14 : pad * 0.9),
      reelsWidth * 0.68,
      box.phone ? 48 : 58,
      8,
      NAV,
      GOL,
      2,
    )
  },
  fore(context, time, box, _key, event, spin) {
    bulbs(context, edge(box), time, spin >= 0 || event.tier > 2)
    context.fillStyle = linear(
      context,
      0,
      box.top,
      0,
      box.top + box.reelsHeight,
      'rgba(40,10,20,.42)',
      [0.2, 'rgba(40,10,20,0)'],
      [0.8, 'rgba(40,10,20,0)'],
      [1, 'rgba(40,10,20,.42)'],
    )
    context.fillRect(box.left, box.top, box.reelsWidth, box.reelsHeight)
  },
  window: (context, box) =>
    context.rect(box.left - 1, box.top - 3, box.reelsWidth + 2, box.reelsHeight + 6),
  plate(context, x, y, width, height) {
    context.save()
    context.beginPath()
    context.roundRect(x, y, width, height, 12)
    context.clip()
    const count = 18
    for (let i = 0; i < count; i++) {
      context.fillStyle = i % 2 ? RED : CRM
      context.fillRect(x + (i * width) / count, y, width / count + 1, height)
    }
    context.restore()
    panel(context, x + 9, y + 9, width - 18, height - 18, 8, NAV, GOL, 2.5)
    panel(context, x, y, width, height, 12, null, GOL, 3)
  },
  socket(context, width, height) {
    panel(context, -width / 2 + 2, -height / 2 + 2, width - 4, height - 4, 8, '#3a1430', GOL, 1.5)
    starShape(context, 0, 0, 5, width * 0.3, 0.45, 'rgba(242,182,50,.16)')
  },
  spin(context) {
    for (let i = 0; i < 16; i++) {
      context.fillStyle = i % 2 ? RED : CRM
      context.beginPath()
      context.moveTo(0, 0)
      context.arc(0, 0, 48, (i * TURN) / 16, ((i + 1) * TURN) / 16)
      context.fill()
    }
    disc(
      context,
      0,
      0,
      35,
      radial(context, -8, -10, 2, 44, '#fff6cc', '#f7c84a', '#e0982c'),
      '#7a0c1c',
      2.5,
    )
  },
}
