import { gameCategories, type GameCategory } from '@baize/contract/catalogue/catalogue-names'
import { findGame, findSharedGame } from '@baize/games/find-game'
import type { Language } from '@baize/kernel/language'
import { familyOf } from '@baize/ui/art/families/rule'

/** What a game can be; HOT is a list, not a kind. */
export type Category = Exclude<GameCategory, 'HOT'>

/** HOT is not kept: it follows from the hot list. */
export type StoredLabel = 'NEW' | 'JACKPOT'

export type Vendor = {
  readonly code: string
  readonly name: string
  readonly position: number
  /** What is not enabled is shown nowhere. */
  readonly enabled: boolean
  readonly maintenance: boolean
  /** What people are told; the maintenance does not end by it. */
  readonly maintenanceUntil: Date | null
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
  /** What people also call it, in whatever language. */
  readonly aliases: readonly string[]
  readonly labels: readonly StoredLabel[]
  readonly position: number
  readonly hotPosition: number | null
  /** In the smallest unit of the brand's currency. */
  readonly minStake: bigint
  /** Null for a game that has no lines. */
  readonly lines: number | null
  /** Whether it may be tried without money. */
  readonly demo: boolean
  readonly enabled: boolean
  readonly maintenance: boolean
  readonly maintenanceUntil: Date | null
  /** What runs it, and by which mathematics; null until something does. */
  readonly engine: string | null
  readonly model: string | null
  /** The place that its reels stand in, by the folder of its drawings; null where the catalogue fixed none. */
  readonly family: string | null
}

export const defaultPageSize = 20

/** Whether our own mathematics run it: then each round follows from its seeds, and its player can verify it. */
export function isVerifiable({ model }: Pick<CatalogueGame, 'model'>): boolean {
  return model !== null && (findGame(model) ?? findSharedGame(model)) !== undefined
}

/** Whether it is played on reels. */
export function isReeled({ engine }: Pick<CatalogueGame, 'engine'>): boolean {
  return engine === 'lines' || engine === 'ways' || engine === 'cluster'
}

type Housed = Pick<CatalogueGame, 'family' | 'engine' | 'names' | 'vendor' | 'code'>

/** The family of a game with reels: the one that the first catalogue fixed, else by its English name alone. */
export function familyOfGame(game: Housed): string | undefined {
  const { family, names, vendor, code } = game
  if (family !== null) return family
  return isReeled(game) ? familyOf({ name: names.EN, vendor, code }) : undefined
}

/**
 * Whether something runs it. A title that is bound to a model of ours which is not there yet says honestly that it cannot be
 * played; what is bound to none is for its vendor to open.
 */
export function isReady({ model }: Pick<CatalogueGame, 'model'>): boolean {
  return model === null || isVerifiable({ model })
}

/** Our instant games, one of each model in turn, so that a shelf begins with all that there are. */
export function ownGames<T extends { readonly game: CatalogueGame }>(games: readonly T[]): T[] {
  const byModel = new Map<string, T[]>()
  for (const one of games) {
    const { engine, model } = one.game
    if (engine !== 'instant' || model === null || !isVerifiable(one.game)) continue
    const known = byModel.get(model)
    if (known) known.push(one)
    else byModel.set(model, [one])
  }
  const lists = [...byModel.values()]
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat()
}

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

/** When a closed game should be open again: the later of the two, and null when one of them has no time. */
export function closedUntil(game: CatalogueGame, vendor: Vendor): Date | null {
  const times = [game, vendor].filter((one) => one.maintenance).map((one) => one.maintenanceUntil)
  const known = times.filter((time) => time !== null)
  if (known.length < times.length || known.length === 0) return null
  return new Date(Math.max(...known.map((time) => time.getTime())))
}

type Placed = { readonly game: CatalogueGame; readonly vendor: Vendor }

/** Games to play instead of one that is closed, or of a vendor that is: open, the hot ones first, none twice. */
export function recommend<T extends Placed>(from: {
  readonly hot: readonly T[]
  readonly own: readonly T[]
  readonly category: Category
  readonly except: Vendor | Placed
  readonly limit: number
}): T[] {
  const { hot, own, category, except, limit } = from
  const isLeftOut = ({ game, vendor }: Placed) =>
    'game' in except ? game.nodeId === except.game.nodeId : vendor.code === except.code
  const chosen = new Set<T>()
  for (const list of [hot.filter(({ game }) => game.category === category), own]) {
    for (const one of list) {
      if (chosen.size >= limit) return [...chosen]
      if (!isClosed(one.game, one.vendor) && !isLeftOut(one)) chosen.add(one)
    }
  }
  return [...chosen]
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

/** The vendor whose draws a prize mode means; nothing for all of them. Unknown modes have no vendor of their name. */
export function vendorOfMode(prizeMode = ''): string | undefined {
  if (prizeMode === '') return undefined
  if (prizeMode === 'SEA') return 'TCG_SEA'
  return prizeMode === 'ZY' ? 'LOTT' : prizeMode
}
