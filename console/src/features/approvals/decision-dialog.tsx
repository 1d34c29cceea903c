import type { Approval } from '@baize/contract/documents'
import { useToast } from '@baize/ui/toast'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { actionName } from '../../shared/action-names.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { useDecide } from './api.ts'

type DecisionDialogProps = {
  readonly approval: Approval
  readonly approve: boolean
  readonly onClose: () => void
}

/** What yes and no do, where it is not a change of the site. */
const ownWords: Readonly<Record<string, Words>> = {
  'member.adjust': {
    yes: 'ops.adjApproveText',
    no: 'ops.adjRejectText',
    done: 'ops.adjApproved',
  },
  'withdrawal.approve': {
    yes: 'cashdesk.secondYesApprove',
    no: 'cashdesk.secondNoApprove',
    done: 'cashdesk.secondDoneApprove',
  },
  'withdrawal.return': {
    yes: 'cashdesk.secondYesReturn',
    no: 'cashdesk.secondNoReturn',
    done: 'ops.adjApproved',
  },
  'deposit.approve': {
    yes: 'cashdesk.secondYesCredit',
    no: 'cashdesk.secondNoCredit',
    done: 'ops.adjApproved',
  },
}
const usualWords: Words = { yes: 'ops.approveText', no: 'ops.rejectText', done: 'ops.approved' }
type Words = { readonly yes: TextKey; readonly no: TextKey; readonly done: TextKey }

/** Yes or no with a reason, and what each of them does. */
export function DecisionDialog({ approval, approve, onClose }: DecisionDialogProps) {
  const t = useText()
  const toast = useToast()
  const decide = useDecide()
  const words = ownWords[approval.action] ?? usualWords
  return (
    <ReasonDialog
      title={approve ? t('ops.approveTitle') : t('ops.rejectTitle')}
      text={
        <>
          <p className="text-text">
            <span className="font-semibold">{actionName(t, approval.action)}</span>{' '}
            {approval.object}
          </p>
          <p className="mt-2">{t(approve ? words.yes : words.no)}</p>
        </>
      }
      action={approve ? t('ops.approveAsSecond') : t('ops.reject')}
      tone={approve ? 'primary' : 'danger'}
      onConfirm={async (reason) => {
        await decide.mutateAsync({ id: approval.id, approve, reason })
        toast(t(approve ? words.done : 'ops.rejected'), 'ok')
      }}
      onClose={onClose}
    />
  )
}
