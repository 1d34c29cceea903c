import type { Port } from './port.ts'

/** The embedded default: every message stays in the table, where the console shows it with its code. */
export function createOutboxPort(): Port {
  return {
    name: 'outbox',
    deliver: async () => ({ outcome: 'kept' }),
    async close() {},
  }
}
