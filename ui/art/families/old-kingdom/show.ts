import type { FamilyShow } from '../family.ts'
import { radial, disc, polygon } from '../../stage/brush.ts'
import { TURN, between, easeOut, pick } from '../../stage/shapes.ts'

export const show: FamilyShow = {
  dance: (time, reel) => {
    const factor = Math.max(0, Math.sin(time * 3.2 - reel * 0.45))
    return { y: -6 * factor, scaleX: 1 + 0.05 * factor, scaleY: 1 + 0.05 * factor }
  },
  line(context, points, _time, tier, box) {
    const width = box.cellWidth / 2
    const height = box.cellHeight / 2
    const gleam = tier === 1 ? '#7a4a12' : '#ffcf4a'
    context.save()
    if (tier > 1) {
      context.shadowColor = '#ff9a1c'
      context.shadowBlur = 16
    }
    context.strokeStyle = gleam
    context.lineWidth = (tier === 1 ? 2 : 5) * box.scale
    for (const [x, y] of points)
      context.strokeRect(x - width + 3, y - height + 3, width * 2 - 6, height * 2 - 6)
    context.lineWidth = (tier === 1 ? 3 : 8) * box.scale
    for (let i = 1; i < points.length; i++) {
      const [angle, second] = pick(points, i - 1)
      const [x, y] = pick(points, i)
      const middle = (angle + x) / 2
      context.beginPath()
      context.moveTo(angle + width - 4, second)
      context.lineTo(middle, second)
      context.lineTo(middle, y)
      context.lineTo(x - width + 4, y)
      context.stroke()
    }
    context.restore()
  },
  hot(context, box, reel, time) {
    context.fillStyle = `rgba(255,190,70,${0.2 + 0.12 * Math.sin(time * 6)})`
    context.fillRect(box.x(reel) - 2, box.top, box.cellWidth + 4, box.reelsHeight)
  },
  motion: {
    kind: 'strip',
    direction: 1,
    speed: 0.0125,
    gatherMs: 300,
    ease: 'hit',
    order: [0, 1, 2, 3, 4],
    stops: [1050, 1330, 1610, 1890, 2170],
    settleMs: 260,
    settle: (time) => ({ y: time < 0.05 ? -time * 60 : 0 }),
  },
  bits: {
    dust(context) {
      disc(
        context,
        0,
        0,
        26,
        radial(context, 0, 0, 0, 26, 'rgba(240,210,150,.75)', 'rgba(240,210,150,0)'),
      )
    },
    gold(context) {
      polygon(
        context,
        [
          [0, -12],
          [9, 0],
          [0, 12],
          [-9, 0],
        ],
        '#ffd25a',
      )
      polygon(
        context,
        [
          [0, -12],
          [9, 0],
          [0, 12],
        ],
        '#c88a1c',
      )
    },
  },
  onStop(reel, { spawn, shake, box }) {
    shake(7)
    spawn('dust', 12, () => ({
      x: box.x(reel) + Math.random() * box.cellWidth,
      y: box.top + box.reelsHeight + 4,
      speedX: (Math.random() - 0.5) * 120,
      speedY: -20 - Math.random() * 50,
      size: 0.5,
      grow: 1.8,
      life: 0.9,
      alpha: 0.7,
    }))
  },
  onWin(tier, { spawn, box }) {
    if (tier > 2)
      spawn('gold', pick([0, 0, 0, 40, 90, 180], tier), () => ({
        x: box.middleX + (Math.random() - 0.5) * (tier > 3 ? box.stageWidth : box.reelsWidth),
        y: tier > 3 ? -20 : box.top,
        speedY: 120 + Math.random() * 160,
        gravity: 160,
        speedX: (Math.random() - 0.5) * 60,
        spinSpeed: 6,
        size: 0.4 + Math.random() * 0.7,
        life: 4,
        delay: Math.random() * (tier > 4 ? 4 : 1.2),
      }))
  },
  big(context, box, time) {
    const y = box.middleY - between(-60, 26, easeOut(time / 2)) * box.scale
    const outer = between(60, 255, easeOut(time / 3)) * (box.phone ? 0.62 : 1)
    context.save()
    context.translate(box.middleX, y)
    context.rotate(time * 0.06)
    for (let i = 0; i < 28; i++) {
      context.rotate(TURN / 28)
      context.fillStyle = i % 2 ? 'rgba(255,190,70,.32)' : 'rgba(255,220,130,.18)'
      context.beginPath()
      context.moveTo(-14, -outer)
      context.lineTo(14, -outer)
      context.lineTo(70, -outer - box.stageWidth * 0.5 * easeOut(time / 2.4))
      context.lineTo(-70, -outer - box.stageWidth * 0.5 * easeOut(time / 2.4))
      context.fill()
    }
    context.restore()
    disc(
      context,
      box.middleX,
      y,
      outer,
      radial(
        context,
        box.middleX - outer * 0.2,
        y - outer * 0.2,
        outer * 0.1,
        outer,
        '#c8741c',
        '#a24a10',
        '#6a2a08',
      ),
      '#ffd25a',
      6,
    )
    disc(context, box.middleX, y, outer * 0.9, null, 'rgba(255,220,120,.7)', 2)
    for (const side of [-1, 1]) {
      context.save()
      context.translate(box.middleX + side * outer * 0.96, y)
      context.scale(side, 1)
      for (let fraction = 0; fraction < 3; fraction++)
        for (let i = 0; i < 9; i++) {
          const factor = easeOut(time / 1.4) * (1 - fraction * 0.22)
          context.save()
          context.rotate(-0.28 + fraction * 0.2 + i * 0.03)
          context.fillStyle = pick(['#2c6f9a', '#b8402a', '#e0a02c'], fraction)
          context.beginPath()
          context.ellipse(
            (60 + i * 30) * factor * box.scale + 10,
            fraction * 26 * box.scale - 10,
            26 * box.scale,
            8 * box.scale,
            0.12,
            0,
            TURN,
          )
          context.fill()
          context.restore()
        }
      context.restore()
    }
  },
  herald(context, box, time) {
    const factor = easeOut(time / 1)
    for (const side of [-1, 1]) {
      context.save()
      context.translate(box.middleX + side * (box.phone ? 0 : 400) * factor, box.middleY)
      context.scale(side * box.scale, box.scale)
      context.globalAlpha *= 0.9
      for (let fraction = 0; fraction < 3; fraction++)
        for (let i = 0; i < 7; i++) {
          context.save()
          context.rotate(-0.24 + fraction * 0.2)
          context.fillStyle = pick(['#2c6f9a', '#b8402a', '#e0a02c'], fraction)
          context.beginPath()
          context.ellipse(20 + i * 28, fraction * 18, 24, 7, 0.1, 0, TURN)
          context.fill()
          context.restore()
        }
      context.restore()
    }
  },
}
