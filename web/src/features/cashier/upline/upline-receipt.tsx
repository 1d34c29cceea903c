import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import type { UplineTransfer } from '@baize/contract/cashier/upline'
import { useText } from '@baize/texts/use-text'
import { HeadSteps } from '../head-steps.tsx'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import type { Sums } from '../../../shared/sums.ts'
import { Reference } from '../reference.tsx'
import { TwoColumns } from '../two-columns.tsx'
import { UplineTicket } from './upline-ticket.tsx'

type Props = {
  readonly transfer: UplineTransfer
  readonly sums: Sums
  readonly onAgain: () => void
}

/** It is done: what went, to whom and when, with its number. */
export function UplineReceipt({ transfer, sums, onAgain }: Props) {
  const t = useText()
  return (
    <TwoColumns>
      <HeadSteps
        steps={[t('cashier.stepDetails'), t('cashier.stepReview'), t('cashier.stepSent')]}
        at={3}
      />
      <div className="grid content-start justify-items-start gap-4">
        <Note tone="ok" role="status" title={t('cashier.transferred')}>
          {t('cashier.transferredText', { amount: sums.full(transfer.amount), name: transfer.to })}
        </Note>
        <Button onClick={onAgain}>{t('cashier.transferMore')}</Button>
      </div>
      <div>
        <UplineTicket
          sums={sums}
          amount={BigInt(transfer.amount)}
          name={transfer.to}
          note={transfer.note}
          more={[{ id: 'at', label: t('cashier.when'), value: <BrandMoment at={transfer.at} /> }]}
          reference={<Reference id={transfer.id} />}
        />
      </div>
    </TwoColumns>
  )
}
