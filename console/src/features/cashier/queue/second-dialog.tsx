import { calls } from 'virtual:contract'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import type { Decide } from './use-decision.ts'

type SecondDialogProps = {
  readonly title: string
  readonly approval: string | null
  /** What came of it, in a sentence. */
  readonly done: string
  readonly decide: Decide
  readonly onClose: () => void
}

/** The second person agrees from the queue itself, with the record before their eyes. */
export function SecondDialog({ title, approval, done, decide, onClose }: SecondDialogProps) {
  const t = useText()
  return (
    <ReasonDialog
      title={title}
      text={t('cashier-desk.secondText')}
      action={t('ops.approveAsSecond')}
      onConfirm={(reason) =>
        decide(
          () => call(calls.decideApproval, { id: approval ?? '', approve: true, reason }),
          () => done,
        )
      }
      onClose={onClose}
    />
  )
}
