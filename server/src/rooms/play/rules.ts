import { lotteryPageOf } from '@baize/contract/lottery/lottery-names'
import { refuse, type Refusal } from '@baize/kernel/result'
import type { Category, Offer, Vendor } from '../catalogue/catalogue.ts'
import type { Standing } from '../identity/identity.ts'

export type Route =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'frame' }

/** What is opened: one game, or a vendor in one of its categories. */
export type Opened = {
  readonly vendor: Vendor
  readonly category: Category
  readonly code?: string
}

/** Lotteries have pages by their vendor; a vendor of slots has one too; other vendors are lists, and games are frames. */
export function routeOf({ vendor, category, code }: Opened): Route {
  const page = lotteryPageOf(vendor.code, category)
  if (page !== undefined) {
    return { kind: 'page', path: withQuery(page, code === undefined ? {} : { gameCode: code }) }
  }
  if (code !== undefined) return { kind: 'frame' }
  if (category !== 'RNG') return { kind: 'list' }
  return { kind: 'page', path: withQuery('/rng', { vassalage: vendor.code }) }
}

/** A path with those fields that say something. */
export function withQuery(path: string, fields: Readonly<Record<string, string | undefined>>) {
  const said = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as [string, string]],
  )
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said).toString()}`
}

/** The vendor whose lottery is meant; nothing when neither the area nor the mode says it. */
export function lotteryVendor(lottoArea = '', prizeMode = ''): string | undefined {
  if (lottoArea === 'VN') return 'TCG_LOTTO_VN'
  if (prizeMode === 'SEA') return 'TCG_SEA'
  if (prizeMode === 'ELOTT') return 'ELOTT'
  return prizeMode === '' ? undefined : 'LOTT'
}

type StandingRefusal = 'member_locked' | 'member_closed' | 'member_timed_out' | 'member_excluded'

/** Of an account that a session stands for. Whoever is gone, and the house itself, is treated as locked. */
export function judgeStanding(
  standing: Standing | undefined,
): Refusal<StandingRefusal> | undefined {
  if (standing?.state === 'closed') return refuse('member_closed')
  if (standing === undefined || standing.state !== 'open' || standing.type === 9) {
    return refuse('member_locked')
  }
  if (standing.bar === undefined) return undefined
  return refuse(standing.bar === 'exclusion' ? 'member_excluded' : 'member_timed_out')
}

/** What is wanted is on no list any more. */
export function isOffered(wanted: Offer | Vendor): boolean {
  return 'game' in wanted ? wanted.isShown : wanted.enabled
}
