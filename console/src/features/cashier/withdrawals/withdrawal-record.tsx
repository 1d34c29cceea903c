import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import { KeyValues, type KeyValue } from '@baize/ui/figures/key-values'
import { Note } from '@baize/ui/waiting/note'
import type { TimelineStep } from '@baize/ui/figures/timeline'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import type { WithdrawalDetail } from '../api.ts'
import { CashStrip } from '../queue/cash-strip.tsx'
import { HistoryLine } from '../queue/history-line.tsx'
import { PictureView } from '../queue/picture-view.tsx'
import { SecondNote } from '../queue/second-note.tsx'
import { useWaitingRequest } from '../queue/waiting-request.ts'
import { AccountNumber } from './account-number.tsx'
import { SignalList } from './signal-chips.tsx'
import { isBadWithdrawalState, withdrawalWord } from './words.ts'

/** Everything that a reviewer should see before deciding, in the order in which it is asked for. */
export function WithdrawalRecord({ detail }: { readonly detail: WithdrawalDetail }) {
  const t = useText()
  const { withdrawal, history, proof } = detail
  const request = useWaitingRequest(withdrawal.approval)
  const ahead = useAhead(withdrawal)
  const { amount, currency, fee } = withdrawal
  return (
    <>
      <CashStrip
        label={t('cashier-desk.requested')}
        amount={amount}
        currency={currency}
        aside={
          <>
            {t('cashier-desk.fee')} <BookAmount amount={fee} currency={currency} />
            <span className="block">
              {t('cashier-desk.toPay')}{' '}
              <BookAmount amount={payable(withdrawal)} currency={currency} />
            </span>
          </>
        }
      />
      {request && <SecondNote request={request} />}
      {!request && withdrawal.needsSecond && isUndecided(withdrawal) && (
        <Note>{t('cashier-desk.secondWillBe')}</Note>
      )}
      {withdrawal.dispute === 'open' && <DisputeNote withdrawal={withdrawal} />}
      <SignalList signals={withdrawal.signals} askedAt={withdrawal.createdAt} />
      <Payee withdrawal={withdrawal} />
      <Sums detail={detail} />
      {proof !== '' && (
        <section className="overflow-clip rounded-ctl border border-line">
          <h3 className="px-3 py-2 font-sans text-body-s font-semibold">
            {t('cashier-desk.proof')}
          </h3>
          <PictureView
            src={proof}
            label={t('cashier-desk.proof')}
            fileName={`${withdrawal.id}.webp`}
          />
        </section>
      )}
      <section className="border-t border-line pt-4">
        <HistoryLine
          history={history}
          wordOf={(state) => withdrawalWord(t, state)}
          isBad={isBadWithdrawalState}
          ahead={ahead}
        />
      </section>
    </>
  )
}

const isUndecided = ({ state }: DeskWithdrawal) => state === 'requested' || state === 'reviewing'

/** What reaches the member when all of it is paid. */
export function payable({ amount, fee }: Pick<DeskWithdrawal, 'amount' | 'fee'>): string {
  return String(BigInt(amount) - BigInt(fee))
}

function DisputeNote({ withdrawal }: { readonly withdrawal: DeskWithdrawal }) {
  const t = useText()
  const { received, remaining, disbursed, currency } = withdrawal
  return (
    <Note tone="bad" title={t('cashier-desk.disputeTitle')}>
      {t('cashier-desk.disputeSays')}{' '}
      <BookAmount bare={false} amount={received ?? '0'} currency={currency} />.{' '}
      {t('cashier-desk.disputeMissing')}{' '}
      <BookAmount
        bare={false}
        amount={remaining ?? disbursed ?? '0'}
        currency={currency}
        className="font-semibold"
      />
      .
    </Note>
  )
}

function Payee({ withdrawal }: { readonly withdrawal: DeskWithdrawal }) {
  const t = useText()
  const { payee } = withdrawal
  return (
    <KeyValues
      ruled
      items={[
        { id: 'institution', label: t('cashier-desk.payee'), value: payee.institutionName },
        { id: 'holder', label: t('cashier-desk.holder'), value: payee.holder },
        {
          id: 'number',
          label: t('cashier-desk.number'),
          value: <AccountNumber key={withdrawal.id} withdrawal={withdrawal} />,
        },
      ]}
    />
  )
}

function Sums({ detail: { withdrawal, balance, totals } }: { readonly detail: WithdrawalDetail }) {
  const t = useText()
  const { currency, member, receivedBy } = withdrawal
  const sum = (amount: string) => <BookAmount bare={false} amount={amount} currency={currency} />
  const net = BigInt(totals.deposits) - BigInt(totals.withdrawals)
  const known = (id: string, label: string, amount: string | null): KeyValue[] =>
    amount === null ? [] : [{ id, label, value: sum(amount) }]
  return (
    <KeyValues
      ruled
      items={[
        ...known('disbursed', t('cashier-desk.disbursed'), withdrawal.disbursed),
        ...known('returned', t('cashier-desk.returned'), withdrawal.returned),
        ...known('received', t('cashier-desk.received'), withdrawal.received),
        ...(receivedBy === null
          ? []
          : [
              {
                id: 'by',
                label: t('cashier-desk.receivedBy'),
                value: t(receivedByWords[receivedBy]),
              },
            ]),
        { id: 'balance', label: t('cashier-desk.balanceNow'), value: sum(balance) },
        { id: 'in', label: t('cashier-desk.totalIn'), value: sum(totals.deposits) },
        { id: 'out', label: t('cashier-desk.totalOut'), value: sum(totals.withdrawals) },
        {
          id: 'net',
          label: t('cashier-desk.totalNet'),
          value: <BookAmount plus bare={false} amount={net} currency={currency} />,
        },
        {
          id: 'since',
          label: t('cashier-desk.memberSince'),
          value: <DeskMoment at={member.registeredAt} show="date" />,
        },
      ]}
    />
  )
}

const receivedByWords = {
  member: 'cashier-desk.byMember',
  time: 'cashier-desk.byTime',
  operator: 'cashier-desk.byOperator',
} as const

/** What is still to come, so that the operator sees where the record stands. */
function useAhead(withdrawal: DeskWithdrawal): readonly TimelineStep[] {
  const t = useText()
  const { state, confirmBy, pausedAt, needsSecond, approval, dispute } = withdrawal
  const step = (id: string, title: string, text?: TimelineStep['text']): TimelineStep => ({
    id,
    title,
    state: 'next',
    ...(text !== undefined && { text }),
  })
  const pay = step('pay', t('cashier-desk.aheadPay'))
  const confirm = step('confirm', t('cashier-desk.aheadConfirm'))
  const now = (one: TimelineStep): TimelineStep => ({ ...one, state: 'now' })
  if (dispute === 'open') return [now(step('settle', t('cashier-desk.aheadSettle')))]
  if (state === 'requested' || state === 'reviewing') {
    const decide = step(
      'decide',
      approval !== null ? t('cashier-desk.aheadSecond') : t('cashier-desk.aheadDecide'),
      needsSecond && approval === null ? t('cashier-desk.secondNeeded') : undefined,
    )
    return [now(decide), pay, confirm]
  }
  if (state === 'approved') return [now(pay), confirm]
  if (pausedAt !== null) {
    const since = (
      <>
        {t('cashier-desk.clockStill')} <DeskMoment at={pausedAt} />
      </>
    )
    return [now({ ...confirm, text: since })]
  }
  if (state === 'disbursed' && confirmBy !== null) {
    const by = (
      <>
        {t('cashier-desk.countsFrom')} <DeskMoment at={confirmBy} />
      </>
    )
    return [now({ ...confirm, text: by })]
  }
  return []
}
