import type { FamilyShow } from '../family.ts'
import { pen, radial, panel, disc, polygon } from '../../stage/brush.ts'
import { clamp, between, easeOut, damped, pick } from '../../stage/shapes.ts'
import { INK, RD, planks, train } from './pieces.ts'

export const show: FamilyShow = {
  dance: (time, reel) => ({
    turn: Math.sin(time * 7 - reel * 0.8) * 0.055,
    scaleX: 1.05,
    scaleY: 1.05,
  }),
  line(context, points, _time, tier, box) {
    context.save()
    context.lineCap = 'round'
    context.strokeStyle = INK
    context.lineWidth = (tier === 1 ? 4 : 9) * box.scale
    context.beginPath()
    points.forEach(([x, y], i) => (i ? context.lineTo(x, y) : context.moveTo(x, y)))
    if (tier > 1) context.stroke()
    context.strokeStyle = '#e0c48c'
    context.lineWidth = (tier === 1 ? 2 : 5) * box.scale
    context.setLineDash([12 * box.scale, 5 * box.scale])
    context.stroke()
    context.setLineDash([])
    for (const [x, y] of points) {
      context.strokeStyle = tier === 1 ? '#e0c48c' : RD
      context.lineWidth = (tier === 1 ? 2 : 6) * box.scale
      context.strokeRect(
        x - box.cellWidth / 2 + 3,
        y - box.cellHeight / 2 + 3,
        box.cellWidth - 6,
        box.cellHeight - 6,
      )
      if (tier > 1) {
        context.strokeStyle = '#fff1c8'
        context.lineWidth = 1.6
        context.strokeRect(
          x - box.cellWidth / 2 + 3,
          y - box.cellHeight / 2 + 3,
          box.cellWidth - 6,
          box.cellHeight - 6,
        )
      }
    }
    context.restore()
  },
  hot(context, box, reel, time) {
    context.fillStyle = `rgba(255,190,90,${0.2 + 0.1 * Math.sin(time * 9)})`
    context.fillRect(box.x(reel) - 3, box.top - 6, box.cellWidth + 6, box.reelsHeight + 12)
  },
  motion: {
    kind: 'strip',
    direction: 1,
    speed: 0.013,
    gatherMs: 60,
    ease: 'ratchet',
    order: [0, 1, 2, 3, 4],
    stops: [1000, 1270, 1540, 1810, 2080],
    settleMs: 260,
    settle: (time) => ({ y: damped(time, 7, 14) * 7 }),
  },
  bits: {
    gold(context) {
      polygon(
        context,
        [
          [-14, -6],
          [-4, -14],
          [12, -8],
          [14, 6],
          [0, 14],
          [-12, 8],
        ],
        '#ffcf4a',
      )
      pen(context, '#fff6c8', 'M-8 -4L2 -9', 3)
    },
    dust(context) {
      disc(
        context,
        0,
        0,
        26,
        radial(context, 0, 0, 0, 26, 'rgba(220,180,120,.7)', 'rgba(220,180,120,0)'),
      )
    },
  },
  onStop(reel, { spawn, box }) {
    spawn('dust', 4, () => ({
      x: box.x(reel) + Math.random() * box.cellWidth,
      y: box.top + box.reelsHeight + 4,
      speedX: (Math.random() - 0.5) * 60,
      speedY: -20,
      size: 0.35,
      grow: 1.6,
      life: 0.7,
      alpha: 0.6,
    }))
  },
  onWin(tier, { spawn, box }) {
    spawn('gold', pick([0, 0, 8, 34, 90, 170], tier), () => ({
      x:
        tier > 3
          ? Math.random() * box.stageWidth
          : box.middleX + (Math.random() - 0.5) * box.reelsWidth,
      y: tier > 3 ? box.stageHeight * 0.8 : box.top + box.reelsHeight,
      speedX: (Math.random() - 0.5) * 260,
      speedY: -(320 + Math.random() * 460),
      gravity: 820,
      spinSpeed: 8,
      size: 0.35 + Math.random() * 0.6,
      life: 2,
      delay: Math.random() * (tier > 4 ? 5 : tier > 3 ? 2 : 0.5),
    }))
  },
  big(context, box, time) {
    const size = box.phone ? 0.7 : 1.5
    const y = box.stageHeight * (box.phone ? 0.74 : 0.8)
    const x =
      between(box.stageWidth + 300 * size, box.stageWidth * 0.3, easeOut(time / 3.4)) - time * 6
    context.fillStyle = '#1c1008'
    context.fillRect(0, y + 28 * size, box.stageWidth, 8)
    for (let inner = -((time * 300) % 60); inner < box.stageWidth; inner += 60)
      context.fillRect(inner, y + 34 * size, 30, 9)
    for (let i = 0; i < 16; i++) {
      const part = (time * 0.6 + i / 16) % 1
      context.globalAlpha = (1 - part) * 0.5
      disc(
        context,
        x - 110 * size + part * 520,
        y - 140 * size - part * 150,
        (10 + part * 60) * size,
        '#f0e2cc',
      )
    }
    context.globalAlpha = 1
    context.save()
    context.translate(x, y)
    train(context, size, time * 2, true)
    context.restore()
    const width = box.phone ? 350 : 860
    const height = box.phone ? 196 : 372
    context.save()
    context.translate(box.middleX, box.middleY - 76 * box.scale)
    context.rotate(-0.015)
    panel(context, -width / 2 + 6, -height / 2 + 8, width, height, 3, 'rgba(0,0,0,.45)')
    panel(context, -width / 2, -height / 2, width, height, 3, '#3a1c10', '#e0c48c', 6)
    panel(context, -width / 2 + 14, -height / 2 + 14, width - 28, height - 28, 2, null, RD, 3)
    context.restore()
  },
  herald(context, box, time) {
    for (const side of [-1, 1]) {
      context.save()
      context.translate(box.middleX + side * (box.phone ? 0 : 360), box.middleY)
      context.scale(side * Math.max(0.1, Math.cos(clamp(time, 0, 1.2) * 1.1)), 1)
      planks(context, 0, -120 * box.scale, 180 * box.scale, 240 * box.scale, '#96602f', 22, 3)
      context.restore()
    }
  },
}
