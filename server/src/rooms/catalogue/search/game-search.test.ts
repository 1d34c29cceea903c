import { describe, expect, it } from 'vitest'
import { getSearchIndex, mostIndexedGames, searchGames } from '@baize/contract/catalogue/search'
import { searchEntries } from '@baize/contract/catalogue/search-entries'
import { languages } from '@baize/kernel/language'
import { languagesFor } from '@baize/kernel/search/game-entry'
import { createSearchIndex } from '@baize/kernel/search/search-index'
import { Compile } from 'typebox/compile'
import type { CatalogueGame, Vendor } from '../rules.ts'
import { makeGames } from '../seed/make-games.ts'
import { seedVendors } from '../seed/vendors.ts'
import { arrangeShelf } from '../shelf.ts'
import { indexData } from './index-data.ts'
import { searchPage } from './search-page.ts'

const state = { enabled: true, maintenance: false, maintenanceUntil: null }
const vendors = seedVendors.map(({ code, name, games }, index): Vendor => ({
  ...state,
  code,
  name,
  position: index + 1,
  categories: Object.keys(games).map((category) => ({
    category: category as CatalogueGame['category'],
    position: index + 1,
  })),
}))
const games = makeGames().map((game): CatalogueGame => ({
  ...state,
  ...game,
  minStake: BigInt(game.minStake),
}))
const { search } = arrangeShelf({ edition: 1, vendors, games })
const titles = (words: string, language: 'EN' | 'JA' | 'KO' | 'PT' | 'TY' = 'EN') =>
  search.find(words, language).games.map(({ game }) => game.names.EN)

describe('the search of the first catalogue', () => {
  it.each([
    ['sweet lantern', 'EN', 'Sweet Lantern'],
    ['swet lantren', 'EN', 'Sweet Lantern'],
    ['甘い灯籠', 'JA', 'Sweet Lantern'],
    ['甘い灯', 'EN', 'Sweet Lantern'],
    ['달콤한 초', 'KO', 'Sweet Lantern'],
    ['doce lanterna', 'PT', 'Sweet Lantern'],
    ['doce lanterna', 'EN', 'Sweet Lantern'],
    ['matamis na parol', 'TY', 'Sweet Lantern'],
    ['zeus thndr', 'EN', 'Zeus Thunder'],
    ['zeus thndr', 'JA', 'Zeus Thunder'],
    ['ゼウスの電', 'JA', 'Zeus Thunder'],
    ['ㅈㅇㅅ', 'KO', 'Zeus Thunder'],
    ['제우수으 천둥', 'KO', 'Zeus Thunder'],
    ['trvao de zeus', 'PT', 'Zeus Thunder'],
    ['kulgo ni zeus', 'TY', 'Zeus Thunder'],
    ['bos', 'EN', 'Book of Sun'],
    ['EOH', 'JA', 'Eye of Horus'],
  ] as const)('[C6] leads from %j in %s to %s', (words, language, title) => {
    expect(titles(words, language)[0]).toBe(title)
  })

  it('[C6] leads by vendor, category and kind', () => {
    const found = (words: string, language: 'EN' | 'JA' = 'EN') =>
      search.find(words, language).games
    expect(new Set(found('harlow slots').map(({ vendor }) => vendor.code))).toEqual(
      new Set(['HARLOW']),
    )
    expect(found('sports').every(({ game }) => /SPORTS/.test(game.category))).toBe(true)
    expect(found('百家樂').length).toBe(games.filter(({ classify }) => classify === 'BAC').length)
    expect(found('スロット', 'JA').length).toBeGreaterThan(9_000)
  })

  it.each([
    ['mines', 'mines', 'EN'],
    ['Minas', 'mines', 'PT'],
    ['マインズ', 'mines', 'JA'],
    ['지뢰', 'mines', 'KO'],
    ['mines', 'mines', 'TY'],
    ['crash', 'crash', 'EN'],
    ['クラッシュ', 'crash', 'JA'],
    ['크래시', 'crash', 'KO'],
    ['dice', 'dice', 'EN'],
    ['dados', 'dice', 'PT'],
    ['ダイス', 'dice', 'JA'],
    ['주사위', 'dice', 'KO'],
    ['dais', 'dice', 'TY'],
  ] as const)('[C6] leads from %j to what we call %s, in %s', (words, model, language) => {
    const found = search.find(words, language)
    expect(found.approximate).toBe(false)
    expect(found.games.slice(0, 8).map(({ game }) => game.model)).toEqual(
      Array.from({ length: 8 }, () => model),
    )
  })

  it('[C6] leads from a title in kana to those that share what they have in kana', () => {
    const found = search.find('ぜうすのかみなり', 'JA')
    expect(found.partly).toBe(true)
    expect(found.games.map(({ game }) => game.names.EN)).toContain('Zeus Thunder')
    expect(found.games.every(({ game }) => game.names.JA?.includes('ゼウスの'))).toBe(true)
  })

  it.each([
    ['blackjack', 'blackjack', 'EN'],
    ['blackj', 'blackjack', 'EN'],
    ['roulette', 'roulette', 'EN'],
    ['ブラックジャック', 'blackjack', 'JA'],
    ['룰렛', 'roulette', 'KO'],
    ['house wheel', 'wheel', 'EN'],
    ['money wheel', 'wheel', 'EN'],
  ] as const)(
    '[C6] leads from %j to what can be played before what cannot yet: %s, in %s',
    (words, model, language) => {
      const found = search.find(words, language).games.map(({ game }) => game)
      const playable = games.filter((game) => game.model === model)
      const first = found.slice(0, playable.length)
      expect(first.map((game) => game.model)).toEqual(playable.map(() => model))
    },
  )

  it('[C6] leads to a table that cannot be played yet by its name itself', () => {
    expect(titles('Blackjack A')[0]).toBe('Blackjack A')
  })

  it('[C6] puts what is called so before what is of its kind', () => {
    const found = search.find('クラッシュ', 'JA').games
    expect(found[0]?.game.names.JA).toContain('クラッシュ')
  })

  it('[C6] finds every title first, in every language', () => {
    for (const { wire } of languages) {
      for (const game of games.filter((_, index) => index % 97 === 0)) {
        const name = game.names[wire] ?? game.names.EN
        const [first] = search.find(name, wire).games
        expect([first?.game.names[wire], first?.game.names.EN]).toContain(name)
      }
    }
  })
})

describe('what a browser is sent', () => {
  const latin =
    'a|su|golden|swet lantern|lantern of|goldendragon|harlow gem|slots|tigre|xyzzy|ouro|.*'
  const others = '甘い|黄金の|ドラゴン|호라|황금|gintong|百家樂'
  const queries = `${latin}|${others}`.split('|')

  it.each(languages.map(({ wire }) => wire))(
    '[C6] finds the same in the same order as the server, in %s',
    (language) => {
      const data = indexData(search.games, language)
      const own = createSearchIndex(searchEntries(data, language))
      for (const words of queries) {
        const there = own.find(words, languagesFor(language))
        const here = search.find(words, language)
        // Where a browser finds nothing it asks, and the server looks into the other languages too.
        if (there.entries.length === 0) continue
        const ids = Array.from(there.entries, (place) => data.games.nodeIds[place])
        expect(ids, words).toEqual(here.games.map(({ game }) => game.nodeId))
        expect(there.approximate, words).toBe(here.approximate)
      }
    },
  )

  it('[C11] is what the contract says, and has no columns when there are too many games', () => {
    const schema = Compile(getSearchIndex.reply)
    expect([...schema.Errors(indexData(search.games, 'KO'))]).toEqual([])
    const [one] = search.games
    if (!one) throw new Error('The first catalogue is empty.')
    const many = indexData(
      Array.from({ length: mostIndexedGames + 1 }, () => one),
      'EN',
    )
    expect([...schema.Errors(many)]).toEqual([])
    expect([many.total, many.games.nodeIds.length]).toEqual([mostIndexedGames + 1, 0])
  })

  it('says which games are closed', () => {
    const shown = search.games
      .slice(0, 3)
      .map((one, place) => ({ ...one, game: { ...one.game, maintenance: place === 1 } }))
    expect(indexData(shown, 'EN').games.closed).toEqual([1])
  })
})

describe('a page of results', () => {
  const page = (more: Partial<Parameters<typeof searchPage>[1]>) =>
    searchPage(search, { words: 'lantern', language: 'EN', ...more })

  it('[C11] is what the contract says', () => {
    const schema = Compile(searchGames.reply)
    for (const words of ['lantern', 'swet lantern', 'zzzqqq', '', 'lantern zzzqqq']) {
      expect([...schema.Errors(page({ words }))]).toEqual([])
    }
  })

  it('is narrowed by category and vendor, and counts each as if it were not', () => {
    const whole = page({})
    const harlow = page({ vendor: 'HARLOW' })
    expect(harlow.total).toBeLessThan(whole.total)
    expect(harlow.games.every(({ vassalage }) => vassalage === 'HARLOW')).toBe(true)
    expect(harlow.vendors).toEqual(whole.vendors)
    const sum = (counts: readonly { games: number }[]) =>
      counts.reduce((total, { games }) => total + games, 0)
    expect(sum(whole.vendors)).toBe(whole.total)
    expect(sum(harlow.categories.filter(({ gameType }) => gameType !== 'HOT'))).toBe(harlow.total)
    expect(page({ category: 'HOT' }).games.map(({ gameName }) => gameName)).toContain(
      'Sweet Lantern',
    )
    expect(page({ category: 'NOWHERE' }).total).toBe(0)
  })

  it('says when it comes close only, and offers what is nearest when there is nothing', () => {
    expect(page({ words: 'sweet lantern' })).toMatchObject({ approximate: false, nearest: [] })
    expect(page({ words: 'swet lantern' })).toMatchObject({ approximate: true, nearest: [] })
    const most = page({ words: 'lantern zzzqqq' })
    expect(most).toMatchObject({ approximate: false, partly: true, nearest: [] })
    expect(most.games.every(({ gameName }) => gameName.includes('Lantern'))).toBe(true)
    const none = page({ words: 'lentarm' })
    expect(none).toMatchObject({ total: 0, approximate: false, partly: false })
    expect(none.nearest.some(({ gameName }) => gameName.includes('Lantern'))).toBe(true)
    expect(none.nearest).toHaveLength(6)
  })
})
