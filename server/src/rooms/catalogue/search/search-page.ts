import type { SearchReply } from '@baize/contract/catalogue/search'
import { gameCategories } from '@baize/contract/catalogue/catalogue-names'
import type { Language } from '@baize/kernel/language'
import { defaultPageSize, pageOf } from '../rules.ts'
import { toGame } from '../shape.ts'
import type { ShelfGame } from '../shelf-game.ts'
import type { GameSearch } from './game-search.ts'

export type WantedResults = {
  readonly words: string
  readonly category?: string | undefined
  readonly vendor?: string | undefined
  readonly language: Language
  readonly pageNo?: number | undefined
  readonly pageSize?: number | undefined
}

/** So many are offered when there is nothing. */
const mostNearest = 6
const mostVendors = 200

/** One page of what words lead to, with what it can be narrowed by. */
export function searchPage(search: GameSearch, wanted: WantedResults): SearchReply {
  const { words, category = '', vendor = '', language } = wanted
  const { games, approximate, partly } = search.find(words, language)
  const ofCategory = games.filter((game) => isOf(game, category))
  const ofVendor = games.filter((game) => vendor === '' || game.vendor.code === vendor)
  const narrowed = vendor === '' ? ofCategory : ofVendor.filter((game) => isOf(game, category))
  const page = pageOf(narrowed, wanted.pageNo ?? 1, wanted.pageSize ?? defaultPageSize)
  const nearest = games.length > 0 ? [] : search.findNearest(words, language, mostNearest)
  const show = (game: ShelfGame) => toGame(game, language, false)
  return {
    games: page.items.map(show),
    total: page.total,
    totalPages: page.totalPages,
    approximate,
    partly,
    categories: countCategories(ofVendor),
    vendors: countVendors(ofCategory),
    nearest: nearest.map(show),
  }
}

function isOf({ game }: ShelfGame, category: string): boolean {
  if (category === '' || category === game.category) return true
  return category === 'HOT' && game.hotPosition !== null
}

/** In the order of the menus; hot is one of them. */
function countCategories(games: readonly ShelfGame[]): SearchReply['categories'] {
  return gameCategories.flatMap((gameType) => {
    const count = games.filter((game) => isOf(game, gameType)).length
    return count === 0 ? [] : [{ gameType, games: count }]
  })
}

/** Those with the most games first. */
function countVendors(games: readonly ShelfGame[]): SearchReply['vendors'] {
  const counts = new Map<string, { vassalage: string; displayName: string; games: number }>()
  for (const { vendor } of games) {
    const known = counts.get(vendor.code)
    if (known) known.games += 1
    else counts.set(vendor.code, { vassalage: vendor.code, displayName: vendor.name, games: 1 })
  }
  return [...counts.values()].sort((a, b) => b.games - a.games).slice(0, mostVendors)
}
