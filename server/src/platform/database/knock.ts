import { Client, type ClientConfig } from 'pg'
import { writeSomething } from './write-probe.ts'

/**
 * Makes a connection and writes. It ends with whatever the server says to that, be it that it has no connection left; it
 * is given up when the signal says so.
 */
export function createKnock(config: ClientConfig): (signal: AbortSignal) => Promise<void> {
  return async (signal) => {
    const client = new Client({ ...config, application_name: 'baize knock' })
    client.on('error', () => {})
    const giveUp = () => client.connection.stream.destroy()
    signal.addEventListener('abort', giveUp)
    try {
      await client.connect()
      await client.query(writeSomething.text)
    } finally {
      signal.removeEventListener('abort', giveUp)
      void client.end().catch(() => {})
    }
  }
}
