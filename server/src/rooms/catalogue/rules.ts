import { gameCategories, type GameCategory } from '@baize/contract/catalogue-names'
import type { Language } from '@baize/kernel/language'

/** What a game can be; HOT is a list, not a kind. */
export type Category = Exclude<GameCategory, 'HOT'>

/** HOT is not kept: it follows from the hot list. */
export type StoredLabel = 'NEW' | 'JACKPOT'

export type Vendor = {
  readonly code: string
  readonly name: string
  readonly position: number
  readonly maintenance: boolean
  readonly categories: readonly { readonly category: Category; readonly position: number }[]
}

export type CatalogueGame = {
  readonly nodeId: number
  /** The vendor's code. */
  readonly vendor: string
  readonly category: Category
  readonly code: string
  readonly classify: string
  readonly names: { readonly EN: string } & Readonly<Partial<Record<Language, string>>>
  readonly labels: readonly StoredLabel[]
  readonly position: number
  readonly hotPosition: number | null
  readonly maintenance: boolean
}

export const defaultPageSize = 20

/** A name in a language, else in English. */
export function nameIn(names: CatalogueGame['names'], language: Language): string {
  return names[language] || names.EN
}

/** Games as a list of all of them shows them: by category, then by place. */
export function byPlace(a: CatalogueGame, b: CatalogueGame): number {
  return (
    gameCategories.indexOf(a.category) - gameCategories.indexOf(b.category) ||
    a.position - b.position ||
    a.nodeId - b.nodeId
  )
}

/** Vendors by place, those in maintenance after all others. */
export function byReadiness(
  a: { readonly maintenance: boolean; readonly position: number },
  b: { readonly maintenance: boolean; readonly position: number },
): number {
  return Number(a.maintenance) - Number(b.maintenance) || a.position - b.position
}

/** A game cannot be played while it or its vendor is in maintenance. */
export function isClosed(game: CatalogueGame, vendor: Vendor): boolean {
  return game.maintenance || vendor.maintenance
}

/**
 * A text as searching sees it: case, accents and width do not count, and blanks are one. Only accents of European
 * letters go; the marks of kana make other letters and stay.
 */
export function fold(text: string): string {
  // Titles are mostly plain, and for those this is all.
  const wide = /^[ -~]*$/.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replaceAll(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
  return wide.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** One page of a list; a page behind the end is empty. */
export function pageOf<T>(
  items: readonly T[],
  pageNo: number,
  pageSize: number,
): { readonly items: readonly T[]; readonly total: number; readonly totalPages: number } {
  const start = (pageNo - 1) * pageSize
  return {
    items: items.slice(start, start + pageSize),
    total: items.length,
    totalPages: Math.ceil(items.length / pageSize),
  }
}
