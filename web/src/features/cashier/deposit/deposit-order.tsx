import { ArrowLeft } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { Ticket } from '@baize/ui/figures/ticket'
import type { Deposit } from '@baize/contract/cashier/deposits'
import { isCurrency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { AskLink } from '../../../shared/ask-link.tsx'
import { HeadSteps } from '../head-steps.tsx'
import { Loading } from '../../../shared/loading.tsx'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { useSums, type Sums } from '../../../shared/sums.ts'
import { Reference } from '../reference.tsx'
import { currencyName, TicketSum } from '../ticket-sum.tsx'
import { TwoColumns } from '../two-columns.tsx'
import { depositQuery } from './api.ts'
import { Awaiting } from './awaiting.tsx'
import { DepositChip } from './deposit-chip.tsx'
import { DepositOutcome } from './deposit-outcome.tsx'

type Props = {
  readonly id: string
  readonly balance: bigint | undefined
  readonly onDone: (() => void) | undefined
}

/** One order as it stands, and as it moves on. */
export function DepositOrder({ id, balance, onDone }: Props) {
  const { data, error, refetch } = useQuery(depositQuery(id))
  const sums = useSums(isCurrency(data?.currency) ? data.currency : 'PHP')
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackToForm />
      {data ? (
        <Order deposit={data} sums={sums} balance={balance} onDone={onDone} />
      ) : (
        <Loading error={error} onRetry={refetch} />
      )}
    </div>
  )
}

function BackToForm() {
  const t = useText()
  const back = () => {
    const { path, search } = readAddress()
    const { order: _order, ...rest } = search
    go({ path, search: rest }, { replace: true })
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      className="justify-self-start"
      icon={<ArrowLeft size={16} aria-hidden="true" className="rtl:rotate-180" />}
      onClick={back}
    >
      {t('cashier.allMethods')}
    </Button>
  )
}

type OrderProps = Omit<Props, 'id'> & { readonly deposit: Deposit; readonly sums: Sums }

function Order({ deposit, sums, balance, onDone }: OrderProps) {
  const t = useText()
  const { state } = deposit
  return (
    <TwoColumns>
      <HeadSteps
        steps={[
          t('cashier.stepMethod'),
          t('cashier.stepAmount'),
          t('cashier.stepPay'),
          t('cashier.stepDone4'),
        ]}
        at={state === 'success' ? 4 : 2}
      />
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-lead">
            {t('cashier.depositOf', { amount: sums.full(deposit.amount) })}
          </h3>
          <DepositChip state={state} />
        </div>
        {state === 'awaiting' ? (
          <Awaiting deposit={deposit} sums={sums} />
        ) : (
          <DepositOutcome deposit={deposit} state={state} sums={sums} onDone={onDone} />
        )}
      </div>
      <Receipt deposit={deposit} sums={sums} balance={balance} />
    </TwoColumns>
  )
}

/** The ticket of the order; once it is paid, its receipt with the new balance. */
function Receipt({ deposit, sums, balance }: Omit<OrderProps, 'onDone'>) {
  const t = useText()
  const { state, credited } = deposit
  const isPaid = state === 'success' && credited !== null
  return (
    <div className="content-start">
      <Ticket
        title={t(isPaid ? 'cashier.receipt' : 'shell.deposit')}
        amount={<TicketSum sums={sums} amount={BigInt(credited ?? deposit.amount)} />}
        currency={currencyName(sums)}
        lines={[
          { id: 'method', label: t('cashier.method'), value: deposit.method.name },
          { id: 'pay', label: t('cashier.youPay'), value: sums.full(deposit.amount) },
          { id: 'fee', label: t('cashier.fee'), value: sums.bare(deposit.fee) },
          { id: 'at', label: t('cashier.ordered'), value: <BrandMoment at={deposit.createdAt} /> },
          ...(isPaid && balance !== undefined
            ? [{ id: 'balance', label: t('cashier.newBalance'), value: sums.full(balance) }]
            : []),
        ]}
        reference={<Reference id={deposit.id} />}
      />
      <AskLink>{t('cashier.askDeposit')}</AskLink>
    </div>
  )
}
