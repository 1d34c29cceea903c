import type { FamilyShow } from '../family.ts'
import { pen, panel, disc, glow } from '../../stage/brush.ts'
import { TURN, clamp, easeOut, damped, pick } from '../../stage/shapes.ts'
import { paperLantern } from './pieces.ts'

export const show: FamilyShow = {
  idle: (time, reel) => ({ turn: Math.sin(time * 0.9 + reel * 0.8) * 0.012 }),
  dance: (time, reel, _row, tier) => ({
    turn: Math.sin(time * 5 - reel * 0.6) * 0.14 * Math.exp(-time * (tier > 3 ? 0.2 : 0.8)),
    scaleX: 1.04 + 0.04 * Math.sin(time * 4 - reel * 0.6),
    scaleY: 1.04 + 0.04 * Math.sin(time * 4 - reel * 0.6),
  }),
  line(context, points, _time, tier, box) {
    context.save()
    context.setLineDash([1, 13 * box.scale])
    context.lineCap = 'round'
    context.lineWidth = (tier === 1 ? 4 : 6) * box.scale
    context.strokeStyle = '#ffd98a'
    if (tier > 1) {
      context.shadowColor = '#ff8a3c'
      context.shadowBlur = 14
    }
    context.beginPath()
    points.forEach(([x, y], i) => (i ? context.lineTo(x, y) : context.moveTo(x, y)))
    context.stroke()
    context.restore()
    for (const [x, y] of points) {
      context.save()
      if (tier > 1) {
        context.shadowColor = '#ff8a3c'
        context.shadowBlur = 18
      }
      panel(
        context,
        x - box.cellWidth / 2 + 1,
        y - box.cellHeight / 2 + 1,
        box.cellWidth - 2,
        box.cellHeight - 2,
        14 * box.scale,
        null,
        '#ffd98a',
        tier === 1 ? 1.5 : 3,
      )
      context.restore()
    }
  },
  hot(context, box, reel, time) {
    context.fillStyle = `rgba(255,170,70,${0.16 + 0.1 * Math.sin(time * 8)})`
    context.fillRect(box.x(reel) - 3, box.top - 20, box.cellWidth + 6, box.reelsHeight + 40)
  },
  motion: {
    kind: 'strip',
    direction: 1,
    speed: 0.016,
    gatherMs: 240,
    ease: 'cubic',
    order: [0, 1, 2, 3, 4],
    stops: [1150, 1380, 1610, 1840, 2070],
    settleMs: 700,
    settle: (time) => ({ turn: damped(time, 1.5, 4.2) * 0.045 }),
  },
  bits: {
    lantern(context) {
      paperLantern(context, 0, 0, 13.5, '#ffa23c', '#a3201a', 1)
    },
    spark(context) {
      glow(context, 0, 0, 26, '#ffd27a', 1)
      disc(context, 0, 0, 3, '#fff6d0')
    },
    petal(context) {
      pen(context, '#f7a8bf', 'M0 -16Q14 -4 0 14Q-14 -4 0 -16Z')
    },
  },
  onStop(reel, { spawn, box }) {
    spawn('spark', 4, () => ({
      x: box.x(reel) + Math.random() * box.cellWidth,
      y: box.top + box.reelsHeight,
      speedY: -40,
      sway: 20,
      life: 0.9,
      size: 0.35,
      lighter: true,
    }))
  },
  onWin(tier, { spawn, box }) {
    if (tier === 3)
      spawn('spark', 40, () => ({
        x: box.left + Math.random() * box.reelsWidth,
        y: box.top + box.reelsHeight,
        speedY: -90 - Math.random() * 120,
        sway: 30,
        life: 2.4,
        size: 0.5,
        lighter: true,
        delay: Math.random() * 0.8,
      }))
    if (tier > 3)
      spawn('lantern', tier === 4 ? 26 : 150, () => {
        const distance = Math.random()
        return {
          x: Math.random() * box.stageWidth,
          y: box.stageHeight + 40,
          speedY: -(70 + distance * 150),
          sway: 40,
          size: 0.4 + distance * 1.5,
          life: 9,
          delay: Math.random() * (tier === 4 ? 1.2 : 4.2),
          spinSpeed: 0,
        }
      })
  },
  onFree({ spawn, box }) {
    spawn('petal', 50, () => ({
      x: Math.random() * box.stageWidth,
      y: -20,
      speedY: 60 + Math.random() * 60,
      speedX: 30,
      sway: 60,
      spinSpeed: 2,
      size: 0.5,
      life: 7,
      delay: Math.random() * 2,
    }))
  },
  big(context, box, time) {
    for (let i = 0; i < 7; i++) {
      const angle = time * 0.7 - i * 0.55
      if (angle < 0) continue
      const part = angle % 2.4
      const x = box.stageWidth * (0.1 + 0.8 * ((i * 0.37) % 1))
      const y = box.stageHeight * (0.14 + 0.2 * ((i * 0.61) % 1))
      const outer = easeOut(part / 1.2) * 150 * (box.phone ? 0.5 : 1)
      const alpha = clamp(1.6 - part)
      context.save()
      context.globalAlpha *= alpha
      context.strokeStyle = pick(['#ffd27a', '#ff7a5a', '#8fe0d0'], i % 3)
      context.lineWidth = 2.4
      for (let j = 0; j < 20; j++) {
        const bearing = (j * TURN) / 20
        context.beginPath()
        context.moveTo(x + outer * 0.55 * Math.cos(bearing), y + outer * 0.55 * Math.sin(bearing))
        context.lineTo(x + outer * Math.cos(bearing), y + outer * Math.sin(bearing) + part * 14)
        context.stroke()
      }
      context.restore()
    }
    glow(context, box.middleX, box.middleY, box.stageWidth * 0.45, 'rgba(255,140,50,.5)', 0.9)
  },
  herald(context, box, time) {
    for (let i = 0; i < 9; i++)
      paperLantern(
        context,
        box.middleX + ((i - 4) * box.stageWidth) / 9,
        box.middleY -
          190 * box.scale +
          Math.abs(i - 4) * -16 -
          easeOut(time / 1) * 30 +
          Math.sin(time * 1.4 + i) * 6,
        24 * box.scale + 6,
        pick(['#ff8a3c', '#f4513c', '#ffb648'], i % 3),
        '#8d1414',
        1,
      )
  },
}
