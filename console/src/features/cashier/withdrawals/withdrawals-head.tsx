import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useText } from '@baize/texts/use-text'
import { useBrandCurrency } from '../../../shared/figures/use-brand-currency.ts'
import { useAge } from '../../../shared/figures/use-duration.ts'
import { useTargetMinutes } from '../../../shared/queues/use-target-minutes.ts'
import type { WithdrawalLane } from '../api.ts'
import { KeyHints } from '../queue/key-hints.tsx'
import { useMoneyText } from '../queue/use-money-text.ts'

type HeadProps = {
  readonly first:
    | { readonly counts: { readonly review: number }; readonly sums: { readonly review: string } }
    | undefined
  readonly rows: readonly DeskWithdrawal[]
  readonly lane: WithdrawalLane
  readonly now: Date
}

/** How much waits, since when, and the keys that work it off. */
export function WithdrawalsHead({ first, rows, lane, now }: HeadProps) {
  const t = useText()
  return (
    <PageHead
      title={t('ops.placeWithdrawals')}
      sub={
        first ? (
          <Sub first={first} rows={rows} lane={lane} now={now} />
        ) : (
          <Skeleton className="mt-1.5 h-3 w-72" />
        )
      }
      actions={
        <KeyHints
          hints={[
            { keys: ['J', 'K'], does: t('ops.keyMove') },
            { keys: ['Enter'], does: t('ops.keyOpen') },
            { keys: ['A'], does: t('cashier-desk.keyApprove') },
            { keys: ['R'], does: t('cashier-desk.keyReject') },
            { keys: ['P'], does: t('cashier-desk.keyPay') },
            { keys: ['M'], does: t('cashier-desk.keyTake') },
            { keys: ['?'], does: t('cashier-desk.keyAll') },
          ]}
        />
      }
    />
  )
}

function Sub({ first, rows, lane, now }: HeadProps & { first: NonNullable<HeadProps['first']> }) {
  const t = useText()
  const text = useMoneyText()
  const age = useAge()
  const count = first.counts.review
  const currency = useBrandCurrency()
  const minutes = useTargetMinutes()
  const oldest = lane === 'review' ? rows[0] : undefined
  const parts = [
    t('cashier-desk.waitCount', { count }),
    count > 0 && currency && text(first.sums.review, currency),
    minutes !== undefined && t('cashier-desk.target', { minutes }),
    oldest &&
      t('cashier-desk.oldest', {
        age: age((now.getTime() - Date.parse(oldest.since)) / 1000),
      }),
  ]
  return parts.filter(Boolean).join(' · ')
}
