import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { OfflinePicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'

export function CrashPage() {
  const t = useText()
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        page
        picture={<OfflinePicture />}
        title={t('ops.crashTitle')}
        text={t('ops.crashText')}
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            {t('ops.reload')}
          </Button>
        }
      />
    </main>
  )
}
