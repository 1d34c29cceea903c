import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import { Card } from '@baize/ui/card'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useToast } from '@baize/ui/overlays/toast'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { FilterChip } from '../../shared/forms/filter-chip.tsx'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { SearchBox } from '../../shared/forms/search-box.tsx'
import { useSearch } from '../../shared/forms/use-search.ts'
import { useWrite } from '../../shared/forms/use-write.ts'
import { MoreButton } from '../../shared/lists/more-button.tsx'
import { referralsQuery, root, views } from './api.ts'
import { ReferralTable, type Decision } from './referral-table.tsx'

const viewNames = {
  open: 'referral-desk.viewOpen',
  held: 'referral-desk.viewHeld',
  issued: 'referral-desk.viewIssued',
  refused: 'referral-desk.viewRefused',
} as const

/** Who invited whom, what counted and what was found; operators let it count or refuse it. */
export function ReferralsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const view = views.find((one) => one === search['view'])
  const list = useInfiniteQuery(referralsQuery(view, search['account'] ?? ''))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  const [asked, setAsked] = useState<Decision>()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('referral-desk-menu.referrals')} sub={t('referral-desk.sub')} />
      <div className="flex flex-wrap gap-2">
        <SearchBox label={t('referral-desk.account')} field="account" />
        <FilterChip
          label={t('referral-desk.state')}
          value={view ?? ''}
          onValue={(value) => change({ view: value })}
          options={views.map((one) => [one, t(viewNames[one])] as const)}
        />
      </div>
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Card flush className="overflow-clip" footer={list.hasNextPage && <MoreButton list={list} />}>
        <ReferralTable
          referrals={rows}
          skeletonRows={slow ? 4 : 0}
          onDecide={setAsked}
          empty={
            list.isSuccess && (
              <EmptyState picture={<RecordsPicture />} title={t('referral-desk.none')} />
            )
          }
        />
      </Card>
      {asked && <DecideDialog {...asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function DecideDialog({ referral, decision, onClose }: Decision & { onClose: () => void }) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const isYes = decision === 'allow'
  const name = `${referral.referrer.account} → ${referral.friend.account}`
  return (
    <ReasonDialog
      title={`${t(isYes ? 'referral-desk.allow' : 'referral-desk.refuse')}: ${name}`}
      text={t(isYes ? 'referral-desk.allowText' : 'referral-desk.refuseText')}
      action={t(isYes ? 'referral-desk.allow' : 'referral-desk.refuse')}
      tone={isYes ? 'primary' : 'danger'}
      onConfirm={async (reason) => {
        const { approval } = await write(() =>
          call(calls.decideReferral, { id: referral.id, decision, reason }),
        )
        show(t(approval === null ? 'referral-desk.decided' : 'referral-desk.waits'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
