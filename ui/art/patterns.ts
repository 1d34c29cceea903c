import { circle, polar, polygon, range, regular, star, TURN } from './geometry.ts'
import { at, num } from './path.ts'
import type { Point } from './path.ts'
import type { Random } from './seed.ts'

/** A pattern covers a label of 300 by 400 about its middle, printed in one thin ink. */
export interface Pattern {
  readonly path: string
  /** Present when the pattern is drawn in lines. */
  readonly width?: number
  /** Present when the line is a row of dots this far apart. */
  readonly dash?: number
}

type PatternMaker = (random: Random) => Pattern

const WIDE = 150
const HIGH = 200

/** Calls `draw` at every point of a grid over the label; in odd rows the points step aside by half. */
function grid(stepX: number, stepY: number, draw: (x: number, y: number) => string): string {
  const [columns, rows] = [Math.ceil(WIDE / stepX), Math.ceil(HIGH / stepY)]
  let path = ''
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++)
      path += draw(column * stepX + (row % 2 ? stepX / 2 : 0), row * stepY)
  return path
}

const rays: PatternMaker = (random) => {
  const count = random.pick([16, 20, 24, 32, 40])
  const twist = random.pick([0, 0, 0.5])
  const path = range(count).map((i) => {
    const [from, to] = [((i + twist) * TURN) / count, ((i + twist + 0.5) * TURN) / count]
    return `M0 0L${at(polar(270, from))}L${at(polar(270, to))}Z`
  })
  return { path: path.join('') }
}

/** Engine turning: rings that swing in and out, each a little later than the last, as on a banknote. */
const guilloche: PatternMaker = (random) => {
  const lobes = random.pick([8, 10, 12, 16])
  const rings = random.pick([7, 8, 9])
  const swing = random.between(14, 24)
  const lag = random.pick([0.5, 0.35, 0.65])
  const path = range(rings).map((ring) => {
    const r = 92 + ring * 21
    const phase = (ring * lag * TURN) / lobes
    const arcs = range(lobes).map((i) => {
      const angle = phase + (i * TURN) / lobes
      const step = TURN / lobes
      const [high, low] = [
        polar(r + swing * 2, angle + step * 0.25),
        polar(r - swing * 2, angle + step * 0.75),
      ]
      return `Q${at(high)} ${at(polar(r, angle + step * 0.5))}Q${at(low)} ${at(polar(r, angle + step))}`
    })
    return `M${at(polar(r, phase))}${arcs.join('')}`
  })
  return { path: path.join(''), width: random.pick([1.2, 1.6]) }
}

/** A braid of circles about one middle, each turned on: the rosette of a share certificate. */
const rosette: PatternMaker = (random) => {
  const count = random.pick([18, 24, 30])
  const r = random.between(110, 150)
  const path = range(count).map((i) => circle(r, ...polar(r * 0.86, (i * TURN) / count)))
  return { path: path.join(''), width: 1.1 }
}

const rings: PatternMaker = (random) => {
  const step = random.pick([13, 17, 22])
  const count = Math.ceil(252 / step)
  return {
    path: range(count)
      .map((i) => circle((i + 1) * step))
      .join(''),
    width: random.pick([1.5, 2.5, 4]),
  }
}

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

const stripes: PatternMaker = (random) => {
  const w = random.pick([10, 14, 20, 30])
  const lean = random.pick([400, -400, 0])
  const count = Math.ceil(760 / w / 2)
  const path = range(count).map((i) => {
    const x = -380 + i * w * 2
    return polygon([
      [x - lean / 2, -HIGH],
      [x + w - lean / 2, -HIGH],
      [x + w + lean / 2, HIGH],
      [x + lean / 2, HIGH],
    ])
  })
  return { path: path.join('') }
}

const waves: PatternMaker = (random) => {
  const [step, length] = [random.pick([16, 20, 26]), random.pick([30, 37.5, 50])]
  const height = random.between(8, 18)
  const swell = `q${num(length / 4)} ${num(-height)} ${num(length / 2)} 0t${num(length / 2)} 0`
  const row = swell.repeat(Math.ceil(300 / length))
  const count = Math.ceil(400 / step) + 1
  return {
    path: range(count)
      .map((i) => `M${-WIDE} ${-HIGH + i * step}${row}`)
      .join(''),
    width: random.pick([1.5, 2.2]),
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

const nestedStars: PatternMaker = (random) => {
  const points = random.pick([6, 8, 10, 12])
  const step = random.pick([18, 24])
  return {
    path: range(Math.floor(190 / step))
      .map((i) => star(points, 100 + i * step, 0.82, i % 2 ? 0 : TURN / 2 / points))
      .join(''),
    width: random.pick([1.4, 2]),
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

const chevrons: PatternMaker = (random) => {
  const [step, w] = [random.pick([24, 32]), random.pick([30, 37.5, 50])]
  const columns = Math.ceil(150 / w) + 1
  const zigzag = (y: number) =>
    range(columns * 2 + 1).map((i) => at([(i - columns) * w, y + (i % 2 ? w * 0.5 : 0)]))
  const path = range(Math.ceil(460 / step)).map((i) => {
    const y = -HIGH - 30 + i * step
    return `M${zigzag(y).join('L')}L${zigzag(y + step / 2)
      .toReversed()
      .join('L')}Z`
  })
  return { path: path.join('') }
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

const cobweb: PatternMaker = (random) => {
  const sides = random.pick([8, 12, 16])
  const spokes = range(sides).map((i) => `M0 0L${at(polar(252, (i * TURN) / sides))}`)
  const webs = range(10).map((i) => regular(sides, 60 + i * 22, 0))
  return { path: spokes.join('') + webs.join(''), width: 1.4 }
}

const PATTERNS: readonly [PatternMaker, ...PatternMaker[]] = [
  rays,
  rays,
  guilloche,
  rosette,
  rings,
  harlequin,
  seigaiha,
  stripes,
  waves,
  stipple,
  nestedStars,
  meander,
  hempLeaf,
  lattice,
  chevrons,
  sprinkle,
  basket,
  cobweb,
]

export const pickPattern = (random: Random): Pattern => random.pick(PATTERNS)(random)
export const rayPattern = rays

/** The pattern in `colour`, about the middle of a label. Filled patterns cover more, so they are printed thinner. */
export function drawPattern(
  { path, width, dash }: Pattern,
  colour: string,
  strength: number,
): string {
  if (width === undefined)
    return `<path d="${path}" fill="${colour}" fill-opacity="${round(strength * 0.62)}"/>`
  const dots = dash === undefined ? '' : ` stroke-dasharray="0 ${dash}" stroke-linecap="round"`
  return (
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(width)}"` +
    ` stroke-opacity="${round(strength * (dash === undefined ? 1.25 : 0.9))}"${dots}/>`
  )
}

const relativeLines = (...points: readonly Point[]): string =>
  `${points.map((point) => `l${at(point)}`).join('')}z`

const round = (value: number): number => Math.round(value * 1000) / 1000
