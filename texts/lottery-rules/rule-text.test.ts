import { beforeAll, describe, expect, it } from 'vitest'
import { plays } from '@baize/games/lottery/lottery'
import type { Play } from '@baize/games/lottery/play'
import { languages } from '@baize/kernel/language'
import { activateTexts, translate } from '../browser.ts'
import { compileRooms } from '../catalogue.ts'
import { ruleText } from './rule-text.ts'

const day = '2026-06-01'
const rooms = ['lottery', 'lottery-plays', 'lottery-rules'] as const

describe.each(languages.map(({ wire }) => wire))('[W40] how a play is won, in %s', (wire) => {
  beforeAll(() => activateTexts(wire, compileRooms(wire, [...rooms])))

  it('is said of every play, in whole sentences with everything filled in', () => {
    const wrong = plays.flatMap((play) => {
      const said = ruleText(translate, play)
      const isSaid = said.length > 0 && said.every((each) => /[.。]$/.test(each))
      const isWhole = !said.some((each) =>
        /lottery-|\{|NaN|undefined|: [.。]|：[.。]|, ,/.test(each),
      )
      return isSaid && isWhole ? [] : [`${play.id}: ${said.join(' ')}`]
    })
    expect(wrong).toEqual([])
  })

  it('is said otherwise of one pick than of a set, also where words have no plural', () => {
    const said = (id: string) =>
      ruleText(translate, plays.find((play) => play.id === id) as Play).join(' ')
    expect(said('ssc-five-unplaced1')).not.toBe(said('ssc-five-unplaced2').replaceAll('2', '1'))
    expect(said('k3-missing')).not.toBe(said('vnn-miss4').replaceAll('4', '1'))
    expect(said('lhc-one-zodiac-miss')).not.toBe(
      said('lhc-zodiac-chain2-miss').replaceAll(/(?<!0)2(?=\D)/g, '1'),
    )
  })
})

describe('[W40] what is said of a play', () => {
  beforeAll(() => activateTexts('EN', compileRooms('EN', [...rooms])))

  it('has as many bets as are counted, where a number is a bet on each prize', () => {
    const said = plays.flatMap((play) => {
      const [, ways] =
        /A number is (\d+) bets, one on each/.exec(ruleText(translate, play).join(' ')) ?? []
      const [row] = play.shape.rows ?? []
      if (ways === undefined || row === undefined || !('digits' in row.symbols)) return []
      // With all digits equal it has one order only.
      const read = play.read('7'.repeat(row.symbols.digits), day)
      return [[play.id, Number(ways), read.ok && read.value.bets] as const]
    })
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter(([, ways, bets]) => ways !== bets)).toEqual([])
  })

  it('is said alike of two plays only where they are won alike', () => {
    const byText = new Map<string, string[]>()
    for (const play of plays) {
      const text = `${play.family} ${ruleText(translate, play).join(' ')}`
      byText.set(text, [...(byText.get(text) ?? []), play.id])
    }
    const alike = [...byText.values()].filter((ids) => ids.length > 1)
    expect(alike).toEqual([
      ['ssc-position', 'ssc-ball-number'],
      ['lf3-unplaced2', 'lf3-guess-two-different'],
      ['lf3-pack3', 'lf3-pack6'],
      ['11x5-position', '11x5-ball-number'],
      ['pk10-position-first5', 'pk10-position-last5', 'pk10-place-number'],
      ['k3-triple-single', 'k3-straight-single'],
      ['lhc-half-wave', 'lhc-half-half-wave'],
      ['lhc-zodiac-count', 'lhc-zodiac-count-parity'],
      ['vns-head3', 'vns-seventh3'],
    ])
  })
})
