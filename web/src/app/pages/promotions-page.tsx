import { useOfAddress } from '@baize/ui/navigation/address.ts'
import { PromotionPage } from '../../features/promotions/detail/promotion-detail.tsx'
import { Promotions } from '../../features/promotions/promotions.tsx'
import { PromotionReward } from '../../features/rewards/promotion-reward.tsx'
import { RewardBanner } from '../../features/rewards/reward-banner.tsx'

/** All offers, or the one that the address names. */
export function PromotionsPage() {
  const id = useOfAddress(({ search }) => search['p'] ?? '')
  if (id !== '') return <PromotionPage key={id} id={id} Reward={PromotionReward} />
  return <Promotions banner={<RewardBanner />} />
}
