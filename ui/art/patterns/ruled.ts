// Lines from edge to edge.
import { polygon, range } from '../geometry.ts'
import { at, num } from '../path.ts'
import { HIGH, WIDE } from '../pattern.ts'
import type { PatternMaker } from '../pattern.ts'

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

export const ruled = { stripes, waves, chevrons }
