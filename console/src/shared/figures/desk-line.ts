import { openSocketLine, type SocketLine } from '@baize/contract/client/socket-client'
import type { SocketEvent } from '@baize/contract/events'
import { textsStore } from '@baize/texts/browser'
import { alertsRoot } from '../alerts/alerts-query.ts'
import { queryClient } from '../api.ts'
import { applicationsRoot } from '../queues/applications-count.ts'
import { cashierRoot } from '../queues/cashier-queues.ts'
import { onSessionChange, sessionToken } from '../session.ts'

/** The console's one line to the server, open while an operator is signed in. */

let line: SocketLine | undefined
let lineOf: string | null = null
/** What is heard besides, by those who are signed in now. */
let further: readonly string[] = []

/** Opens the line when an operator signs in and hangs up when they go. */
export function followDeskLine(): () => void {
  const stop = onSessionChange(meet)
  meet()
  return () => {
    stop()
    hangUp()
  }
}

function meet(): void {
  const token = sessionToken()
  if (token === lineOf) return
  hangUp()
  lineOf = token
  if (token === null) return
  let isFirst = true
  line = openSocketLine({
    origin: location.origin,
    token,
    language: textsStore.language(),
    topics: ['desk', ...further],
    onEvent: hearDesk,
    // What happened while the line was cut was not heard.
    onReady: () => {
      if (!isFirst) {
        void queryClient.invalidateQueries({ queryKey: [cashierRoot] })
        void queryClient.invalidateQueries({ queryKey: [alertsRoot] })
      }
      isFirst = false
    },
  })
}

function hangUp(): void {
  line?.close()
  line = undefined
  lineOf = null
  further = []
}

/** Hears further topics for as long as the same operator is signed in. */
export function hearTopics(topics: readonly string[]): void {
  further = [...new Set([...further, ...topics])]
  line?.hear(topics)
}

/** What each queue of the desk is read under; news about it make the pages that show it ask again. */
const keysOf: Readonly<Record<string, readonly string[]>> = {
  deposits: [cashierRoot],
  withdrawals: [cashierRoot],
  disputes: [cashierRoot],
  feedback: ['feedback'],
  applications: [applicationsRoot],
  points: ['point mall'],
}

export function hearDesk(event: SocketEvent): void {
  if (event.kind === 'alert.raised' || event.kind === 'alert.changed') {
    void queryClient.invalidateQueries({ queryKey: [alertsRoot] })
  }
  if (event.kind !== 'queue.changed') return
  const queryKey = keysOf[event.queue]
  if (queryKey) void queryClient.invalidateQueries({ queryKey })
  // A decision may have waited for a second person.
  void queryClient.invalidateQueries({ queryKey: ['approvals'] })
}
