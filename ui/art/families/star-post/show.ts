import type { Effects, FamilyShow } from '../family.ts'
import { disc, glow, panel, starShape } from '../../stage/brush.ts'
import { between, easeOut, TURN } from '../../stage/shapes.ts'
import type { Box, Context } from '../../stage/types.ts'
import { envelope, navy, orange, pink, rocket, streaks, teal, yellow } from './pieces.ts'

const quiet = '#8a90a8'

/** Letters fly from all sides of the reels. */
function burst({ spawn, box }: Effects, count: number, seconds: number): void {
  for (const kind of ['letter', 'second']) {
    spawn(kind, count, () => {
      const angle = Math.random() * TURN
      const speed = 180 + Math.random() * 520
      return {
        x: box.middleX + Math.cos(angle) * box.reelsWidth * 0.45,
        y: box.middleY + Math.sin(angle) * 170 * box.scale,
        speedX: Math.cos(angle) * speed,
        speedY: Math.sin(angle) * speed - 120,
        gravity: 120,
        spinSpeed: (Math.random() - 0.5) * 8,
        size: 0.5 + Math.random() * 0.8,
        life: 3.2,
        delay: Math.random() * seconds + 0.4,
      }
    })
  }
}

/** The pill on which the largest sums stand. */
function capsule(context: Context, { phone }: Box): void {
  const [width, height] = phone ? [350, 200] : [920, 350]
  panel(context, -width / 2, -height / 2, width, height, height / 2, navy, orange, 6)
  panel(
    context,
    -width / 2 + 12,
    -height / 2 + 12,
    width - 24,
    height - 24,
    height / 2 - 12,
    null,
    teal,
    2,
  )
}

export const show: FamilyShow = {
  dance(time, reel) {
    const size = 1 + 0.05 * Math.sin(time * 6 - reel * 0.7)
    return { scaleX: size, scaleY: size, turn: Math.sin(time * 3 - reel) * 0.03 }
  },
  line(context, points, time, tier, box) {
    const isQuiet = tier === 1
    context.setLineDash([10 * box.scale, 7 * box.scale])
    context.lineDashOffset = -time * 60
    context.strokeStyle = isQuiet ? quiet : yellow
    context.lineWidth = (isQuiet ? 2 : 4) * box.scale
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.stroke()
    context.setLineDash([])
    for (const [x, y] of points) {
      context.strokeStyle = isQuiet ? quiet : orange
      context.lineWidth = (isQuiet ? 2 : 5) * box.scale
      context.strokeRect(
        x - box.cellWidth / 2 + 1,
        y - box.cellHeight / 2 + 1,
        box.cellWidth - 2,
        box.cellHeight - 2,
      )
      if (!isQuiet) disc(context, x, y, 7 * box.scale, yellow, navy, 2)
    }
  },
  hot(context, box, reel, time) {
    context.fillStyle = `rgba(47,194,184,${0.2 + 0.1 * Math.sin(time * 6)})`
    context.fillRect(box.x(reel) - 3, box.top - 6, box.cellWidth + 6, box.reelsHeight + 12)
  },
  motion: {
    kind: 'flap',
    direction: 1,
    order: [0, 1, 2, 3, 4],
    stops: [1080, 1320, 1560, 1800, 2040],
    settleMs: 200,
  },
  bits: {
    letter(context) {
      context.scale(0.55, 0.55)
      envelope(context)
    },
    second(context) {
      context.scale(0.55, 0.55)
      envelope(context, '#c8f0ec', pink)
    },
    spark(context) {
      starShape(context, 0, 0, 4, 22, 0.2, '#fff6c8')
      glow(context, 0, 0, 26, '#8ff2ff', 0.6)
    },
  },
  onWin(tier, effects) {
    const { spawn, box } = effects
    if (tier === 4) burst(effects, 24, 1.4)
    if (tier > 4) burst(effects, 80, 4.6)
    if (tier > 3) return
    spawn('spark', tier === 3 ? 40 : 10, () => ({
      x: box.left + Math.random() * box.reelsWidth,
      y: box.top + Math.random() * box.reelsHeight,
      speedX: (Math.random() - 0.5) * 120,
      speedY: (Math.random() - 0.5) * 120,
      spinSpeed: 2,
      size: 0.2 + Math.random() * 0.4,
      life: 1.6,
      lighter: true,
      delay: Math.random() * 0.8,
    }))
  },
  onFree(effects) {
    burst(effects, 30, 0.8)
  },
  onCoin(x, y, { spawn }) {
    spawn('spark', 8, () => ({
      x,
      y,
      speedX: (Math.random() - 0.5) * 260,
      speedY: (Math.random() - 0.5) * 260,
      spinSpeed: 2,
      size: 0.3,
      life: 0.7,
      lighter: true,
    }))
  },
  big(context, box, time) {
    context.translate(box.middleX, box.middleY)
    context.save()
    streaks(context, 60, time, box.stageWidth * 0.7, [teal, orange, yellow], 4)
    context.restore()
    capsule(context, box)
    // The rocket goes round and round the sum.
    const [reachX, reachY] = box.phone ? [168, 134] : [500, 232]
    const angle = -1.9 + time * 0.9
    context.save()
    context.translate(Math.cos(angle) * reachX, Math.sin(angle) * reachY)
    context.rotate(Math.atan2(Math.cos(angle) * reachY, -Math.sin(angle) * reachX) + 1.57)
    rocket(context, box.phone ? 0.5 : 0.95)
    context.restore()
  },
  herald(context, box, time) {
    const part = easeOut(time / 1.4)
    context.translate(
      box.middleX,
      between(box.stageHeight + 120, box.middleY - 215 * box.scale, part),
    )
    rocket(context, box.phone ? 0.55 : 1)
  },
}
