import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { latestOf, type Faster } from './faster.ts'
import type { QueueRow } from './queue-row.ts'
import { useMoneyText } from './use-money-text.ts'

type FasterDialogProps = {
  /** The record as it is now, and all that happened to it. */
  readonly row: QueueRow
  readonly history: readonly Faster[]
  readonly stateText: string
  readonly onClose: () => void
}

/** Tells that somebody else was faster: who, what, when; and that nothing of one's own was done. */
export function FasterDialog({ row, history, stateText, onClose }: FasterDialogProps) {
  const t = useText()
  const text = useMoneyText()
  const faster = latestOf(history)
  const amount = text(row.amount, row.currency)
  return (
    <Dialog open size="alert" title={t('cashier-desk.fasterTitle')} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-text-2">
          {t('cashier-desk.fasterWhat', { account: row.member.account, amount })}
        </p>
        <Note tone="pending" role="alert" title={stateText}>
          {faster ? (
            <>
              {t('cashier-desk.fasterBy', { by: faster.by || t('cashier-desk.bySystem') })}{' '}
              <DeskMoment at={faster.at} show="clock" />
              {faster.note !== '' && <span className="block">“{faster.note}”</span>}
            </>
          ) : (
            t('cashier-desk.fasterUnknown')
          )}
        </Note>
        <p>{t('cashier-desk.fasterNothing')}</p>
        <div className="flex justify-end">
          <Button variant="primary" data-autofocus="" onClick={onClose}>
            {t('cashier-desk.fasterSeen')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
