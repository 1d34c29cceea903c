import { beforeEach, describe, expect, it } from 'vitest'
import { stubBrowser } from '@baize/ui/art/testing/told-canvas'
import { createBackdrop } from './backdrop.ts'

let made: string[][] = []
beforeEach(() => {
  made = stubBrowser()
})

const layer = (depth: number) => ({ depth, image: {} as HTMLCanvasElement })
const opened = () => {
  const layers = () => [layer(0.1), layer(1)]
  const backdrop = createBackdrop({ width: 800, height: 400 }, { layers })
  return {
    /** How many layers were laid for a sway of so many pixels. */
    laidFor(sway: number, hour: 'dark' | 'light' = 'dark') {
      const lines = made.at(-1) ?? []
      lines.length = 0
      backdrop.at(hour, (depth) => sway * depth)
      return lines.filter((line) => line.startsWith('drawImage')).length
    },
  }
}

describe('[CL32] the layers of a place', () => {
  it('are laid once, and anew only when one of them moved by a whole pixel', () => {
    const { laidFor } = opened()
    expect(laidFor(0)).toBe(2)
    expect(laidFor(0.2)).toBe(0)
    expect(laidFor(-0.4)).toBe(0)
    expect(laidFor(0.8)).toBe(2)
    expect(laidFor(1.3)).toBe(0)
  })

  it('are those of the hour', () => {
    const { laidFor } = opened()
    laidFor(0)
    expect(laidFor(0, 'light')).toBe(2)
    expect(laidFor(0, 'light')).toBe(0)
  })
})
