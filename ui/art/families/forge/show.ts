import type { FamilyShow } from '../family.ts'
import { linear, panel, disc, polygon, glow } from '../../stage/brush.ts'
import { between, easeOut, pick } from '../../stage/shapes.ts'
import { rivet } from './pieces.ts'

export const show: FamilyShow = {
  dance: (time, reel) => {
    const part = (time * 1.6 - reel * 0.12) % 1
    const factor = part > 0 && part < 0.18 ? Math.sin((part / 0.18) * Math.PI) : 0
    return { scaleY: 1 - 0.1 * factor, scaleX: 1 + 0.06 * factor, y: 5 * factor }
  },
  line(context, points, _time, tier, box) {
    context.save()
    context.lineCap = 'round'
    context.lineJoin = 'miter'
    if (tier > 1) {
      context.shadowColor = '#ff6a0c'
      context.shadowBlur = 22
    }
    context.strokeStyle = tier === 1 ? '#b8b0a4' : '#fff0b0'
    context.lineWidth = (tier === 1 ? 2 : 4.5) * box.scale
    context.beginPath()
    points.forEach(([x, y], i) => (i ? context.lineTo(x, y) : context.moveTo(x, y)))
    if (tier > 1) context.stroke()
    const inner = Math.min(box.cellWidth, box.cellHeight) * 0.1
    const width = box.cellWidth
    const height = box.cellHeight
    for (const [x, y] of points)
      polygon(
        context,
        [
          [-width / 2 + inner, -height / 2],
          [width / 2 - inner, -height / 2],
          [width / 2, -height / 2 + inner],
          [width / 2, height / 2 - inner],
          [width / 2 - inner, height / 2],
          [-width / 2 + inner, height / 2],
          [-width / 2, height / 2 - inner],
          [-width / 2, -height / 2 + inner],
        ].map(([dx = 0, dy = 0]) => [x + dx, y + dy] as const),
        null,
        tier === 1 ? '#b8b0a4' : '#ffc23c',
        (tier === 1 ? 2 : 4) * box.scale,
      )
    context.restore()
  },
  hot(context, box, reel, time) {
    context.fillStyle = `rgba(255,110,20,${0.3 + 0.15 * Math.sin(time * 14)})`
    context.fillRect(box.x(reel) - 3, box.top - 6, box.cellWidth + 6, box.reelsHeight + 12)
  },
  motion: {
    kind: 'strip',
    direction: 1,
    speed: 0.024,
    gatherMs: 90,
    ease: 'hit',
    order: [0, 4, 1, 3, 2],
    stops: [1150, 1160, 1560, 1570, 2080],
    settleMs: 300,
    settle: (time) => {
      const factor = Math.exp(-time * 16) * Math.cos(time * 60)
      return { y: factor * 5 }
    },
  },
  bits: {
    spark(context) {
      context.strokeStyle = '#ffd27a'
      glow(context, 0, 0, 16, '#ff8a1c', 0.9)
      disc(context, 0, 0, 3, '#fff6d0')
    },
    drop(context) {
      glow(context, 0, 0, 30, '#ff7a0c', 0.9)
      disc(context, 0, 0, 9, '#fff0a8')
    },
  },
  onStop(reel, { spawn, shake, box }) {
    shake(reel === 2 ? 12 : 6)
    spawn('spark', reel === 2 ? 34 : 14, () => ({
      x: box.x(reel) + box.cellWidth / 2,
      y: box.top + box.reelsHeight,
      speedX: (Math.random() - 0.5) * 620,
      speedY: -120 - Math.random() * 420,
      gravity: 900,
      size: 0.2 + Math.random() * 0.3,
      life: 0.9,
      lighter: true,
    }))
  },
  onWin(tier, { spawn, box }) {
    spawn('spark', pick([0, 0, 16, 70, 140, 260], tier), () => ({
      x: tier > 3 ? Math.random() * box.stageWidth : box.left + Math.random() * box.reelsWidth,
      y: tier > 3 ? box.stageHeight - 90 : box.top + box.reelsHeight,
      speedX: (Math.random() - 0.5) * 300,
      speedY: -(300 + Math.random() * 620),
      gravity: 620,
      size: 0.25 + Math.random() * 0.5,
      life: 2,
      lighter: true,
      delay: Math.random() * (tier > 4 ? 4.4 : tier > 3 ? 2 : 0.6),
    }))
  },
  big(context, box, time) {
    const width = (box.phone ? 60 : 130) * (1 + 0.06 * Math.sin(time * 7))
    const factor = easeOut(time / 0.9)
    const bot = between(-20, box.middleY - 120 * box.scale, factor)
    context.save()
    for (const [inner, colour] of [
      [2.6, 'rgba(255,90,10,.35)'],
      [1.5, '#ff7a0c'],
      [1, '#ffc23c'],
      [0.5, '#fff6c8'],
    ] as const) {
      context.fillStyle = colour
      context.beginPath()
      context.moveTo(box.middleX - width * inner * 0.7, -10)
      for (let y = 0; y <= bot; y += 20)
        context.lineTo(box.middleX - width * inner * 0.5 - Math.sin(y / 50 + time * 6) * 7, y)
      for (let y = bot; y >= 0; y -= 20)
        context.lineTo(box.middleX + width * inner * 0.5 + Math.sin(y / 44 + time * 5) * 7, y)
      context.lineTo(box.middleX + width * inner * 0.7, -10)
      context.fill()
    }
    const mouldWidth = box.phone ? 350 : 900
    const mouldHeight = box.phone ? 190 : 330
    const fill = easeOut((time - 0.5) / 2.6)
    panel(
      context,
      box.middleX - mouldWidth / 2,
      box.middleY - mouldHeight / 2,
      mouldWidth,
      mouldHeight,
      18,
      '#141214',
      '#8a847a',
      6,
    )
    context.save()
    context.beginPath()
    context.roundRect(
      box.middleX - mouldWidth / 2 + 14,
      box.middleY - mouldHeight / 2 + 14,
      mouldWidth - 28,
      mouldHeight - 28,
      10,
    )
    context.clip()
    const fillY = box.middleY + mouldHeight / 2 - fill * (mouldHeight - 20)
    context.fillStyle = linear(
      context,
      0,
      box.middleY - mouldHeight / 2,
      0,
      box.middleY + mouldHeight / 2,
      '#b8400a',
      '#5a1804',
      '#260802',
    )
    context.beginPath()
    context.moveTo(box.middleX - mouldWidth, box.middleY + mouldHeight)
    for (let x = -mouldWidth / 2; x <= mouldWidth / 2; x += 20)
      context.lineTo(box.middleX + x, fillY + Math.sin(x / 40 + time * 4) * 6)
    context.lineTo(box.middleX + mouldWidth, box.middleY + mouldHeight)
    context.fill()
    context.restore()
    for (const [angle, second] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      rivet(
        context,
        box.middleX + angle * (mouldWidth / 2 - 8),
        box.middleY + second * (mouldHeight / 2 - 8),
        9,
      )
    context.restore()
    glow(
      context,
      box.middleX,
      box.middleY - mouldHeight / 2 - 40 * box.scale,
      170 * box.scale,
      'rgba(255,140,30,.6)',
      1,
    )
  },
  herald(context, box, time) {
    glow(
      context,
      box.middleX,
      box.middleY,
      box.stageWidth * 0.4,
      'rgba(255,100,10,.6)',
      0.7 + 0.2 * Math.sin(time * 8),
    )
  },
}
