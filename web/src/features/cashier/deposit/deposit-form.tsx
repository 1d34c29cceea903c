import { useOnce } from '../../../shared/use-once.ts'
import { useState, type ReactNode } from 'react'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { BlankPicture } from '@baize/ui/figures/pictures'
import { CallFailed } from '@baize/contract/client/client'
import { isCurrency } from '@baize/kernel/money'
import type { Deposit, DepositMethod } from '@baize/contract/cashier/deposits'
import { useText } from '@baize/texts/use-text'
import { useOnline } from '../../../shared/online.ts'
import { AmountField } from '../amount-field.tsx'
import { MoneyFailureNote } from '../money-failure-note.tsx'
import { useSums, type Sums } from '../../../shared/sums.ts'
import { feeOf } from '../fee.ts'
import { StickyBar } from '../sticky-bar.tsx'
import { TwoColumns } from '../two-columns.tsx'
import { openDepositsQuery, orderDeposit, type DepositDesk } from './api.ts'
import { atLeast, isLimitReached, judgeDepositAmount } from './judge-amount.ts'
import { LimitLine } from './limit-line.tsx'
import { MethodCards } from './method-cards.tsx'
import { arrivalText, feeText } from './method-text.ts'
import { DepositTicket } from './deposit-ticket.tsx'
import { queryClient } from '../../../shared/api.ts'
import { nextWords } from './words.ts'

export type FormProps = {
  readonly desk: DepositDesk
  /** The whole balance in the smallest unit, once it is known. */
  readonly balance: bigint | undefined
  /** What is asked for in the address: a sum in the smallest unit, and a method. */
  readonly wanted: { readonly amount: bigint | undefined; readonly method: string | undefined }
  /** Told of the order that was made. */
  readonly onOrdered: (deposit: Deposit) => void
}

/** Method and amount, with the ticket that says what will happen; its button orders. */
export function DepositForm({ desk, balance, wanted, onOrdered }: FormProps) {
  const t = useText()
  const online = useOnline()
  const sums = useSums(isCurrency(desk.currency) ? desk.currency : 'PHP')
  const [chosen, setChosen] = useState(() => firstMethod(desk, wanted.method))
  const [typed, setTyped] = useState<string>()
  const method = desk.methods.find(({ id }) => id === chosen)
  const proposed = method && wanted.amount !== undefined && atLeast(wanted.amount, method)
  const text = typed ?? (proposed ? sums.typed(proposed) : '')
  const read = sums.read(text)
  const sum = read.ok ? read.value.amount : undefined
  const problem = useProblem({ method, sum, text, sums, desk })
  const order = useOnce({ mutationFn: orderDeposit, onSuccess: onOrdered })

  if (desk.methods.length === 0) {
    return (
      <EmptyState
        picture={<BlankPicture />}
        title={t('cashier.noMethods')}
        text={t('cashier.noMethodsText')}
      />
    )
  }
  const isReady = method !== undefined && sum !== undefined && sum > 0n && problem === undefined
  const send = () => {
    if (!isReady || !online || order.isPending) return
    order.mutate({
      method: method.id,
      amount: String(sum),
      currency: sums.currency,
    })
  }
  const label = isReady
    ? t('cashier.depositSum', { amount: sums.full(sum) })
    : t(problem ? 'cashier.changeAmount' : 'cashier.enterAmount')
  const button = (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block
      busy={order.isPending}
      busyLabel={t('cashier.sending')}
      disabled={!isReady || !online}
      title={online ? undefined : t('shell.offlineMoney')}
    >
      {label}
    </Button>
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TwoColumns>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <MethodCards
            methods={desk.methods}
            sums={sums}
            value={chosen}
            onValue={setChosen}
            isLast={chosen !== undefined && chosen === desk.lastMethod}
          />
          {method && (
            <div>
              <AmountField
                sums={sums}
                value={text}
                onValue={setTyped}
                hint={t('cashier.between', {
                  min: sums.bare(method.min),
                  max: sums.bare(method.max),
                })}
                error={problem}
                chips={method.chips.map((chip) => ({
                  amount: BigInt(chip),
                  label: sums.short(chip),
                }))}
              />
              <LimitLine limit={desk.limit} sums={sums} />
            </div>
          )}
          {method?.note && (
            <p className="text-meta whitespace-pre-line text-text-2">{method.note}</p>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <DepositTicket
            sums={sums}
            amount={sum ?? 0n}
            method={method?.name ?? ''}
            fee={method && sum !== undefined ? feeOf(sum, method) : 0n}
            arrival={method && arrivalText(method.arrivalMinutes, sums.tag, t)}
            balance={balance}
          />
          <OrderFailure error={order.error} method={method?.id} />
          <div className="max-md:hidden">
            {button}
            {method && (
              <p className="mt-3 text-center text-meta text-text-3">{t(nextWords[method.kind])}</p>
            )}
          </div>
          {!online && <p className="text-meta text-text-2">{t('shell.offlineMoney')}</p>}
        </div>
        <StickyBar
          title={
            isReady ? sums.full(sum) : t(problem ? 'cashier.changeAmount' : 'cashier.enterAmount')
          }
          sub={
            method &&
            `${feeText(method, sums, t)}, ${arrivalText(method.arrivalMinutes, sums.tag, t)}`
          }
        >
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={order.isPending}
            disabled={!isReady || !online}
          >
            {t('shell.deposit')}
          </Button>
        </StickyBar>
      </TwoColumns>
    </form>
  )
}

/** The one that was asked for, else the last one, else the first that can be used. */
function firstMethod({ methods, lastMethod }: DepositDesk, asked: string | undefined) {
  const usable = methods.filter(({ stop }) => stop === null)
  const found = [asked, lastMethod].map((id) => usable.find((method) => method.id === id))
  return (found.find(Boolean) ?? usable[0])?.id
}

type Judged = {
  readonly method: DepositMethod | undefined
  readonly sum: bigint | undefined
  readonly text: string
  readonly sums: Sums
  readonly desk: DepositDesk
}

/** Said while one types, before anything is sent. */
function useProblem({ method, sum, text, sums, desk }: Judged): ReactNode {
  const t = useText()
  if (!method) return undefined
  const { limit } = desk
  if (limit && isLimitReached(method, limit)) {
    return t('cashier.limitReached', { left: sums.full(limit.left), min: sums.full(method.min) })
  }
  if (text === '') return undefined
  if (sum === undefined) return t('errors.amount_invalid')
  switch (judgeDepositAmount(sum, method, limit)) {
    case 'nothing':
      return t('errors.amount_not_positive')
    case 'below':
      return t('errors.below_minimum', { min: sums.full(method.min) })
    case 'above':
      return t('errors.above_maximum', { max: sums.full(method.max) })
    case 'over_limit':
      return t('cashier.overLimit', { left: sums.full(limit?.left ?? 0n) })
    case undefined:
      return undefined
  }
}

/** A refused order; one that is open already leads there. */
function OrderFailure({ error, method }: { error: unknown; method: string | undefined }) {
  const t = useText()
  const isDouble = error instanceof CallFailed && error.code === 'duplicate_order'
  const show = async () => {
    const { items } = await queryClient.fetchQuery({ ...openDepositsQuery, staleTime: 0 })
    const found = items.find((deposit) => deposit.method.id === method) ?? items[0]
    const { path, search } = readAddress()
    if (found) go({ path, search: { ...search, order: found.id } })
  }
  return (
    <MoneyFailureNote
      error={error}
      action={isDouble && <Button onClick={() => void show()}>{t('cashier.showIt')}</Button>}
    />
  )
}
