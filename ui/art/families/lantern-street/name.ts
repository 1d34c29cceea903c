import { disc, linear, panel, stamp } from '../../stage/brush.ts'
import { isJoined, letters, signsOf, type Lettering } from '../../stage/lettering.ts'
import { inLines, writeName } from '../../stage/name-lines.ts'
import { pick } from '../../stage/shapes.ts'
import type { Box, Context } from '../../stage/types.ts'
import type { Mood } from '../family.ts'
import { paperLantern } from './pieces.ts'

/** What the name is written in, and the paper that it stands on. */
export const nameLook = { inks: ['#4a0608'], grounds: ['#fff3d0', '#ffe0a0'] } as const

const letterStyle: Lettering = { face: 'B', weight: 900, fill: nameLook.inks[0] }
const clothStyle: Lettering = { face: 'B', weight: 800, fill: nameLook.inks[0] }

/** Smaller letters than in lanterns of this width cannot be read. */
const [leastGap, leastGapPhone] = [42, 25]

type Line = { readonly text: string; readonly y: number; readonly gap: number }

/** The title hangs on a string, one lantern a letter; a long one, or one whose letters join, is written on a cloth. */
export function hangName(
  context: Context,
  time: number,
  box: Box,
  { tier }: Mood,
  turning: number,
): void {
  const lines = box.phone ? inLines(box.title, 2) : [box.title]
  const counts = lines.map((line) => signsOf(line).length)
  const room = box.phone ? box.stageWidth - 28 : box.reelsWidth + 40
  const gap = Math.min(box.phone ? 34 : 58, room / (Math.max(...counts) + 0.4))
  if (gap < (box.phone ? leastGapPhone : leastGap) || isJoined(box.title)) {
    hangCloth(context, box)
    return
  }
  lines.forEach((text, at) => {
    const y = box.top - (box.phone ? 126 - at * 45 : 122)
    hangLine(context, box, { text, y, gap }, time, tier, turning)
  })
}

function hangLine(
  context: Context,
  { middleX }: Box,
  { text, y, gap }: Line,
  time: number,
  tier: number,
  turning: number,
): void {
  const signs = signsOf(text)
  const radius = gap * 0.48
  const reach = (signs.length / 2 + 0.7) * gap
  context.strokeStyle = '#1b0a10'
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(middleX - reach, y - radius - 16)
  context.quadraticCurveTo(middleX, y + radius * 0.2, middleX + reach, y - radius - 16)
  context.stroke()
  signs.forEach((sign, at) => {
    if (sign === ' ') return
    const part = ((at + 0.5) / signs.length) * 2 - 1
    const kick =
      turning >= 0 && turning < 1.4 ? Math.sin(turning * 9 - at * 0.5) * 0.12 * (1.4 - turning) : 0
    context.save()
    context.translate(
      middleX + (part * reach * signs.length) / (signs.length + 1.4),
      y - 8 - radius,
    )
    context.translate(0, (1 - part * part) * 14)
    context.rotate(Math.sin(time * 1.3 + at * 0.7) * 0.05 + kick)
    const wave = tier > 2 ? 0.6 + 0.4 * Math.sin(time * 6 - at * 0.6) : 1
    const down = radius * 1.1
    stamp(
      context,
      `t${radius | 0}${at % 3}`,
      0,
      down,
      radius * 2.4,
      (own) => paintLantern(own, radius, at),
      0,
      wave,
    )
    letters(context, sign, 0, down, radius * 1.36, letterStyle)
    context.restore()
  })
}

const papers = ['#ff8a3c', '#f4513c', '#ffb648'] as const

function paintLantern(context: Context, radius: number, at: number): void {
  paperLantern(context, 0, 0, radius, pick(papers, at), '#8d1414', 0.9)
  // Lit paper behind the letter.
  const [ground] = nameLook.grounds
  disc(
    context,
    0,
    0,
    radius * 0.83,
    linear(context, 0, -radius, 0, radius, ground, nameLook.grounds[1]),
  )
}

function hangCloth(context: Context, box: Box): void {
  const [wide, high, up] = box.phone
    ? [box.stageWidth - 36, 84, 112]
    : [Math.max(box.reelsWidth * 0.9, 420), 66, 116]
  const [x, y] = [box.middleX - wide / 2, box.top - up - high / 2]
  const cloth = linear(context, 0, y, 0, y + high, ...nameLook.grounds)
  panel(context, x, y, wide, high, 6, cloth, '#8d1414', 4)
  const room = { size: box.phone ? 28 : 42, width: wide * 0.93, height: high * 0.84 }
  writeName(context, box.title, box.middleX, box.top - up, room, clothStyle)
}
