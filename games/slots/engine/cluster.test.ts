import { describe, expect, it } from 'vitest'
import { group, scatter, wild } from '../faces/build-face.ts'
import { readPicture, smallFace } from '../testing/small-face.ts'
import { createClusterPayer } from './cluster.ts'
import { layOut } from './layout.ts'

const symbols = [
  group('high', 10, 20, 30, 40, 50, 60, 70, 80),
  group('low', 5, 6, 7, 8, 9, 10, 11, 12),
  wild(),
  scatter(),
]

function payPicture(...rows: readonly string[]) {
  const face = smallFace({ engine: 'cluster', lines: [], reels: 5, rows: 4, symbols })
  const layout = layOut(face)
  const marks = new Uint8Array(layout.size)
  const payer = createClusterPayer(face, layout, readPicture(...rows), marks)
  const wins = payer.list(1)
  return { pay: payer.pay(), wins, marked: marks.filter((mark) => mark === 1).length }
}

describe('clusters', () => {
  it.each([
    ['[SL7] five that touch pay', ['a a a d d', 'd a d d d', 'd a d d d', 'd d d d d'], 10, 5],
    [
      '[SL7] four that touch pay nothing',
      ['a a a d d', 'd a d d d', 'd d d d d', 'd d d d d'],
      0,
      0,
    ],
    ['[SL7] corners do not touch', ['a d a d a', 'd a d a d', 'd d d d d', 'd d d d d'], 0, 0],
    ['[SL7] a wild joins', ['a a c a a', 'd d d d d', 'd d d d d', 'd d d d d'], 10, 5],
    ['[SL7] wilds alone pay nothing', ['c c c c c', 'd d d d d', 'd d d d d', 'd d d d d'], 0, 0],
    [
      '[SL7] a wild joins two groups at once',
      ['a a a a d', 'd d d c d', 'b b b b d', 'd d d d d'],
      15,
      9,
    ],
    ['[SL7] eleven pay like ten', ['a a a a a', 'a a a a a', 'a d d d d', 'd d d d d'], 60, 11],
    [
      '[SL7] two groups of one symbol pay apart',
      ['a a a a a', 'd d d d d', 'a a a a a', 'd d d d d'],
      20,
      10,
    ],
  ] as const)('%s', (_, rows, units, cells) => {
    const { pay, wins, marked } = payPicture(...rows)
    expect(pay).toBe(units)
    expect(wins.reduce((sum, win) => sum + win.pays, 0)).toBe(units)
    expect(marked).toBe(cells)
  })
})
