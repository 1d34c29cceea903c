import type { Day } from '@baize/kernel/time'
import { pastPresets, presetDays } from '@baize/ui/forms/date-presets.ts'
import type { Search } from '../../shared/forms/use-search.ts'

export type Preset = (typeof pastPresets)[number]

/** The business days that the figures are of, both included. */
export type DashboardPeriod = { readonly preset: Preset; readonly from: Day; readonly to: Day }

/** The period of the address; today where it names none that is known. */
export function readPeriod({ days }: Search, now: Date, zone: string): DashboardPeriod {
  const preset = pastPresets.find((name) => name === days) ?? 'today'
  const { firstDay, lastDay } = presetDays(preset, now, zone)
  return { preset, from: firstDay, to: lastDay }
}
