import { isDay } from '@baize/kernel/time'
import { presetDays, type DayRange } from '@baize/ui/forms/date-presets.ts'
import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { serverNow } from '../../../shared/api.ts'
import { useSystem } from '../../../shared/system.ts'
import type { Side } from './api.ts'

type IncomeFilter = {
  readonly range: DayRange
  readonly side: Side
  /** The window whose reasons are open; empty for none. */
  readonly why: string
}

/** What the pages of income keep in the address. A reason that is open is a step to go back from. */
export function useIncomeFilter(usual: 'previous7' | 'previous30' = 'previous7') {
  const { search } = useAddress()
  const { zone } = useSystem().info.brand
  const now = new Date(serverNow())
  const { teamFrom: firstDay, teamTo: lastDay } = search
  const isRange = isDay(firstDay) && isDay(lastDay) && firstDay <= lastDay
  const filter: IncomeFilter = {
    range: isRange ? { firstDay, lastDay } : presetDays(usual, now, zone),
    side: search['side'] === 'given' ? 'given' : 'got',
    why: search['why'] ?? '',
  }
  const change = ({ range, side, why }: Partial<IncomeFilter>) => {
    const { path, search: all, hash } = readAddress()
    const wanted = {
      ...(range && { teamFrom: range.firstDay, teamTo: range.lastDay }),
      ...(side && { side: side === 'given' ? side : undefined }),
      why: why || undefined,
    }
    // From one reason to the next is no further step.
    const isStep = why !== undefined && why !== '' && all['why'] === undefined
    go({ path, search: { ...all, ...wanted }, hash }, { replace: !isStep })
  }
  return { filter, change, now, zone }
}
