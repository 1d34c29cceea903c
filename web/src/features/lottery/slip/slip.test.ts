import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { plays, findPlay } from '@baize/games/lottery/lottery'
import { quickPick } from '@baize/games/lottery/tree/quick-pick'
import { chanceFrom } from '@baize/kernel/chance'
import { draftOf, emptyDraft, press, pressButton, pressPlace, textOfDraft } from './draft.ts'
import { keepSlip, readSlip } from './keep-slip.ts'
import { changeSlip, emptySlip, hasOldPrices, mostSlipLines, type SlipLine } from './slip.ts'

const play = (id: string) => findPlay(id) ?? plays[0]!

const line = (id: number): SlipLine => ({
  id: `ltk_${id}`,
  play: 'ssc-last2-direct',
  picked: '1|2',
  order: { unit: '1', multiple: 1, group: 1_900 },
})

describe('a draft', () => {
  it('[W32] is the ticket that was pressed, in the order of the play', () => {
    const direct = play('ssc-last2-direct')
    const draft = [
      [0, '7'],
      [0, '3'],
      [1, '5'],
    ].reduce(
      (now, [row, symbol]) => press(now, direct, Number(row), String(symbol)),
      emptyDraft(direct),
    )
    expect(textOfDraft(draft, direct)).toBe('3 7|5')
    expect(textOfDraft(press(draft, direct, 0, '7'), direct)).toBe('3|5')
    expect(textOfDraft(pressButton(draft, direct, 1, 'odd'), direct)).toBe('3 7|1 3 5 7 9')
  })

  it('[W32] takes no more than a row may have, and a number into one part alone', () => {
    const contains = play('ssc-last3-group-contains')
    const one = press(press(emptyDraft(contains), contains, 0, '1'), contains, 0, '2')
    expect(textOfDraft(one, contains)).toBe('2')
    const fixed = play('11x5-any3-dantuo')
    const both = press(press(emptyDraft(fixed), fixed, 0, '01'), fixed, 1, '01')
    expect(textOfDraft(press(both, fixed, 0, '02'), fixed)).toBe('02 # 01')
    const dan = ['01', '02', '03'].reduce(
      (now, symbol) => press(now, fixed, 0, symbol),
      emptyDraft(fixed),
    )
    expect(textOfDraft(dan, fixed)).toBe('01 02 # ')
  })

  it('[W32] names its places where the play asks for them', () => {
    const any = play('ssc-any2-sum')
    const draft = press(emptyDraft(any), any, 0, '3')
    expect(textOfDraft(draft, any)).toBe('@4,5: 3')
    expect(textOfDraft(pressPlace(draft, 1), any)).toBe('@1,4,5: 3')
  })

  it('[W32] can be any ticket that there is', () => {
    let word = 7
    const chance = chanceFrom(() => (word = (word * 1_103_515_245 + 12_345) >>> 0))
    for (const each of plays.filter((_, at) => at % 9 === 0)) {
      const text = quickPick(each, chance, '2026-11-18')
      expect(textOfDraft(draftOf(each, text, '2026-11-18'), each)).toBe(text)
    }
  })
})

describe('a slip', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
  afterAll(() => vi.unstubAllGlobals())

  it('[W33] keeps what is not bought, and what was bought last', () => {
    const full = changeSlip(emptySlip, { kind: 'add', lines: [line(1), line(2)], version: 3 })
    const left = changeSlip(full, { kind: 'bought', ids: ['ltk_1'] })
    expect(left.lines).toEqual([line(2)])
    expect(left.last).toEqual([{ play: 'ssc-last2-direct', picked: '1|2', order: line(1).order }])
    expect(left.version).toBe(3)
    expect(changeSlip(left, { kind: 'remove', id: 'ltk_2' }).version).toBe(0)
  })

  it('[W33] waits for a yes to other prices, also when more comes onto it', () => {
    const old = changeSlip(emptySlip, { kind: 'add', lines: [line(1)], version: 3 })
    expect(hasOldPrices(old, 4)).toBe(true)
    const more = changeSlip(old, { kind: 'add', lines: [line(2)], version: 4 })
    expect(hasOldPrices(more, 4)).toBe(true)
    expect(hasOldPrices(changeSlip(more, { kind: 'accept', version: 4 }), 4)).toBe(false)
    expect(hasOldPrices(emptySlip, 4)).toBe(false)
  })

  it('[W33] has no more lines than one call takes', () => {
    const lines = Array.from({ length: mostSlipLines + 5 }, (_, id) => line(id))
    expect(changeSlip(emptySlip, { kind: 'add', lines, version: 1 }).lines).toHaveLength(50)
  })

  it('[W33] outlives a reload, for its own person and lottery, without what nobody knows any more', () => {
    const gone = { ...line(2), play: 'ssc-no-such-play' }
    keepSlip('mem_1', 'ssc-minute', { ...emptySlip, lines: [line(1), gone], version: 2 })
    expect(readSlip('mem_1', 'ssc-minute')).toEqual({ ...emptySlip, lines: [line(1)], version: 2 })
    expect(readSlip('mem_2', 'ssc-minute')).toEqual(emptySlip)
    expect(readSlip('mem_1', 'ssc-five')).toEqual(emptySlip)
    sessionStorage.setItem('lottery-slip:mem_1:ssc-five', '{')
    expect(readSlip('mem_1', 'ssc-five')).toEqual(emptySlip)
  })
})
