import { beforeAll, describe, expect, it } from 'vitest'
import { plays } from '@baize/games/lottery/lottery'
import { families } from '@baize/games/lottery/play'
import { menuOf } from '@baize/games/lottery/tree/menu'
import { pickerOf } from '@baize/games/lottery/tree/picker'
import { languages } from '@baize/kernel/language'
import { activateTexts, translate } from '../browser.ts'
import { compileRooms } from '../catalogue.ts'
import { fullNameOfPlay, nameOfGroup, nameOfPlay } from './play-name.ts'
import { nameOfRow, nameOfSymbol, nameOfTier } from './word-name.ts'

const isWord = (name: string) => name !== '' && !/[a-z]+\d|lottery-plays|\{|NaN/.test(name)

describe.each(languages.map(({ wire }) => wire))('names of plays in %s', (wire) => {
  beforeAll(() => activateTexts(wire, compileRooms(wire, ['lottery-plays'])))

  it('[W30] each play and each group has one, and no two of a group are alike', () => {
    for (const family of families) {
      const groups = menuOf(family)
      const names = groups.map(({ group }) => nameOfGroup(translate, group))
      expect(new Set(names).size, `${family}: ${names.join(', ')}`).toBe(groups.length)
      for (const { group, plays: own } of groups) {
        const called = own.map((play) => nameOfPlay(translate, play))
        expect(called.filter((name) => !isWord(name))).toEqual([])
        expect(new Set(called).size, `${family} ${group}: ${called.join(', ')}`).toBe(own.length)
      }
    }
    const whole = plays.map((play) => `${play.family} ${fullNameOfPlay(translate, play)}`)
    expect(whole.filter((name, at) => whole.indexOf(name) !== at)).toEqual([])
  })

  it('[W30] whatever can be picked and won has one', () => {
    const wrong = plays.flatMap((play) => {
      const symbols = (play.shape.rows ?? []).flatMap(({ symbols: own }) =>
        'digits' in own ? [] : own,
      )
      return [
        ...symbols.map((symbol) => nameOfSymbol(translate, symbol, play)),
        ...Object.keys(play.tiers).map((tier) => nameOfTier(translate, tier, play)),
        ...pickerOf(play).rows.map(({ name }) => nameOfRow(translate, name, play)),
      ].flatMap((name) => (isWord(name) ? [] : [`${play.id}: ${name}`]))
    })
    expect([...new Set(wrong)]).toEqual([])
  })
})
