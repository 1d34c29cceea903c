import type { Language } from '@baize/kernel/language'
import {
  socketProtocol,
  type ClientMessage,
  type ServerMessage,
  type SocketEvent,
} from '../events.ts'

export type SocketLine = {
  /** Hears further topics, from now on and whenever the line stands again. */
  hear(topics: readonly string[]): void
  /** Hangs up for good. */
  close(): void
}

export type SocketOptions = {
  readonly origin: string
  readonly token: string
  readonly language: Language
  readonly topics: readonly string[]
  readonly onEvent: (event: SocketEvent) => void
  /** Told each time the line stands, also after it was cut: what happened meanwhile was not heard. */
  readonly onReady?: () => void
  readonly onRefused?: (code: Extract<ServerMessage, { type: 'refused' }>['code']) => void
}

const firstWaitMs = 500
const longestWaitMs = 30_000

/** A line to the server that is dialled again when it is cut, later each time. */
export function openSocketLine(options: SocketOptions): SocketLine {
  const { origin, token, language, onEvent, onReady, onRefused } = options
  const topics = new Set(options.topics)
  let isReady = false
  let socket: WebSocket | undefined
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  function say(message: ClientMessage): void {
    socket?.send(JSON.stringify(message))
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'ping') say({ type: 'pong' })
    if (message.type === 'event') onEvent(message.event)
    if (message.type === 'refused') onRefused?.(message.code)
    if (message.type !== 'welcome') return
    tries = 0
    isReady = true
    for (const topic of topics) say({ type: 'subscribe', topic })
    onReady?.()
  }

  function dial(): void {
    const mine = new WebSocket(`${origin.replace(/^http/, 'ws')}/socket`)
    socket = mine
    mine.addEventListener('open', () =>
      say({ type: 'hello', protocol: socketProtocol, token, language }),
    )
    mine.addEventListener('message', ({ data }) => {
      if (socket === mine) hear(JSON.parse(String(data)) as ServerMessage)
    })
    mine.addEventListener('close', () => {
      if (socket === mine && !closed) dialLater()
    })
  }

  /** A restarted server is not called by everybody in the same moment. */
  function dialLater(): void {
    socket = undefined
    isReady = false
    const waitMs = Math.min(firstWaitMs * 2 ** tries, longestWaitMs)
    tries += 1
    timer = setTimeout(dial, waitMs * (0.5 + Math.random()))
  }

  dial()
  return {
    hear(more) {
      const added = more.filter((topic) => !topics.has(topic))
      for (const topic of added) topics.add(topic)
      if (isReady) for (const topic of added) say({ type: 'subscribe', topic })
    },
    close() {
      closed = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}
