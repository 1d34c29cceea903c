import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { DeskDeposit } from '@baize/contract/cashier/deposits-desk'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Link } from '@baize/ui/navigation/link'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { Copyable } from '../../../shared/figures/copyable.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import type { DepositDetail } from '../api.ts'
import { CashStrip } from '../queue/cash-strip.tsx'
import { HistoryLine } from '../queue/history-line.tsx'
import { SecondNote } from '../queue/second-note.tsx'
import { useWaitingRequest } from '../queue/waiting-request.ts'
import { CallbackTable } from './callback-table.tsx'
import { depositWord, isBadDepositState, reasonNames } from './words.ts'

/** What was ordered, what was paid as far as anybody says so, and everything that may speak against it. */
export function DepositRecord({ detail }: { readonly detail: DepositDetail }) {
  const t = useText()
  const { deposit, history, callbacks, alike } = detail
  const request = useWaitingRequest(deposit.approval)
  return (
    <>
      <CashStrip
        label={t('cashier-desk.ordered')}
        amount={deposit.amount}
        currency={deposit.currency}
        aside={
          <>
            {t('cashier-desk.fee')} <BookAmount amount={deposit.fee} currency={deposit.currency} />
          </>
        }
      />
      {request && <SecondNote request={request} />}
      {deposit.reason !== null && (
        <Note tone="pending" title={t(reasonNames[deposit.reason])}>
          {deposit.state === 'held' && t('cashier-desk.heldText')}
        </Note>
      )}
      <Alike alike={alike} />
      <Checks detail={detail} />
      <CallbackTable callbacks={callbacks} currency={deposit.currency} />
      <section className="border-t border-line pt-4">
        <HistoryLine
          history={history.map((step) => ({ ...step, note: noteOf(step, t('cashier-desk.slip')) }))}
          wordOf={(state) => depositWord(t, state)}
          isBad={isBadDepositState}
        />
      </section>
    </>
  )
}

/** What the platform itself notes about a slip is a word of its own, not somebody's sentence. */
const noteOf = ({ by, note }: { readonly by: string; readonly note: string }, slip: string) =>
  by === '' && note === 'slip' ? slip : note

/** The same sum a little earlier may be the same payment, told twice. */
function Alike({ alike }: { readonly alike: readonly string[] }) {
  const t = useText()
  if (alike.length === 0) return null
  return (
    <Note tone="pending" title={t('cashier-desk.alikeTitle', { count: alike.length })}>
      {t('cashier-desk.alikeText')}
      <ul className="mt-1 grid gap-0.5">
        {alike.map((id) => (
          <li key={id}>
            <Link
              to={{ path: '/deposits', search: { lane: 'done', open: id } }}
              className="break-all text-link underline-offset-4 hover:underline"
            >
              {id}
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  )
}

function Checks({ detail: { deposit, balance } }: { readonly detail: DepositDetail }) {
  const t = useText()
  const { currency, credited } = deposit
  const sum = (amount: string) => <BookAmount bare={false} amount={amount} currency={currency} />
  return (
    <KeyValues
      ruled
      items={[
        { id: 'paid', label: t('cashier-desk.paidSays'), value: <Paid deposit={deposit} /> },
        ...(credited === null
          ? []
          : [{ id: 'credited', label: t('cashier-desk.credited'), value: sum(credited) }]),
        { id: 'method', label: t('cashier-desk.method'), value: deposit.method.name },
        {
          id: 'reference',
          label: t('cashier-desk.reference'),
          value: <Copyable text={deposit.reference} label={t('cashier-desk.copyRef')} />,
        },
        ...(deposit.gatewayReference === ''
          ? []
          : [
              {
                id: 'gateway',
                label: t('cashier-desk.gatewayReference'),
                value: (
                  <Copyable text={deposit.gatewayReference} label={t('cashier-desk.copyGateway')} />
                ),
              },
            ]),
        {
          id: 'created',
          label: t('cashier-desk.orderedAt'),
          value: <DeskMoment at={deposit.createdAt} />,
        },
        ...(deposit.expiresAt === null
          ? []
          : [
              {
                id: 'expires',
                label: t('cashier-desk.expires'),
                value: <DeskMoment at={deposit.expiresAt} />,
              },
            ]),
        { id: 'balance', label: t('cashier-desk.balanceNow'), value: sum(balance) },
      ]}
    />
  )
}

/** Held against what was ordered: equal, or another sum. */
function Paid({ deposit: { paid, amount, currency } }: { readonly deposit: DeskDeposit }) {
  const t = useText()
  if (paid === null) return <span className="text-text-3">{t('cashier-desk.paidUnknown')}</span>
  const isSame = paid === amount
  const Icon = isSame ? CircleCheck : TriangleAlert
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-1.5">
      <Icon size={16} aria-hidden="true" className={isSame ? 'text-pos' : 'text-warn'} />
      <BookAmount bare={false} amount={paid} currency={currency} />
      <span className="text-meta font-normal text-text-3">
        {isSame ? t('cashier-desk.asOrdered') : t('cashier-desk.notAsOrdered')}
      </span>
    </span>
  )
}
