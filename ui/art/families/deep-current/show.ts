import type { FamilyShow } from '../family.ts'
import { pathOf, linear, disc, glow } from '../../stage/brush.ts'
import { TURN, easeOut, damped, pick } from '../../stage/shapes.ts'
import { bubble } from './pieces.ts'

const whale =
  'M-300 20C-300 -60 -180 -110 -20 -104C120 -98 210 -60 262 -10C282 -34 300 -70 344 -84C336 -52 334 -28 306 6C334 22 348 44 352 76C314 62 286 40 266 20C196 74 90 96 -40 96C-190 96 -300 76 -300 20Z'

export const show: FamilyShow = {
  idle: (time, reel, row) => ({ y: Math.sin(time * 1.2 + reel * 0.9 + row * 1.7) * 2.5 }),
  dance: (time, reel) => ({
    y: Math.sin(time * 3 - reel * 0.5) * 8,
    scaleX: 1.03 + 0.05 * Math.sin(time * 5 + reel),
    scaleY: 1.03 - 0.05 * Math.sin(time * 5 + reel),
  }),
  line(context, points, _time, tier, box) {
    context.save()
    context.strokeStyle = tier === 1 ? 'rgba(220,250,255,.8)' : '#aef4ff'
    context.lineWidth = (tier === 1 ? 2 : 4) * box.scale
    context.lineCap = 'round'
    if (tier > 1) {
      context.shadowColor = '#4ce0ff'
      context.shadowBlur = 18
    }
    context.beginPath()
    points.forEach(([x, y], i) => {
      if (!i) context.moveTo(x, y)
      else {
        const [angle, second] = pick(points, i - 1)
        context.bezierCurveTo((angle + x) / 2, second, (angle + x) / 2, y, x, y)
      }
    })
    context.stroke()
    for (const [x, y] of points) {
      context.beginPath()
      context.arc(x, y, Math.min(box.cellWidth, box.cellHeight) * 0.49, 0, TURN)
      context.stroke()
    }
    context.restore()
  },
  hot(context, box, reel, time) {
    context.fillStyle = `rgba(120,240,255,${0.14 + 0.08 * Math.sin(time * 5)})`
    context.fillRect(box.x(reel), box.top - 6, box.cellWidth, box.reelsHeight + 12)
  },
  motion: {
    kind: 'strip',
    direction: -1,
    speed: 0.0135,
    gatherMs: 320,
    ease: 'float',
    order: [2, 1, 3, 0, 4],
    stops: [1500, 1700, 1820, 2020, 2140],
    settleMs: 600,
    settle: (time) => ({ y: damped(time, 1.3, 4) * 12 }),
  },
  bits: {
    bub(context) {
      context.scale(0.9, 0.9)
      bubble(context, 26, 'rgba(160,230,255,.12)')
    },
    mote(context) {
      glow(context, 0, 0, 24, '#8ff2ff', 1)
    },
  },
  onStop(reel, { spawn, box }) {
    spawn('bub', 7, () => ({
      x: box.x(reel) + Math.random() * box.cellWidth,
      y: box.top + box.reelsHeight - 10,
      speedY: -120 - Math.random() * 120,
      sway: 40,
      size: 0.12 + Math.random() * 0.2,
      life: 1.6,
    }))
  },
  onWin(tier, { spawn, box }) {
    spawn('bub', pick([0, 0, 10, 40, 90, 190], tier), () => ({
      x: tier > 3 ? Math.random() * box.stageWidth : box.left + Math.random() * box.reelsWidth,
      y: tier > 3 ? box.stageHeight : box.top + box.reelsHeight,
      speedY: -(90 + Math.random() * 240),
      sway: 60,
      size: 0.15 + Math.random() ** 3 * (tier > 4 ? 1.6 : 0.8),
      life: 6,
      delay: Math.random() * (tier > 4 ? 3.4 : 1),
    }))
  },
  onFree({ spawn, box }) {
    spawn('bub', 160, () => ({
      x: Math.random() * box.stageWidth,
      y: box.stageHeight + 20,
      speedY: -300 - Math.random() * 300,
      sway: 40,
      size: 0.15 + Math.random() * 0.7,
      life: 4,
      delay: Math.random() * 1,
    }))
  },
  big(context, box, time) {
    const size = box.phone ? 0.62 : 1.75
    const x =
      box.middleX + (box.stageWidth / 2 + 430 * size) * (1 - easeOut(time / 4)) - time * 14 + 40
    const y = box.middleY + Math.sin(time * 0.8) * 26
    context.save()
    context.translate(x, y)
    context.scale(-size, size)
    context.scale(-1, 1)
    context.rotate(Math.sin(time * 0.8 + 1) * 0.03)
    context.fillStyle = linear(context, 0, -104, 0, 100, '#2f7fa8', '#0e3f66', '#bfe6ef')
    context.fill(pathOf(whale))
    context.strokeStyle = 'rgba(220,245,255,.4)'
    context.lineWidth = 3
    for (let i = 0; i < 6; i++) {
      context.beginPath()
      context.moveTo(-270 + i * 8, 50 + i * 6)
      context.quadraticCurveTo(-120, 62 + i * 6, 40 - i * 20, 56 + i * 5)
      context.stroke()
    }
    disc(context, -206, 6, 8, '#04223a')
    disc(context, -208, 3, 2.5, '#fff')
    context.fillStyle = '#0e3f66'
    context.beginPath()
    context.moveTo(-90, 70)
    context.quadraticCurveTo(-60, 150 + 20 * Math.sin(time * 2), 10, 160)
    context.quadraticCurveTo(0, 110, -20, 74)
    context.fill()
    context.restore()
    glow(context, box.middleX, box.middleY, box.stageWidth * 0.4, 'rgba(60,170,220,.35)', 1)
  },
  herald(context, box, time) {
    context.save()
    for (let i = 0; i < 5; i++) {
      context.globalAlpha = 0.5 - i * 0.09
      disc(
        context,
        box.middleX,
        box.middleY,
        (120 + i * 90 + ((time * 60) % 90)) * box.scale,
        null,
        '#8ff2ff',
        2,
      )
    }
    context.restore()
  },
}
