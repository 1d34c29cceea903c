import { buttonClass } from '@baize/ui/button-class.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { Link } from '@baize/ui/navigation/link'
import { SearchPicture, WithdrawalsPicture } from '@baize/ui/figures/pictures'
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
        title={t('cashier-desk.noneFound')}
        text={t('cashier-desk.noneFoundText')}
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
          {filter.lane === 'review' && pay > 0 && t('cashier-desk.stillToPay', { count: pay })}
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
                {t('cashier-desk.openPay')}
              </Link>
            )}
            <Link to={{ path: '/withdrawals', search: { lane: 'done' } }} className={buttonClass()}>
              {t('cashier-desk.seeDone')}
            </Link>
          </>
        )
      }
    />
  )
}

const words = {
  review: { title: 'cashier-desk.emptyReview', text: 'cashier-desk.emptyReviewText' },
  pay: { title: 'cashier-desk.emptyPay', text: 'cashier-desk.emptyPayText' },
  paid: { title: 'cashier-desk.emptyPaid', text: 'cashier-desk.emptyPaidText' },
  dispute: { title: 'cashier-desk.emptyDispute', text: 'cashier-desk.emptyDisputeText' },
  done: { title: 'cashier-desk.emptyDone', text: 'cashier-desk.emptyDoneText' },
} as const
