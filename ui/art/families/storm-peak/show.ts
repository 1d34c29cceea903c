import type { FamilyShow } from '../family.ts'
import { disc, glow, linear, polygon } from '../../stage/brush.ts'
import { between, easeBack, numbersFrom, pick } from '../../stage/shapes.ts'
import type { Box, Context, Points } from '../../stage/types.ts'
import { bolt, octagon, splinter, strike } from './pieces.ts'

/** A line of light that never lies still. */
function liveArc(context: Context, points: Points, time: number, box: Box): void {
  for (const [width, colour] of [
    [7, 'rgba(120,150,255,.7)'],
    [2.6, '#ffffff'],
  ] as const) {
    const random = numbersFrom(Math.floor(time * 14) + 1)
    context.strokeStyle = colour
    context.lineWidth = width * box.scale
    context.shadowColor = '#8ab0ff'
    context.shadowBlur = 16
    context.beginPath()
    points.forEach(([x, y], at) => {
      const [fromX, fromY] = pick(points, Math.max(0, at - 1))
      for (let step = 1; step <= 4; step += 1) {
        const aside = step < 4 && at > 0 ? (random() - 0.5) * 22 : 0
        context.lineTo(between(fromX, x, step / 4), between(fromY, y, step / 4) + aside)
      }
    })
    context.stroke()
  }
}

/** The reel in the middle stands last; of an even number it is the one at the right. */
const lastReel = ({ reels }: Box) => (reels % 2 ? (reels - 1) / 2 : reels - 1)

const beatSeconds = 0.62

function breakingSky(context: Context, box: Box, time: number): void {
  const beat = Math.floor(time / beatSeconds)
  const part = time / beatSeconds - beat
  for (let each = 0; each < 3; each += 1) {
    const random = numbersFrom(beat * 3 + each + 1)
    const fromX = box.stageWidth * random()
    const toX = box.middleX + (random() - 0.5) * box.reelsWidth
    const toY = box.middleY + (random() - 0.5) * 160
    context.save()
    context.globalAlpha *= Math.max(0, 1 - part * 1.3)
    bolt(
      context,
      [fromX, -10],
      [toX, toY],
      beat * 11 + each * 5 + 1,
      box.phone ? 3 : 6,
      each % 2 ? '#cdd6ff' : '#fff3c0',
    )
    context.restore()
  }
  if (part >= 0.12) return
  context.fillStyle = 'rgba(210,225,255,.18)'
  context.fillRect(0, 0, box.stageWidth, box.stageHeight)
}

function slab(context: Context, { middleX, middleY, phone }: Box, time: number): void {
  const half = (phone ? 178 : 450) * easeBack(time / 0.5)
  const high = phone ? 96 : 175
  const corners = [
    [-1, 0],
    [-0.86, -1],
    [-0.1, -1.2],
    [0.88, -0.96],
    [1, 0.1],
    [0.84, 1],
    [-0.2, 1.16],
    [-0.9, 0.9],
  ] as const
  polygon(
    context,
    corners.map(([x, y]) => [middleX + half * x, middleY + high * y] as const),
    linear(
      context,
      middleX - half,
      middleY - high,
      middleX + half,
      middleY + high,
      '#2c3a7a',
      '#141c48',
      '#32307e',
    ),
    '#cfe4ff',
    4,
  )
}

export const show: FamilyShow = {
  dance(time, reel) {
    const at = (time * 2.2 - reel * 0.2) % 1.6
    const isStruck = at > 0 && at < 0.16
    const size = isStruck ? 1.1 : 1.02
    return { x: isStruck ? Math.sin(time * 90) * 2.5 : 0, scaleX: size, scaleY: size }
  },
  line(context, points, time, tier, box) {
    const isQuiet = tier === 1
    if (isQuiet) {
      context.strokeStyle = '#9fb8dc'
      context.lineWidth = 2
      context.beginPath()
      for (const [x, y] of points) context.lineTo(x, y)
      context.stroke()
    } else liveArc(context, points, time, box)
    const reach = Math.min(box.cellWidth, box.cellHeight) * 0.495
    for (const [x, y] of points) {
      polygon(
        context,
        octagon(reach, x, y),
        null,
        isQuiet ? '#9fb8dc' : '#ffffff',
        isQuiet ? 1.5 : 3,
      )
    }
  },
  hot(context, box, reel, time) {
    const x = box.x(reel) + box.cellWidth / 2
    context.save()
    context.fillStyle = `rgba(120,160,255,${0.12 + 0.06 * Math.sin(time * 6)})`
    context.fillRect(box.x(reel) - 3, box.top - 6, box.cellWidth + 6, box.reelsHeight + 12)
    context.globalAlpha = 0.6
    bolt(
      context,
      [x, box.top - 6],
      [x, box.top + box.reelsHeight],
      Math.floor(time * 6),
      2,
      '#bcd0ff',
      true,
    )
    context.restore()
  },
  motion: {
    kind: 'strip',
    direction: 1,
    speed: 0.028,
    gatherMs: 60,
    ease: 'hit',
    order: [1, 3, 0, 4, 2],
    stops: [1000, 1240, 1500, 1740, 2120],
    settleMs: 200,
  },
  bits: {
    shard: splinter,
    arc(context) {
      glow(context, 0, 0, 26, '#9fc0ff', 1)
      disc(context, 0, 0, 3, '#ffffff')
    },
  },
  onStop(reel, { spawn, flash, shake, box }) {
    const isLast = reel === lastReel(box)
    if (isLast) flash(0.5)
    shake(isLast ? 10 : 4)
    strike(reel)
    spawn('shard', 9, () => ({
      x: box.x(reel) + box.cellWidth / 2,
      y: box.top + 10,
      speedX: (Math.random() - 0.5) * 420,
      speedY: -80 - Math.random() * 200,
      gravity: 800,
      spinSpeed: 9,
      size: 0.25 + Math.random() * 0.35,
      life: 0.9,
    }))
  },
  onWin(tier, { spawn, flash, box }, cells) {
    flash(pick([0, 0, 0.2, 0.5, 0.8, 1], tier))
    spawn('arc', Math.min(60, cells.length * 4), (at) => {
      const [x, y] = pick(cells, at)
      return {
        x,
        y,
        speedX: (Math.random() - 0.5) * 260,
        speedY: (Math.random() - 0.5) * 260,
        size: 0.3 + Math.random() * 0.3,
        life: 0.7,
        lighter: true,
      }
    })
    spawn('shard', pick([0, 0, 12, 46, 110, 240], tier), () => ({
      x: tier > 3 ? Math.random() * box.stageWidth : box.left + Math.random() * box.reelsWidth,
      y: tier > 3 ? -20 : box.top + Math.random() * box.reelsHeight,
      speedX: (Math.random() - 0.5) * 160,
      speedY: tier > 3 ? 160 : -160,
      gravity: 300,
      spinSpeed: 6,
      size: 0.3 + Math.random() * 0.8,
      life: 3,
      delay: Math.random() * (tier > 4 ? 4.6 : 1),
    }))
  },
  onFree({ spawn, box }) {
    spawn('shard', 90, () => ({
      x: box.middleX + (Math.random() - 0.5) * 120,
      y: Math.random() * box.stageHeight,
      speedX: (Math.random() - 0.5) * 900,
      speedY: -60 - Math.random() * 120,
      gravity: 240,
      spinSpeed: 7,
      size: 0.3 + Math.random() * 0.6,
      life: 2.2,
      delay: Math.random() * 0.6,
    }))
  },
  onCoin(x, y, { spawn }) {
    spawn('arc', 8, () => ({
      x,
      y,
      speedX: (Math.random() - 0.5) * 300,
      speedY: (Math.random() - 0.5) * 300,
      size: 0.35,
      life: 0.6,
      lighter: true,
    }))
  },
  big(context, box, time) {
    breakingSky(context, box, time)
    slab(context, box, time)
  },
  herald(context, box, time) {
    const beat = Math.floor(time / 0.8)
    const aside = 300 * box.scale
    context.save()
    context.globalAlpha *= 1 - (time / 0.8 - beat)
    bolt(
      context,
      [box.middleX - aside, 0],
      [box.middleX - aside * 0.4, box.middleY],
      beat + 3,
      4,
      '#dfe9ff',
    )
    bolt(
      context,
      [box.middleX + aside, 0],
      [box.middleX + aside * 0.4, box.middleY],
      beat + 9,
      4,
      '#fff3c0',
    )
    context.restore()
  },
}
