import { describe, expect, it } from 'vitest'
import { chainChance } from '@baize/kernel/fair'
import { findPlay, plays } from '../lottery.ts'
import { families, type Play } from '../play.ts'
import { allGroups, menuOf } from './menu.ts'
import { pickerOf, pressed, writeTicket } from './picker.ts'
import { quickPick } from './quick-pick.ts'

const day = '2026-06-01'
const needed = (id: string): Play => {
  const play = findPlay(id)
  if (play === undefined) throw new Error(id)
  return play
}

describe('[G51] the menu', () => {
  it('has every play once, in a group of its family, and no group without any', () => {
    const found = families.flatMap((family) => menuOf(family))
    const ids = found.flatMap((group) => group.plays.map(({ id }) => id))
    expect(ids.toSorted()).toEqual(plays.map(({ id }) => id).toSorted())
    expect(new Set(found.map(({ group }) => group))).toEqual(new Set(allGroups))
  })

  it('leaves out what is not sold', () => {
    const menu = menuOf('ssc', ({ mode }) => mode === 'credit')
    const shown = menu.map(({ group }) => group)
    expect(shown).toContain('dragon-tiger')
    expect(shown).not.toContain('position')
  })
})

describe('[G52] what a picker shows', () => {
  it('are the rows of a play by their places or parts, with its buttons', () => {
    const namesOf = (id: string) => pickerOf(needed(id)).rows.map(({ name }) => name)
    expect(namesOf('ssc-last3-direct')).toEqual(['place3', 'place4', 'place5'])
    expect(namesOf('ssc-mid3-direct')).toEqual(['place2', 'place3', 'place4'])
    expect(namesOf('lf3-last2-direct')).toEqual(['place2', 'place3'])
    expect(namesOf('ssc-five-group60')).toEqual(['double', 'single'])
    expect(namesOf('pk10-position-last5')[0]).toBe('place6')
    expect(namesOf('11x5-any3-dantuo')).toEqual(['dan', 'tuo'])
    expect(pickerOf(needed('ssc-front3-direct')).forms).toEqual(['rows', 'lines'])
    expect(pickerOf(needed('ssc-any2-direct'))).toMatchObject({ filled: { least: 2 } })
    const buttons = (id: string) => pickerOf(needed(id)).rows[0]?.buttons
    expect(buttons('ssc-front3-direct')).toEqual(['all', 'big', 'small', 'odd', 'even', 'clear'])
    expect(buttons('lhc-special-zodiac')).toEqual(['all', 'clear'])
    // Two legs are picked, and no more.
    expect(buttons('lhc-parlay2')).toEqual(['clear'])
    expect(buttons('vnn-tail2')).toEqual([])
  })

  it('pick the halves as they are called where they are played', () => {
    const numbers = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']
    expect(pressed(numbers, 'big')).toEqual(['06', '07', '08', '09', '10', '11'])
    expect(pressed(numbers, 'small')).toEqual(['01', '02', '03', '04', '05'])
    expect(pressed(numbers, 'odd')).toEqual(['01', '03', '05', '07', '09', '11'])
    expect(pressed(['0', '1', '2', '3'], 'even')).toEqual(['0', '2'])
  })
})

describe('[G53] a quick pick', () => {
  it('is a ticket of its play, whichever it is, and written again is the same', () => {
    const chance = chainChance('6b'.repeat(32), 'quick')
    for (const play of plays) {
      const text = quickPick(play, chance, day)
      const read = play.read(text, day)
      expect([play.id, read.ok && writeTicket(read.value.picked)]).toEqual([play.id, text])
    }
  })

  it('is another each time', () => {
    const chance = chainChance('6b'.repeat(32), 'again')
    const play = needed('ssc-five-direct')
    const seen = new Set(Array.from({ length: 20 }, () => quickPick(play, chance)))
    expect(seen.size).toBeGreaterThan(18)
  })
})
