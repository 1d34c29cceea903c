import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'

type MoreProps = {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
}

/** The next page, where there is one. */
export function MoreButton({ query }: MoreProps) {
  const t = useText()
  if (!query.hasNextPage) return null
  return (
    <Button
      className="ms-auto"
      busy={query.isFetchingNextPage}
      busyLabel={t('reports.loadingMore')}
      onClick={() => void query.fetchNextPage()}
    >
      {t('reports.loadMore')}
    </Button>
  )
}
