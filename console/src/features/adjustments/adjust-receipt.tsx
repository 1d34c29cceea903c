import type { Adjustment } from '@baize/contract/wallet/adjustments'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { adjustmentKindTexts } from '../../shared/words/adjustment-kind-texts.ts'
import { BookAmount } from '../../shared/figures/book-amount.tsx'

type AdjustReceiptProps = { readonly adjustment: Adjustment; readonly onClose: () => void }

/** What came of a credit or debit, with references that can be copied. */
export function AdjustReceipt({ adjustment, onClose }: AdjustReceiptProps) {
  const t = useText()
  const { id, member, direction, kind, amount, currency, state, transfer } = adjustment
  const isDone = state === 'done'
  const reference = (text: string, label: string) => (
    <span className="inline-flex items-center gap-2">
      <span className="break-all">{text}</span>
      <CopyButton iconOnly text={text} label={label} />
    </span>
  )
  return (
    <div className="grid gap-4">
      <Note
        role="status"
        tone={isDone ? 'ok' : 'pending'}
        title={isDone ? t('ops.adjDone') : t('ops.adjWaits')}
      >
        {isDone ? t('ops.adjDoneText') : t('ops.adjWaitsText')}
      </Note>
      <KeyValues
        ruled
        items={[
          {
            id: 'amount',
            label: direction === 'credit' ? t('ops.adjCredit') : t('ops.adjDebit'),
            value: <BookAmount bare={false} amount={amount} currency={currency} />,
          },
          {
            id: 'member',
            label: t('ops.adjMember'),
            value: <span className="break-all">{member}</span>,
          },
          { id: 'kind', label: t('ops.adjKind'), value: t(adjustmentKindTexts[kind]) },
          { id: 'id', label: t('ops.adjReference'), value: reference(id, t('ops.copyReference')) },
          ...(transfer === null
            ? []
            : [
                {
                  id: 'transfer',
                  label: t('ops.ledgerColumnMovement'),
                  value: reference(transfer, t('ops.copyMovement')),
                },
              ]),
        ]}
      />
      <div className="flex justify-end">
        <Button variant="primary" data-autofocus="" onClick={onClose}>
          {t('ops.adjClose')}
        </Button>
      </div>
    </div>
  )
}
