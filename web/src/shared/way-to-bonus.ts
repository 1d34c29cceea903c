import type { Address, Target } from '@baize/ui/navigation/address.ts'
import { overPage } from './over-page.ts'

/** The details of one bonus, over the page that one is on. */
export function wayToBonus(now: Address, id: string): Target {
  const { path, search = {} } = overPage(now, { m: 'bonusDetails' })
  return { ...(path !== undefined && { path }), search: { ...search, bonus: id } }
}
