import { Button } from '@baize/ui/button'
import { KeyCap } from '@baize/ui/key-cap'
import { useText } from '@baize/texts/use-text'
import { useCountText } from '../../../shared/figures/use-count-text.ts'

type GamesFootProps = {
  readonly shown: number
  readonly total: number
  readonly busy: boolean
  /** Absent at the end of the list. */
  readonly onMore: (() => void) | undefined
}

/** How far the list is shown, and its next part. */
export function GamesFoot({ shown, total, busy, onMore }: GamesFootProps) {
  const t = useText()
  const countText = useCountText()
  return (
    <footer className="flex min-h-11 flex-none flex-wrap items-center gap-3 border-t border-line px-4 py-1.5 text-caption text-text-3">
      {shown > 0 && (
        <span>
          {t('catalogue-desk.shownOf', { shown: countText(shown), total: countText(total) })}
        </span>
      )}
      {onMore && (
        <Button size="sm" variant="ghost" busy={busy} onClick={onMore}>
          {t('catalogue-desk.more')}
        </Button>
      )}
      <span className="ms-auto hidden items-center gap-1.5 md:flex">
        <KeyCap>J</KeyCap>
        <KeyCap>K</KeyCap>
        {t('ops.keyMove')}
        <span className="ms-2">
          <KeyCap>Enter</KeyCap>
        </span>
        {t('ops.keyOpen')}
      </span>
    </footer>
  )
}
