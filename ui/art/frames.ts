import { toHex } from './colour.ts'
import { circle, polar, range, roundRect } from './geometry.ts'
import { ruleHex } from './inks.ts'
import type { Inks } from './inks.ts'
import { at, moved } from './path.ts'
import { PIPS } from './pips.ts'
import type { PipName } from './pips.ts'
import type { Random } from './seed.ts'

interface FrameInks {
  readonly line: string
  readonly fine: string
  readonly band: string
  /** For what lies on the band. */
  readonly onBand: string
}

/** Drawn about the middle of a label of 300 by 400; corners may carry pips unless the frame fills them itself. */
interface Frame {
  readonly svg: string
  readonly corner?: { readonly x: number; readonly y: number }
}

type FrameMaker = (inks: FrameInks, random: Random) => Frame

const stroke = (path: string, colour: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`
const solid = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`

const BEADS = ' stroke-dasharray="0 9" stroke-linecap="round"'

/** A rectangle inset from the edge whose corners are cut by `corner`: straight, hollow or stepped. */
function outline(inset: number, cut: number, corner: 'chamfer' | 'hollow' | 'step'): string {
  const [x, y] = [150 - inset, 200 - inset]
  const turns = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const
  const parts = turns.map(([sx, sy], i) => {
    const before = i % 2 ? [x * sx, (y - cut) * sy] : [(x - cut) * sx, y * sy]
    const after = i % 2 ? [(x - cut) * sx, y * sy] : [x * sx, (y - cut) * sy]
    const inner = [(x - cut) * sx, (y - cut) * sy]
    const join = { chamfer: 'L', hollow: `A${cut} ${cut} 0 0 0 `, step: `L${inner.join(' ')}L` }[
      corner
    ]
    return `${i ? 'L' : 'M'}${before.join(' ')}${join}${after.join(' ')}`
  })
  return `${parts.join('')}Z`
}

const plain: FrameMaker = ({ line, fine }) => ({
  svg: stroke(roundRect(272, 372, 2), line, 5) + stroke(roundRect(256, 356, 1), fine, 1.5),
  corner: { x: 108, y: 158 },
})

const rounded: FrameMaker = ({ line, fine }, random) => ({
  svg:
    stroke(roundRect(270, 370, 18), line, 3.5) +
    (random.chance(0.6) ? stroke(roundRect(256, 356, 12), fine, 1.5) : ''),
  corner: { x: 106, y: 156 },
})

const chamfered: FrameMaker = ({ line, fine }) => ({
  svg: stroke(outline(15, 24, 'chamfer'), line, 4) + stroke(outline(23, 21, 'chamfer'), fine, 1.5),
  corner: { x: 100, y: 150 },
})

const hollowed: FrameMaker = ({ line, fine }) => ({
  svg:
    stroke(outline(14, 24, 'hollow'), line, 3.5) +
    stroke(outline(21, 24, 'hollow'), fine, 1.5) +
    cornerMarks(circle(5.5), 130, 180, line),
})

const stepped: FrameMaker = ({ line, fine }) => ({
  svg:
    stroke(outline(14, 20, 'step'), line, 3) +
    stroke(outline(21, 20, 'step'), fine, 1.5) +
    cornerMarks(PIPS.lozenge, 127, 177, line),
})

const beaded: FrameMaker = ({ line, fine }) => ({
  svg: stroke(roundRect(270, 369, 9), line, 4.5, BEADS) + stroke(roundRect(252, 351, 2), fine, 1.5),
  corner: { x: 106, y: 156 },
})

/** A solid band round the label with a row of pips at head and foot: the matchbox itself. */
const banded: FrameMaker = ({ line, fine, band, onBand }, random) => {
  const pip = PIPS[random.pick<PipName>(['star', 'spark', 'lozenge', 'diamond', 'flower'])]
  const row = (y: number) =>
    range(7)
      .map((i) => moved(pip, { x: (i - 3) * 34, y, scale: i === 3 ? 0.95 : 0.62 }))
      .join('')
  return {
    svg:
      solid('M-150 -200H150V-162H-150ZM-150 162H150V200H-150Z', band) +
      stroke('M-150 -162H150M-150 162H150', line, 3) +
      stroke('M-150 -156H150M-150 156H150', fine, 1.2) +
      solid(row(-181) + row(181), onBand),
  }
}

const bordered: FrameMaker = ({ line, fine, band, onBand }) => ({
  svg:
    solid(`M-150 -200H150V200H-150Z${moved(roundRect(262, 362, 10), { flip: true })}`, band) +
    stroke(roundRect(262, 362, 10), line, 2.5) +
    stroke(roundRect(252, 352, 6), fine, 1.2) +
    stroke(
      'M-141 -182V182M141 -182V182M-132 -191H132M-132 191H132',
      onBand,
      3.5,
      ' stroke-dasharray="0 8.66" stroke-linecap="round"',
    ),
  corner: { x: 104, y: 154 },
})

/** Quarter roses in the corners, joined by a rule. */
const roses: FrameMaker = ({ line, fine, band, onBand }) => {
  const quarter = (r: number) => `M0 0H${r}A${r} ${r} 0 0 1 0 ${r}Z`
  const all = (path: string) =>
    corners()
      .map(
        ([sx, sy]) =>
          `<g transform="translate(${-150 * sx} ${-200 * sy}) scale(${sx} ${sy})">${path}</g>`,
      )
      .join('')
  const spokes = range(6).map((i) => {
    const angle = ((i + 0.5) * Math.PI) / 12
    return `M${at(polar(17, angle))}L${at(polar(36, angle))}`
  })
  return {
    svg:
      stroke(roundRect(276, 376, 2), line, 2.5) +
      stroke(roundRect(266, 366, 1), fine, 1.2) +
      all(
        solid(quarter(46), band) +
          stroke(quarter(46), line, 2.5) +
          stroke(quarter(39), onBand, 1.2) +
          stroke(spokes.join(''), onBand, 2) +
          solid(quarter(14), onBand),
      ),
  }
}

/** A stamp's edge: half circles bitten out of the sides in the band's ink. */
const perforated: FrameMaker = ({ line, band }) => {
  const along = range(13).map((i) => circle(7, (i - 6) * 25, -200) + circle(7, (i - 6) * 25, 200))
  const down = range(16).map(
    (i) => circle(7, -150, (i - 7.5) * 25) + circle(7, 150, (i - 7.5) * 25),
  )
  return {
    svg: solid(along.join('') + down.join(''), band) + stroke(roundRect(266, 366, 3), line, 2.5),
    corner: { x: 108, y: 158 },
  }
}

const bare: FrameMaker = ({ fine }) => ({
  svg: stroke(roundRect(280, 380, 4), fine, 1.5),
  corner: { x: 116, y: 166 },
})

const FRAMES: readonly [FrameMaker, ...FrameMaker[]] = [
  plain,
  rounded,
  chamfered,
  hollowed,
  stepped,
  beaded,
  banded,
  bordered,
  roses,
  perforated,
  bare,
]

const corners = () =>
  [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const

const cornerMarks = (path: string, x: number, y: number, colour: string): string =>
  solid(
    corners()
      .map(([sx, sy]) => moved(path, { x: x * sx, y: y * sy, turn: sy > 0 ? 180 : 0 }))
      .join(''),
    colour,
  )

/** The frame of a label. A vendor has a frame of its own, which about half of its labels wear. */
export function drawFrame(inks: Inks, pip: PipName, vendor: Random, random: Random): string {
  const own = vendor.pick(FRAMES)
  const maker = random.chance(0.45) ? own : random.pick(FRAMES)
  const frameInks = pickFrameInks(inks, random)
  const { svg, corner } = maker(frameInks, random)
  const marks =
    corner && random.chance(0.6) ? cornerMarks(PIPS[pip], corner.x, corner.y, frameInks.line) : ''
  return `<g transform="translate(150 200)">${svg}${marks}</g>`
}

function pickFrameInks(inks: Inks, random: Random): FrameInks {
  const brass = ruleHex(inks.inverted ? 'paper' : 'ground')
  const bright = toHex(inks.inverted ? inks.ground : inks.paper)
  const [line, fine] = random.chance(0.55) ? [bright, brass] : [brass, bright]
  return inks.inverted
    ? { line, fine, band: bright, onBand: toHex(inks.paper) }
    : { line, fine, band: toHex(inks.deep), onBand: line }
}
