import { num } from './path.ts'
import type { Pattern, PatternMaker } from './pattern.ts'
import { ruled } from './patterns/ruled.ts'
import { turned } from './patterns/turned.ts'
import { woven } from './patterns/woven.ts'
import type { Random } from './seed.ts'

// Rays stand twice: they are what one remembers of a matchbox.
const PATTERNS: readonly [PatternMaker, ...PatternMaker[]] = [
  turned.rays,
  ...Object.values(turned),
  ...Object.values(woven),
  ...Object.values(ruled),
]

export const pickPattern = (random: Random): Pattern => random.pick(PATTERNS)(random)

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

const round = (value: number): number => Math.round(value * 1000) / 1000
