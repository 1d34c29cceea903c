import { CallFailed } from '@baize/contract/client/client'
import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { OfflinePicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'

type RouteFailedProps = { readonly error: unknown; readonly onAgain: () => void }

/** A page that could not be loaded or drawn, inside the layout where there is one. */
export function RouteFailed({ error, onAgain }: RouteFailedProps) {
  const t = useText()
  const reference = error instanceof CallFailed ? error.requestId : ''
  return (
    <EmptyState
      page
      picture={<OfflinePicture />}
      title={t('ops.pageFailed')}
      text={
        <>
          <p>{failureText(error)}</p>
          {reference && <p className="mt-2 text-text-3">{t('ops.reference', { reference })}</p>}
        </>
      }
      action={
        <Button variant="primary" onClick={onAgain}>
          {t('ui.tryAgain')}
        </Button>
      }
    />
  )
}
