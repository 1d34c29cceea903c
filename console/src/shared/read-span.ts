import { isDay } from '@baize/kernel/time'
import {
  pastPresets,
  presetSpan,
  rangeSpan,
  type ReadyPreset,
} from '@baize/ui/forms/date-presets.ts'
import type { Search } from './forms/use-search.ts'

/**
 * The moments between which a list is asked for, from the days in the address. Days are the merchant's, from midnight to
 * midnight; a range that ends before it begins counts as none.
 */
export function readSpan(
  { days, from, to }: Search,
  now: Date,
  zone: string,
): { readonly from: string; readonly to: string } | undefined {
  const span = spanOf({ days, from, to }, now, zone)
  return span && { from: span.start.toISOString(), to: span.end.toISOString() }
}

function spanOf({ days, from, to }: Search, now: Date, zone: string) {
  const preset = pastPresets.find((name) => name === days)
  if (preset) return presetSpan(preset satisfies ReadyPreset, now, zone)
  if (days !== 'custom' || !isDay(from) || !isDay(to) || from > to) return undefined
  return rangeSpan({ firstDay: from, lastDay: to }, zone)
}
