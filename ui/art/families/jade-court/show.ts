import type { FamilyShow } from '../family.ts'
import { pen, emblem, radial, panel, disc, polygon, glow } from '../../stage/brush.ts'
import { easeOut, easeBack, pick } from '../../stage/shapes.ts'
import { GOLD, IN } from './pieces.ts'

export const show: FamilyShow = {
  dance: (time, reel) => {
    const factor = Math.max(0, Math.sin(time * 2.6 - reel * 0.5))
    return { y: -12 * factor, scaleX: 1 + 0.03 * factor, scaleY: 1 + 0.03 * factor }
  },
  line(context, points, _time, tier, box) {
    context.save()
    if (tier > 1) {
      context.shadowColor = '#ffdf8a'
      context.shadowBlur = 14
    }
    context.strokeStyle = tier === 1 ? '#c8b888' : '#ffd978'
    context.lineWidth = (tier === 1 ? 2 : 4) * box.scale
    context.lineCap = 'round'
    context.beginPath()
    points.forEach(([x, y], i) => {
      if (!i) context.moveTo(x, y)
      else {
        const [angle, second] = pick(points, i - 1)
        context.bezierCurveTo((angle + x) / 2, second, (angle + x) / 2, y, x, y)
      }
    })
    if (tier > 1) context.stroke()
    for (const [x, y] of points)
      panel(
        context,
        x - box.cellWidth / 2 + 3,
        y - box.cellHeight / 2 + 3,
        box.cellWidth - 6,
        box.cellHeight - 6,
        10,
        null,
        tier === 1 ? '#c8b888' : '#ffd978',
        (tier === 1 ? 2 : 4.5) * box.scale,
      )
    context.restore()
  },
  hot(context, box, reel, time) {
    context.fillStyle = `rgba(226,178,84,${0.2 + 0.1 * Math.sin(time * 6)})`
    context.fillRect(box.x(reel) - 3, box.top - 6, box.cellWidth + 6, box.reelsHeight + 12)
  },
  motion: {
    kind: 'turn',
    direction: 1,
    order: [0, 1, 2, 3, 4],
    stops: [1200, 1420, 1640, 1860, 2080],
    settleMs: 240,
  },
  bits: {
    petal(context) {
      pen(context, '#f7a8c0', 'M0 -16Q14 -4 0 14Q-14 -4 0 -16Z')
    },
    coin(context) {
      disc(context, 0, 0, 15, '#e8bc58', '#8a5c14', 2)
      context.fillStyle = '#6a4208'
      context.fillRect(-4, -4, 8, 8)
    },
  },
  onWin(tier, { spawn, box }) {
    if (tier > 2) {
      spawn('petal', pick([0, 0, 0, 40, 70, 90], tier), () => ({
        x: Math.random() * box.stageWidth,
        y: -20,
        speedY: 70 + Math.random() * 70,
        sway: 70,
        spinSpeed: 2,
        size: 0.5 + Math.random() * 0.4,
        life: 7,
        delay: Math.random() * 2,
      }))
      if (tier > 3)
        spawn('coin', tier > 4 ? 130 : 40, () => ({
          x: Math.random() * box.stageWidth,
          y: -30,
          speedY: 160 + Math.random() * 180,
          gravity: 160,
          spinSpeed: 4,
          size: 0.5 + Math.random() * 0.8,
          life: 4,
          delay: Math.random() * (tier > 4 ? 4.6 : 1.4),
        }))
    }
  },
  big(context, box, time) {
    const outer = box.phone ? 150 : 330
    const count = 64
    const head = time * 0.9
    glow(context, box.middleX, box.middleY, outer * 1.6, 'rgba(226,178,84,.45)', 1)
    disc(
      context,
      box.middleX,
      box.middleY,
      outer * 0.86 * easeBack(time / 0.7),
      radial(context, box.middleX, box.middleY, 10, outer, '#8f1a24', '#3d0812'),
      GOLD,
      5,
    )
    context.save()
    context.translate(box.middleX, box.middleY)
    for (let i = count; i >= 0; i--) {
      const angle = head - i * 0.062
      const wav = 1 + 0.07 * Math.sin(i * 0.35 + time * 3)
      const x = Math.cos(angle) * outer * 1.22 * wav * (box.phone ? 0.92 : 1)
      const y = Math.sin(angle) * outer * 0.98 * wav
      const zoom = (1 - i / count) * (box.phone ? 17 : 36) + 5
      disc(context, x, y, zoom, i % 2 ? '#2f9a74' : '#4fc096')
      if (i % 2 === 0) {
        context.save()
        context.translate(x, y)
        context.rotate(angle)
        polygon(
          context,
          [
            [zoom * 0.8, -zoom * 0.3],
            [zoom * 1.5, 0],
            [zoom * 0.8, zoom * 0.3],
          ],
          '#ffd978',
        )
        context.restore()
      }
    }
    const hx = Math.cos(head) * outer * 1.22 * (box.phone ? 0.92 : 1)
    const hy = Math.sin(head) * outer * 0.98
    context.translate(hx, hy)
    emblem(
      context,
      'dragon',
      {
        accent: '#4fc096',
        shade: '#1f7a5c',
        light: '#fffdf2',
        glint: '#fff',
        deep: IN,
        brass: '#ffd978',
        brassShade: '#c8902c',
      },
      box.phone ? 0.6 : 1.15,
    )
    context.restore()
  },
  herald(context, box, time) {
    context.save()
    context.translate(box.middleX, box.middleY + 60 * box.scale)
    const factor = easeOut(time / 1)
    for (let i = 0; i < 17; i++) {
      context.save()
      context.rotate((i - 8) * 0.19 * factor)
      context.fillStyle = i % 2 ? '#a8202a' : '#c8383c'
      context.beginPath()
      context.moveTo(0, 0)
      context.lineTo(-36 * box.scale, -380 * box.scale)
      context.lineTo(36 * box.scale, -380 * box.scale)
      context.fill()
      context.strokeStyle = GOLD
      context.lineWidth = 2
      context.beginPath()
      context.moveTo(0, 0)
      context.lineTo(0, -380 * box.scale)
      context.stroke()
      context.restore()
    }
    context.restore()
  },
}
