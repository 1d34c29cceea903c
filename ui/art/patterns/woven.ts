// Cloths and tiles: one small figure repeated over a grid.
import { polar, range, TURN } from '../geometry.ts'
import { at, num } from '../path.ts'
import type { Point } from '../path.ts'
import { HIGH, WIDE } from '../pattern.ts'
import type { PatternMaker } from '../pattern.ts'

/** Calls `draw` at every point of a grid over the label; in odd rows the points step aside by half. */
function grid(stepX: number, stepY: number, draw: (x: number, y: number) => string): string {
  const [columns, rows] = [Math.ceil(WIDE / stepX), Math.ceil(HIGH / stepY)]
  let path = ''
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++)
      path += draw(column * stepX + (row % 2 ? stepX / 2 : 0), row * stepY)
  return path
}

const relativeLines = (...points: readonly Point[]): string =>
  `${points.map((point) => `l${at(point)}`).join('')}z`

const harlequin: PatternMaker = (random) => {
  const w = random.pick([30, 37.5, 50])
  const h = w * random.pick([1, 1.333, 1.6])
  const lozenge = relativeLines([w / 2, h / 2], [-w / 2, h / 2], [-w / 2, -h / 2])
  return { path: grid(w * 2, h, (x, y) => `M${at([x, y - h / 2])}${lozenge}`) }
}

/** The blue sea waves of Japanese cloth: three arcs to a scale, rows laid like tiles. */
const seigaiha: PatternMaker = (random) => {
  const w = random.pick([50, 60, 75])
  const arc = (r: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(2 * r)} 0`
  const [outer, middle, inner] = [w * 0.5, w * 0.34, w * 0.18]
  const scale = `${arc(outer)}m${num(-outer - middle)} 0${arc(middle)}m${num(-middle - inner)} 0${arc(inner)}`
  return {
    path: grid(w, w / 2, (x, y) => `M${at([x - outer, y + outer])}${scale}`),
    width: random.pick([1.4, 2]),
  }
}

/** Round stipple on a slant: each row is one line whose dashes are dots, so that a tint costs little. */
const stipple: PatternMaker = (random) => {
  const w = random.pick([15, 20, 25, 30])
  const row = (i: number): string =>
    `M${num(-WIDE - (i % 2 ? w / 2 : 0))} ${num(-HIGH + (i * w) / 2)}H${WIDE}`
  return {
    path: range(Math.ceil(800 / w) + 1)
      .map(row)
      .join(''),
    width: w * random.between(0.2, 0.34),
    dash: w,
  }
}

/** Truchet tiles: quarter arcs laid this way or that, which join into wandering bands. */
const meander: PatternMaker = (random) => {
  const w = random.pick([37.5, 50])
  const half = num(w / 2)
  const arc = `a${half} ${half} 0 0`
  let path = ''
  for (let y = -HIGH; y < HIGH; y += w)
    for (let x = -WIDE; x < WIDE; x += w)
      path += random.chance(0.5)
        ? `M${at([x, y + w / 2])}${arc} 0 ${half}-${half}M${at([x + w, y + w / 2])}${arc} 0-${half} ${half}`
        : `M${at([x, y + w / 2])}${arc} 1 ${half} ${half}M${at([x + w, y + w / 2])}${arc} 1-${half}-${half}`
  return { path, width: random.pick([2, 3, 6]) }
}

/** The hemp leaf of Japanese cloth: stars of six rays in a net of triangles. */
const hempLeaf: PatternMaker = (random) => {
  const r = random.pick([36, 43])
  const leaf = range(6)
    .map((i) => {
      const angle = Math.PI / 6 + (i * TURN) / 6
      const [tip, heart] = [polar(r, angle), polar(r * 0.577, angle + TURN / 12)]
      return `l${at(tip)} ${at([heart[0] - tip[0], heart[1] - tip[1]])}z`
    })
    .join('')
  return { path: grid(r * Math.sqrt(3), r * 1.5, (x, y) => `M${at([x, y])}${leaf}`), width: 1.3 }
}

const lattice: PatternMaker = (random) => {
  const w = random.pick([37.5, 50])
  const r = num(w / 10)
  const knot = `m${num(-w / 10)} 0a${r} ${r} 0 1 0 ${num(w / 5)} 0a${r} ${r} 0 1 0 ${num(-w / 5)} 0`
  const cell = relativeLines([w / 2, w / 2], [-w / 2, w / 2], [-w / 2, -w / 2])
  return {
    path: grid(w, w / 2, (x, y) => `M${at([x, y - w / 2])}${cell}m0 ${num(w / 2)}${knot}`),
    width: random.pick([1.4, 2]),
  }
}

const SPRIGS = [
  'm0-9q2 7 9 9q-7 2-9 9q-2-7-9-9q7-2 9-9z',
  'm0-7l5 7-5 7-5-7z',
  'm0-8q8 0 8 8q-8 0-8-8q0 8-8 8q0-8 8-8m-8 8q0 8 8 8q0-8-8-8m16 0q0 8-8 8q0-8 8-8',
  'm-2-8h4v6h6v4h-6v6h-4v-6h-6v-4h6z',
] as const

const sprinkle: PatternMaker = (random) => {
  const w = random.pick([37.5, 50, 60])
  const sprig = random.pick(SPRIGS)
  return { path: grid(w, w / 2, (x, y) => `M${at([x, y])}${sprig}`) }
}

/** A woven basket: threes of lines that lie across and along by turns. */
const basket: PatternMaker = (random) => {
  const w = random.pick([30, 37.5])
  const [long, gap] = [w * 0.9, w * 0.3]
  const across = range(3).map(
    (i) => `h${num(i % 2 ? -long : long)}${i < 2 ? `m0 ${num(gap)}` : ''}`,
  )
  const along = range(3).map((i) => `v${num(i % 2 ? -long : long)}${i < 2 ? `m${num(gap)} 0` : ''}`)
  const path = grid(
    w * 2,
    w,
    (x, y) =>
      `M${at([x - long / 2, y - gap])}${across.join('')}M${at([x + w - gap, y - long / 2])}${along.join('')}`,
  )
  return { path, width: 2 }
}

export const woven = { harlequin, seigaiha, stipple, meander, hempLeaf, lattice, sprinkle, basket }
