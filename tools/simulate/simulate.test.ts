import { describe, expect, it } from 'vitest'
import { models } from '@baize/games/slots/models'
import { readWishes } from './arguments.ts'
import { findFault, makeRow } from './row.ts'
import { printMarkdown, printTable } from './table.ts'

const known = ['lines-5-low', 'ways-243-low']

/** A million rounds of which each pays what the model declares, give or take four stakes. */
function measuredAt(rtp: number, units: number) {
  const spins = 1_000_000
  const sum = rtp * units * spins
  const sumOfSquares = spins * ((rtp * units) ** 2 + (4 * units) ** 2)
  return { spins, sum, sumOfSquares, hits: 300_000, most: 100 * units, cut: 0 }
}

const rowOf = (id: string, rtp: number) => {
  const model = models.find(({ face }) => face.id === id)
  if (model === undefined) throw new Error(`There is no model ${id}.`)
  return makeRow(model, measuredAt(rtp, model.face.units), 2_000_000)
}

describe('what is asked for', () => {
  it('is read from the command line, separators and all', () => {
    const read = readWishes(
      ['--spins', '5_000_000', '--model', 'lines-5-low', '--cores', '1'],
      known,
    )
    expect(read).toEqual({
      ok: true,
      wishes: { spins: 5_000_000, model: 'lines-5-low', seed: 1, cores: 1 },
    })
  })

  it.each([
    [['--model', 'lines-6-low'], 'There is no model lines-6-low'],
    [['--spins', '0'], 'whole numbers'],
    [['--seed', 'abc'], 'whole numbers'],
    [['--rounds', '5'], '--rounds'],
  ])('is refused with a sentence: %j', (parameters, sentence) => {
    const read = readWishes(parameters, known)
    expect(read.ok ? '' : read.says).toContain(sentence)
  })
})

describe('a row', () => {
  it('stands when play is what is counted and declared', () => {
    expect(findFault(rowOf('lines-20-medium', 0.958))).toBeUndefined()
  })

  it('falls when play is far from what is counted', () => {
    expect(findFault(rowOf('lines-20-medium', 0.9))).toContain('plays otherwise')
  })

  it('falls when a simulation does not hold what is declared', () => {
    expect(findFault(rowOf('cluster-medium', 0.9))).toContain('does not hold')
  })

  it('is printed with its declared and its seen return', () => {
    const rows = [rowOf('lines-20-medium', 0.958)]
    expect(printTable(rows)).toContain('95.800')
    expect(printMarkdown(rows).split('\n')).toHaveLength(3)
  })
})
