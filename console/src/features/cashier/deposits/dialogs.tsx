import { calls } from 'virtual:contract'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { RejectDialog } from '../queue/reject-dialog.tsx'
import { SecondDialog } from '../queue/second-dialog.tsx'
import { useWaitingRequest } from '../queue/waiting-request.ts'
import { useMoneyText } from '../queue/use-money-text.ts'
import type { DepositAct } from './acts.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { SlipDialog } from './slip-dialog.tsx'
import { useDepositDecision, type DepositActProps } from './use-deposit-decision.ts'

/** The dialog of each act: what will happen, what it needs to know, and the reason. */
export function DepositDialog({ act, ...props }: DepositActProps & { readonly act: DepositAct }) {
  switch (act) {
    case 'approve':
      return <ApproveDialog {...props} />
    case 'second':
      return <Second {...props} />
    case 'reject':
      return <Reject {...props} />
    case 'return':
      return <ReturnDialog {...props} />
    case 'expire':
      return <ExpireDialog {...props} />
    default:
      return <SlipDialog {...props} />
  }
}

function useValues({ deposit }: DepositActProps) {
  const text = useMoneyText()
  return { amount: text(deposit.amount, deposit.currency), account: deposit.member.account }
}

function Second(props: DepositActProps) {
  const t = useText()
  const values = useValues(props)
  const { approval } = props.deposit
  const isReturn = useWaitingRequest(approval)?.action === 'deposit.return'
  return (
    <SecondDialog
      title={t(isReturn ? 'cashier-desk.sendBackTitle' : 'cashier-desk.creditTitle', values)}
      approval={approval}
      done={t(isReturn ? 'cashier-desk.doneSentBack' : 'cashier-desk.doneCredited', values)}
      decide={useDepositDecision(props)}
      onClose={props.onClose}
    />
  )
}

function Reject(props: DepositActProps) {
  const { id, version } = props.deposit
  const t = useText()
  const values = useValues(props)
  return (
    <RejectDialog
      title={t('cashier-desk.rejectDeposit', values)}
      text={t('cashier-desk.rejectDepositText')}
      done={t('cashier-desk.doneDepositRejected', values)}
      send={(words) => call(calls.rejectDeposit, { id, version, ...words })}
      decide={useDepositDecision(props)}
      onClose={props.onClose}
    />
  )
}

function ExpireDialog(props: DepositActProps) {
  const { id, version } = props.deposit
  const t = useText()
  const decide = useDepositDecision(props)
  const values = useValues(props)
  return (
    <ReasonDialog
      title={t('cashier-desk.expireTitle', values)}
      text={t('cashier-desk.expireText')}
      action={t('cashier-desk.expire')}
      tone="danger"
      onConfirm={(reason) =>
        decide(
          () => call(calls.expireDeposit, { id, version, reason }),
          () => t('cashier-desk.doneExpired', values),
        )
      }
      onClose={props.onClose}
    />
  )
}
