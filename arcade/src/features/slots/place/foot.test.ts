import { beforeAll, describe, expect, it } from 'vitest'
import { findFace } from '@baize/games/slots/faces'
import type { Family } from '@baize/ui/art/families/family'
import { stubBrowser, toldContext } from '@baize/ui/art/testing/told-canvas'
import { layOut, type Layout } from './box.ts'

const families = Object.values(
  import.meta.glob<Family>('../../../../../ui/art/families/*/family.ts', {
    eager: true,
    import: 'family',
  }),
)
const models = ['lines-5-low', 'lines-20-high', 'lines-50-high', 'ways-4096-high', 'cluster-high']
const phones = [
  [390, 562],
  [320, 330],
] as const

beforeAll(() => {
  stubBrowser()
})

type Span = { readonly top: number; readonly bottom: number }

/** What the cabinet draws under the middle of the reels to write on: the last figure that is wide and low. */
function footOf(family: Family, { box }: Layout): Span | undefined {
  const { context, lines } = toldContext()
  family.cabinet.cabinet(context, box, 'dark')
  let path: (readonly [number, number])[] = []
  let foot: Span | undefined
  for (const line of lines) {
    const [what = '', ...rest] = line.split(' ')
    const [x = 0, y = 0, width = 0, height = 0] = rest.map(Number)
    if (what === 'beginPath') path = []
    if (what === 'moveTo' || what === 'lineTo') path.push([x, y])
    if (what === 'roundRect' || what === 'rect') path.push([x, y], [x + width, y + height])
    if (what !== 'fill' || path.length < 2) continue
    const [xs, ys] = [path.map(([at]) => at), path.map(([, at]) => at)]
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
    const isBelow = top >= box.top + box.reelsHeight - 1
    const isWide = right - left > box.reelsWidth * 0.5
    const isAbout = left < box.middleX && right > box.middleX
    if (isBelow && isWide && isAbout && bottom - top > 20 && bottom - top < 90) {
      foot = { top, bottom }
    }
  }
  return foot
}

/** Two lines on a phone: the sum and below it what it was for, each with half of its height. */
const [sumAbove, wordsBelow] = [4 + 9, 15 + 6]

describe('the words under the reels of a phone', () => {
  it.each(families)('[CL29] stand on the ground that $id gives them, both lines', (family) => {
    for (const model of models) {
      const face = findFace(model)
      for (const [width, height] of phones) {
        if (!face) throw new Error(model)
        const layout = layOut(family, face, 'Queen of Tides', width, height)
        const foot = footOf(family, layout)
        const told = `${model} ${width}x${height}`
        expect(layout.footY - sumAbove, told).toBeGreaterThanOrEqual(foot?.top ?? Infinity)
        expect(layout.footY + wordsBelow, told).toBeLessThanOrEqual(foot?.bottom ?? -Infinity)
      }
    }
  })
})
