import { calls } from 'virtual:contract'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { PaidField, usePaid } from './paid-field.tsx'
import { useDepositDecision, type DepositActProps } from './use-deposit-decision.ts'

/** Credits what was really paid, which is asked for: the order is only what the member meant to pay. */
export function ApproveDialog(props: DepositActProps) {
  const { deposit, onClose } = props
  const { id, version, member } = deposit
  const t = useText()
  const decide = useDepositDecision(props)
  const entry = usePaid(deposit)
  const { paid, shown } = entry
  return (
    <ReasonDialog
      title={t('cashier-desk.creditTitle', { account: member.account })}
      text={t('cashier-desk.creditText')}
      action={
        paid === undefined ? t('cashier-desk.approve') : t('cashier-desk.credit', { amount: shown })
      }
      blocked={paid === undefined ? t('cashier-desk.paidMissing') : undefined}
      onConfirm={(reason) =>
        decide(
          () =>
            call(calls.approveDeposit, {
              id,
              version,
              reason,
              // Always said: without it the server would take what the gateway saw.
              ...(paid !== undefined && { paid: String(paid) }),
            }),
          ({ approval }) => {
            const values = { amount: shown, account: member.account }
            return approval === null
              ? t('cashier-desk.doneCredited', values)
              : t('cashier-desk.doneAsked', values)
          },
        )
      }
      onClose={onClose}
    >
      <PaidField deposit={deposit} entry={entry} />
    </ReasonDialog>
  )
}
