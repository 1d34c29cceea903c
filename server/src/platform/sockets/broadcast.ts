import { setImmediate as breathe } from 'node:timers/promises'
import type { Connection } from './connection.ts'

export type Broadcast = {
  /** Sends to all of them, after what was added before. False when too much waits already. */
  add(hearers: () => Connection[], text: string): boolean
}

// Ten thousand sends in one go block the event loop for 160 to 270 ms; a slice of this size for some 5 ms.
const sliceSize = 250
const longestQueue = 5_000

/** Sends to many in slices with a breath between, one message after the other, so that each client gets them in order. */
export function createBroadcast(): Broadcast {
  const queue: { hearers: () => Connection[]; text: string }[] = []
  let sending = false

  async function sendAll(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const connections = next.hearers()
      for (let from = 0; from < connections.length; from += sliceSize) {
        if (from > 0) await breathe()
        for (const connection of connections.slice(from, from + sliceSize)) {
          connection.sendText(next.text)
        }
      }
      if (connections.length > sliceSize / 2) await breathe()
    }
    sending = false
  }

  return {
    add(hearers, text) {
      if (queue.length >= longestQueue) return false
      queue.push({ hearers, text })
      if (!sending) {
        sending = true
        void sendAll()
      }
      return true
    },
  }
}
