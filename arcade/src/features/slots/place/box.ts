import type { SlotFace } from '@baize/games/slots/shown'
import type { Family } from '@baize/ui/art/families/family'
import { clamp } from '@baize/ui/art/stage/shapes'
import type { Box } from '@baize/ui/art/stage/types'

/** How large the stage is on the page, and the box in the units in which families draw. */
export type Layout = {
  readonly box: Box
  /** Pixels of the page for a unit. */
  readonly zoom: number
  /** The middle of the line of words under the reels. */
  readonly footY: number
}

const narrow = 768
const largestCell = 156
/** Families are drawn for a stage of this size; another one is drawn larger or smaller. */
const usual = { width: 1100, height: 720 }
/** A cell on a phone is a little higher than wide. */
const phoneCell = 1.22
const phoneFoot = 128
/** Part of a phone's stage that the scene has over the cabinet, unless cells became lower than this for it. */
const phoneSky = 0.16
const roomyCell = 76
/** What is left free at the sides of a phone's reels; many of them have the whole width. */
const [phoneSides, phoneSidesOfMany] = [40, 18]
/** From so many rows on cells lie closer together. */
const manyRows = 6

type Subject = Pick<SlotFace, 'reels' | 'rows'>

export function layOut(
  family: Family,
  face: Subject,
  title: string,
  width: number,
  height: number,
): Layout {
  const phone = width < narrow && height > width * 0.8
  return phone
    ? phoneLayout(family, face, title, width, height)
    : wideLayout(family, face, title, width, height)
}

const rowsOf = ({ rows }: Subject) => Math.max(...rows)

function wideLayout(
  family: Family,
  face: Subject,
  title: string,
  width: number,
  height: number,
): Layout {
  const zoom = clamp(Math.min(width / usual.width, height / usual.height), 0.3, 2.5)
  const [stageWidth, stageHeight] = [width / zoom, height / zoom]
  const rows = rowsOf(face)
  const { aspect, footHeight, top } = family
  const gap = family.gap * (rows < manyRows ? 1 : 0.5)
  const highest = (stageHeight - top - footHeight - gap * (rows - 1)) / rows
  const widest = (stageWidth - 2 * family.cabinetSide - 60 - gap * (face.reels - 1)) / face.reels
  const cellHeight = Math.min(highest, widest * aspect, largestCell)
  const used = top + cellHeight * rows + gap * (rows - 1) + footHeight
  const down = Math.max(0, stageHeight - used) * 0.45
  return finish(family, face, {
    title,
    phone: false,
    zoom,
    stageWidth,
    stageHeight,
    gap,
    cellWidth: cellHeight / aspect,
    cellHeight,
    top: top + down,
  })
}

function phoneLayout(
  family: Family,
  face: Subject,
  title: string,
  width: number,
  height: number,
): Layout {
  const rows = rowsOf(face)
  const isMany = face.reels > 5
  const gap = family.gap * (isMany ? 0.3 : 0.5)
  // On the smallest screens everything is drawn smaller, so that name, reels and words all fit.
  const zoom = clamp(height / (family.topPhone + phoneFoot + 190), 0.45, 1)
  const [stageWidth, stageHeight] = [width / zoom, height / zoom]
  const widest =
    (stageWidth - (isMany ? phoneSidesOfMany : phoneSides) - gap * (face.reels - 1)) / face.reels
  const room = stageHeight - family.topPhone - phoneFoot - gap * (rows - 1)
  const highest = Math.max((room - stageHeight * phoneSky) / rows, Math.min(room / rows, roomyCell))
  const high = Math.max(phoneCell, family.aspect * 1.1)
  const cellHeight = Math.min(widest * high, highest, largestCell)
  const used = family.topPhone + cellHeight * rows + gap * (rows - 1) + phoneFoot
  return finish(family, face, {
    title,
    phone: true,
    zoom,
    stageWidth,
    stageHeight,
    gap,
    cellWidth: Math.min(widest, cellHeight / family.aspect),
    cellHeight,
    top: family.topPhone + Math.max(0, stageHeight - used) * 0.62,
  })
}

type Plan = Pick<
  Box,
  'title' | 'phone' | 'stageWidth' | 'stageHeight' | 'gap' | 'cellWidth' | 'cellHeight' | 'top'
> & { readonly zoom: number }

function finish(family: Family, face: Subject, { zoom, ...plan }: Plan): Layout {
  const { cellWidth, cellHeight, gap, top, stageWidth, phone } = plan
  const rows = rowsOf(face)
  const reelsWidth = face.reels * (cellWidth + gap) - gap
  const reelsHeight = rows * (cellHeight + gap) - gap
  const left = (stageWidth - reelsWidth) / 2
  const foot = phone ? (family.footPhone ?? 34) : (family.footAt ?? 48)
  return {
    zoom,
    footY: top + reelsHeight + foot,
    box: {
      ...plan,
      reels: face.reels,
      rows,
      reelsWidth,
      reelsHeight,
      left,
      middleX: stageWidth / 2,
      middleY: top + reelsHeight / 2,
      scale: phone ? reelsWidth / 5 / 120 : reelsHeight / 3 / 140,
      x: (reel) => left + reel * (cellWidth + gap),
      y: (row) => top + row * (cellHeight + gap),
    },
  }
}
