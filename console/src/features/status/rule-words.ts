import type { RegionRule } from '@baize/contract/system-settings'
import type { TextKey } from '@baize/texts/keys'

export const matchNames: Record<RegionRule['match'], TextKey> = {
  range: 'desk.matchRange',
  country: 'desk.matchCountry',
  else: 'desk.matchElse',
}

export function valuesText({ values }: RegionRule): string {
  return values.join(', ')
}
