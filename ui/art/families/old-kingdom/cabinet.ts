import type { FamilyCabinet } from '../family.ts'
import { pen, linear, radial, panel, disc, polygon, starShape, glow } from '../../stage/brush.ts'
import type { Lettering } from '../../stage/lettering.ts'
import { writeName } from '../../stage/name-lines.ts'
import { pick } from '../../stage/shapes.ts'
import { stone, GL } from './pieces.ts'
import { crest } from './crest.ts'

/** What the name is written in, and what it stands on. */
export const nameLook = { inks: ['#fff0c4', '#ffd678'], grounds: ['#331a08'] } as const

const nameStyle: Lettering = {
  face: 'B',
  weight: 700,
  upper: true,
  tracking: 0.08,
  fill: nameLook.inks,
}

export const cabinet: FamilyCabinet = {
  crest,
  cabinet(context, box) {
    const { left, top: topTwo, reelsWidth, reelsHeight, scale } = box
    const pad = box.phone ? 14 : 64
    const sl = box.phone ? 6 : 34
    const top = topTwo - 72 * scale
    const bot = topTwo + reelsHeight + (box.phone ? 76 : 100)
    const leftX = left - pad
    const outer = left + reelsWidth + pad
    context.save()
    context.shadowColor = 'rgba(30,10,0,.5)'
    context.shadowBlur = 36
    polygon(
      context,
      [
        [leftX + sl * 0.3, top],
        [outer - sl * 0.3, top],
        [outer + sl, bot],
        [leftX - sl, bot],
      ],
      '#c8985a',
    )
    context.restore()
    context.save()
    context.beginPath()
    context.moveTo(leftX + sl * 0.3, top)
    context.lineTo(outer - sl * 0.3, top)
    context.lineTo(outer + sl, bot)
    context.lineTo(leftX - sl, bot)
    context.clip()
    stone(
      context,
      leftX - sl,
      top,
      outer - leftX + sl * 2,
      bot - top,
      linear(context, leftX, 0, outer, 0, '#a8743a', '#dcb074', '#e6bf86', '#d0a062', '#98662e'),
      17,
    )
    context.strokeStyle = 'rgba(90,50,10,.35)'
    context.lineWidth = 2
    for (let i = 0, y = top; y < bot; y += 46 * scale, i++) {
      context.beginPath()
      context.moveTo(leftX - sl, y)
      context.lineTo(outer + sl, y)
      context.stroke()
      for (let x = leftX - sl + (i % 2) * 60; x < outer + sl; x += 120) {
        context.beginPath()
        context.moveTo(x, y)
        context.lineTo(x, y + 46 * scale)
        context.stroke()
      }
    }
    if (!box.phone)
      for (const side of [0, 1])
        for (let i = 0; i < 6; i++) {
          context.save()
          context.translate(
            side ? left + reelsWidth + 38 : left - 38,
            topTwo + 34 + (i * reelsHeight) / 6,
          )
          context.scale(0.42, 0.42)
          const gleam = pick(GL, (i + side * 2) % 5)
          const ln = gleam === pick(GL, 1) || gleam === pick(GL, 4)
          context.translate(3, 3)
          pen(context, 'rgba(255,240,200,.7)', gleam, ln ? 8 : 0)
          context.translate(-3, -3)
          pen(context, pick(['#8a3a1c', '#2c5a72', '#4a6a2c'], i % 3), gleam, ln ? 8 : 0)
          context.restore()
        }
    context.restore()
    // Cornice: a cavetto of painted leaves, and the lintel with the name cut into it.
    const middleY = top - 36 * scale
    context.beginPath()
    context.moveTo(leftX - 26 * scale, middleY)
    context.lineTo(outer + 26 * scale, middleY)
    context.quadraticCurveTo(outer - 4 * scale, middleY + 12 * scale, outer - sl * 0.3, top)
    context.lineTo(leftX + sl * 0.3, top)
    context.quadraticCurveTo(leftX + 4 * scale, middleY + 12 * scale, leftX - 26 * scale, middleY)
    context.fillStyle = linear(context, 0, middleY, 0, top, '#e8c48a', '#b07c40')
    context.fill()
    context.save()
    context.clip()
    for (let x = leftX - 26 * scale, i = 0; x < outer + 30; x += 17 * scale, i++) {
      context.fillStyle = pick(['#2c6f9a', '#b8402a', '#3f8a5a'], i % 3)
      context.beginPath()
      context.roundRect(x + 2, middleY + 6 * scale, 11 * scale, 40, 5)
      context.fill()
    }
    context.restore()
    context.fillStyle = '#d8aa66'
    context.fillRect(leftX - 28 * scale, middleY - 7 * scale, outer - leftX + 56 * scale, 8 * scale)
    panel(context, leftX, top - 2, outer - leftX, 8 * scale, 4 * scale, '#c08a44', '#7a4e1c', 1)
    const topY = top + (topTwo - top) / 2
    const [nameWide, nameHigh] = [reelsWidth * 0.72, box.phone ? 40 : 60]
    const [nameX, nameY] = [box.middleX - nameWide / 2, topY - nameHigh / 2]
    panel(
      context,
      nameX,
      nameY,
      nameWide,
      nameHigh,
      nameHigh / 2,
      nameLook.grounds[0],
      '#f2d6a0',
      2.5,
    )
    const room = { size: box.phone ? 27 : 44, width: nameWide * 0.86, height: nameHigh * 0.84 }
    writeName(context, box.title, box.middleX, topY + 1, room, nameStyle)
    const wingX = reelsWidth * 0.44
    for (const side of [-1, 1]) {
      context.save()
      context.translate(box.middleX + side * wingX, topY)
      context.scale(side * scale, scale)
      for (let i = 0; i < 3; i++)
        pen(
          context,
          pick(['#2c6f9a', '#b8402a', '#3f8a5a'], i),
          `M0 ${-9 + i * 7}Q30 ${-18 + i * 8} ${62 - i * 12} ${-7 + i * 8}Q30 ${-6 + i * 8} 0 ${-4 + i * 7}Z`,
        )
      disc(context, -4, 0, 10, '#e0a02c', '#7a4e1c', 2)
      context.restore()
    }
    panel(context, left - 9, topTwo - 9, reelsWidth + 18, reelsHeight + 18, 2, '#3a220c')
    panel(context, left - 9, topTwo - 9, reelsWidth + 18, reelsHeight + 18, 2, null, '#f2d6a0', 2)
    panel(
      context,
      box.middleX - reelsWidth * 0.36,
      topTwo + reelsHeight + 20 * scale,
      reelsWidth * 0.72,
      box.phone ? 52 : 62,
      4,
      '#3a220c',
      '#f2d6a0',
      2,
    )
  },
  fore(context, time, box, _key, event) {
    if (event.tier > 2)
      glow(
        context,
        box.middleX,
        box.top - 40,
        260 * box.scale,
        'rgba(255,200,90,.5)',
        0.6 + 0.3 * Math.sin(time * 4),
      )
  },
  plate(context, x, y, width, height) {
    stone(
      context,
      x,
      y,
      width,
      height,
      linear(context, 0, y, 0, y + height, '#eed3a0', '#cfa262'),
      31,
      4,
    )
    panel(context, x, y, width, height, 4, null, '#7a4e1c', 3)
    panel(
      context,
      x + 11,
      y + 11,
      width - 22,
      height - 22,
      2,
      linear(context, 0, y, 0, y + height, '#5a3414', '#351c08'),
      '#7a4e1c',
      2,
    )
  },
  socket(context, width, height) {
    panel(
      context,
      -width / 2 + 3,
      -height / 2 + 3,
      width - 6,
      height - 6,
      3,
      '#2a1606',
      '#8a5a24',
      2,
    )
    disc(context, 0, 0, width * 0.36, 'rgba(0,0,0,.3)', 'rgba(220,170,90,.35)', 2)
  },
  spin(context) {
    starShape(context, 0, 0, 24, 48, 0.88, '#a8641a')
    disc(
      context,
      0,
      0,
      42,
      radial(context, -10, -12, 3, 54, '#fff0b4', '#f0bc48', '#b8781c'),
      '#7a4a12',
      2,
    )
  },
}
