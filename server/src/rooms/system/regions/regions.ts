import type { RegionRule } from '@baize/contract/system/system-settings'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import { inRanges, isAddress, plainAddress } from '../../../platform/address.ts'
import { ageInDays, isOldData, type About, type Geo } from './geo/geo.ts'
import { createHits } from './hits.ts'
import { checkRules, compileRules, decide, walk, type CompiledRules, type Step } from './rules.ts'

export { openGeo, type Geo } from './geo/geo.ts'
export { checkRules, shutsMostOut } from './rules.ts'

export type RegionTest = {
  readonly blocked: boolean
  readonly country: string
  readonly steps: readonly Step[]
  readonly decidedBy: string | null
}

export type Regions = {
  /** Whether the live rules block an address; counts the rule that decided. */
  blocks(ip: string): boolean
  countryOf(ip: string): string
  /** Whose word it is where an address lies, and whether it is too old to decide by. */
  aboutData(): About & { readonly age: number | null; readonly isOld: boolean }
  mayUseConsole(ip: string): boolean
  /** Walks the live rules, or others that somebody wants to try. Counts nothing. */
  test(
    ip: string,
    rules?: readonly RegionRule[],
  ): Result<RegionTest, 'invalid_address' | 'invalid_range'>
  listHits(): Promise<{ id: string; hits: number }[]>
  flushHits(): Promise<void>
  setRules(rules: readonly RegionRule[]): void
  setConsoleRanges(ranges: readonly string[]): void
}

type Deps = { readonly db: Database; readonly now: () => Date; readonly geo: Geo }

export function createRegions({ db, now, geo: { countryOf, about } }: Deps): Regions {
  const hits = createHits({ db, now })
  let live: CompiledRules = []
  let mayUseConsole: (ip: string) => boolean = () => true

  function blocks(ip: string): boolean {
    if (live.length === 0) return false
    const { blocked, decidedBy } = decide(live, plainAddress(ip), countryOf)
    if (decidedBy !== null) hits.count(decidedBy)
    return blocked
  }

  function test(given: string, rules?: readonly RegionRule[]) {
    const ip = plainAddress(given.trim())
    if (!isAddress(ip)) return refuse('invalid_address')
    const checked = rules ? checkRules(rules) : ok()
    // A rule without values cannot match; in a trial that is no reason to refuse.
    if (!checked.ok && checked.code === 'invalid_range') {
      return refuse('invalid_range', checked.params)
    }
    const compiled = rules ? compileRules(rules) : live
    const steps = walk(compiled, ip, countryOf)
    return ok({ ...decide(compiled, ip, countryOf), country: countryOf(ip), steps })
  }

  return {
    blocks,
    countryOf: (ip) => countryOf(plainAddress(ip)),
    aboutData: () => ({
      ...about,
      age: ageInDays(about, now()) ?? null,
      isOld: isOldData(about, now()),
    }),
    mayUseConsole: (ip) => mayUseConsole(plainAddress(ip)),
    test,
    listHits: hits.list,
    flushHits: hits.flush,
    setRules: (rules) => {
      live = compileRules(rules)
    },
    setConsoleRanges: (ranges) => {
      mayUseConsole = ranges.length === 0 ? () => true : inRanges(ranges)
    },
  }
}
