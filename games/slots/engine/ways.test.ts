import { describe, expect, it } from 'vitest'
import { readPicture, smallFace } from '../testing/small-face.ts'
import { layOut } from './layout.ts'
import { createWaysPayer } from './ways.ts'

function payPicture(...rows: readonly string[]) {
  const face = smallFace({ engine: 'ways', lines: [] })
  const layout = layOut(face)
  const payer = createWaysPayer(face, layout, readPicture(...rows), new Uint8Array(layout.size))
  const wins = payer.list(1)
  return { pay: payer.pay(), wins }
}

describe('ways', () => {
  it.each([
    [
      '[SL6] one cell on each of three reels is one way',
      ['a b b b b', 'f a f f f', 'f f a f f'],
      10,
    ],
    ['[SL6] two cells on a reel are two ways', ['a a a f f', 'f a f f f', 'f f f f f'], 20],
    ['[SL6] cells of the first reel count too', ['a a a f f', 'a f f f f', 'f f f f f'], 20],
    ['[SL6] a wild is one more cell', ['a a a f f', 'f c f f f', 'f f f f f'], 20],
    ['[SL6] a gap ends it', ['a a f a a', 'f f f f f', 'f f f f f'], 0],
    ['[SL6] the longest row alone pays', ['a a a a f', 'f f f f f', 'f f f f f'], 50],
    ['[SL6] scatters pay nothing by ways', ['e e e e e', 'f f f f f', 'f f f f f'], 0],
    ['[SL6] two symbols pay side by side', ['a a a f f', 'b b b f f', 'f f f f f'], 15],
  ] as const)('%s', (_, rows, units) => {
    const { pay, wins } = payPicture(...rows)
    expect(pay).toBe(units)
    expect(wins.reduce((sum, win) => sum + win.pays, 0)).toBe(units)
  })

  it('[SL6] a win names its ways and every cell of them', () => {
    const [win] = payPicture('a a c f f', 'f a f f f', 'f f f f f').wins
    expect(win).toMatchObject({ symbol: 0, count: 3, of: 2, pays: 20 })
    expect(win?.cells).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 0],
    ])
  })
})
