import { isDay } from '@baize/kernel/time'
import { pastPresets, presetSpan, rangeSpan, type ReadyPreset } from '@baize/ui/date-presets.ts'
import type { Search } from '../../shared/use-search.ts'

/** What the log is asked for. */
export type AuditFilter = {
  readonly text?: string
  readonly actor?: string
  readonly action?: string
  readonly from?: string
  readonly to?: string
}

/** Days are the merchant's, from midnight to midnight; a range that ends before it begins counts as none. */
export function readFilter(search: Search, now: Date, zone: string): AuditFilter {
  const { text, person, action } = search
  const span = readSpan(search, now, zone)
  return {
    ...(text && { text }),
    ...(person && { actor: person }),
    ...(action && { action }),
    ...(span && { from: span.start.toISOString(), to: span.end.toISOString() }),
  }
}

function readSpan({ days, from, to }: Search, now: Date, zone: string) {
  const preset = pastPresets.find((name) => name === days)
  if (preset) return presetSpan(preset satisfies ReadyPreset, now, zone)
  if (days !== 'custom' || !isDay(from) || !isDay(to) || from > to) return undefined
  return rangeSpan({ firstDay: from, lastDay: to }, zone)
}
