import type { RegionRule } from '@baize/contract/system/system-settings'
import type { TextKey } from '@baize/texts/keys'

export const matchNames: Record<RegionRule['match'], TextKey> = {
  range: 'system-desk.matchRange',
  country: 'system-desk.matchCountry',
  else: 'system-desk.matchElse',
}

export function valuesText({ values }: RegionRule): string {
  return values.join(', ')
}
