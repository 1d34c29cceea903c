import type { ServerMessage, SocketEvent } from '@baize/contract/events'
import { expect, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'

/** A busy machine is slow, and not wrong. */
const patienceMs = 15_000

/** A page that has said hello, with what it hears; it leaves with its test. */
export async function openPage(origin: string, token: string, ...topics: readonly string[]) {
  const ws = new WebSocket(`${origin.replace('http', 'ws')}/socket`, { origin })
  onTestFinished(() => ws.terminate())
  const heard: ServerMessage[] = []
  ws.on('message', (data) => {
    heard.push(JSON.parse((data as Buffer).toString('utf8')) as ServerMessage)
  })
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject))
  ws.send(JSON.stringify({ type: 'hello', protocol: 1, token, language: 'EN' }))
  for (const topic of topics) ws.send(JSON.stringify({ type: 'subscribe', topic }))
  await vi.waitFor(() => expect(heard[0]?.type).toBe('welcome'), patienceMs)
  const hears = async (kind: SocketEvent['kind']) =>
    await vi.waitFor(() => {
      const kinds = heard.map((message) => message.type === 'event' && message.event.kind)
      expect(kinds).toContain(kind)
    }, patienceMs)
  return { heard, hears }
}
