import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { Hear, NewsOutcome } from './hear.ts'
import { readNews } from './news.ts'
import type { Callback, CallbackRefusal, Gateway, PaymentNews } from './port.ts'
import { windowMs } from './signature.ts'
import * as store from './callbacks.store.ts'

export type { StoredCallback } from './callbacks.store.ts'

export type ReceiveRefusal =
  | CallbackRefusal
  | 'unknown_gateway'
  | 'nonce_used'
  | 'event_used_differently'
  | 'unknown_order'

export type Callbacks = {
  /** Takes a call-back. The same fact is acted on once, and told again it gets the same answer. */
  receive(gateway: string, callback: Callback): Promise<Result<NewsOutcome, ReceiveRefusal>>
  /** Records a fact and acts on it: for what a gateway tells when it is asked. */
  take(
    tx: Transaction,
    gateway: string,
    news: PaymentNews,
  ): Promise<Result<NewsOutcome, ReceiveRefusal>>
  /** Everything that came about a deposit, oldest first. */
  list(deposit: string): Promise<store.StoredCallback[]>
  /** Forgets nonces whose calls would be too old by now; answers how many. */
  forgetNonces(tx: Transaction): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly gateways: { find(name: string): Gateway | undefined }
  readonly hear: Hear
}

const nonceKeptMs = 3 * windowMs

export function createCallbacks({ db, log, now, gateways, hear }: Deps): Callbacks {
  async function take(tx: Transaction, gateway: string, news: PaymentNews) {
    // Whoever tells the same fact at the same moment waits here, and then finds it told.
    const told = await store.noteCallback(tx, { gateway, news, at: now() })
    if (!store.isSame(told, news)) return refuse('event_used_differently')
    if (told.times > 1) return answer(told.outcome)
    const { deposit, outcome } = await hear(tx, gateway, news)
    await store.setOutcome(tx, { gateway, event: news.event, deposit, outcome })
    return answer(outcome)
  }

  /** What is not signed is not believed; but that somebody tried is worth seeing beside the deposit that was named. */
  async function noteRefused(gateway: string, { body }: Callback, code: CallbackRefusal) {
    log.warn({ gateway, code }, 'A call-back of a gateway was refused.')
    const claimed = readNews(body)
    if (claimed.ok) await store.noteRefused(db, { gateway, news: claimed.value, code, at: now() })
  }

  return {
    async receive(name, callback) {
      const gateway = gateways.find(name)
      if (gateway === undefined) return refuse('unknown_gateway')
      const verified = gateway.verify(callback, now())
      if (!verified.ok) {
        await noteRefused(name, callback, verified.code)
        return verified
      }
      const { nonce, news } = verified.value
      const content = createHash('sha256').update(callback.body).digest()
      return await db.transaction(async (tx) => {
        const isFree = await store.takeNonce(tx, { gateway: name, nonce, content, at: now() })
        return isFree ? await take(tx, name, news) : refuse('nonce_used')
      })
    },
    take,
    list: (deposit) => store.listCallbacks(db, deposit),
    forgetNonces: (tx) => store.removeNoncesBefore(tx, new Date(now().getTime() - nonceKeptMs)),
  }
}

function answer(outcome: NewsOutcome): Result<NewsOutcome, 'unknown_order'> {
  return outcome === 'unknown_order' ? refuse('unknown_order') : ok(outcome)
}
