import type { SocketEvent } from '@baize/contract/events'
import type { GamePageMessage } from '@baize/contract/play/game-frame'
import { hearTopic, isLineStanding, onSocketEvent, onSocketReady } from '../../shared/socket.ts'

/**
 * Gives a game of ours what this page's line hears of the table that everybody plays at. The line is opened with the
 * member's session, which stays in the page.
 */
export function relayLine(table: string, tell: (message: GamePageMessage) => void): () => void {
  const stops = [
    hearTopic(`shared:${table}`),
    onSocketReady(() => tell({ type: 'line.ready' })),
    onSocketEvent((event) => {
      if (tableOf(event) === table) tell({ type: 'line.event', event })
    }),
  ]
  if (isLineStanding()) tell({ type: 'line.ready' })
  return () => {
    for (const stop of stops) stop()
  }
}

function tableOf(event: SocketEvent): string | undefined {
  if (event.kind === 'shared.phase') return event.state.table
  return event.kind === 'shared.bet' ? event.table : undefined
}
