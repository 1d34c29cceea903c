import * as contract from '@baize/contract/rtp/rtp-desk'
import type { RtpRow } from '@baize/contract/rtp/rtp-desk'
import { ok, refuse } from '@baize/kernel/result'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Jackpots } from './jackpots/jackpots.ts'
import type { Rtp, Watched } from './rtp.ts'
import { compareRanks, isWanted, rankOf, type Rank } from './watch.ts'

const usualPage = 50
const daysOf = { '1d': 1, '7d': 7, '30d': 30, '90d': 90 } as const

/** The calls of operators about returns and prize pools. */
export function serveRtp(http: Http, { rtp, jackpots }: { rtp: Rtp; jackpots: Jackpots }): void {
  serve(http, contract.listRtp, async (wanted, { language }) => {
    const { cursor, limit = usualPage, period = '30d', by = 'game', currency, ...filter } = wanted
    const named = currency === undefined ? {} : { currency }
    const read = await rtp.read({ days: daysOf[period], by, language, ...named })
    const rows = read.rows.filter((row) => isWanted(row, filter))
    const after = readCursor(cursor)
    const rest = after ? rows.filter((row) => compareRanks(rankOf(row), after) > 0) : rows
    const items = rest.slice(0, limit)
    const last = rest.length > limit ? items.at(-1) : undefined
    return ok({
      currency: read.currency,
      currencies: [...read.currencies],
      from: read.from,
      to: read.to,
      items: items.map(showRow),
      next: last ? writeCursor(last) : null,
      total: rows.length,
      crowd: read.crowd,
      vendors: listVendors(read.rows),
    })
  })

  serve(http, contract.getRtpGame, async (wanted, { language }) => {
    const { key, by = 'game', period = '30d', currency: named } = wanted
    const of = named === undefined ? {} : { currency: named }
    const found = await rtp.readFunnel(key, { days: daysOf[period], by, language, ...of })
    if (found === undefined) return refuse('not_found')
    const { currency, row, points, leftOn } = found
    return ok({
      currency,
      row: showRow(row),
      points: points.map(({ day, rounds, judged }) => ({ day, rounds: String(rounds), ...judged })),
      leftOn,
    })
  })

  serve(http, contract.listJackpots, async () => ok(await jackpots.list()))
}

function showRow(row: Watched): RtpRow {
  const { key, vendor, vendorName, code, name, iconUrl, model, odds, members, sums } = row
  return {
    key,
    vendor,
    vendorName,
    code,
    name,
    iconUrl,
    model,
    games: members.length,
    declaredBps: odds?.declared.bps ?? null,
    spread: odds?.declared.deviationMilli === undefined ? 'rounds' : 'model',
    shared: odds?.shared ?? false,
    rounds: String(sums.rounds),
    staked: String(sums.staked),
    returned: String(sums.returned),
    highestBps: String(sums.highestBps),
    ...row.judged,
  }
}

function listVendors(rows: readonly Watched[]) {
  const names = new Map(rows.map(({ vendor, vendorName }) => [vendor, vendorName]))
  return [...names]
    .filter(([code]) => code !== '')
    .map(([code, name]) => ({ code, name }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function writeCursor(row: Watched): string {
  return Buffer.from(JSON.stringify(rankOf(row))).toString('base64url')
}

/** A cursor that nobody gave out is no cursor. */
function readCursor(cursor = ''): Rank | undefined {
  try {
    const rank: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const isRank =
      Array.isArray(rank) &&
      rank.length === 4 &&
      rank.slice(0, 3).every((part) => typeof part === 'number') &&
      typeof rank[3] === 'string'
    return isRank ? (rank as unknown as Rank) : undefined
  } catch {
    return undefined
  }
}
