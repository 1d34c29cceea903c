import type { ReactNode } from 'react'
import { Dialog } from '@baize/ui/dialog'
import { EmptyState } from '@baize/ui/empty-state'
import { RecordsPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'
import { memberPages } from './member-pages.ts'

type Props = {
  readonly page: string
  readonly onClose: () => void
  /** The page itself; without it the popup says that it is not there yet. */
  readonly children?: ReactNode
}

/** The member centre over the page that one is on, opened at the page that was asked for. */
export function CentrePopup({ page, onClose, children }: Props) {
  const t = useText()
  const name = t(memberPages[page] ?? 'shell.memberCentre')
  return (
    <Dialog open onClose={onClose} title={name} size="lg">
      {children ?? (
        <>
          <p className="text-text-3">{t('shell.memberCentre')}</p>
          <EmptyState
            picture={<RecordsPicture />}
            title={t('shell.nothingHereYet')}
            text={t('shell.memberPageEmpty', { page: name })}
          />
        </>
      )}
    </Dialog>
  )
}
