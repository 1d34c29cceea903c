import type { Address } from '@baize/ui/navigation/address.ts'
import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'
import type { GameListFilter, GameSort } from '../api.ts'

/** What a list shows, as its address says it. */
export type ListFilter = {
  readonly vendor: string | undefined
  readonly classify: string | undefined
  readonly words: string | undefined
  readonly sort: GameSort
  readonly minBet: string | undefined
  readonly lines: number | undefined
  readonly favourites: boolean
  /** How many pages of the list are open. */
  readonly page: number
}

const sorts: readonly GameSort[] = ['place', 'new', 'name']
const mostPages = 5000

/** Reads the filters of an address. What makes no sense is as if it were not there. */
export function readGamesFilter({ search }: Pick<Address, 'search'>): ListFilter {
  const { vendor, classify, q, sort, minBet, lines, fav, page } = search
  return {
    vendor: code(vendor),
    classify: code(classify),
    words: q?.trim().slice(0, 100) || undefined,
    sort: sorts.find((known) => known === sort) ?? 'place',
    minBet: minBet !== undefined && /^[1-9]\d{0,14}$/.test(minBet) ? minBet : undefined,
    lines: whole(lines, 1_000_000),
    favourites: fav === '1',
    page: whole(page, mostPages) ?? 1,
  }
}

function code(text: string | undefined): string | undefined {
  return text !== undefined && /^[A-Za-z0-9_]{1,40}$/.test(text) ? text : undefined
}

function whole(text: string | undefined, most: number): number | undefined {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : undefined
}

/** A change of the filters as the search of an address: whatever changes, the list starts at its first page again. */
export function writeChange(
  search: Address['search'],
  change: Partial<Omit<ListFilter, 'page'>>,
): Record<string, string | number | undefined> {
  const { page: _page, ...rest } = search
  const names = { words: 'q', favourites: 'fav' } as const
  const written = Object.entries(change).map(([name, value]) => [
    names[name as keyof typeof names] ?? name,
    value === true ? '1' : value === false || value === 'place' ? undefined : value,
  ])
  return { ...rest, ...(Object.fromEntries(written) as Record<string, string | undefined>) }
}

/** How many of the filters in the sheet are set. */
export function countSet({ sort, minBet, lines, favourites }: ListFilter): number {
  return [sort !== 'place', minBet !== undefined, lines !== undefined, favourites].filter(Boolean)
    .length
}

export function toQuery(gameType: GameCategory, filter: ListFilter): GameListFilter {
  return {
    gameType,
    vassalage: filter.vendor,
    gameClassify: filter.classify,
    gameName: filter.words,
    minBet: filter.minBet,
    minLineNum: filter.lines,
    sort: filter.sort === 'place' ? undefined : filter.sort,
  }
}
