import type { FamilyCabinet } from '../family.ts'
import { linear, panel, disc, oval, stamp } from '../../stage/brush.ts'
import { TURN } from '../../stage/shapes.ts'
import { paperLantern, tassel } from './pieces.ts'
import { crest } from './crest.ts'
import { hangName } from './name.ts'

export const cabinet: FamilyCabinet = {
  crest,
  cabinet(context, box) {
    const { left, top, reelsWidth, reelsHeight, scale } = box
    const pad = box.phone ? 8 : 30
    const post = box.phone ? 9 : 26
    context.fillStyle = 'rgba(16,4,12,.45)'
    const below = box.phone ? 64 : 80 * scale
    const height = 30 * scale + reelsHeight + below
    context.fillRect(left - pad, top - 30 * scale, reelsWidth + pad * 2, height)
    for (let reel = 0; reel < box.reels; reel++) {
      const x = box.x(reel) - 3
      context.fillStyle = linear(
        context,
        x,
        0,
        x + box.cellWidth + 6,
        0,
        '#3a0b16',
        '#5d1420',
        '#3a0b16',
      )
      context.fillRect(x, top - 22 * scale, box.cellWidth + 6, reelsHeight + 40 * scale)
      context.fillStyle = '#c8953c'
      context.fillRect(x, top - 22 * scale, 2, reelsHeight + 40 * scale)
      context.fillRect(x + box.cellWidth + 4, top - 22 * scale, 2, reelsHeight + 40 * scale)
      panel(context, x - 4, top - 28 * scale, box.cellWidth + 14, 9 * scale, 4, '#8a5320')
      panel(
        context,
        x - 4,
        top + reelsHeight + 14 * scale,
        box.cellWidth + 14,
        9 * scale,
        4,
        '#8a5320',
      )
      context.globalAlpha = 0.12
      context.strokeStyle = '#ffcf8a'
      context.lineWidth = 1.2
      for (let y = top - 10; y < top + reelsHeight; y += 30 * scale)
        for (let j = 0; j < 4; j++) {
          context.beginPath()
          context.arc(
            x + ((j + 0.5 + (((y / 30) | 0) % 2) * 0.5) * box.cellWidth) / 4,
            y,
            14 * scale,
            Math.PI,
            TURN,
          )
          context.stroke()
        }
      context.globalAlpha = 1
    }
    for (const side of [-1, 1]) {
      const x = side < 0 ? left - pad - post : left + reelsWidth + pad
      context.fillStyle = linear(context, x, 0, x + post, 0, '#8d1f1a', '#d2402c', '#6b1512')
      context.fillRect(x, top - 78 * scale, post, reelsHeight + 200 * scale)
      panel(
        context,
        x - 5 * scale,
        top + reelsHeight + 84 * scale,
        post + 10 * scale,
        34 * scale,
        3,
        '#4a3a38',
      )
    }
    const barWidth = reelsWidth + pad * 2 + post * 2 + (box.phone ? 10 : 90)
    const barX = box.middleX - barWidth / 2
    const barY = top - 66 * scale
    context.fillStyle = linear(context, 0, barY, 0, barY + 26 * scale, '#c9382a', '#7a1714')
    context.fillRect(barX + 20 * scale, barY + 6 * scale, barWidth - 40 * scale, 24 * scale)
    context.fillStyle = '#231018'
    context.beginPath()
    context.moveTo(barX - 18 * scale, barY - 16 * scale)
    context.quadraticCurveTo(
      box.middleX,
      barY + 16 * scale,
      barX + barWidth + 18 * scale,
      barY - 16 * scale,
    )
    context.lineTo(barX + barWidth, barY + 6 * scale)
    context.quadraticCurveTo(box.middleX, barY + 30 * scale, barX, barY + 6 * scale)
    context.fill()
    context.strokeStyle = '#c8953c'
    context.lineWidth = 2
    context.stroke()
    panel(
      context,
      box.middleX - reelsWidth * 0.4,
      top + reelsHeight + (box.phone ? 14 : 26 * scale),
      reelsWidth * 0.8,
      box.phone ? 46 : 62 * scale,
      8,
      'rgba(35,8,14,.86)',
      '#c8953c',
      1.5,
    )
  },
  fore(context, time, box, _key, event, spin) {
    hangName(context, time, box, event, spin)
    for (const side of [-1, 1]) {
      const x =
        side < 0
          ? box.left - (box.phone ? 12 : 43)
          : box.left + box.reelsWidth + (box.phone ? 12 : 43)
      context.save()
      context.translate(x, box.top - 40 * box.scale)
      context.rotate(Math.sin(time * 1.1 + side) * 0.06)
      if (!box.phone) {
        stamp(context, 'post', 0, 60, 84, (inner) => {
          paperLantern(inner, 0, 0, 34, '#ff6a3c', '#8d1414', 1)
          tassel(inner, 0, 0, 34, '#e9ae4a')
        })
      }
      context.restore()
    }
  },
  plate(context, x, y, width, height, kind) {
    panel(
      context,
      x,
      y,
      width,
      height,
      14,
      linear(context, 0, y, 0, y + height, '#6d1519', '#3d0b14'),
      '#e2b45a',
      3,
    )
    panel(context, x + 8, y + 8, width - 16, height - 16, 9, null, 'rgba(226,180,90,.5)', 1.2)
    if (kind !== 'hud')
      for (const side of [0, 1])
        paperLantern(
          context,
          x + side * width,
          y + height * 0.16,
          height * 0.12,
          '#ff8a3c',
          '#8d1414',
          1,
        )
  },
  socket(context, width, height) {
    oval(context, 0, 0, width * 0.42, height * 0.4, 'rgba(20,2,8,.55)', 'rgba(226,180,90,.45)', 1.5)
    panel(
      context,
      -width * 0.18,
      -height * 0.44,
      width * 0.36,
      height * 0.06,
      2,
      'rgba(226,180,90,.35)',
    )
    panel(
      context,
      -width * 0.18,
      height * 0.38,
      width * 0.36,
      height * 0.06,
      2,
      'rgba(226,180,90,.35)',
    )
  },
  spin(context) {
    paperLantern(context, 0, 0, 41, '#ff9a3c', '#a3201a', 0)
    disc(context, 0, 0, 47, null, '#e2b45a', 2)
  },
}
