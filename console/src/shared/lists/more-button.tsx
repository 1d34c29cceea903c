import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'

type Props = {
  readonly list: {
    readonly isFetchingNextPage: boolean
    fetchNextPage(): Promise<unknown>
  }
}

/** Asks a list for what follows. */
export function MoreButton({ list }: Props) {
  const t = useText()
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {t('ops.booksMore')}
    </Button>
  )
}
