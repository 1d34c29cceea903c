import { easeBack, clamp, easeOut } from '@baize/ui/art/stage/shapes'
import { fitSize, letters, money, moneyWidth, widthOf } from '@baize/ui/art/stage/lettering'
import type { Lettering } from '@baize/ui/art/stage/lettering'
import { panel } from '@baize/ui/art/stage/brush'
import type { Context } from '@baize/ui/art/stage/types'
import { countMs } from './tier.ts'
import { litGroups, passedMs, sumAt, type Presented } from './presentation.ts'
import { middleOf, type Reeling } from './reels/reeling.ts'

/** With what a win is drawn. */
export type Showing = {
  readonly reeling: Reeling
  readonly footY: number
  readonly still: boolean
  readonly now: number
  write(sum: bigint): string
}

/** The lines and outlines of what pays, and the sum of one line alone, unless a larger one lies over it. */
export function drawWins(
  context: Context,
  showing: Showing,
  shown: Presented,
  hasTags: boolean,
): void {
  const { reeling, now, still } = showing
  const { box, family } = reeling
  const lit = litGroups(shown, now, still)
  const isAlone = lit.length < shown.groups.length
  const seconds = still || isAlone ? 9 : passedMs(shown, now) / 1000
  for (const { cells, isLine, pays } of lit) {
    const points = cells.map(([reel, row]) => middleOf(reeling, reel, row))
    context.save()
    if (isLine) family.show.line(context, points, seconds, shown.tier, box)
    else for (const point of points) family.show.line(context, [point], seconds, shown.tier, box)
    context.restore()
    if (!hasTags || shown.tier === 1 || pays === 0n || lit.length > 1 || seconds < 0.7) continue
    const [x, y] = points[Math.min(2, points.length - 1)] ?? [box.middleX, box.middleY]
    drawTag(context, x, y + box.cellHeight * 0.36, showing.write(pays), box.phone ? 12 : 17)
  }
}

const tagStyle: Lettering = { face: 'H', weight: 700, fill: '#fff4d8' }

function drawTag(context: Context, x: number, y: number, text: string, size: number): void {
  const width = widthOf(context, text, size, tagStyle) + size * 1.2
  panel(context, x - width / 2, y - size * 0.8, width, size * 1.6, size * 0.35, 'rgba(8,10,12,.88)')
  letters(context, text, x, y, size, tagStyle)
}

const sumSizes = [0, 0, 28, 36, 38, 40] as const

/** The line of words under the reels. */
export function drawFoot(
  context: Context,
  showing: Showing,
  shown: Presented | undefined,
  words: string,
): void {
  const { reeling, footY, now, still } = showing
  const { box, family } = reeling
  const ink: Lettering = { face: 'H', weight: 500, fill: family.footInk }
  const room = box.phone ? box.stageWidth - 56 : Math.max(box.reelsWidth * 0.6, 340)
  if (!shown || shown.tier === 1) {
    const text = shown ? shown.plain : words
    const size = box.phone ? 13 : 16
    letters(context, text, box.middleX, footY + 4, fitSize(context, text, size, room, ink), ink)
    return
  }
  const [alone, second] = litGroups(shown, now, still)
  // Where the whole has a name of its own, as a pool's prize has, no line is given as its reason.
  const say = shown.head ?? (alone && !second ? alone.words : shown.times)
  const sum = showing.write(sumAt(shown, now, still))
  const size = sumSizes[shown.tier] * (box.phone ? 0.62 : 1)
  const pop = still ? 1 : popAt(passedMs(shown, now) - countMs[shown.tier])
  const style = family.sumStyle
  const full = moneyWidth(context, showing.write(shown.sum), size, style)
  context.save()
  if (box.phone) {
    context.translate(box.middleX, footY - 4)
    context.scale(pop, pop)
    money(context, sum, 0, 0, Math.min(size, (size * room) / full), style)
    context.restore()
    letters(context, say, box.middleX, footY + 15, fitSize(context, say, 12, room, ink), ink)
    return
  }
  const wordSize = fitSize(context, say, 16, Math.max(80, room - full), ink)
  const x = box.middleX - (full + widthOf(context, say, wordSize, ink) + 22) / 2
  context.translate(x + full / 2, footY + 2)
  context.scale(pop, pop)
  money(context, sum, 0, 0, size, style)
  context.restore()
  letters(context, say, x + full + 22, footY + 3, wordSize, ink, 'left')
}

const popAt = (sinceCounted: number) => 1 + 0.12 * Math.max(0, 1 - Math.abs(sinceCounted / 160))

const leaveMs = 250

/** The plate over the reels: from twenty stakes on. */
export function drawBanner(
  context: Context,
  showing: Showing,
  shown: Presented,
  passed: number,
  lastsMs: number,
): void {
  const { reeling, now, still } = showing
  const { box, family } = reeling
  const grown = still ? 1 : easeBack(passed / 450)
  const width = box.phone
    ? box.stageWidth - 32
    : Math.min(Math.max(box.reelsWidth * 0.92, 420), 700)
  const height = box.phone ? 108 : 158
  context.save()
  context.globalAlpha = 1 - clamp((passed - lastsMs + leaveMs) / leaveMs)
  context.translate(box.middleX, box.middleY)
  context.scale(grown, grown)
  family.cabinet.plate(context, -width / 2, -height / 2, width, height, 'banner')
  const full = showing.write(shown.sum)
  const wanted = box.phone ? 38 : 66
  const size = fitSize(context, full, wanted, width * 0.82, family.sumStyle)
  money(context, showing.write(sumAt(shown, now, still)), 0, -height * 0.08, size, family.sumStyle)
  letters(context, shown.times, 0, height * 0.29, box.phone ? 14 : 19, {
    face: 'H',
    weight: 600,
    fill: family.plateInk,
  })
  context.restore()
}

/** How far a set piece is: for how many seconds it stands, and how much of it is left as it goes. */
function pieceTime(still: boolean, passed: number, lastsMs: number) {
  return {
    seconds: still ? 9 : passed / 1000,
    rest: 1 - clamp((passed - lastsMs + 400) / 400),
  }
}

/** The set piece that owns the stage: from fifty stakes on. */
export function drawBig(
  context: Context,
  { reeling, still }: Showing,
  passed: number,
  lastsMs: number,
): void {
  const { box, family } = reeling
  const { seconds, rest } = pieceTime(still, passed, lastsMs)
  context.save()
  context.globalAlpha = clamp(seconds * 2.5) * rest
  context.fillStyle = family.bigVeil
  context.fillRect(0, 0, box.stageWidth, box.stageHeight)
  context.restore()
  context.save()
  context.globalAlpha = rest
  family.show.big(context, box, seconds, reeling.effects)
  context.restore()
}

/** The sum of a set piece, with nothing before it: whatever flies, it can be read. */
export function drawBigSum(
  context: Context,
  showing: Showing,
  shown: Presented,
  word: string,
  passed: number,
  lastsMs: number,
): void {
  const { reeling, now, still } = showing
  const { box, family } = reeling
  const { seconds, rest } = pieceTime(still, passed, lastsMs)
  context.save()
  context.globalAlpha = rest
  const settled = seconds > 4.4 ? 0.05 * Math.exp(-(seconds - 4.4) * 3) : 0
  const grown = still ? 1 : 0.82 + 0.18 * easeOut(seconds / 4.4) + settled
  context.translate(box.middleX, box.middleY + (family.bigY ?? 0) * box.scale)
  context.scale(grown, grown)
  writeBigSum(context, showing, shown, word, sumAt(shown, now, still))
  context.restore()
}

function writeBigSum(
  context: Context,
  { reeling, write }: Showing,
  shown: Presented,
  word: string,
  sum: bigint,
): void {
  const { box, family } = reeling
  const room = box.stageWidth * 0.9
  const size = fitSize(context, write(shown.sum), box.phone ? 54 : 124, room, family.sumStyle)
  const lines = box.phone ? 54 : 124
  const style = family.wordStyle
  letters(context, word, 0, -lines * 0.98, fitSize(context, word, lines * 0.36, room, style), style)
  money(context, write(sum), 0, 0, size, family.sumStyle)
  letters(context, shown.times, 0, lines * 0.76, Math.max(14, lines * 0.19), {
    face: 'H',
    weight: 700,
    fill: '#fff6e2',
    stroke: ['rgba(0,0,0,.6)', 0.2],
  })
}
