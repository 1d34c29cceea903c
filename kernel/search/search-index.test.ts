import { describe, expect, it } from 'vitest'
import type { SearchEntry } from './entry.ts'
import { longestQuery } from './limits.ts'
import { createSearchIndex, queryWords } from './search-index.ts'

const EN = 1
const JA = 2
const all = 255

const entry = (en: string, ja = '', beside: readonly string[] = []): SearchEntry => ({
  names: [{ text: en, languages: EN }, ...(ja === '' ? [] : [{ text: ja, languages: JA }])],
  beside: beside.map((text) => ({ text, languages: all })),
  ready: true,
})

const titles = (entries: readonly SearchEntry[]) => {
  const index = createSearchIndex(entries)
  return (text: string, languages = all) =>
    [...index.find(text, languages).entries].map((at) => entries[at]?.names[0]?.text)
}

describe('the order', () => {
  it('[K53] is name, beginning of the name, words, vendor, inside, typo', () => {
    const find = titles([
      entry('Sunk Coast'), // typo
      entry('Blue Whale', '', ['Sunset']),
      entry('Blue Sunset'),
      entry('Midsunset Night'),
      entry('Sunset Coast'),
      entry('Sunsets'),
      entry('Sunset'),
      entry('Sunsat'),
    ])
    expect(find('sunset')).toEqual([
      'Sunset',
      'Sunset Coast',
      'Sunsets',
      'Blue Sunset',
      'Blue Whale',
      'Midsunset Night',
      'Sunsat',
    ])
  })

  it('[K53] of several words puts the name first, then its beginning, the phrase, and the words apart', () => {
    const find = titles([
      entry('Tiger of Gold'),
      entry('Old Gold Tiger'),
      entry('Gold Tigers'),
      entry('Gold Tiger Run'),
      entry('Gold Tiger'),
      entry('Golden Tiger'),
      entry('Gold Tigre'),
    ])
    expect(find('gold tiger')).toEqual([
      'Gold Tiger',
      'Gold Tiger Run',
      'Gold Tigers',
      'Old Gold Tiger',
      'Tiger of Gold',
      'Golden Tiger',
      'Gold Tigre',
    ])
  })

  it('[K53] between equals is the order in which entries were given', () => {
    expect(titles([entry('Moon B'), entry('Moon A'), entry('Moon C')])('moon')).toEqual([
      'Moon B',
      'Moon A',
      'Moon C',
    ])
  })

  it('[K53] what is not to be had yet comes after all that have the words in their names, but for its name itself', () => {
    const find = titles([
      entry('Blue Table'),
      { ...entry('Table B'), ready: false },
      { ...entry('Tables'), ready: false },
      entry('Blue Tables'),
    ])
    expect(find('table')).toEqual(['Blue Table', 'Table B', 'Tables', 'Blue Tables'])
    expect(find('table b')[0]).toBe('Table B')
  })

  it('[K53] a typo of the whole name goes before one in a longer name', () => {
    const find = titles([
      entry('Royal Gold Lantern'),
      entry('Gold Lantern Two'),
      entry('Gold Lantern'),
    ])
    expect(find('gold lantren')[0]).toBe('Gold Lantern')
  })
})

describe('find', () => {
  const find = titles([
    entry('Gates of Olympus', 'オリンポスの門', ['Tidal', 'Slots']),
    entry('Golden Tiger', '黄金の虎', ['Kite', 'Slots']),
    entry('Golden Dragon', 'ゴールデンドラゴン', ['Tidal', 'Live']),
    entry("King's Feast", '', ['Kite']),
    entry('มังกรทอง'),
    {
      names: ['Zeus Thunder', 'ゼウスの雷', '제우스의 천둥', 'Trovão de Zeus', 'Kulog ni Zeus'].map(
        (text) => ({ text, languages: all }),
      ),
      beside: [],
      ready: true,
    },
  ])

  it.each([
    ['gats of olimpus', 'Gates of Olympus'],
    ['gates olmps', 'Gates of Olympus'],
    ['zeus thndr', 'Zeus Thunder'],
    ['제우수이 천둔', 'Zeus Thunder'],
    ['ㅈㅇㅅ', 'Zeus Thunder'],
    ['ㅈㅇㅅ ㅊㄷ', 'Zeus Thunder'],
    ['ㅈㅇㅅㅇㅊㄷ', 'Zeus Thunder'],
    ['trvao', 'Zeus Thunder'],
    ['kuloog', 'Zeus Thunder'],
    ['olympus gates', 'Gates of Olympus'],
    ['gates of olimp', 'Gates of Olympus'],
    ['goldentiger', 'Golden Tiger'],
    ['GOLDEN  TIGER', 'Golden Tiger'],
    ['lden tig', 'Golden Tiger'],
    ['黄金虎', 'Golden Tiger'],
    ['虎', 'Golden Tiger'],
    ['金の', 'Golden Tiger'],
    ['ごーるでんど', 'Golden Dragon'],
    ['ﾄﾞﾗｺﾞﾝ', 'Golden Dragon'],
    ['ゴルデンドラゴン', 'Golden Dragon'],
    ['tidal golden', 'Golden Dragon'],
    ['live', 'Golden Dragon'],
    ['kings feast', "King's Feast"],
    ['king’s', "King's Feast"],
    ['ทอง', 'มังกรทอง'],
  ])('[K55] leads from %j to %s', (text, title) => {
    expect(find(text)[0]).toBe(title)
  })

  it('[K55] needs every word', () => {
    expect(find('golden olympus')).toEqual([])
    expect(find('golden')).toEqual(['Golden Tiger', 'Golden Dragon'])
  })

  it('[K56] looks only into the languages that were asked for', () => {
    expect(find('虎', EN)).toEqual([])
    expect(find('虎', JA)).toEqual(['Golden Tiger'])
    expect(find('tiger', JA)).toEqual([])
  })

  it('[K54] guesses at no second letter of what is written so somewhere', () => {
    const written = titles([entry('Crown'), entry('Clown'), entry('Brows')])
    expect(written('crown')).toEqual(['Crown', 'Clown'])
    expect(written('crrwn')).toEqual(['Crown', 'Clown'])
  })

  it('[K54] does not guess at three letters', () => {
    expect(find('tgr')).toEqual([])
  })
})

describe('nothing in a text is a pattern, and nothing costs', () => {
  const index = createSearchIndex([entry('Golden Tiger'), entry('100% Wild .*')])

  it.each([
    '.*',
    '%',
    '_',
    '(((',
    '[a-z]+',
    "' or 1=1; --",
    '\\',
    '🎲',
    '\u0000',
    '\ud800',
    '__proto__',
  ])('[K57] %j finds nothing and breaks nothing', (text) => {
    expect([...index.find(text, all).entries]).toEqual([])
    expect(index.findNearest(text, all, 5).length).toBeLessThanOrEqual(5)
  })

  it('[K57] cuts what is too long', () => {
    expect(queryWords('a'.repeat(10_000))).toEqual(['a'.repeat(longestQuery)])
    expect(queryWords('a '.repeat(5_000))).toHaveLength(12)
    expect([...index.find(`tiger${' '.repeat(10_000)}zebra`, all).entries]).toEqual([0])
  })

  it('[K57] an empty text finds nothing, and so does an empty index', () => {
    expect([...index.find('  ', all).entries]).toEqual([])
    expect([...createSearchIndex([]).find('a', all).entries]).toEqual([])
    expect(createSearchIndex([]).findNearest('tiger', all, 5)).toEqual([])
  })
})

describe('approximate', () => {
  const index = createSearchIndex([entry('Golden Tiger'), entry('Sweet Bonanza')])

  it('[K58] says that nothing is written so', () => {
    expect(index.find('goldn tiger', all).approximate).toBe(true)
    expect(index.find('golden tiger', all).approximate).toBe(false)
    expect(index.find('goldentiger', all).approximate).toBe(false)
    expect(index.find('zebra', all).approximate).toBe(false)
  })

  it('[K58] what is nearest shares most of the words, with more typos than finding allows', () => {
    expect([...index.find('tgyrr', all).entries]).toEqual([])
    expect(index.findNearest('tgyrr', all, 5)).toEqual([0])
    expect(index.findNearest('silver tiger', all, 5)).toEqual([0])
    expect(index.findNearest('zzzzzz', all, 5)).toEqual([])
  })
})

describe('what has most of the words', () => {
  const entries = [
    entry('Golden Tiger'),
    entry('Silver Tiger'),
    entry('Zeus Thunder', 'ゼウスの雷'),
  ]
  const index = createSearchIndex(entries)
  const partly = (text: string) =>
    [...index.findPartly(text, all)].map((at) => entries[at]?.names[0]?.text)

  it.each([
    ['golden qqqqq', ['Golden Tiger']],
    ['golden tiger qqqqq', ['Golden Tiger']],
    ['qqqqq tiger', ['Golden Tiger', 'Silver Tiger']],
    ['ゼウスの電', ['Zeus Thunder']],
    ['ぜうすのかみなり', ['Zeus Thunder']],
    ['ゼウスノカミナリ', ['Zeus Thunder']],
    ['zeus tiger', ['Golden Tiger', 'Silver Tiger']],
  ])('[K59] %j leaves out what leads nowhere', (text, titles) => {
    expect([...index.find(text, all).entries]).toEqual([])
    expect(partly(text)).toEqual(titles)
  })

  it.each(['qqqqq', 'qqqqq g', 'qqqqq xxxxx', 'の 電', 'のかみなり', ''])(
    '[K59] of %j is too little to say anything',
    (text) => {
      expect(partly(text)).toEqual([])
    },
  )
})
