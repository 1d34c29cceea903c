import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { range } from '@baize/ui/art/geometry'
import type { MinesShown } from '@baize/games/mines/mines'
import { useText } from '@baize/texts/use-text'
import type { Titled } from '../../shared/game-client.ts'
import { titleLook } from '../../shared/title-look.ts'
import { MineCard } from './mine-card.tsx'
import { lookOf, neighbourOf, side } from './state.ts'
import './mines-board.css'

type Props = {
  readonly shown: MinesShown | undefined
  /** Without it nothing can be opened. */
  readonly onOpen?: ((cell: number) => void) | undefined
  /** Whose cards they are. */
  readonly title?: Titled | undefined
}

/** Twenty-five cards. Arrow keys move between them, Enter opens one. */
export function MinesBoard({ shown, onOpen, title }: Props) {
  const t = useText()
  const back = useMemo(() => titleLook(title), [title])
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(12)
  const go = (event: KeyboardEvent) => {
    const next = neighbourOf(at, event.key)
    if (next === at) return
    event.preventDefault()
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus()
  }
  const words = {
    closed: t('arcade.cardClosed'),
    gem: t('arcade.cardGem'),
    mine: t('arcade.cardMine'),
    hit: t('arcade.cardHit'),
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus, one at a time
    <div
      ref={grid}
      role="grid"
      aria-label={t('arcade.board')}
      className="mines-board"
      onKeyDown={go}
    >
      {range(side).map((row) => (
        <div key={row} role="row" className="contents">
          {range(side).map((column) => {
            const cell = row * side + column
            const look = lookOf(shown, cell)
            return (
              <div key={cell} role="gridcell" className="contents">
                <button
                  type="button"
                  data-cell={cell}
                  data-look={look}
                  tabIndex={cell === at ? 0 : -1}
                  aria-label={t('arcade.cardAt', {
                    row: row + 1,
                    column: column + 1,
                    look: words[look],
                  })}
                  aria-disabled={look !== 'closed' || !onOpen || undefined}
                  onFocus={() => setAt(cell)}
                  onClick={() => look === 'closed' && onOpen?.(cell)}
                  className="mines-card"
                >
                  <MineCard look={look} back={back} />
                </button>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
