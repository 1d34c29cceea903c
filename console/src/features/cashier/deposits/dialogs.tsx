import { useState } from 'react'
import { calls } from 'virtual:contract'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { NoteField } from '../queue/note-field.tsx'
import { useMoneyText } from '../queue/use-money-text.ts'
import { useWaitingRequest } from '../queue/waiting-request.ts'
import type { DepositAct } from './acts.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { SlipDialog } from './slip-dialog.tsx'
import { useDepositDecision, type ActDialogProps } from './use-deposit-decision.ts'

/** The dialog of each act: what will happen, what it needs to know, and the reason. */
export function DepositDialog({ act, ...props }: ActDialogProps & { readonly act: DepositAct }) {
  switch (act) {
    case 'approve':
      return <ApproveDialog {...props} />
    case 'second':
      return <SecondDialog {...props} />
    case 'reject':
      return <RejectDialog {...props} />
    case 'expire':
      return <ExpireDialog {...props} />
    default:
      return <SlipDialog {...props} />
  }
}

function useValues({ deposit }: ActDialogProps) {
  const text = useMoneyText()
  return { amount: text(deposit.amount, deposit.currency), account: deposit.member.account }
}

function SecondDialog(props: ActDialogProps) {
  const t = useText()
  const decide = useDepositDecision(props)
  const request = useWaitingRequest(props.deposit.id)
  const values = useValues(props)
  return (
    <ReasonDialog
      title={t('cashdesk.creditTitle', { account: values.account })}
      text={t('cashdesk.secondText')}
      action={t('ops.approveAsSecond')}
      onConfirm={(reason) =>
        decide(
          () => call(calls.decideApproval, { id: request?.id ?? '', approve: true, reason }),
          () => t('cashdesk.doneCredited', values),
        )
      }
      onClose={props.onClose}
    />
  )
}

function RejectDialog(props: ActDialogProps) {
  const { id, version } = props.deposit
  const t = useText()
  const decide = useDepositDecision(props)
  const [note, setNote] = useState('')
  const values = useValues(props)
  return (
    <ReasonDialog
      title={t('cashdesk.rejectDeposit', values)}
      text={t('cashdesk.rejectDepositText')}
      action={t('cashdesk.reject')}
      tone="danger"
      onConfirm={(reason) =>
        decide(
          () => call(calls.rejectDeposit, { id, version, note: note.trim(), reason }),
          () => t('cashdesk.doneDepositRejected', values),
        )
      }
      onClose={props.onClose}
    >
      <NoteField value={note} onValue={setNote} />
    </ReasonDialog>
  )
}

function ExpireDialog(props: ActDialogProps) {
  const { id, version } = props.deposit
  const t = useText()
  const decide = useDepositDecision(props)
  const values = useValues(props)
  return (
    <ReasonDialog
      title={t('cashdesk.expireTitle', values)}
      text={t('cashdesk.expireText')}
      action={t('cashdesk.expire')}
      tone="danger"
      onConfirm={(reason) =>
        decide(
          () => call(calls.expireDeposit, { id, version, reason }),
          () => t('cashdesk.doneExpired', values),
        )
      }
      onClose={props.onClose}
    />
  )
}
