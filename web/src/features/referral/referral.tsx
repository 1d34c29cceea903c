import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { TeamPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../shared/loading.tsx'
import { useSums } from '../../shared/sums.ts'
import { useModule } from '../../shared/system.ts'
import { followReferral, referralQuery, type ReferralState } from './api.ts'
import { Friends } from './friends.tsx'
import { InvitationTicket } from './invitation-ticket.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { Terms } from './terms.tsx'

/** Inviting friends: the link and the code, what both get and when, and how far each friend is. */
export function Referral() {
  const t = useText()
  const isOn = useModule('REFERRAL')
  if (isOn) return <Inviting />
  return (
    <EmptyState picture={<TeamPicture />} title={t('referral.off')} text={t('referral.offText')} />
  )
}

function Inviting() {
  const query = useInfiniteQuery(referralQuery)
  const { data, error, refetch } = query
  useEffect(followReferral, [])
  const [state] = data?.pages ?? []
  if (state === undefined) return <Loading error={error} onRetry={refetch} />
  const friends = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className="grid min-w-0 items-start gap-5 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div className="contents md:grid md:gap-3">
        <div className="max-md:order-2">
          <InvitationTicket state={state} />
        </div>
      </div>
      <div className="grid min-w-0 gap-4 max-md:contents">
        <div className="grid min-w-0 gap-4 max-md:order-1">
          <Earnings state={state} />
          <InvitationLink code={state.code} />
        </div>
        <div className="grid min-w-0 gap-4 max-md:order-3">
          <Terms state={state} />
          <Friends
            state={state}
            friends={friends}
            more={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            isBringing={query.isFetchingNextPage}
          />
        </div>
      </div>
    </div>
  )
}

function Earnings({ state }: { readonly state: ReferralState }) {
  const t = useText()
  const sums = useSums(state.currency)
  const figures = [
    { id: 'earned', label: t('referral.earned'), sum: state.earned, className: '' },
    { id: 'ready', label: t('referral.ready'), sum: state.ready, className: 'text-brass' },
    { id: 'checked', label: t('referral.checked'), sum: state.checked, className: '' },
  ]
  return (
    <dl className="grid grid-cols-2 gap-2.5 max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3">
      {figures.map(({ id, label, sum, className }) => (
        <div key={id} className="min-w-0 rounded-card border border-line bg-s2 px-3.5 py-2.5">
          <dt className="text-meta text-text-2">{label}</dt>
          <dd className={`figures font-semibold break-words ${className}`}>{sums.full(sum)}</dd>
        </div>
      ))}
    </dl>
  )
}
