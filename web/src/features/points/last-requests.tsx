import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '@baize/ui/card'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../shared/brand-moment.tsx'
import { redeemsQuery } from './api.ts'
import { RedeemChip } from './redeem-chip.tsx'

const few = 4

/** What was asked for last, and where it stands. */
export function LastRequests() {
  const t = useText()
  const { data } = useInfiniteQuery(redeemsQuery(''))
  const items = data?.pages[0]?.items.slice(0, few) ?? []
  if (items.length === 0) return null
  return (
    <Card title={t('points.lastRequests')}>
      <ul className="divide-y divide-line">
        {items.map(({ id, name, time, status }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block truncate">{name || t('points.converted')}</span>
              <BrandMoment at={time} className="text-meta text-text-3" />
            </span>
            <RedeemChip status={status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
