import { useState } from 'react'
import { calls } from 'virtual:contract'
import { Note } from '@baize/ui/note'
import { RadioCards } from '@baize/ui/radio-cards'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { NoteField } from '../queue/note-field.tsx'
import { RejectDialog } from '../queue/reject-dialog.tsx'
import { SecondDialog } from '../queue/second-dialog.tsx'
import { useMoneyText } from '../queue/use-money-text.ts'
import type { WithdrawalAct } from './acts.ts'
import { DisburseDialog } from './disburse-dialog.tsx'
import { SignalList } from './signal-chips.tsx'
import { useWithdrawalDecision, type ActDialogProps } from './use-withdrawal-decision.ts'

type WithdrawalDialogProps = ActDialogProps & { readonly act: WithdrawalAct }

/** The dialog of each act: what will happen, what it needs to know, and the reason. */
export function WithdrawalDialog({ act, ...props }: WithdrawalDialogProps) {
  switch (act) {
    case 'approve':
      return <ApproveDialog {...props} />
    case 'second':
      return <Second {...props} />
    case 'reject':
      return <Reject {...props} />
    case 'disburse':
      return <DisburseDialog {...props} />
    default:
      return <SettleDialog {...props} />
  }
}

function ApproveDialog(props: ActDialogProps) {
  const { withdrawal, onClose } = props
  const { id, version, amount, currency, member, needsSecond, signals } = withdrawal
  const t = useText()
  const text = useMoneyText()
  const decide = useWithdrawalDecision(props)
  const values = { amount: text(amount, currency), account: member.account }
  return (
    <ReasonDialog
      title={t('cashdesk.approveTitle', values)}
      text={needsSecond ? t('cashdesk.approveAsks') : t('cashdesk.approveText')}
      action={needsSecond ? t('cashdesk.askSecond') : t('cashdesk.approve')}
      suggestion={signals.length === 0 ? t('cashdesk.reasonFine') : ''}
      onConfirm={(reason) =>
        decide(
          () => call(calls.approveWithdrawal, { id, version, reason }),
          ({ approval }) =>
            approval === null
              ? t('cashdesk.doneApproved', values)
              : t('cashdesk.doneAsked', values),
        )
      }
      onClose={onClose}
    >
      {signals.length > 0 && <SignalList signals={signals} />}
    </ReasonDialog>
  )
}

function Second(props: ActDialogProps) {
  const t = useText()
  const text = useMoneyText()
  const { approval, amount, currency, member, dispute, remaining } = props.withdrawal
  const isReturn = dispute === 'open'
  const sum = isReturn ? (remaining ?? amount) : amount
  const values = { amount: text(sum, currency), account: member.account }
  return (
    <SecondDialog
      title={isReturn ? t('cashdesk.returnTitle', values) : t('cashdesk.approveTitle', values)}
      approval={approval}
      done={isReturn ? t('cashdesk.doneReturned', values) : t('cashdesk.doneApproved', values)}
      decide={useWithdrawalDecision(props)}
      onClose={props.onClose}
    />
  )
}

function Reject(props: ActDialogProps) {
  const { id, version, amount, currency, member } = props.withdrawal
  const t = useText()
  const text = useMoneyText()
  const values = { amount: text(amount, currency), account: member.account }
  return (
    <RejectDialog
      title={t('cashdesk.rejectTitle', values)}
      text={t('cashdesk.rejectText', values)}
      done={t('cashdesk.doneRejected', values)}
      send={(words) => call(calls.rejectWithdrawal, { id, version, ...words })}
      decide={useWithdrawalDecision(props)}
      onClose={props.onClose}
    />
  )
}

function SettleDialog(props: ActDialogProps) {
  const { withdrawal, onClose } = props
  const { id, version, remaining, disbursed, currency, member } = withdrawal
  const t = useText()
  const text = useMoneyText()
  const decide = useWithdrawalDecision(props)
  const [as, setAs] = useState<'returned' | 'forced'>()
  const [note, setNote] = useState('')
  const values = {
    amount: text(remaining ?? disbursed ?? '0', currency),
    account: member.account,
  }
  return (
    <ReasonDialog
      title={t('cashdesk.settleTitle', { account: member.account })}
      text={t('cashdesk.settleText', values)}
      action={as === 'returned' ? t('cashdesk.settleReturn') : t('cashdesk.settle')}
      tone={as === 'forced' ? 'danger' : 'primary'}
      blocked={as === undefined ? t('cashdesk.settleChoose') : undefined}
      onConfirm={(reason) =>
        decide(
          () =>
            call(calls.settleDispute, {
              id,
              version,
              as: as ?? 'returned',
              note: note.trim(),
              reason,
            }),
          ({ approval }) => {
            if (approval !== null) return t('cashdesk.doneAsked', values)
            return as === 'forced'
              ? t('cashdesk.doneForced', values)
              : t('cashdesk.doneReturned', values)
          },
        )
      }
      onClose={onClose}
    >
      <RadioCards
        legend={t('cashdesk.settleHow')}
        value={as}
        onValue={setAs}
        cards={[
          {
            value: 'returned',
            title: t('cashdesk.settleReturn'),
            text: t('cashdesk.settleReturnText', values),
          },
          {
            value: 'forced',
            title: t('cashdesk.settleForce'),
            text: t('cashdesk.settleForceText', values),
          },
        ]}
      />
      {as === 'forced' && <Note tone="pending">{t('cashdesk.settleForceWarn')}</Note>}
      <NoteField value={note} onValue={setNote} />
    </ReasonDialog>
  )
}
