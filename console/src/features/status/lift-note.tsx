import { useState } from 'react'
import type { StatusDocument } from '@baize/contract/system/system-settings'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import type { OpenDocument } from '../../shared/documents/use-document.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { modes } from './modes.tsx'

/** While the site is closed: since when and why, and the way to open it at once, without a second person. */
export function LiftNote({ status }: { readonly status: OpenDocument<StatusDocument> }) {
  const t = useText()
  const show = useToast()
  const [isAsking, setAsking] = useState(false)
  const { live } = status
  if (live.content.mode === 0) return null
  const lift = async (reason: string) => {
    await status.publish(reason, { ...live.content, mode: 0, endsAt: null })
    show(t('system-desk.lifted'), 'ok')
  }
  return (
    <>
      <Note
        tone="bad"
        title={t('system-desk.closedNow', { mode: t(modes[live.content.mode].name) })}
        action={
          status.mayWrite && (
            <Button variant="primary" onClick={() => setAsking(true)}>
              {t('system-desk.lift')}
            </Button>
          )
        }
      >
        <p className="text-text">
          {t('system-desk.closedBy', { by: live.by, reason: live.reason })}{' '}
          <DeskMoment at={live.at} />
        </p>
      </Note>
      {isAsking && (
        <ReasonDialog
          title={t('system-desk.liftTitle')}
          text={t('system-desk.liftText')}
          action={t('system-desk.lift')}
          onConfirm={lift}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
