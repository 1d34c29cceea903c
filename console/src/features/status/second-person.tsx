import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Approval } from '@baize/contract/system/approvals'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../shared/operator.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { askedStatusOf, decideApproval } from './api.ts'
import { modes } from './modes.tsx'

const decidedTexts = {
  approved: 'system-desk.requestApproved',
  rejected: 'system-desk.requestRejected',
  expired: 'system-desk.requestExpired',
  withdrawn: 'system-desk.requestWithdrawn',
  impossible: 'system-desk.requestImpossible',
} as const

/** A request for a second person: it waits, or how it ended. Whoever asked cannot be the second. */
export function SecondPerson({ request }: { readonly request: Approval }) {
  const t = useText()
  const me = useOperator()
  const [deciding, setDeciding] = useState<'approve' | 'reject'>()
  if (request.state !== 'waiting') {
    return (
      <Note tone={request.state === 'approved' ? 'ok' : 'plain'}>
        {t(decidedTexts[request.state], { by: request.decidedBy })}
      </Note>
    )
  }
  const isMine = request.requestedById === me.id
  const mayDecide = !isMine && me.can('admin', 'risk')
  const mode = modeOf(request)
  return (
    <>
      <Note
        tone="pending"
        role="status"
        title={
          isMine
            ? t('system-desk.waitsForSecond', { mode: mode ? t(mode.name) : '' })
            : t('system-desk.asksYou', { by: request.requestedBy, mode: mode ? t(mode.name) : '' })
        }
      >
        <p>
          “{request.reason}” <DeskMoment at={request.requestedAt} className="text-text-3" />
        </p>
        {mayDecide && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" variant="danger" onClick={() => setDeciding('approve')}>
              {t('system-desk.approveSecond')}
            </Button>
            <Button size="sm" onClick={() => setDeciding('reject')}>
              {t('system-desk.reject')}
            </Button>
          </div>
        )}
      </Note>
      {deciding && (
        <DecideDialog
          request={request}
          approve={deciding === 'approve'}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  )
}

type DecideDialogProps = {
  readonly request: Approval
  readonly approve: boolean
  readonly onClose: () => void
}

function DecideDialog({ request, approve, onClose }: DecideDialogProps) {
  const t = useText()
  const show = useToast()
  const client = useQueryClient()
  const decide = async (reason: string) => {
    await decideApproval(request.id, approve, reason)
    await Promise.all([
      client.invalidateQueries({ queryKey: ['approvals'] }),
      client.invalidateQueries({ queryKey: ['documents', 'status'] }),
      client.invalidateQueries({ queryKey: ['versions', 'status'] }),
    ])
    show(approve ? t('system-desk.approvedDone') : t('system-desk.rejectedDone'), 'ok')
  }
  return (
    <ReasonDialog
      title={approve ? t('system-desk.approveSecond') : t('system-desk.reject')}
      text={approve ? t('system-desk.closesSite') : undefined}
      action={approve ? t('system-desk.approveSecond') : t('system-desk.reject')}
      tone={approve ? 'danger' : 'primary'}
      onConfirm={decide}
      onClose={onClose}
    />
  )
}

function modeOf(request: Approval) {
  const asked = askedStatusOf(request)
  return asked && modes[asked.mode]
}
