import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findPlay, plays } from '../lottery.ts'
import { fraction, isEqual, none } from '../fraction.ts'
import { families } from '../play.ts'
import { catalogue } from '../testing/catalogue.ts'
import { prove } from './prove.ts'
import { dayOfProof, proofLine } from './report.ts'

const page = readFileSync(new URL('../../../docs/lottery-proof.md', import.meta.url), 'utf8')
const lines = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| play'))

/** `dragon,tiger 20/9; tie 10` by tier; a figure alone is that of `win`. */
function figuresOf(text: string): [string, number][] {
  return text.split(';').flatMap((part) => {
    const [last = '', names = 'win'] = part.trim().split(' ').toReversed()
    const { above, below } = fraction(last)
    return names.split(',').map((name): [string, number] => [name, Number(above) / Number(below)])
  })
}

/** Some hundred thousand draws, on a slow machine. */
const longMs = 300_000

const priced = catalogue.filter(({ id }) => !id.startsWith('lhc-parlay'))

describe('plays of lotteries', () => {
  it('[G32] are those of the catalogue, all of them', () => {
    expect(plays.map(({ id }) => id).toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted())
    expect(new Set(plays.map(({ id }) => id)).size).toBe(539)
  })

  it('[G33] pay what the catalogue says', () => {
    const wrong = priced.flatMap(({ id, ticket, prize }) => {
      const read = findPlay(id)?.read(ticket, dayOfProof)
      if (read?.ok !== true) return [`${id} is refused`]
      return figuresOf(prize).flatMap(([tier, stated]) => {
        const own = read.value.tiers[tier]?.prize
        const paid = own === undefined ? 0 : Number(own.above) / Number(own.below)
        return Math.abs(paid - stated) <= 1e-6 * Math.max(1, stated)
          ? []
          : [`${id} ${tier} ${paid}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it.each(families)(
    '[G34] of %s return all that is staked, over all that can be drawn',
    (family) => {
      const own = catalogue.filter(({ id }) => id.startsWith(`${family}-`))
      const computed = own.map(({ id, ticket }) => proofLine(id, ticket))
      expect(computed.filter((line) => !line.endsWith(' 1, proven |'))).toEqual([])
      expect(lines.filter((line) => line.startsWith(`| ${family}-`))).toEqual(computed)
    },
    longMs,
  )

  it(
    '[G35] have the chance that is stated for every word and every value',
    () => {
      const wrong = plays.flatMap((play) => {
        const [row] = play.shape.rows ?? []
        const symbols = row !== undefined && 'length' in row.symbols ? row.symbols : []
        const [first = ''] = symbols
        // Of words of a place those of the first place; all places are alike.
        const place = /^[^:]*:/.exec(first)?.[0] ?? ''
        const words = symbols.filter((symbol) => symbol.startsWith(place))
        const wordOf = (symbol: string) => symbol.slice(place.length)
        const isByWord = words.length > 1 && words.every((word) => wordOf(word) in play.tiers)
        if (!isByWord || play.shape.rows?.length !== 1) return []
        const { chances } = prove(play, words.join(' '), dayOfProof)
        return words.flatMap((word) => {
          const [seen, said] = [chances[wordOf(word)] ?? none, play.tiers[wordOf(word)]?.chance]
          return said !== undefined && isEqual(seen, said) ? [] : [`${play.id} ${word}`]
        })
      })
      expect(wrong).toEqual([])
    },
    longMs,
  )
})
