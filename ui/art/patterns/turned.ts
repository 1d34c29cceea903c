// Engine turning: everything about one middle, as on banknotes and share certificates.
import { circle, polar, range, regular, star, TURN } from '../geometry.ts'
import { at } from '../path.ts'
import type { PatternMaker } from '../pattern.ts'

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

const cobweb: PatternMaker = (random) => {
  const sides = random.pick([8, 12, 16])
  const spokes = range(sides).map((i) => `M0 0L${at(polar(252, (i * TURN) / sides))}`)
  const webs = range(10).map((i) => regular(sides, 60 + i * 22, 0))
  return { path: spokes.join('') + webs.join(''), width: 1.4 }
}

export const turned = { rays, guilloche, rosette, rings, nestedStars, cobweb }
