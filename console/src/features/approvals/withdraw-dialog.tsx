import type { Approval } from '@baize/contract/system/approvals'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useWithdraw } from './api.ts'

type WithdrawDialogProps = { readonly approval: Approval; readonly onClose: () => void }

/** Takes back what the operator asked for, with a reason. */
export function WithdrawDialog({ approval, onClose }: WithdrawDialogProps) {
  const t = useText()
  const toast = useToast()
  const withdraw = useWithdraw()
  const { id, says, object } = approval
  return (
    <ReasonDialog
      title={t('ops.withdrawTitle')}
      text={
        <>
          <p className="text-text">
            <span className="font-semibold">{says}</span> {object}
          </p>
          <p className="mt-2">{t('ops.withdrawText')}</p>
        </>
      }
      action={t('ops.withdraw')}
      tone="danger"
      onConfirm={async (reason) => {
        await withdraw.mutateAsync({ id, reason })
        toast(t('ops.withdrawn'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
