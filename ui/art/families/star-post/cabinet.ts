import type { FamilyCabinet } from '../family.ts'
import { disc, linear, panel, radial, stamp } from '../../stage/brush.ts'
import { pick } from '../../stage/shapes.ts'
import type { Box, Context } from '../../stage/types.ts'
import { lamps, nameInk } from './lamps.ts'
import { bowl, cream, navy, orange, teal, well, yellow } from './pieces.ts'
import { crest } from './crest.ts'

/** What the name is written in, and what it stands on. */
export const nameLook = { inks: [nameInk], grounds: [navy] } as const

type Hull = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly round: number
  readonly pad: number
}

function hullOf(box: Box): Hull {
  const pad = box.phone ? 14 : 46
  const y = box.top - (box.phone ? 84 : 104)
  return {
    x: box.left - pad,
    y,
    width: box.reelsWidth + pad * 2,
    height: box.reelsHeight + (box.top - y) + (box.phone ? 72 : 94),
    round: box.phone ? 30 : 70,
    pad,
  }
}

function fins(context: Context, box: Box, { x, y, width, height }: Hull): void {
  const [out, low] = box.phone ? [14, 12] : [78, 66]
  for (const side of [-1, 1] as const) {
    const root = side < 0 ? x + 6 : x + width - 6
    context.fillStyle = linear(context, root, 0, root + side * out, 0, orange, '#d85a24')
    context.beginPath()
    context.moveTo(root, y + height * 0.5)
    context.quadraticCurveTo(
      root + side * out,
      y + height * 0.66,
      root + side * low,
      y + height + 6,
    )
    context.lineTo(root, y + height * 0.86)
    context.fill()
  }
}

function body(context: Context, box: Box, hull: Hull): void {
  const { x, y, width, height, round, pad } = hull
  context.save()
  context.shadowColor = 'rgba(0,0,20,.6)'
  context.shadowBlur = 36
  panel(
    context,
    x,
    y,
    width,
    height,
    round,
    linear(context, 0, y, 0, y + height, '#fffaf0', '#e4dcc8', '#b8b0a0'),
  )
  context.restore()
  panel(context, x + 6, y + 6, width - 12, height - 12, round - 6, null, 'rgba(12,22,56,.35)', 1.5)
  context.save()
  context.beginPath()
  context.roundRect(x, y, width, height, round)
  context.clip()
  const stripe = 9 * box.scale
  ;[orange, yellow, teal].forEach((colour, at) => {
    const top = box.middleY + (at - 1) * stripe
    context.fillStyle = colour
    context.fillRect(x, top, pad - 8, stripe)
    context.fillRect(x + width - pad + 8, top, pad, stripe)
  })
  context.restore()
}

function sign(context: Context, box: Box, { y }: Hull): void {
  const width = box.phone
    ? box.reelsWidth * 0.92
    : Math.max(box.reelsWidth * 0.74, Math.min(box.reelsWidth, 420))
  const height = box.phone ? 48 : 66
  const top = y + (box.phone ? 16 : 14)
  const left = box.middleX - width / 2
  panel(context, left, top, width, height, height / 2, navy, '#0a1234', 3)
  lamps(
    context,
    box.title,
    left + height * 0.4,
    top + height * 0.14,
    width - height * 0.8,
    height * 0.72,
  )
}

function tray(context: Context, box: Box): void {
  const { left, top, reelsWidth, reelsHeight, cellWidth, cellHeight } = box
  panel(
    context,
    left - 10,
    top - 10,
    reelsWidth + 20,
    reelsHeight + 20,
    14,
    '#141d44',
    '#0a1234',
    3,
  )
  for (let reel = 0; reel < box.reels; reel += 1) {
    for (let row = 0; row < box.rows; row += 1) {
      panel(context, box.x(reel) - 1, box.y(row) - 1, cellWidth + 2, cellHeight + 2, 5, well)
    }
  }
  const below = top + reelsHeight + (box.phone ? 16 : 22 * box.scale)
  const width = box.phone ? reelsWidth * 0.96 : Math.max(reelsWidth * 0.72, 380)
  panel(context, box.middleX - width / 2, below, width, box.phone ? 48 : 60, 30, navy, teal, 2)
}

const signals = [orange, yellow, teal]

/** Six lamps in a row: they run while flaps fall and after a win. */
function signalLamps(context: Context, time: number, box: Box, isBusy: boolean): void {
  const y = box.top - (box.phone ? 14.5 : 17)
  for (let at = 0; at < 6; at += 1) {
    const isOn = isBusy
      ? Math.floor(time * 8 + at) % 3 === 0
      : Math.floor(time * 1.2 + at) % 6 === 0
    const x = box.middleX + (at - 2.5) * (box.phone ? 18 : 26)
    disc(context, x, y, box.phone ? 2.5 : 4, isOn ? pick(signals, at) : 'rgba(12,22,56,.3)')
  }
}

/** Each cell hangs between two hinges. */
function hinges(context: Context, box: Box): void {
  const high = 14 * Math.min(1, box.cellHeight / 140)
  for (let reel = 0; reel < box.reels; reel += 1) {
    for (let row = 0; row < box.rows; row += 1) {
      const y = box.y(row) + box.cellHeight / 2
      for (const x of [box.x(reel), box.x(reel) + box.cellWidth]) {
        stamp(context, `hinge${high}`, x, y, 10, (own) =>
          panel(own, -3, -high / 2, 6, high, 2, '#8a90a8'),
        )
      }
    }
  }
}

export const cabinet: FamilyCabinet = {
  crest,
  cabinet(context, box) {
    const hull = hullOf(box)
    if (!box.phone) {
      for (const side of [-1, 1] as const) {
        bowl(context, box.middleX + side * (hull.width / 2 - 90), hull.y + 10, side)
      }
    }
    fins(context, box, hull)
    body(context, box, hull)
    sign(context, box, hull)
    tray(context, box)
  },
  fore(context, time, box, _hour, mood, turning) {
    signalLamps(context, time, box, mood.tier > 2 || turning >= 0)
    hinges(context, box)
  },
  plate(context, x, y, width, height) {
    panel(context, x, y, width, height, Math.min(height / 2, 46), cream, '#0a1234', 2)
    panel(
      context,
      x + 8,
      y + 8,
      width - 16,
      height - 16,
      Math.min(height / 2 - 8, 38),
      navy,
      orange,
      3,
    )
  },
  socket(context, width, height) {
    panel(
      context,
      -width / 2 + 2,
      -height / 2 + 2,
      width - 4,
      height - 4,
      4,
      well,
      'rgba(47,194,184,.4)',
      1.5,
    )
    context.setLineDash([4, 5])
    panel(
      context,
      -width * 0.34,
      -height * 0.34,
      width * 0.68,
      height * 0.68,
      2,
      null,
      'rgba(244,239,224,.3)',
      1.5,
    )
    context.setLineDash([])
  },
  spin(context) {
    disc(context, 0, 0, 48, cream)
    disc(context, 0, 0, 43, orange)
    disc(context, 0, 0, 37, teal)
    disc(context, 0, 0, 32, radial(context, -8, -10, 2, 40, '#fff6c8', yellow, '#f0b02c'))
  },
}
