import { createPromotions, definePromotionsJobs } from '../rooms/promotions/promotions.ts'
import type { House } from './house.ts'

/** Opens the room in the house: its ears, and what it does on a clock. */
export async function wire({ platform, foundation, money }: House): Promise<void> {
  const promotions = createPromotions({
    ...platform,
    ledger: foundation.ledger,
    wallet: money.wallet,
    wagers: money.wagers,
  })
  definePromotionsJobs(platform.jobs, promotions)
}
