import type { PromotionCard } from '@baize/contract/promotions/promotions'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { topicNames } from './topics.ts'

/** Under which heading it stands and when it runs: of one that has begun only the end is still news. */
export function usePeriodText(): (card: PromotionCard) => string {
  const t = useText()
  const at = useMomentText()
  return ({ topic, status, from, until }) => {
    const values = { topic: t(topicNames[topic]), from: at(from, 'day'), until: at(until, 'day') }
    if (status === 'closed') return t('promotions-pages.ranUntil', values)
    return t(
      status === 'coming soon' ? 'promotions-pages.runsFrom' : 'promotions-pages.runsUntil',
      values,
    )
  }
}
