import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { CallFailed } from '@baize/contract/client'
import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { OfflinePicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'

/** A page that could not be loaded or drawn, inside the layout where there is one. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const t = useText()
  const router = useRouter()
  const reference = error instanceof CallFailed ? error.requestId : ''
  const again = () => {
    reset()
    void router.invalidate()
  }
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
        <Button variant="primary" onClick={again}>
          {t('ops.tryAgain')}
        </Button>
      }
    />
  )
}
