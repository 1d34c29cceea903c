import type { Approval, HandOver } from '@baize/contract/system/approvals'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useDecide } from './api.ts'

type DecisionDialogProps = {
  readonly approval: Approval
  readonly approve: boolean
  /** A yes made a login, which is told this once. */
  readonly onHandOver: (handOver: HandOver) => void
  readonly onClose: () => void
}

/** Yes or no with a reason, and what each of them does. */
export function DecisionDialog({ approval, approve, onHandOver, onClose }: DecisionDialogProps) {
  const t = useText()
  const toast = useToast()
  const decide = useDecide()
  const what = approve
    ? approval.saysYes || t('ops.approveText')
    : approval.saysNo || t('ops.rejectText')
  return (
    <ReasonDialog
      title={approve ? t('ops.approveTitle') : t('ops.rejectTitle')}
      text={
        <>
          <p className="text-text">
            <span className="font-semibold">{approval.says}</span> {approval.object}
          </p>
          <p className="mt-2">{what}</p>
        </>
      }
      action={approve ? t('ops.approveAsSecond') : t('ops.reject')}
      tone={approve ? 'primary' : 'danger'}
      onConfirm={async (reason) => {
        const { handOver } = await decide.mutateAsync({ id: approval.id, approve, reason })
        if (handOver) onHandOver(handOver)
        toast(t(approve ? 'ops.approved' : 'ops.rejected'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
