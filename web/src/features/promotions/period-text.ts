import type { PromotionCard } from '@baize/contract/promotions/promotions'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { topicNames } from './topics.ts'

/** Under which heading it stands and when it runs: of one that has begun only the end is still news. */
export function usePeriodText(): (card: PromotionCard) => string {
  const t = useText()
  const at = useMomentText()
  // What is more than half a year away is told with its year: the same day of the next year is no haste.
  const on = (moment: string) => at(moment, isNear(moment) ? 'day' : 'date')
  return ({ topic, status, from, until }) => {
    const values = { topic: t(topicNames[topic]), from: on(from), until: on(until) }
    if (status === 'closed') return t('promotions-pages.ranUntil', values)
    return t(
      status === 'coming soon' ? 'promotions-pages.runsFrom' : 'promotions-pages.runsUntil',
      values,
    )
  }
}

const halfYearMs = 183 * 86_400_000
const isNear = (moment: string) => Math.abs(Date.parse(moment) - Date.now()) < halfYearMs
