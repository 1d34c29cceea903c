import { disc, linear, oval, panel, pen, polygon, radial } from '../../stage/brush.ts'
import type { Lettering } from '../../stage/lettering.ts'
import { writeName } from '../../stage/name-lines.ts'
import type { Box, Context } from '../../stage/types.ts'
import type { FamilyCabinet } from '../family.ts'
import { cream, dark, fresh, green, ruby, wood } from './pieces.ts'
import { crest } from './crest.ts'

/** Where the stand is, from post to post. */
const standOf = (box: Box) => {
  const post = box.phone ? 12 : 34
  const left = box.left - post
  return { left, width: box.reelsWidth + post * 2 }
}

function drawPosts(context: Context, box: Box): void {
  const { left, width } = standOf(box)
  const top = box.top - 40 * box.scale
  const height = box.reelsHeight + 40 * box.scale + (box.phone ? 76 : 92)
  for (const x of [left + 8, left + width - 30]) {
    wood(context, x, top + height - 4, 22, box.stageHeight - top - height + 8, '#8a5a2c', 5)
  }
  context.save()
  context.shadowColor = 'rgba(40,20,0,.35)'
  context.shadowBlur = 28
  context.fillStyle = '#8a5a2c'
  context.fillRect(left, top, width, height)
  context.restore()
  const grown = linear(context, left, 0, left + width, 0, '#a8743c', '#c8945a', '#a8743c')
  wood(context, left, top, width, height, grown, 3)
}

/** A reel is a crate with a board under each row. */
function drawCrate(context: Context, box: Box, reel: number): void {
  const x = box.x(reel) - 5
  const width = box.cellWidth + 10
  const [top, height] = [box.top - 6, box.reelsHeight + 12]
  context.fillStyle = '#f8efd4'
  context.fillRect(x, top, width, height)
  const [shade, none] = ['rgba(120,80,30,.35)', 'rgba(120,80,30,0)']
  context.fillStyle = linear(
    context,
    x,
    0,
    x + width,
    0,
    shade,
    [0.1, none],
    [0.9, none],
    [1, shade],
  )
  context.fillRect(x, top, width, height)
  const board = Math.min(15 * box.scale, box.cellHeight * 0.12)
  for (let row = 0; row < box.rows; row += 1) {
    const y = box.y(row) + box.cellHeight - board * 0.8
    wood(context, x, y, width, board, '#d8a868', reel * 7 + row)
    context.fillStyle = 'rgba(90,50,10,.35)'
    context.fillRect(x, y + board * 0.93, width, 3)
    const nail = Math.min(2, board * 0.16)
    for (const at of [x + 8, x + width - 8]) disc(context, at, y + board * 0.47, nail, '#7a4e20')
  }
}

/** Striped cloth, whose lower edge hangs in scallops over the crates. */
function drawAwning(context: Context, box: Box): number {
  const stand = standOf(box)
  const beyond = box.phone ? 6 : 42
  const [from, width] = [stand.left - beyond, stand.width + beyond * 2]
  const stripes = box.phone ? 11 : 15
  const stripe = width / stripes
  const hem = box.top - 30 * box.scale
  const ridge = hem - (box.phone ? 60 : 78)
  const narrowed = (x: number) => box.middleX + (x - box.middleX) * 0.9
  for (let at = 0; at < stripes; at += 1) {
    const left = from + at * stripe
    const right = left + stripe
    const isWhite = at % 2 === 1
    polygon(
      context,
      [
        [narrowed(left), ridge],
        [narrowed(right), ridge],
        [right, hem],
        [left, hem],
      ],
      isWhite ? cream : ruby,
    )
    context.fillStyle = isWhite ? '#efe4cc' : '#b8242e'
    context.beginPath()
    context.moveTo(left, hem - 1)
    context.lineTo(right, hem - 1)
    context.lineTo(right, hem + 8 * box.scale)
    context.arc((left + right) / 2, hem + 8 * box.scale, stripe / 2, 0, Math.PI)
    context.fill()
  }
  // The cloth lies in light above and in its own shade at the hem.
  const light = linear(context, 0, ridge, 0, hem, 'rgba(255,255,255,.22)', 'rgba(60,10,0,.1)')
  polygon(
    context,
    [
      [narrowed(from), ridge],
      [narrowed(from + width), ridge],
      [from + width, hem],
      [from, hem],
    ],
    light,
  )
  context.fillStyle = 'rgba(60,20,0,.16)'
  context.fillRect(stand.left, hem + 20 * box.scale, stand.width, 9 * box.scale)
  return ridge
}

/** What the name is written in, and the enamel that it stands on. */
export const nameLook = { inks: [cream], grounds: ['#2f7a34', green] } as const

const nameStyle: Lettering = {
  face: 'B',
  weight: 700,
  fill: cream,
  shade: ['rgba(10,40,10,.6)', 0.03, 0.04, 1],
}

/** Enamel, with a leaf at each end. */
function drawSign(context: Context, box: Box, y: number): void {
  const x = box.middleX
  const reach = box.reelsWidth * (box.phone ? 0.42 : 0.33)
  const high = box.phone ? 26 : 41
  for (const side of [-1, 1]) {
    context.save()
    context.translate(x + side * (reach + 4), y)
    context.scale(side * (box.phone ? 0.5 : 1), box.phone ? 0.5 : 1)
    pen(context, fresh, 'M-8 0Q20 -34 62 -18Q46 20 -8 0Z')
    pen(context, '#3a7a2c', 'M-4 0Q26 -12 56 -16', 3)
    context.restore()
  }
  oval(context, x, y + 3, reach, high, 'rgba(40,20,0,.3)')
  const enamel = linear(context, 0, y - high, 0, y + high, ...nameLook.grounds)
  oval(context, x, y, reach, high, enamel, cream, box.phone ? 3 : 5)
  oval(context, x, y, reach - 10, high - 9, null, 'rgba(255,250,230,.55)', 1.5)
  const room = { size: box.phone ? 29 : 46, width: reach * 1.56, height: high * 1.3 }
  writeName(context, box.title, x, y, room, nameStyle)
}

export const cabinet: FamilyCabinet = {
  crest,
  cabinet(context, box) {
    drawPosts(context, box)
    for (let reel = 0; reel < box.reels; reel += 1) drawCrate(context, box, reel)
    const ridge = drawAwning(context, box)
    drawSign(context, box, ridge + (box.phone ? -2 : 2))
    const width = box.reelsWidth * 0.68
    const [foot, height] = box.phone ? [15, 50] : [26, 60]
    const y = box.top + box.reelsHeight + foot
    panel(context, box.middleX - width / 2, y, width, height, 10, green, cream, 3)
  },
  fore(context, time, box, _hour, { tier }) {
    if (tier <= 2) return
    context.globalAlpha = 0.2 + 0.12 * Math.sin(time * 4)
    context.fillStyle = '#fff3a8'
    context.fillRect(box.left - 5, box.top - 6, box.reelsWidth + 10, box.reelsHeight + 12)
  },
  window: (context, box) =>
    context.rect(box.left - 5, box.top - 6, box.reelsWidth + 10, box.reelsHeight + 8),
  plate(context, x, y, width, height) {
    panel(context, x, y, width, height, Math.min(34, height * 0.3), cream, ruby, 5)
    const paper = linear(context, 0, y, 0, y + height, '#fbe6e4', '#fff6e2')
    const round = Math.min(26, height * 0.24)
    panel(context, x + 10, y + 10, width - 20, height - 20, round, paper, dark, 2)
  },
  socket(context, width, height) {
    const [left, top] = [-width / 2 + 5, -height / 2 + 5]
    panel(
      context,
      left,
      top,
      width - 10,
      height - 10,
      12,
      'rgba(150,100,40,.16)',
      'rgba(120,80,30,.4)',
    )
    context.setLineDash([5, 5])
    disc(context, 0, 0, Math.min(width, height) * 0.34, null, 'rgba(120,80,30,.45)', 2)
    context.setLineDash([])
  },
  spin(context) {
    disc(context, 0, 4, 43, radial(context, -14, -14, 4, 60, '#ff5a6a', '#d8203c', '#9a0c24'))
    pen(context, '#4f8a2c', 'M0 -36Q2 -46 12 -48', 4)
    pen(context, '#7fc04a', 'M4 -40Q-18 -52 -34 -40Q-18 -26 4 -40Z')
    pen(context, '#ffb8c0', 'M-30 -8Q-26 -24 -12 -28', 5)
  },
}
