import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'

type MoreProps = {
  readonly hasMore: boolean
  readonly busy: boolean
  readonly onMore: () => void
}

/** The way on at the foot of a list, or that there is none. */
export function More({ hasMore, busy, onMore }: MoreProps) {
  const t = useText()
  if (!hasMore) return <p className="py-2 text-center text-text-3">{t('reports.allShown')}</p>
  return (
    <div className="flex justify-center">
      <Button busy={busy} busyLabel={t('reports.loadingMore')} onClick={onMore}>
        {t('reports.loadMore')}
      </Button>
    </div>
  )
}
