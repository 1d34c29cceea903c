import { setTimeout as sleep } from 'node:timers/promises'
import type { OutboxMessage } from '@baize/contract/system/desk'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../database/database.ts'
import { createMessageDelivery } from './deliver.ts'
import type { MessagesDeps } from './deps.ts'
import * as store from './store.ts'
import { viewMessage } from './view.ts'

export type NewMessage = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The code or link inside, so that the outbox can offer it for copying. */
  readonly code?: string
  /** After this moment it is not worth sending any more. */
  readonly codeExpiresAt?: Date
}

export type MessagePage = {
  readonly items: OutboxMessage[]
  readonly next: string | null
  readonly counts: { all: number; sms: number; email: number; push: number }
}

export type Messages = {
  /** Writes the message in the caller's transaction and delivers it after the commit. Answers its id. */
  sendSms(tx: Transaction, message: NewMessage): Promise<string>
  sendMail(tx: Transaction, message: NewMessage): Promise<string>
  sendPush(tx: Transaction, message: NewMessage): Promise<string>
  /** The message once its outcome is known, or as it stands when the time is over. */
  waitFor(id: string, timeoutMs: number): Promise<OutboxMessage>
  list(page: {
    cursor?: string | undefined
    limit?: number | undefined
    kind?: OutboxMessage['kind'] | undefined
  }): Promise<MessagePage>
  /** Empties the outbox, save what still waits for delivery. Refused in production. */
  clear(tx: Transaction): Promise<Result<{ removed: number }, 'not_in_production'>>
}

export const deliveryJob = 'platform.deliver'

export function createMessages(deps: MessagesDeps): Messages {
  const { db, jobs, now, makeId, production, written = () => {} } = deps
  jobs.define(deliveryJob, createMessageDelivery(deps))

  const send =
    (kind: OutboxMessage['kind']) =>
    async (tx: Transaction, message: NewMessage): Promise<string> => {
      const id = makeId('msg')
      const { to, subject, text, code = '', codeExpiresAt = null } = message
      const row = { id, at: now(), kind, recipient: to, subject, text, code }
      await store.insertMessage(tx, { ...row, code_expires_at: codeExpiresAt })
      await jobs.add(tx, deliveryJob, { id })
      tx.afterCommit(() => written(id))
      return id
    }

  async function get(id: string): Promise<OutboxMessage> {
    const row = await store.findMessage(db, id)
    if (!row) throw new Error('A message that must exist does not')
    return viewMessage(row, production)
  }

  return {
    sendSms: send('sms'),
    sendMail: send('email'),
    sendPush: send('push'),
    async waitFor(id, timeoutMs) {
      const until = Date.now() + timeoutMs
      for (;;) {
        const message = await get(id)
        if (message.outcome !== 'waiting' || Date.now() >= until) return message
        await sleep(50)
      }
    },
    async list({ cursor, limit = 20, kind }) {
      // One more than asked for tells whether there is another page.
      const rows = await store.listMessages(db, { cursor, limit: limit + 1, kind })
      const counts = await store.countMessages(db)
      return {
        items: rows.slice(0, limit).map((row) => viewMessage(row, production)),
        next: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null,
        counts: { all: counts.sms + counts.email + counts.push, ...counts },
      }
    },
    async clear(tx) {
      if (production) return refuse('not_in_production')
      return ok({ removed: await store.deleteMessages(tx) })
    },
  }
}
