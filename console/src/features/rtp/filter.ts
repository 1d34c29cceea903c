import type { RtpRow } from '@baize/contract/rtp/rtp-desk'
import { isCurrency, type Currency } from '@baize/kernel/money'
import type { Search } from '../../shared/forms/use-search.ts'

export const periods = ['1d', '7d', '30d', '90d'] as const
export type RtpPeriod = (typeof periods)[number]
export type Grouping = 'game' | 'model'
export type RtpState = RtpRow['state']
export const rtpStates: readonly RtpState[] = ['alarm', 'watch', 'inside', 'few', 'undeclared']

export type RtpFilter = {
  readonly period: RtpPeriod
  readonly by: Grouping
  readonly currency?: Currency
  readonly search?: string
  readonly vendor?: string
  readonly state?: RtpState
}

/** What the address asks for. A word that is none of the known ones counts as nothing. */
export function readRtpFilter({ q, period, by, vendor, state, currency }: Search): RtpFilter {
  const text = q?.trim().slice(0, 100)
  const known = rtpStates.find((name) => name === state)
  return {
    period: periods.find((name) => name === period) ?? '30d',
    by: by === 'model' ? 'model' : 'game',
    ...(isCurrency(currency) && { currency }),
    ...(text && { search: text }),
    ...(vendor && { vendor: vendor.slice(0, 40) }),
    ...(known && { state: known }),
  }
}

export function isNarrowed({ search, vendor, state }: RtpFilter): boolean {
  return Boolean(search ?? vendor ?? state)
}
