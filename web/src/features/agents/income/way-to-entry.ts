import type { Address, Target } from '@baize/ui/navigation/address.ts'
import { businessDay } from '@baize/kernel/time'
import { overPage } from '../../../shared/over-page.ts'
import type { WindowDetail } from './api.ts'

type Payment = Pick<WindowDetail['payments'][number], 'at' | 'transfer'>

/** The line of the account record that a payment made, over the present page. */
export function wayToEntry(now: Address, { at, transfer }: Payment, zone: string): Target {
  const over = overPage(now, { m: 'transactionHistory' })
  const day = businessDay(new Date(at), zone)
  return {
    ...over,
    search: { ...over.search, recFrom: day, recTo: day, recKind: 'contract', recOpen: transfer },
  }
}
