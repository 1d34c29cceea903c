import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { pointsOfRatio, type PointChange } from '@baize/contract/points/point-names'
import type { PointDetail } from '@baize/contract/points/points'
import type { Language } from '@baize/kernel/language'
import { isCurrency } from '@baize/kernel/money'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { Table } from '@baize/ui/tables/table'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import { useLanguage, useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../shared/brand-moment.tsx'
import { sumsIn } from '../../shared/sums.ts'
import { balanceQuery, detailsQuery, usePointNews } from './api.ts'
import { MoreButton } from './more-button.tsx'
import { usePointsText } from './use-points-text.ts'

const whyTexts: Readonly<Record<PointChange, TextKey>> = {
  earned: 'points.earned',
  taken_back: 'points.takenBack',
  redeemed: 'points.redeemed',
  returned: 'points.returned',
}

/** Every change of the own points. */
export function PointsDetails() {
  usePointNews()
  const t = useText()
  const language = useLanguage()
  const { points, change } = usePointsText()
  const balance = useQuery(balanceQuery).data
  const query = useInfiniteQuery(detailsQuery)
  const waits = useSkeleton(query.isPending)
  const items = query.data?.pages.flatMap((page) => page.items) ?? []

  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {balance && (
        <p className="text-text-2">
          {t('points.youHave', { points: points(balance.points) })} {t('points.never')}
        </p>
      )}
      <FailureNote error={query.error} onRetry={query.refetch} />
      {(query.data || waits) && (
        <Table
          label={t('points-menu.pointsDetails')}
          columns={detailColumns({ t, language, points, change })}
          rows={items}
          rowId={({ id }) => id}
          skeletonRows={waits ? 5 : 0}
          empty={
            <EmptyState
              picture={<RecordsPicture />}
              title={t('points.noDetails')}
              text={t('points.noDetailsText')}
            />
          }
        />
      )}
      <MoreButton query={query} />
    </div>
  )
}

type Words = {
  readonly t: typeof translate
  readonly language: Language
  readonly points: (amount: string) => string
  readonly change: (amount: string) => string
}

/** Why it changed, for what, and at which ratio. */
function about({ why, name, ratio, redeemQuantity }: PointDetail, { t, language }: Words): string {
  const sum =
    ratio !== null && isCurrency(ratio.currency)
      ? t('points.worth', {
          points: pointsOfRatio,
          amount: sumsIn(language, ratio.currency).full(ratio.amount),
        })
      : ''
  const what = redeemQuantity === null ? '' : name || t('points.converted')
  const count = redeemQuantity !== null && redeemQuantity > 1 ? ` \u00d7 ${redeemQuantity}` : ''
  return [t(whyTexts[why]), what && `${what}${count}`, sum].filter(Boolean).join(' \u00b7 ')
}

function detailColumns(words: Words): Column<PointDetail>[] {
  const { t, points, change } = words
  return [
    { id: 'time', head: t('points.time'), cell: ({ time }) => <BrandMoment at={time} /> },
    {
      id: 'why',
      head: t('points.name'),
      priority: 1,
      cell: (row) => <span className="break-words">{about(row, words)}</span>,
    },
    {
      id: 'current',
      head: t('points.current'),
      align: 'end',
      cell: ({ current }) => points(current),
    },
    {
      id: 'changed',
      head: t('points.changed'),
      priority: 1,
      align: 'end',
      cell: ({ changed }) => <strong>{change(changed)}</strong>,
    },
    {
      id: 'balance',
      head: t('points.balance'),
      align: 'end',
      cell: (row) => points(row.balance),
    },
  ]
}
