import { useState } from 'react'
import { calls } from 'virtual:contract'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { NoteField } from '../queue/note-field.tsx'
import { PaidField, usePaid } from './paid-field.tsx'
import { useDepositDecision, type DepositActProps } from './use-deposit-decision.ts'

/** Sends back what was paid and cannot be credited: how much it was, a note for the member, and the reason. */
export function ReturnDialog(props: DepositActProps) {
  const { deposit, onClose } = props
  const { id, version, member } = deposit
  const t = useText()
  const decide = useDepositDecision(props)
  const entry = usePaid(deposit)
  const [note, setNote] = useState('')
  const { paid, shown } = entry
  return (
    <ReasonDialog
      title={t('cashier-desk.sendBackTitle', { account: member.account })}
      text={t('cashier-desk.sendBackText')}
      action={t('cashier-desk.sendBack')}
      tone="danger"
      blocked={paid === undefined ? t('cashier-desk.paidMissing') : undefined}
      onConfirm={(reason) =>
        decide(
          () =>
            call(calls.returnDeposit, {
              id,
              version,
              reason,
              note: note.trim(),
              // Always said: without it the server would take what the gateway saw.
              ...(paid !== undefined && { paid: String(paid) }),
            }),
          ({ approval }) => {
            const values = { amount: shown, account: member.account }
            return approval === null
              ? t('cashier-desk.doneSentBack', values)
              : t('cashier-desk.doneAsked', values)
          },
        )
      }
      onClose={onClose}
    >
      <PaidField deposit={deposit} entry={entry} />
      <NoteField value={note} onValue={setNote} />
    </ReasonDialog>
  )
}
