import { ChevronDown, ChevronsUp, ChevronUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '@baize/ui/icon-button'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { useText } from '@baize/texts/use-text'

type MoveButtonsProps = {
  readonly name: string
  /** From 0. */
  readonly at: number
  readonly of: number
  /** Offers the way to the head as well, for lists that are long. */
  readonly toTop?: boolean
  readonly onMove: (from: number, to: number) => void
}

/** One step up or down, or all the way up, for whoever neither drags nor knows the keys. */
export function MoveButtons({ name, at, of, toTop = false, onMove }: MoveButtonsProps) {
  const t = useText()
  const announce = useAnnounce()
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    if (to < 0 || to >= of || to === at) return
    flushSync(() => onMove(at, to))
    // A moved row leaves the tree for a moment, and the focus with it.
    button.focus()
    announce(t('system-desk.moved', { name, at: to + 1, of }))
  }
  return (
    <span className="inline-flex">
      {toTop && (
        <IconButton
          size="sm"
          label={t('catalogue-desk.moveTop', { name })}
          icon={<ChevronsUp size={18} />}
          aria-disabled={at === 0}
          className="aria-disabled:text-text-3 aria-disabled:opacity-50"
          onClick={move(0)}
        />
      )}
      <IconButton
        size="sm"
        label={t('catalogue-desk.moveUp', { name })}
        icon={<ChevronUp size={18} />}
        aria-disabled={at === 0}
        className="aria-disabled:text-text-3 aria-disabled:opacity-50"
        onClick={move(at - 1)}
      />
      <IconButton
        size="sm"
        label={t('catalogue-desk.moveDown', { name })}
        icon={<ChevronDown size={18} />}
        aria-disabled={at === of - 1}
        className="aria-disabled:text-text-3 aria-disabled:opacity-50"
        onClick={move(at + 1)}
      />
    </span>
  )
}
