import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import type { PocketBalance } from '@baize/contract/wallet/wallet'
import type { Withdrawal } from '@baize/contract/cashier/withdrawals'
import { isCurrency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../../shared/loading.tsx'
import { useSums } from '../../../shared/sums.ts'
import { useOrderNews } from '../orders.ts'
import { payeesQuery } from '../payees/api.ts'
import { eligibilityQuery, isOpenWithdrawal, withdrawalQuery, withdrawalsQuery } from './api.ts'
import { EligibilityBox } from './eligibility-box.tsx'
import { Requirements, type CountedBets } from './requirements.tsx'
import { MoneyElsewhere, type VendorName } from './money-elsewhere.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalHistory } from './withdrawal-history.tsx'
import { WithdrawalView } from './withdrawal-view.tsx'

type Props = {
  readonly pockets: readonly PocketBalance[]
  /** What those are called who keep money themselves. */
  readonly vendors: readonly VendorName[]
  /** The form of the first payment password. */
  readonly setPassword: ReactNode
  readonly Bets: CountedBets
}

/** Money out: what may leave, the one on its way or the form for the next, and those before. */
export function WithdrawPage(props: Props) {
  useOrderNews()
  const order = useAddress().search['order']
  return (
    <div className="@container">
      {order === undefined ? <Overview {...props} /> : <One key={order} id={order} />}
    </div>
  )
}

function Overview({ pockets, vendors, setPassword, Bets }: Props) {
  const may = useQuery(eligibilityQuery)
  const book = useQuery(payeesQuery)
  const past = useInfiniteQuery(withdrawalsQuery)
  const sums = useSums(isCurrency(may.data?.currency) ? may.data.currency : 'PHP')
  const failed = may.error ?? book.error ?? past.error
  if (!may.data || !book.data || !past.data) {
    const again = () => void Promise.all([may.refetch(), book.refetch(), past.refetch()])
    return <Loading error={failed} onRetry={again} />
  }
  const all = past.data.pages.flatMap(({ items }) => items)
  const open = answerFirst(all.filter(isOpenWithdrawal))
  const isBusy = may.data.stop === 'one_under_way' && open.length > 0
  return (
    <>
      <div className="mb-5 grid gap-3">
        <EligibilityBox may={may.data} held={cashHeld(pockets)} sums={sums} />
        <Requirements
          all={may.data.requirements}
          currency={may.data.currency}
          sums={sums}
          Bets={Bets}
        />
        <MoneyElsewhere pockets={pockets} vendors={vendors} sums={sums} />
      </div>
      <div className="grid grid-cols-1 gap-8">
        {open.map((withdrawal) => (
          <WithdrawalView key={withdrawal.id} withdrawal={withdrawal} />
        ))}
        {!isBusy && <WithdrawForm may={may.data} book={book.data} setPassword={setPassword} />}
      </div>
      <WithdrawalHistory
        items={all.filter((item) => !isOpenWithdrawal(item))}
        more={past.hasNextPage ? () => void past.fetchNextPage() : undefined}
        busy={past.isFetchingNextPage}
      />
    </>
  )
}

function cashHeld(pockets: readonly PocketBalance[]): bigint {
  return BigInt(pockets.find(({ pocket }) => pocket === 'cash')?.held ?? 0)
}

/** What waits for a word of the member stands before what others do. */
function answerFirst(open: readonly Withdrawal[]): readonly Withdrawal[] {
  return open.toSorted(
    (one, other) => Number(other.state === 'disbursed') - Number(one.state === 'disbursed'),
  )
}

function One({ id }: { readonly id: string }) {
  const t = useText()
  const { data, error, refetch } = useQuery(withdrawalQuery(id))
  const back = () => {
    const { path, search } = readAddress()
    const { order: _order, ...rest } = search
    go({ path, search: rest }, { replace: true })
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-start"
        icon={<ArrowLeft size={16} aria-hidden="true" className="rtl:rotate-180" />}
        onClick={back}
      >
        {t('cashier.allWithdrawals')}
      </Button>
      {data ? <WithdrawalView withdrawal={data} /> : <Loading error={error} onRetry={refetch} />}
    </div>
  )
}
