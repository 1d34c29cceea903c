import { describe, expect, it } from 'vitest'
import { smallFace } from '../testing/small-face.ts'
import { layOut } from './layout.ts'
import { createLinesPayer } from './lines.ts'

/** Plays one row of five along the middle line; the rows around it show nothing that pays there. */
function payRow(row: string, multiplier = 1) {
  const face = smallFace()
  const layout = layOut(face)
  const cells = new Uint8Array(layout.size).fill(5)
  for (const [reel, letter] of [...row].entries()) cells[reel * 3 + 1] = letter.charCodeAt(0) - 97
  const payer = createLinesPayer(face, layout, cells)
  const wins = payer.list(multiplier)
  return { pay: payer.pay() * multiplier, wins }
}

describe('lines', () => {
  it.each([
    ['[SL5] three from the left pay', 'aaabb', 10],
    ['[SL5] four pay more', 'aaaab', 50],
    ['[SL5] five pay most', 'aaaaa', 200],
    ['[SL5] two pay nothing', 'aabba', 0],
    ['[SL5] three from the second reel on pay nothing', 'baaab', 0],
    ['[SL5] three from the right pay nothing', 'bbaaa', 0],
    ['[SL5] a wild stands for a symbol', 'acaab', 50],
    ['[SL5] wilds first take the symbol that follows', 'ccaaa', 200],
    ['[SL5] wilds first pay as wilds where that is more', 'cccab', 50],
    ['[SL5] three wilds pay more than four of the low symbol', 'cccbf', 30],
    ['[SL5] five wilds pay as wilds', 'ccccc', 500],
    ['[SL5] a scatter ends a line', 'aaeaa', 0],
    ['[SL5] a scatter after wilds leaves the wilds', 'cccea', 30],
    ['[SL5] coins pay nothing by lines', 'fffff', 0],
    ['[SL8] a wild that doubles doubles the line', 'aadbb', 20],
    ['[SL8] two that double make four', 'adadb', 200],
    ['[SL8] a doubling wild behind the row does not count', 'aaabd', 10],
  ])('%s: %s pays %i', (_, row, units) => {
    const { pay, wins } = payRow(row)
    expect(pay).toBe(units)
    expect(wins.reduce((sum, win) => sum + win.pays, 0)).toBe(units)
  })

  it('[SL3] a win tells its multiplier, which is in what it pays', () => {
    const { wins } = payRow('aadbb', 3)
    expect(wins).toEqual([
      {
        kind: 'line',
        symbol: 0,
        count: 3,
        of: 0,
        pays: 60,
        multiplier: 6,
        cells: [
          [0, 1],
          [1, 1],
          [2, 1],
        ],
      },
    ])
  })
})
