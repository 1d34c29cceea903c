import { useState } from 'react'
import { calls } from 'virtual:contract'
import { Note } from '@baize/ui/waiting/note'
import { RadioCards } from '@baize/ui/forms/radio-cards'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { NoteField } from '../queue/note-field.tsx'
import { RejectDialog } from '../queue/reject-dialog.tsx'
import { SecondDialog } from '../queue/second-dialog.tsx'
import { useMoneyText } from '../queue/use-money-text.ts'
import { useWaitingRequest } from '../queue/waiting-request.ts'
import type { WithdrawalAct } from './acts.ts'
import { DisburseDialog } from './disburse-dialog.tsx'
import { SignalList } from './signal-chips.tsx'
import { useWithdrawalDecision, type WithdrawalActProps } from './use-withdrawal-decision.ts'

type WithdrawalDialogProps = WithdrawalActProps & { readonly act: WithdrawalAct }

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

function ApproveDialog(props: WithdrawalActProps) {
  const { withdrawal, onClose } = props
  const { id, version, amount, currency, member, needsSecond, signals, createdAt } = withdrawal
  const t = useText()
  const text = useMoneyText()
  const decide = useWithdrawalDecision(props)
  const values = { amount: text(amount, currency), account: member.account }
  return (
    <ReasonDialog
      title={t('cashier-desk.approveTitle', values)}
      text={needsSecond ? t('cashier-desk.approveAsks') : t('cashier-desk.approveText')}
      action={needsSecond ? t('cashier-desk.askSecond') : t('cashier-desk.approve')}
      suggestion={signals.length === 0 ? t('cashier-desk.reasonFine') : ''}
      onConfirm={(reason) =>
        decide(
          () => call(calls.approveWithdrawal, { id, version, reason }),
          ({ approval }) =>
            approval === null
              ? t('cashier-desk.doneApproved', values)
              : t('cashier-desk.doneAsked', values),
        )
      }
      onClose={onClose}
    >
      {signals.length > 0 && <SignalList signals={signals} askedAt={createdAt} />}
    </ReasonDialog>
  )
}

function Second(props: WithdrawalActProps) {
  const t = useText()
  const text = useMoneyText()
  const { approval, amount, currency, member, dispute, remaining } = props.withdrawal
  const action = useWaitingRequest(approval)?.action ?? ''
  const words = secondWords[action] ?? usualWords
  const sum = dispute === 'open' ? (remaining ?? amount) : amount
  const values = { amount: text(sum, currency), account: member.account }
  return (
    <SecondDialog
      title={t(words.title, values)}
      approval={approval}
      done={t(words.done, values)}
      decide={useWithdrawalDecision(props)}
      onClose={props.onClose}
    />
  )
}

/** What the second person agrees to, by the action that was asked for. */
const secondWords: Readonly<Record<string, SecondWords>> = {
  'withdrawal.return': { title: 'cashier-desk.returnTitle', done: 'cashier-desk.doneReturned' },
  'withdrawal.force': { title: 'cashier-desk.forceTitle', done: 'cashier-desk.doneForced' },
}
const usualWords: SecondWords = {
  title: 'cashier-desk.approveTitle',
  done: 'cashier-desk.doneApproved',
}
type SecondWords = { readonly title: TextKey; readonly done: TextKey }

function Reject(props: WithdrawalActProps) {
  const { id, version, amount, currency, member } = props.withdrawal
  const t = useText()
  const text = useMoneyText()
  const values = { amount: text(amount, currency), account: member.account }
  return (
    <RejectDialog
      title={t('cashier-desk.rejectTitle', values)}
      text={t('cashier-desk.rejectText', values)}
      done={t('cashier-desk.doneRejected', values)}
      send={(words) => call(calls.rejectWithdrawal, { id, version, ...words })}
      decide={useWithdrawalDecision(props)}
      onClose={props.onClose}
    />
  )
}

function SettleDialog(props: WithdrawalActProps) {
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
      title={t('cashier-desk.settleTitle', { account: member.account })}
      text={t('cashier-desk.settleText', values)}
      action={as === 'returned' ? t('cashier-desk.settleReturn') : t('cashier-desk.settle')}
      tone={as === 'forced' ? 'danger' : 'primary'}
      blocked={as === undefined ? t('cashier-desk.settleChoose') : undefined}
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
            if (approval !== null) return t('cashier-desk.doneAsked', values)
            return as === 'forced'
              ? t('cashier-desk.doneForced', values)
              : t('cashier-desk.doneReturned', values)
          },
        )
      }
      onClose={onClose}
    >
      <RadioCards
        legend={t('cashier-desk.settleHow')}
        value={as}
        onValue={setAs}
        cards={[
          {
            value: 'returned',
            title: t('cashier-desk.settleReturn'),
            text: t('cashier-desk.settleReturnText', values),
          },
          {
            value: 'forced',
            title: t('cashier-desk.settleForce'),
            text: t('cashier-desk.settleForceText', values),
          },
        ]}
      />
      {as === 'forced' && <Note tone="pending">{t('cashier-desk.settleForceWarn')}</Note>}
      <NoteField value={note} onValue={setNote} />
    </ReasonDialog>
  )
}
