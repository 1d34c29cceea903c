import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from '@baize/ui/overlays/dialog'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { IconButton } from '@baize/ui/icon-button'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { WithCentreHead } from '../../shared/centre-head.tsx'

type Props = {
  readonly title: TextKey
  readonly onClose: () => void
  /** Beside the page on a desk. */
  readonly nav?: ReactNode
  /** The way to the list of pages, which a phone has instead. */
  readonly onList?: (() => void) | undefined
  /** The page itself; without it the popup says that it is not there yet. */
  readonly children?: ReactNode
}

/** The member centre over the page that one is on, opened at the page that was asked for. */
export function CentrePopup({ title, onClose, nav, onList, children }: Props) {
  const t = useText()
  const name = t(title)
  const lead = onList && (
    <IconButton
      label={t('shell.memberCentre')}
      icon={<ArrowLeft size={20} className="rtl:rotate-180" />}
      onClick={onList}
      className="-ms-3 -me-3 md:hidden"
    />
  )
  return (
    <WithCentreHead>
      {(head, within) => (
        <Dialog
          open
          onClose={onClose}
          title={name}
          size="centre"
          plate={nav}
          lead={lead}
          head={head}
        >
          {within(
            children ?? (
              <EmptyState
                picture={<RecordsPicture />}
                title={t('shell.nothingHereYet')}
                text={t('shell.memberPageEmpty', { page: name })}
              />
            ),
          )}
        </Dialog>
      )}
    </WithCentreHead>
  )
}
