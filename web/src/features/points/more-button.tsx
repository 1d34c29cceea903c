import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'

type Props = {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
}

/** The way on at the foot of a list. */
export function MoreButton({ query }: Props) {
  const t = useText()
  if (!query.hasNextPage) return null
  return (
    <div className="flex justify-center">
      <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('points.showMore')}
      </Button>
    </div>
  )
}
