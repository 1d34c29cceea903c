import { isDay } from '@baize/kernel/time'
import { teamSorts, type TeamSort } from '@baize/contract/agents/team-names'
import { gameCategories, type GameCategory } from '@baize/contract/catalogue/catalogue-names'
import { presetDays, type DayRange } from '@baize/ui/forms/date-presets.ts'

/** What the pages of a team keep in the address. */
export type TeamFilter = {
  readonly range: DayRange
  /** Of whom; empty for oneself. */
  readonly of: string
  readonly sort: TeamSort
  readonly direction: 'up' | 'down'
  readonly page: number
  readonly deep: boolean
  readonly search: string
  /** Each without those below. */
  readonly alone: boolean
  /** Only this one; empty for all. */
  readonly product: '' | Product
}

export type Product = Exclude<GameCategory, 'HOT'>

export const products = gameCategories.filter((name): name is Product => name !== 'HOT')

type Search = Readonly<Record<string, string | undefined>>
type Calendar = { readonly now: Date; readonly zone: string }

/** Reads the filter of an address; what is no word of ours is as if it were not there. */
export function readTeamFilter(search: Search, { now, zone }: Calendar): TeamFilter {
  const { teamFrom: firstDay, teamTo: lastDay } = search
  const isRange = isDay(firstDay) && isDay(lastDay) && firstDay <= lastDay
  const page = Number(search['teamPage'])
  return {
    range: isRange ? { firstDay, lastDay } : presetDays('previous7', now, zone),
    of: search['teamOf'] ?? '',
    sort: teamSorts.find((one) => one === search['teamSort']) ?? 'validBet',
    direction: search['teamOrder'] === 'up' ? 'up' : 'down',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    deep: search['teamDeep'] === '1',
    search: search['teamSearch'] ?? '',
    alone: search['teamAlone'] === '1',
    product: products.find((one) => one === search['teamProduct']) ?? '',
  }
}

/** What a change of the filter writes into an address; what is usual is taken out of it. */
export function writeTeamFilter(change: Partial<TeamFilter>): Record<string, string | undefined> {
  const { range, of, sort, direction, page, deep, search, alone, product } = change
  return {
    ...(range && { teamFrom: range.firstDay, teamTo: range.lastDay }),
    ...(of !== undefined && { teamOf: of || undefined }),
    ...(sort && { teamSort: sort }),
    ...(direction && { teamOrder: direction }),
    ...(deep !== undefined && { teamDeep: deep ? '1' : undefined }),
    ...(search !== undefined && { teamSearch: search || undefined }),
    ...(alone !== undefined && { teamAlone: alone ? '1' : undefined }),
    ...(product !== undefined && { teamProduct: product || undefined }),
    // Another question begins with its first page.
    teamPage: page === undefined || page === 1 ? undefined : String(page),
  }
}
