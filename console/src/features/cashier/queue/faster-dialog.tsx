import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { Note } from '@baize/ui/note'
import type { ReactNode } from 'react'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/desk-moment.tsx'
import type { Faster } from './faster.ts'

type FasterDialogProps = {
  readonly faster: Faster | undefined
  /** What the record is now, in words. */
  readonly stateText: string
  readonly what: ReactNode
  readonly onClose: () => void
}

/** Tells that somebody else was faster: who, what, when; and that nothing of one's own was done. */
export function FasterDialog({ faster, stateText, what, onClose }: FasterDialogProps) {
  const t = useText()
  return (
    <Dialog open size="alert" title={t('cashdesk.fasterTitle')} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-text-2">{what}</p>
        <Note tone="pending" role="alert" title={stateText}>
          {faster ? (
            <>
              {t('cashdesk.fasterBy', { by: faster.by || t('cashdesk.bySystem') })}{' '}
              <DeskMoment at={faster.at} show="clock" />
              {faster.note !== '' && <span className="block">“{faster.note}”</span>}
            </>
          ) : (
            t('cashdesk.fasterUnknown')
          )}
        </Note>
        <p>{t('cashdesk.fasterNothing')}</p>
        <div className="flex justify-end">
          <Button variant="primary" data-autofocus="" onClick={onClose}>
            {t('cashdesk.fasterSeen')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
