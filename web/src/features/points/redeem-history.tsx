import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { redeemStates, type RedeemState, type RedeemType } from '@baize/contract/points/point-names'
import type { Redeem } from '@baize/contract/points/points'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Segmented } from '@baize/ui/forms/segmented'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { Table } from '@baize/ui/tables/table'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../shared/brand-moment.tsx'
import { redeemsQuery, usePointNews } from './api.ts'
import { MoreButton } from './more-button.tsx'
import { RedeemChip, redeemStateTexts } from './redeem-chip.tsx'
import { usePointsText } from './use-points-text.ts'

export const redeemTypeTexts: Readonly<Record<RedeemType, TextKey>> = {
  convert: 'points.typeConvert',
  funds: 'points.typeFunds',
  virtual: 'points.typeVirtual',
  physical: 'points.typePhysical',
}

/** Everything that points were given for. */
export function RedeemHistory() {
  usePointNews()
  const t = useText()
  const { points } = usePointsText()
  const [status, setStatus] = useState<RedeemState | ''>('')
  const query = useInfiniteQuery(redeemsQuery(status))
  const waits = useSkeleton(query.isPending)
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="max-w-full overflow-x-auto">
        <Segmented
          label={t('points.status')}
          segments={[
            { value: '', label: t('points.catAll') },
            ...redeemStates.map((value) => ({ value, label: t(redeemStateTexts[value]) })),
          ]}
          value={status}
          onValue={setStatus}
        />
      </div>
      <FailureNote error={query.error} onRetry={query.refetch} />
      {(query.data || waits) && (
        <Table
          label={t('points-menu.redeemHistory')}
          columns={redeemColumns(t, points)}
          rows={items}
          rowId={({ id }) => id}
          skeletonRows={waits ? 5 : 0}
          empty={
            <EmptyState
              picture={<RecordsPicture />}
              title={t('points.noRedeems')}
              text={t('points.noRedeemsText')}
            />
          }
        />
      )}
      <MoreButton query={query} />
    </div>
  )
}

function Named({ redeem }: { readonly redeem: Redeem }) {
  const t = useText()
  const { name, variant, codes } = redeem
  return (
    <span className="block min-w-0 break-words">
      {name || t('points.converted')}
      {variant !== '' && `, ${variant}`}
      {codes.map((code) => (
        <code key={code} className="block text-meta break-all select-all">
          {code}
        </code>
      ))}
    </span>
  )
}

function Remark({ redeem }: { readonly redeem: Redeem }) {
  const { remark, carrier, tracking } = redeem
  const parts = [remark, [carrier, tracking].filter(Boolean).join(' ')].filter(Boolean)
  return <span className="break-words text-text-2">{parts.join('. ') || '\u2013'}</span>
}

function redeemColumns(t: typeof translate, points: (amount: string) => string): Column<Redeem>[] {
  return [
    {
      id: 'time',
      head: t('points.time'),
      cell: ({ time }) => <BrandMoment at={time} />,
    },
    { id: 'type', head: t('points.type'), cell: ({ type }) => t(redeemTypeTexts[type]) },
    {
      id: 'name',
      head: t('points.name'),
      priority: 1,
      cell: (row) => <Named redeem={row} />,
    },
    { id: 'quantity', head: t('points.quantity'), align: 'end', cell: ({ quantity }) => quantity },
    {
      id: 'points',
      head: t('points.required'),
      align: 'end',
      cell: ({ requiredPoints }) => points(requiredPoints),
    },
    {
      id: 'status',
      head: t('points.status'),
      priority: 1,
      cell: (row) => <RedeemChip status={row.status} />,
    },
    { id: 'remark', head: t('points.remark'), cell: (row) => <Remark redeem={row} /> },
  ]
}
