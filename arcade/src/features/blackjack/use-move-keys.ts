import { useEffect, useEffectEvent } from 'react'
import type { BlackjackMove } from '@baize/games/blackjack/table'
import { moveOfKey } from './state.ts'

/** Letters make moves wherever the focus is, save where one types or reads something that lies above the game. */
export function useMoveKeys(
  moves: readonly BlackjackMove[],
  onMove: (move: BlackjackMove) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return
    const at = target instanceof Element ? target : document.body
    if (at.closest('input, select, textarea, [role="dialog"], dialog')) return
    const move = moveOfKey(key, moves)
    if (move === undefined) return
    event.preventDefault()
    onMove(move)
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
