import type { Approval } from '@baize/contract/documents'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { actionName } from '../../shared/action-names.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { useDecide } from './api.ts'

type DecisionDialogProps = {
  readonly approval: Approval
  readonly approve: boolean
  readonly onClose: () => void
}

/** Yes or no with a reason, and what each of them does. */
export function DecisionDialog({ approval, approve, onClose }: DecisionDialogProps) {
  const t = useText()
  const toast = useToast()
  const decide = useDecide()
  return (
    <ReasonDialog
      title={approve ? t('ops.approveTitle') : t('ops.rejectTitle')}
      text={
        <>
          <p className="text-text">
            <span className="font-semibold">{actionName(t, approval.action)}</span>{' '}
            {approval.object}
          </p>
          <p className="mt-2">{approve ? t('ops.approveText') : t('ops.rejectText')}</p>
        </>
      }
      action={approve ? t('ops.approveAsSecond') : t('ops.reject')}
      tone={approve ? 'primary' : 'danger'}
      onConfirm={async (reason) => {
        await decide.mutateAsync({ id: approval.id, approve, reason })
        toast(approve ? t('ops.approved') : t('ops.rejected'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
