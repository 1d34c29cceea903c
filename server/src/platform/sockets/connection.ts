import type { ServerMessage } from '@baize/contract/events'
import type { WebSocket } from 'ws'
import type { Actor } from '../sessions.ts'
import type { SocketLimits } from './limits.ts'

/** One open socket. */
export type Connection = {
  readonly ip: string
  /** Whose it is, once the first message has said so. */
  actor: Actor | null
  readonly topics: Set<string>
  /** Pings without an answer. */
  missedPings: number
  isOpen(): boolean
  send(message: ServerMessage): void
  /** As `send`, for a message that many get: it is made once. */
  sendText(text: string): void
  /** Counts frames of the client; false when there were too many. */
  mayTalk(frames: number): boolean
  refuse(code: Extract<ServerMessage, { type: 'refused' }>['code']): void
  close(code: number, reason: string): void
  /** Ends it without a word. */
  cut(): void
}

export const closing = {
  away: 1001,
  notText: 1003,
  policy: 1008,
  defect: 1011,
  full: 1013,
} as const

export function createConnection(
  ws: WebSocket,
  ip: string,
  limits: SocketLimits,
  droppedAsSlow: () => void,
): Connection {
  let talk = { since: Date.now(), count: 0 }

  function sendText(text: string): void {
    if (ws.readyState !== ws.OPEN) return
    // What the kernel does not take waits in our memory; a client that does not read may not fill it.
    if (ws.bufferedAmount > limits.buffered) {
      droppedAsSlow()
      ws.terminate()
      return
    }
    ws.send(text, () => {})
  }

  const send = (message: ServerMessage) => sendText(JSON.stringify(message))

  return {
    ip,
    actor: null,
    topics: new Set(),
    missedPings: 0,
    isOpen: () => ws.readyState === ws.OPEN,
    send,
    sendText,
    mayTalk(frames) {
      const now = Date.now()
      if (now - talk.since > limits.rateWindowMs) talk = { since: now, count: 0 }
      talk.count += frames
      return talk.count <= limits.rate
    },
    refuse: (code) => send({ type: 'refused', code }),
    close: (code, reason) => ws.close(code, reason),
    cut: () => ws.terminate(),
  }
}
