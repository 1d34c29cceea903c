import type { GamePageMessage } from '@baize/contract/play/game-frame'
import { hearTopic, isLineStanding, onSocketEvent, onSocketReady } from '../../shared/socket.ts'

/**
 * Gives a game of ours what this page's line hears of the round that everybody plays. The line is opened with the
 * member's session, which stays in the page.
 */
export function relayLine(tell: (message: GamePageMessage) => void): () => void {
  const stops = [
    hearTopic('crash'),
    onSocketReady(() => tell({ type: 'line.ready' })),
    onSocketEvent((event) => {
      if (event.kind.startsWith('crash.')) tell({ type: 'line.event', event })
    }),
  ]
  if (isLineStanding()) tell({ type: 'line.ready' })
  return () => {
    for (const stop of stops) stop()
  }
}
