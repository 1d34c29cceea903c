import { useQuery } from '@tanstack/react-query'
import { Upload, UserRoundCheck, Users } from 'lucide-react'
import { useState } from 'react'
import type { Approval } from '@baize/contract/system/approvals'
import type { StatusDocument } from '@baize/contract/system/system-settings'
import { Button } from '@baize/ui/button'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { approvalsQuery } from '../../shared/approvals.ts'
import { policySource } from '../../shared/documents/sources.ts'
import { useLive, type OpenDocument } from '../../shared/documents/use-document.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { findStatusRequest, isAsked } from './api.ts'
import { SecondPerson } from './second-person.tsx'

/** The foot of the card: what the change needs, and its button; or who it waits for. */
export function StatusPublish({ status }: { readonly status: OpenDocument<StatusDocument> }) {
  const t = useText()
  const show = useToast()
  const [open, setOpen] = useState(false)
  const policy = useLive(policySource)
  const request = findStatusRequest(useQuery(approvalsQuery).data ?? [])
  const closes = status.content.mode !== 0
  // Until the policy is known, the stricter of its two answers is shown.
  const isRule = policy?.statusNeedsSecondPerson ?? true
  const needsSecond = isRule && closes && status.content.mode !== status.live.content.mode
  const blocked = useBlocked(status)
  const publish = async (reason: string) => {
    const { approvalId } = await status.publish(reason)
    show(approvalId === null ? t('system-desk.published') : t('system-desk.asked'), 'ok')
  }
  // Somebody who edits on while it waits may ask again; the new request takes the place of the old.
  if (request?.state === 'waiting' && (!status.isChanged || isAsked(request, status.content))) {
    return <SecondPerson request={request} />
  }
  return (
    <div className="grid gap-3">
      {request && isWorthSaying(request, status) && <SecondPerson request={request} />}
      <div className="flex flex-wrap items-center gap-3">
        {needsSecond && <Users size={18} aria-hidden="true" className="text-text-3" />}
        <p className="min-w-0 flex-1 basis-40 text-text-2">
          {blocked ?? (needsSecond ? t('system-desk.needsSecond') : t('system-desk.needsReason'))}
        </p>
        {status.isChanged && status.mayWrite && (
          <Button onClick={status.discard}>{t('system-desk.discardDraft')}</Button>
        )}
        <Button
          variant={closes && !needsSecond ? 'danger' : 'primary'}
          icon={needsSecond ? <UserRoundCheck size={18} /> : <Upload size={18} />}
          disabled={blocked !== undefined}
          onClick={() => setOpen(true)}
        >
          {needsSecond ? t('system-desk.askSecond') : t('system-desk.publish')}
        </Button>
      </div>
      {open && (
        <ReasonDialog
          title={needsSecond ? t('system-desk.askSecond') : t('system-desk.publishStatus')}
          text={closes ? t('system-desk.closesSite') : t('system-desk.opensSite')}
          action={needsSecond ? t('system-desk.ask') : t('system-desk.publish')}
          tone={closes && !needsSecond ? 'danger' : 'primary'}
          onConfirm={publish}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** One that still waits, and how the last one for exactly these edits ended. */
function isWorthSaying(request: Approval, { content }: OpenDocument<StatusDocument>): boolean {
  if (request.state === 'waiting') return true
  return request.state !== 'approved' && isAsked(request, content)
}

function useBlocked(status: OpenDocument<StatusDocument>): string | undefined {
  const t = useText()
  const now = useServerTime(30_000)
  const { mode, endsAt } = status.content
  if (!status.mayWrite) return t('system-desk.blockedRole')
  if (!status.isChanged) return t('system-desk.blockedNothing')
  if (status.isBehind) return t('system-desk.blockedBehind')
  const isPast = mode !== 0 && endsAt !== null && new Date(endsAt) <= now
  return isPast ? t('errors.ends_in_past') : undefined
}
