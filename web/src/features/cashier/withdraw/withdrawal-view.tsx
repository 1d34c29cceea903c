import { Note } from '@baize/ui/waiting/note'
import type { Withdrawal } from '@baize/contract/cashier/withdrawals'
import { isCurrency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { AskLink } from '../../../shared/ask-link.tsx'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { useSums, type Sums } from '../../../shared/sums.ts'
import { Reference } from '../reference.tsx'
import { TwoColumns } from '../two-columns.tsx'
import { ConfirmReceipt } from './confirm-receipt.tsx'
import { partsOf } from './ticket-parts.ts'
import { WithdrawTicket } from './withdraw-ticket.tsx'
import { WithdrawalChip } from './withdrawal-chip.tsx'
import { WithdrawalTimeline } from './withdrawal-timeline.tsx'
import { disputeTextWords, disputeWords } from './words.ts'

/** One withdrawal, from the request to the word about what arrived. */
export function WithdrawalView({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useText()
  const sums = useSums(isCurrency(withdrawal.currency) ? withdrawal.currency : 'PHP')
  const { createdAt, steps } = withdrawal
  const paid = steps.find(({ state }) => state === 'disbursed')
  return (
    <TwoColumns>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="font-sans text-body-s font-semibold">
            {t('cashier.withdrawalOf')} <BrandMoment at={createdAt} />
          </h3>
          <WithdrawalChip {...withdrawal} />
        </div>
        <WithdrawalTimeline
          withdrawal={withdrawal}
          sums={sums}
          question={<ConfirmReceipt withdrawal={withdrawal} sums={sums} />}
        />
        <Dispute withdrawal={withdrawal} sums={sums} />
        {withdrawal.note !== '' && (
          <Note>
            <p className="break-words">{t('cashier.noteOfOperator', { note: withdrawal.note })}</p>
          </Note>
        )}
      </div>
      <div>
        <WithdrawTicket
          sums={sums}
          amount={BigInt(withdrawal.amount)}
          parts={partsOf(withdrawal)}
          payee={withdrawal.payee}
          more={[
            {
              id: 'requested',
              label: t('cashier.wstep_requested'),
              value: <BrandMoment at={createdAt} />,
            },
            ...(paid
              ? [
                  {
                    id: 'paid',
                    label: t('cashier.wstep_disbursed'),
                    value: <BrandMoment at={paid.at} />,
                  },
                ]
              : []),
          ]}
          reference={<Reference id={withdrawal.id} />}
        />
        <AskLink order={withdrawal.id}>{t('cashier.askWithdrawal')}</AskLink>
      </div>
    </TwoColumns>
  )
}

type DisputeProps = { readonly withdrawal: Withdrawal; readonly sums: Sums }

/** What becomes of a payment that did not arrive whole. */
function Dispute({ withdrawal, sums }: DisputeProps) {
  const t = useText()
  const { dispute, remaining, disbursed, hasProof } = withdrawal
  if (dispute === null) return null
  const amount = sums.full(remaining ?? disbursed ?? '0')
  const tone = { open: 'pending', returned: 'ok', forced: 'info' } as const
  return (
    <Note tone={tone[dispute]} title={t(disputeWords[dispute], { amount })}>
      <p>{t(disputeTextWords[dispute])}</p>
      {hasProof && <p className="mt-1">{t('cashier.proofSent')}</p>}
    </Note>
  )
}
