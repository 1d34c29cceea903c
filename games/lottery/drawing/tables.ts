import type { Chance } from '@baize/kernel/chance'
import { drawShapeOf, makeDraw, type DrawShape } from '../draw.ts'
import { families, type Draw } from '../play.ts'

/** What is drawn: a family's own draw, or one of the two that a family of four digits has besides. */
export const drawings = [...families, '4d-5d', '4d-6d'] as const
export type Drawing = (typeof drawings)[number]

export const isDrawing = (word: string): word is Drawing => drawings.some((each) => each === word)

export function shapeOfDrawing(drawing: Drawing): DrawShape {
  return drawing === '4d-5d' || drawing === '4d-6d'
    ? drawShapeOf({ id: drawing, family: '4d' })
    : drawShapeOf({ id: '', family: drawing })
}

/** A name that a lottery can be published by: `ssc-minute`. */
export const isLotteryName = (name: string): boolean =>
  name.length <= 40 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)

/**
 * The table of a lottery, as its chain is published: `lottery:ssc:ssc-minute`. What is drawn stands in it, so that nobody can
 * say later that it was something else.
 */
export function tableOfLottery(drawing: Drawing, lottery: string): string {
  if (!isLotteryName(lottery)) throw new RangeError(`${lottery} is no name of a lottery`)
  return `lottery:${drawing}:${lottery}`
}

export function readTable(
  table: string,
): { readonly drawing: Drawing; readonly lottery: string } | undefined {
  const [word, drawing = '', lottery = '', ...more] = table.split(':')
  if (word !== 'lottery' || more.length > 0) return undefined
  return isDrawing(drawing) && isLotteryName(lottery) ? { drawing, lottery } : undefined
}

/** How the lottery of that table draws; nothing where it is none. */
export function findDrawing(table: string): ((chance: Chance) => Draw) | undefined {
  const read = readTable(table)
  return read && ((chance) => makeDraw(shapeOfDrawing(read.drawing), chance))
}
