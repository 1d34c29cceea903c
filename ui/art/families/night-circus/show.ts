import type { FamilyShow } from '../family.ts'
import { pen, emblem, panel, disc, polygon, glow, stamp } from '../../stage/brush.ts'
import { TURN, clamp, between, damped, pick } from '../../stage/shapes.ts'
import { RED, GOL } from './pieces.ts'

export const show: FamilyShow = {
  dance: (time, reel) => ({
    y: -Math.abs(Math.sin(time * 4.4 - reel * 0.5)) * 12,
    turn: Math.sin(time * 4.4 - reel * 0.5) * 0.09,
  }),
  line(context, points, time, tier, box) {
    context.save()
    context.lineCap = 'round'
    if (tier > 1) {
      context.strokeStyle = '#7a0c1c'
      context.lineWidth = 10 * box.scale
      context.beginPath()
      points.forEach(([x, y], i) => (i ? context.lineTo(x, y) : context.moveTo(x, y)))
      context.stroke()
    }
    context.strokeStyle = GOL
    context.lineWidth = (tier === 1 ? 3 : 5) * box.scale
    context.beginPath()
    points.forEach(([x, y], i) => (i ? context.lineTo(x, y) : context.moveTo(x, y)))
    context.stroke()
    context.restore()
    for (const [x, y] of points)
      panel(
        context,
        x - box.cellWidth / 2 + 2,
        y - box.cellHeight * 0.46,
        box.cellWidth - 4,
        box.cellHeight * 0.92,
        10 * box.scale,
        null,
        tier === 1 ? '#8a6a3a' : RED,
        tier === 1 ? 2 : 4,
      )
    if (tier > 1)
      for (const [x, y] of points)
        for (let j = 0; j < 8; j++) {
          const angle = (j * TURN) / 8 + time
          const atX = x + Math.cos(angle) * box.cellWidth * 0.47
          const atY = y + Math.sin(angle) * box.cellHeight * 0.45
          disc(
            context,
            atX,
            atY,
            3.4 * box.scale,
            (j + Math.floor(time * 5)) % 2 ? '#fff6cc' : GOL,
            '#7a0c1c',
            1,
          )
        }
  },
  hot(context, box, reel, time) {
    context.fillStyle = `rgba(255,200,60,${0.25 + 0.15 * Math.sin(time * 12)})`
    context.fillRect(box.x(reel), box.top, box.cellWidth, box.reelsHeight)
  },
  motion: {
    kind: 'strip',
    drum: true,
    direction: 1,
    speed: 0.02,
    gatherMs: 120,
    ease: 'back',
    order: [0, 1, 2, 3, 4],
    stops: [950, 1230, 1510, 1790, 2070],
    settleMs: 420,
    settle: (time) => ({ y: damped(time, 3.2, 9) * 26 }),
  },
  bits: {
    conf(context) {
      const inner = ['#c4202f', '#f2b632', '#2a7a9a', '#e87aa0', '#f6e7c8']
      context.fillStyle = pick(inner, Math.floor(Math.random() * 5))
      context.fillRect(-9, -5, 18, 10)
    },
    conf2(context) {
      context.fillStyle = GOL
      context.fillRect(-8, -5, 16, 10)
    },
    conf3(context) {
      context.fillStyle = '#3fa0b8'
      context.fillRect(-8, -5, 16, 10)
    },
    conf4(context) {
      context.fillStyle = '#e8607a'
      disc(context, 0, 0, 7, '#e8607a')
    },
    fire(context) {
      glow(context, 0, 0, 28, '#ff8a2c', 1)
      glow(context, 0, 0, 12, '#fff0b0', 1)
    },
  },
  onWin(tier, { spawn, box }) {
    const count = pick([0, 0, 14, 50, 130, 300], tier)
    ;['conf', 'conf2', 'conf3', 'conf4'].forEach((factor) =>
      spawn(factor, count / 4, (index) =>
        tier > 3
          ? {
              x: index % 2 ? -10 : box.stageWidth + 10,
              y: box.stageHeight * 0.8,
              speedX: index % 2 ? 120 + Math.random() * 620 : -120 - Math.random() * 620,
              speedY: -(420 + Math.random() * 520),
              gravity: 460,
              life: 4.2,
              spinSpeed: 7,
              size: 0.6 + Math.random() * 0.7,
              delay: Math.random() * (tier > 4 ? 4 : 0.8),
              sway: 80,
            }
          : {
              x: box.left + Math.random() * box.reelsWidth,
              y: box.top - 20,
              speedY: 40,
              gravity: 200,
              spinSpeed: 6,
              size: 0.5,
              sway: 60,
              life: 2.4,
              delay: Math.random() * 0.6,
            },
      ),
    )
  },
  big(context, box, time) {
    const outer = box.phone ? 150 : 290
    const y = box.middleY
    for (let i = 0; i < 46; i++) {
      const angle = (i * TURN) / 46
      const fraction = 1 + 0.16 * Math.sin(time * 9 + i * 2.3)
      stamp(
        context,
        'fl',
        box.middleX + outer * 1.12 * Math.cos(angle),
        y + outer * Math.sin(angle) - 6,
        60,
        (inner) => {
          glow(inner, 0, 0, 56, 'rgba(255,120,30,.8)', 1)
          glow(inner, 0, 0, 24, '#fff0b0', 0.9)
        },
        0,
        clamp(0.9 * fraction) * clamp(time * 2),
      )
      context.save()
      context.translate(box.middleX + outer * 1.12 * Math.cos(angle), y + outer * Math.sin(angle))
      context.scale(fraction * box.scale, fraction * box.scale)
      pen(context, i % 2 ? '#ff7a1c' : '#ffb03c', 'M-12 6Q-16 -18 2 -44Q16 -18 12 6Q0 14 -12 6Z')
      pen(context, '#fff0b0', 'M-5 6Q-7 -8 1 -22Q8 -8 5 6Z')
      context.restore()
    }
    context.save()
    context.strokeStyle = GOL
    context.lineWidth = 12
    context.beginPath()
    context.ellipse(box.middleX, y, outer * 1.12, outer, 0, 0, TURN)
    context.stroke()
    context.restore()
    const part = clamp((time - 0.5) / 2.2)
    const x = between(-200, box.stageWidth + 200, part)
    const atY = y - Math.sin(part * Math.PI) * 150 + 110
    if (part > 0 && part < 1) {
      context.save()
      context.translate(x, atY)
      context.rotate((part - 0.5) * 0.8)
      emblem(
        context,
        'tiger',
        {
          accent: '#f08a2c',
          shade: '#b8541a',
          light: '#fffaf0',
          glint: '#fff',
          deep: '#2a1230',
          brass: GOL,
          brassShade: '#b87a14',
        },
        box.phone ? 1.1 : 2,
      )
      context.restore()
    }
  },
  herald(context, box, time) {
    context.save()
    context.globalCompositeOperation = 'lighter'
    for (const side of [-1, 1]) {
      context.save()
      context.translate(box.middleX + side * box.stageWidth * 0.42, -10)
      context.rotate(side * (0.5 + 0.06 * Math.sin(time * 2)))
      polygon(
        context,
        [
          [-10, 0],
          [10, 0],
          [180, box.stageHeight * 1.1],
          [-180, box.stageHeight * 1.1],
        ],
        'rgba(255,220,140,.16)',
      )
      context.restore()
    }
    context.restore()
  },
}
