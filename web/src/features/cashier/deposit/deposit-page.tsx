import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { Note } from '@baize/ui/waiting/note'
import type { Deposit } from '@baize/contract/cashier/deposits'
import { isCurrency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { HeadSteps } from '../head-steps.tsx'
import { Loading } from '../../../shared/loading.tsx'
import { useSums } from '../../../shared/sums.ts'
import { useOrderNews } from '../orders.ts'
import { methodsQuery, type DepositDesk } from './api.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositOrder } from './deposit-order.tsx'
import { OpenDeposits } from './open-deposits.tsx'

type Props = {
  readonly balance: bigint | undefined
  /** Whether a bet waits below: then the sum in the address is what it lacks. */
  readonly forBet: boolean
  /** What is asked once before the first deposit ever. */
  readonly limitOffer?: ((onDone: () => void) => ReactNode) | undefined
  /** Closes what the page stands in, where it can be closed. */
  readonly onDone?: (() => void) | undefined
}

/** Money in: the ways to pay and the sum, then the order that came of it, by its number in the address. */
export function DepositPage({ balance, forBet, limitOffer, onDone }: Props) {
  useOrderNews()
  const order = useAddress().search['order']
  return (
    <div className="@container">
      {order === undefined ? (
        <NewDeposit balance={balance} forBet={forBet} limitOffer={limitOffer} />
      ) : (
        <DepositOrder key={order} id={order} balance={balance} onDone={onDone} />
      )}
    </div>
  )
}

const offeredKey = 'limitsOffered'

function NewDeposit({ balance, forBet, limitOffer }: Omit<Props, 'onDone'>) {
  const { data, error, refetch } = useQuery(methodsQuery)
  const [offered, setOffered] = useState(() => sessionStorage.getItem(offeredKey) === '1')
  if (!data) return <Loading error={error} onRetry={refetch} />
  if (limitOffer && data.isFirst && data.limit === null && !offered) {
    return (
      <>
        <OpenDeposits />
        {limitOffer(() => {
          sessionStorage.setItem(offeredKey, '1')
          setOffered(true)
          void refetch()
        })}
      </>
    )
  }
  return <Desk desk={data} balance={balance} forBet={forBet} />
}

type DeskProps = Pick<Props, 'balance' | 'forBet'> & { readonly desk: DepositDesk }

function Desk({ desk, balance, forBet }: DeskProps) {
  const t = useText()
  const { amount: asked, method } = useAddress().search
  const sums = useSums(isCurrency(desk.currency) ? desk.currency : 'PHP')
  const amount = asked !== undefined && /^[1-9]\d{0,17}$/.test(asked) ? BigInt(asked) : undefined
  return (
    <>
      <HeadSteps
        steps={[
          t('cashier.stepMethod'),
          t('cashier.stepAmount'),
          t('cashier.stepPay'),
          t('cashier.stepDone4'),
        ]}
        at={1}
      />
      {forBet && amount !== undefined && (
        <div className="mb-4">
          <Note tone="info" title={t('cashier.betLacks', { amount: sums.full(amount) })}>
            {t('cashier.betKept')}
          </Note>
        </div>
      )}
      <OpenDeposits />
      <DepositForm
        desk={desk}
        balance={balance}
        wanted={{ amount, method }}
        onOrdered={showOrder}
      />
    </>
  )
}

/** The order has an address of its own, so that a reload or a way back leads to it; a gateway's page comes at once. */
function showOrder({ id, instructions }: Deposit): void {
  const { path, search } = readAddress()
  const { amount: _amount, method: _method, ...rest } = search
  go({ path, search: { ...rest, order: id } }, { replace: true })
  const url = instructions?.redirectUrl ?? ''
  if (url !== '' && path !== '/seamless') location.assign(url)
}
