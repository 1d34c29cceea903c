import { buttonClass } from '@baize/ui/button-class.ts'
import { EmptyState } from '@baize/ui/empty-state'
import { Link } from '@baize/ui/link'
import { SearchPicture, WithdrawalsPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'
import type { QueueFilter, WithdrawalLane } from '../api.ts'

type NoWithdrawalsProps = {
  readonly filter: QueueFilter<WithdrawalLane>
  readonly counts: { readonly pay: number; readonly dispute: number } | undefined
}

/** An empty lane says what comes here by itself, and where there is still something to do. */
export function NoWithdrawals({ filter, counts }: NoWithdrawalsProps) {
  const t = useText()
  if (filter.search !== undefined || filter.member !== undefined) {
    return (
      <EmptyState
        picture={<SearchPicture />}
        title={t('cashdesk.noneFound')}
        text={t('cashdesk.noneFoundText')}
      />
    )
  }
  const { title, text } = words[filter.lane]
  const pay = counts?.pay ?? 0
  return (
    <EmptyState
      picture={<WithdrawalsPicture />}
      title={t(title)}
      text={
        <>
          {t(text)}{' '}
          {filter.lane === 'review' && pay > 0 && t('cashdesk.stillToPay', { count: pay })}
        </>
      }
      action={
        filter.lane === 'review' && (
          <>
            {pay > 0 && (
              <Link
                to={{ path: '/withdrawals', search: { lane: 'pay' } }}
                className={buttonClass({ variant: 'primary' })}
              >
                {t('cashdesk.openPay')}
              </Link>
            )}
            <Link to={{ path: '/withdrawals', search: { lane: 'done' } }} className={buttonClass()}>
              {t('cashdesk.seeDone')}
            </Link>
          </>
        )
      }
    />
  )
}

const words = {
  review: { title: 'cashdesk.emptyReview', text: 'cashdesk.emptyReviewText' },
  pay: { title: 'cashdesk.emptyPay', text: 'cashdesk.emptyPayText' },
  paid: { title: 'cashdesk.emptyPaid', text: 'cashdesk.emptyPaidText' },
  dispute: { title: 'cashdesk.emptyDispute', text: 'cashdesk.emptyDisputeText' },
  done: { title: 'cashdesk.emptyDone', text: 'cashdesk.emptyDoneText' },
} as const
