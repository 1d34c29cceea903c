import {
  socketProtocol,
  type ClientMessage,
  type ServerMessage,
  type SocketEvent,
} from '@baize/contract/events'
import { textsStore } from '@baize/texts/browser'
import { reach } from './reach.ts'
import { currentPerson, noteRefused, onPersonChange, sessionToken } from './session.ts'

/** The page's one line to the server, open while somebody is signed in. */

const listeners = new Set<(event: SocketEvent) => void>()
const arrivals = new Set<() => void>()
const topics = new Set<string>()
/** Those who wait for the first dial, whatever becomes of it. */
const waiting = new Set<() => void>()
let socket: WebSocket | undefined
let token: string | null = null
let tries = 0
let isStanding = false
let timer: ReturnType<typeof setTimeout> | undefined

/** As its endings are noted: a page that asks for nothing learns from its line that the server is away. */
const lineCall = '/socket'
const firstWaitMs = 500
const longestWaitMs = 30_000

/** Hears every event of the topics that were asked for. */
export function onSocketEvent(listener: (event: SocketEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Hears a topic that everybody may, for as long as it is wanted. */
export function hearTopic(topic: string): () => void {
  topics.add(topic)
  if (isStanding) say({ type: 'subscribe', topic })
  return () => topics.delete(topic)
}

/** Whether the line stands now. */
export function isLineStanding(): boolean {
  return isStanding
}

/** Told each time the line stands, also after it was cut: what happened meanwhile was not heard. */
export function onSocketReady(listener: () => void): () => void {
  arrivals.add(listener)
  return () => arrivals.delete(listener)
}

/**
 * Until the line stands, so that whoever asks then hears of every change since; not longer than so, and not at all where
 * it could not be had.
 */
export function untilLineStands(patienceMs: number): Promise<void> {
  if (isStanding || tries > 0) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(patience)
      waiting.delete(done)
      resolve()
    }
    const patience = setTimeout(done, patienceMs)
    waiting.add(done)
  })
}

/** Opens the line when somebody comes in and closes it when they go. */
export function followSocket(): () => void {
  const stop = onPersonChange(meet)
  meet()
  return () => {
    stop()
    hangUp()
  }
}

function meet(): void {
  const person = currentPerson()
  const next = person === null ? null : sessionToken()
  if (next === token) return
  hangUp()
  token = next
  if (person === null || token === null) return
  topics.add(`member:${person.id}`)
  tries = 0
  dial()
}

function hangUp(): void {
  clearTimeout(timer)
  topics.clear()
  token = null
  isStanding = false
  const open = socket
  socket = undefined
  open?.close()
}

function dial(): void {
  const mine = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`)
  socket = mine
  mine.addEventListener('open', () => {
    if (token === null) return
    say({ type: 'hello', protocol: socketProtocol, token, language: textsStore.language() })
  })
  mine.addEventListener('message', ({ data }) => {
    if (socket === mine) hear(JSON.parse(String(data)) as ServerMessage)
  })
  mine.addEventListener('close', () => {
    if (socket === mine) dialLater()
  })
}

/** A restarted server is not called by everybody in the same moment. */
function dialLater(): void {
  socket = undefined
  isStanding = false
  reach.note('silent', lineCall)
  for (const done of waiting) done()
  const waitMs = Math.min(firstWaitMs * 2 ** tries, longestWaitMs)
  tries += 1
  timer = setTimeout(dial, waitMs * (0.5 + Math.random()))
}

function say(message: ClientMessage): void {
  socket?.send(JSON.stringify(message))
}

function hear(message: ServerMessage): void {
  if (message.type === 'ping') say({ type: 'pong' })
  if (message.type === 'welcome') {
    tries = 0
    isStanding = true
    reach.note('answered', lineCall)
    for (const topic of topics) say({ type: 'subscribe', topic })
    for (const listener of arrivals) listener()
    for (const done of waiting) done()
  }
  if (message.type === 'event') for (const listener of listeners) listener(message.event)
  if (message.type !== 'refused') return
  if (message.code === 'sign_in_required') noteRefused()
  // A page of an older release speaks another language: the next load brings the new one.
  if (message.code === 'protocol') location.reload()
}
