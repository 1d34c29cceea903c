import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '@baize/ui/button'
import { KeyCap } from '@baize/ui/key-cap'
import { useText } from '@baize/texts/use-text'
import { useCountText } from '../../shared/figures/use-count-text.ts'

type RtpFootProps = {
  readonly list: Pick<
    UseInfiniteQueryResult,
    'isFetchingNextPage' | 'hasNextPage' | 'fetchNextPage'
  >
  readonly shown: number
  readonly total: number
}

/** How far the list is shown, its next part, and the keys that walk it. */
export function RtpFoot({ list, shown, total }: RtpFootProps) {
  const t = useText()
  const countText = useCountText()
  return (
    <footer className="flex min-h-11 flex-none flex-wrap items-center gap-3 border-t border-line px-4 py-1.5 text-caption text-text-3">
      <span>{t('rtp-desk.shownOf', { shown: countText(shown), total: countText(total) })}</span>
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="ghost"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('rtp-desk.more')}
        </Button>
      )}
      <span className="ms-auto hidden items-center gap-1.5 md:flex">
        <KeyCap>J</KeyCap>
        <KeyCap>K</KeyCap>
        {t('ops.keyMove')}
      </span>
    </footer>
  )
}
