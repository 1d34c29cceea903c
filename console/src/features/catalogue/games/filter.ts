import type { Search } from '../../../shared/forms/use-search.ts'
import type { Standing } from '../standing.ts'
import { shownCategories, standings, type Category, type GameLabel } from '../words.ts'

export const labels = ['HOT', 'NEW', 'JACKPOT'] as const satisfies readonly (GameLabel | 'HOT')[]

export type GamesFilter = {
  readonly search?: string
  readonly category?: Category
  readonly vendor?: string
  readonly label?: GameLabel | 'HOT'
  readonly status?: Standing
  /** Those first that were played most today, instead of the order of the lobby. */
  readonly sort?: 'rounds'
}

/** What the address asks for. A word that is none of the known ones counts as nothing. */
export function readDeskGamesFilter({
  q,
  category,
  vendor,
  label,
  state,
  sort,
}: Search): GamesFilter {
  const text = q?.trim().slice(0, 100)
  const known = shownCategories.find((name) => name === category)
  const marked = labels.find((name) => name === label)
  const status = standings.find((name) => name === state)
  return {
    ...(text && { search: text }),
    ...(known && { category: known }),
    ...(vendor && { vendor: vendor.slice(0, 40) }),
    ...(marked && { label: marked }),
    ...(status && { status }),
    ...(sort === 'rounds' && { sort }),
  }
}

/** The number of a game as an address has it. */
export function readNodeId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
