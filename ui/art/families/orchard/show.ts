import { disc, marks, panel, pen, radial } from '../../stage/brush.ts'
import { easeBack, pick, TURN } from '../../stage/shapes.ts'
import type { Box, Context, Inked, Points } from '../../stage/types.ts'
import type { FamilyShow } from '../family.ts'
import { cherries, cream, dark, fresh, lemon, peach } from './pieces.ts'

const small = (list: readonly Inked[]) => (context: Context) => {
  context.scale(0.4, 0.4)
  marks(context, list)
}

const fruits = ['cherry', 'lemon', 'peach'] as const
const leafShape = 'M0 26Q-38 -10 0 -54Q38 -10 0 26Z'

/** A tendril from fruit to fruit. */
function drawTendril(context: Context, points: Points, box: Box): void {
  const bend = box.cellWidth * 0.3
  context.beginPath()
  points.forEach(([x, y], at) => {
    if (at === 0) context.moveTo(x, y)
    else {
      const [beforeX, beforeY] = pick(points, at - 1)
      context.bezierCurveTo(beforeX + bend, beforeY - 34, x - bend, y + 34, x, y)
    }
  })
  context.stroke()
}

function drawLeaves(context: Context, x: number, y: number, time: number, box: Box): void {
  for (const side of [-1, 1]) {
    context.save()
    context.translate(x + side * box.cellWidth * 0.42, y - box.cellHeight * 0.44)
    context.scale(side * box.scale, box.scale)
    context.rotate(Math.sin(time * 3) * 0.2)
    pen(context, fresh, 'M-4 0Q8 -18 26 -10Q18 10 -4 0Z')
    context.restore()
  }
}

function drawRays(context: Context, reach: number, time: number): void {
  for (let ray = 0; ray < 36; ray += 1) {
    context.save()
    context.rotate((ray * TURN) / 36 + time * 0.05)
    context.fillStyle = ray % 2 ? 'rgba(255,214,90,.55)' : 'rgba(255,244,200,.5)'
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(-46, -reach)
    context.lineTo(46, -reach)
    context.fill()
    context.restore()
  }
}

function drawWreath(context: Context, radius: number, size: number, time: number): void {
  for (let leaf = 0; leaf < 22; leaf += 1) {
    context.save()
    context.rotate((leaf * TURN) / 22 + Math.sin(time) * 0.03)
    context.translate(0, -radius)
    context.scale(size, size)
    pen(context, leaf % 2 ? fresh : dark, leafShape)
    if (leaf % 2) disc(context, 0, 6, 20, leaf % 4 === 1 ? '#e01e3c' : '#f2c63a')
    context.restore()
  }
}

/** Most of it falls beside the sum. */
const asideOf = ({ middleX }: Box) =>
  middleX + (Math.random() < 0.5 ? -1 : 1) * middleX * Math.sqrt(Math.random())

export const show: FamilyShow = {
  motion: {
    kind: 'tumble',
    direction: 1,
    order: [0, 1, 2, 3, 4],
    stops: [1150, 1370, 1590, 1810, 2030],
    settleMs: 240,
  },
  idle: (time, reel, row) => ({ turn: Math.sin(time * 0.8 + reel * 2 + row) * 0.02 }),
  dance: (time, reel) => {
    const hop = Math.abs(Math.sin(time * 4.2 - reel * 0.5))
    const squash = 0.1 * Math.cos(time * 8.4 - reel) * (1 - hop)
    return {
      y: -hop * 14,
      scaleX: 1 + squash,
      scaleY: 1 - squash,
      turn: Math.sin(time * 4.2 - reel) * 0.1,
    }
  },
  line(context, points, time, tier, box) {
    const isPlain = tier === 1
    context.lineCap = 'round'
    context.strokeStyle = isPlain ? '#6a8a3a' : '#3a8a2c'
    context.lineWidth = (isPlain ? 3 : 6) * box.scale
    drawTendril(context, points, box)
    const [width, height] = [box.cellWidth - 4, box.cellHeight - 4]
    const edge = isPlain ? '#6a8a3a' : '#e03a4a'
    for (const [x, y] of points) {
      const [left, top, round] = [x - width / 2, y - height / 2, box.cellWidth * 0.3]
      panel(context, left, top, width, height, round, null, edge, isPlain ? 2 : 4)
      if (!isPlain) drawLeaves(context, x, y, time, box)
    }
  },
  hot(context, box, reel, time) {
    context.fillStyle = `rgba(255,214,90,${0.24 + 0.1 * Math.sin(time * 5)})`
    context.fillRect(box.x(reel) - 5, box.top - 6, box.cellWidth + 10, box.reelsHeight + 8)
  },
  bits: {
    cherry: small(cherries),
    lemon: small(lemon),
    peach: small(peach),
    leaf: (context) => pen(context, fresh, 'M0 -14Q16 -2 0 16Q-16 -2 0 -14Z'),
    petal: (context) => pen(context, '#fbc8d8', 'M0 -14Q14 -2 0 14Q-14 -2 0 -14Z'),
  },
  onStop(reel, { spawn, box }) {
    spawn('leaf', 4, () => ({
      x: box.x(reel) + Math.random() * box.cellWidth,
      y: box.top + box.reelsHeight - 10,
      speedX: (Math.random() - 0.5) * 160,
      speedY: -140 - Math.random() * 80,
      gravity: 420,
      spinSpeed: 6,
      size: 0.45,
      life: 1,
    }))
  },
  onWin(tier, { spawn, box }) {
    if (tier < 4) {
      spawn('leaf', tier === 3 ? 40 : 10, () => ({
        x: box.left + Math.random() * box.reelsWidth,
        y: box.top - 10,
        speedY: 60,
        gravity: 120,
        sway: 80,
        spinSpeed: 4,
        size: 0.6,
        life: 2.6,
        delay: Math.random() * 0.8,
      }))
      return
    }
    const isLargest = tier > 4
    for (const kind of fruits) {
      spawn(kind, isLargest ? 54 : 18, () => ({
        x: isLargest ? asideOf(box) : Math.random() * box.stageWidth,
        y: -50,
        speedY: 140 + Math.random() * 160,
        gravity: 380,
        spinSpeed: (Math.random() - 0.5) * 7,
        size: 0.8 + Math.random() * (isLargest ? 1.5 : 0.7),
        life: 3.4,
        delay: Math.random() * (isLargest ? 4.6 : 1.2),
      }))
    }
  },
  onFree({ spawn, box }) {
    spawn('petal', 120, () => ({
      x: Math.random() * box.stageWidth,
      y: -20,
      speedX: 60 + Math.random() * 80,
      speedY: 120 + Math.random() * 140,
      sway: 60,
      spinSpeed: 3,
      size: 0.4 + Math.random() * 0.6,
      life: 4,
      delay: Math.random() * 1.2,
    }))
  },
  big(context, box, time) {
    const grown = easeBack(time / 0.7)
    const radius = (box.phone ? 168 : 330) * grown
    context.save()
    context.translate(box.middleX, box.middleY)
    drawRays(context, box.stageWidth * 0.8, time)
    drawWreath(context, radius, grown * (box.phone ? 0.55 : 1), time)
    const red = radial(context, 0, 0, 10, radius, '#e8434e', '#c0202e')
    disc(context, 0, 0, radius * 0.93, red, cream, 8)
    context.restore()
  },
  herald(context, box, time) {
    const radius = (box.phone ? 170 : 330) * easeBack(time / 0.8)
    context.translate(box.middleX, box.middleY)
    for (let petal = 0; petal < 26; petal += 1) {
      context.save()
      context.rotate((petal * TURN) / 26 + time * 0.08)
      context.translate(0, -radius)
      context.scale(box.scale, box.scale)
      pen(context, petal % 2 ? '#f9b8cc' : '#fff4f6', 'M0 26Q-30 -6 0 -44Q30 -6 0 26Z')
      context.restore()
    }
  },
}
