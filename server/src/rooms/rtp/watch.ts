import type { Currency } from '@baize/kernel/money'
import { addDays, businessDay, type Day } from '@baize/kernel/time'
import type { Language } from '@baize/kernel/language'
import type { Database } from '../../platform/database/database.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findOdds, type Odds } from './odds.ts'
import {
  crowdOf,
  grades,
  judge,
  outside99Milli,
  type Crowd,
  type Judged,
  type State,
} from './rules.ts'
import * as store from './store.ts'
import { addSums, noSums, type Sums } from './sums.ts'

export type Grouping = 'game' | 'model'

/** A game, or all games of a model, over a period. */
export type Watched = {
  readonly key: string
  readonly vendor: string
  readonly vendorName: string
  readonly code: string
  readonly name: string
  readonly iconUrl: string
  readonly model: string
  readonly odds: Odds | undefined
  readonly members: readonly { readonly vendor: string; readonly game: string }[]
  readonly sums: Sums
  readonly judged: Judged
}

export type Point = { readonly day: Day; readonly rounds: bigint; readonly judged: Judged }

export type WantedReturns = {
  /** How many days, today included. */
  readonly days: number
  readonly by: Grouping
  readonly language: Language
  /** The brand's unless another is named. */
  readonly currency?: Currency
}

export type WatchedPeriod = {
  readonly currency: Currency
  readonly currencies: readonly Currency[]
  readonly from: Day
  readonly to: Day
  /** The worst first. */
  readonly rows: readonly Watched[]
  readonly crowd: Crowd
}

export type Funnel = {
  readonly currency: Currency
  readonly row: Watched
  readonly points: readonly Point[]
  readonly leftOn: Day | null
}

export type WatchDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly currency: () => Currency
  readonly catalogue: Pick<Catalogue, 'findGameByCode' | 'findVendor' | 'showGame'>
}

/** Reading what was kept: names, models and declared returns are those of this moment. */
export function createWatch({ db, now, zone, currency: ofBrand, catalogue }: WatchDeps) {
  async function read({
    days,
    by,
    language,
    currency = ofBrand(),
  }: WantedReturns): Promise<WatchedPeriod> {
    const to = businessDay(now(), zone())
    const from = addDays(to, 1 - days)
    const kept = await store.listGames(db, { since: from, currency })
    const found = await store.listCurrencies(db, from)
    const games = kept.map((each) => nameGame(each, language))
    const rows = (by === 'game' ? games : byModel(games)).toSorted(byGrade)
    const crowd = crowdOf(rows.map(({ judged }) => judged))
    return { currency, currencies: [...new Set([ofBrand(), ...found])], from, to, rows, crowd }
  }

  function nameGame({ vendor, game, sums }: store.GameSums, language: Language): Watched {
    const offer = catalogue.findGameByCode(vendor, game)
    const shown = offer && catalogue.showGame(offer, language)
    const model = offer?.game.model ?? ''
    const odds = findOdds(model)
    return {
      key: keyOf(vendor, game),
      vendor,
      vendorName: (offer?.vendor ?? catalogue.findVendor(vendor))?.name ?? vendor,
      code: game,
      name: shown?.displayName ?? game,
      iconUrl: shown?.iconUrl ?? '',
      model,
      odds,
      members: [{ vendor, game }],
      sums,
      judged: judge(sums, odds?.declared),
    }
  }

  return {
    read,
    /** One row day by day, each with all days before it. */
    async readFunnel(key: string, wanted: WantedReturns): Promise<Funnel | undefined> {
      const period = await read(wanted)
      const row = period.rows.find((each) => each.key === key)
      if (row === undefined) return undefined
      const of = { since: period.from, currency: period.currency, games: row.members }
      const days = await store.listDays(db, of)
      const points = addUp(days, row.odds)
      return { currency: period.currency, row, points, leftOn: leftOn(points) }
    },
  }
}

/** What a game is known by in lists of them. */
export const keyOf = (vendor: string, game: string) => `${vendor} ${game}`

/** Games without a model of ours have nothing in common, and are not in the list by model. */
function byModel(games: readonly Watched[]): Watched[] {
  const models = new Map<string, Watched[]>()
  for (const game of games) {
    if (game.odds === undefined) continue
    const own = models.get(game.model)
    if (own) own.push(game)
    else models.set(game.model, [game])
  }
  return [...models].map(([model, own]) => {
    const sums = own.reduce((all, game) => addSums(all, game.sums), noSums)
    const odds = own[0]?.odds
    return {
      key: model,
      vendor: '',
      vendorName: '',
      code: '',
      name: model,
      iconUrl: '',
      model,
      odds,
      members: own.flatMap(({ members }) => members),
      sums,
      judged: judge(sums, odds?.declared),
    }
  })
}

function addUp(days: readonly store.DaySums[], odds: Odds | undefined): Point[] {
  let sums = noSums
  return days.flatMap(({ day, sums: own }) => {
    sums = addSums(sums, own)
    // A correction may come before anything was staked in the period.
    if (sums.staked === 0n) return []
    return [{ day, rounds: sums.rounds, judged: judge(sums, odds?.declared) }]
  })
}

/** The first day of those at the end that are all outside. */
export function leftOn(points: readonly Point[]): Day | null {
  const isOutside = ({ judged }: Point) => Math.abs(judged.deviationMilli ?? 0) > outside99Milli
  const lastInside = points.findLastIndex((point) => !isOutside(point))
  return points[lastInside + 1]?.day ?? null
}

/** What a list is sorted by, and its cursor made of. */
export type Rank = readonly [grade: number, deviation: number, rounds: number, key: string]

export function rankOf({ judged: { state, deviationMilli }, sums, key }: Watched): Rank {
  return [grades.indexOf(state), -Math.abs(deviationMilli ?? 0), -Number(sums.rounds), key]
}

export function compareRanks(a: Rank, b: Rank): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || (a[3] < b[3] ? -1 : a[3] > b[3] ? 1 : 0)
}

function byGrade(a: Watched, b: Watched): number {
  return compareRanks(rankOf(a), rankOf(b))
}

export type RowFilter = {
  readonly vendor?: string | undefined
  readonly state?: State | undefined
  readonly search?: string | undefined
}

export function isWanted(row: Watched, { vendor = '', state, search = '' }: RowFilter): boolean {
  if (vendor !== '' && row.members.every((member) => member.vendor !== vendor)) return false
  if (state !== undefined && row.judged.state !== state) return false
  const words = search.trim().toLowerCase()
  const texts = [row.name, row.code, row.model, row.vendorName]
  return words === '' || texts.some((text) => text.toLowerCase().includes(words))
}
