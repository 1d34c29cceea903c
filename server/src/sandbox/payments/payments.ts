import { randomBytes } from 'node:crypto'
import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { deriveKey } from '../../platform/secret.ts'
import { actedBy, type Audit } from '../../rooms/system/system.ts'
import { readNews, writeNews } from '../../rooms/cashier/gateways/news.ts'
import type { Gateway, PaymentNews } from '../../rooms/cashier/gateways/port.ts'
import { checkSignature, headersOf } from '../../rooms/cashier/gateways/signature.ts'
import type { SandboxDesk } from '../../rooms/cashier/cashier.ts'
import * as manners from './manners.ts'
import type { Payment } from './payment.ts'
import * as store from './store.ts'

export const sandboxName = 'SANDBOX'

/** Sends a call-back to our own address; answers its status. */
export type Send = (path: string, headers: Record<string, string>, body: string) => Promise<number>

/** A payment gateway that ships with the platform, so that every state can be reached without anybody else. */
export type PaymentSandbox = Gateway &
  SandboxDesk & {
    find(payment: string): Promise<Payment | undefined>
    /** What a payer does on its page; answers where to go next. */
    act(payment: string, act: 'pay' | 'refuse' | 'leave'): Promise<Result<string, 'not_found'>>
    /** Makes one call-back that was planned; throws when it was not taken, so that the job tries again. */
    call(planned: CallPayload): Promise<void>
  }

export type CallPayload = {
  readonly payment: string
  readonly name: string
  readonly kind: PaymentNews['kind']
  readonly amount: string
  readonly at: string
  readonly isForged: boolean
}

export type PaymentSandboxDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly secret: string
  readonly jobs: Pick<Jobs, 'add'>
  readonly audit: Pick<Audit, 'open'>
  readonly send: Send
}

export const callJob = 'cashier.sandbox_call'
const latest = 50

export function createPaymentSandbox(deps: PaymentSandboxDeps): PaymentSandbox {
  const { db, now, makeId, jobs, send } = deps
  const audit = deps.audit.open({ 'gateway.manner_set': 'ops.actionGatewayManner' })
  const key = deriveKey(deps.secret, 'gateway SANDBOX')
  let isUp = true

  async function plan(tx: Transaction, payment: Payment, calls: readonly manners.PlannedCall[]) {
    const at = now()
    for (const { name, kind, amount, afterMs, isForged = false } of calls) {
      const payload: CallPayload = {
        payment: payment.id,
        name,
        kind,
        amount: String(amount),
        at: at.toISOString(),
        isForged,
      }
      await jobs.add(tx, callJob, payload, { runAt: new Date(at.getTime() + afterMs) })
    }
  }

  async function refresh(): Promise<void> {
    isUp = (await store.readManner(db)) !== 'is_down'
  }

  return {
    name: sandboxName,
    isSandbox: true,
    isUp: () => isUp,
    refresh,
    async create({ order, amount, expiresAt, back }) {
      const manner = await store.readManner(db)
      if (manner === 'is_down') return refuse('gateway_unavailable')
      const row: Payment = {
        id: makeId('pay'),
        deposit: order,
        currency: amount.currency,
        amount: amount.amount,
        paid: null,
        state: 'created',
        manner,
        back,
        expiresAt,
        createdAt: now(),
        decidedAt: null,
      }
      await store.insertPayment(db, row)
      const { id } = (await store.findOfDeposit(db, order)) ?? row
      return ok({ reference: id, redirectUrl: `/sandbox/pay/${id}`, qr: '' })
    },
    verify(callback, at) {
      const signed = checkSignature(key, callback, at)
      if (!signed.ok) return signed
      const news = readNews(callback.body)
      return news.ok ? ok({ nonce: signed.value.nonce, news: news.value }) : news
    },
    async query(reference) {
      const manner = await store.readManner(db)
      if (manner === 'is_down') return refuse('gateway_unavailable')
      const payment = await store.findPayment(db, reference)
      if (payment === undefined) return refuse('payment_unknown')
      const { currency, decidedAt, createdAt } = payment
      return ok({ ...manners.statusOf(payment, manner), currency, at: decidedAt ?? createdAt })
    },
    async close(reference) {
      await db.transaction(async (tx) => {
        const payment = await store.lockPayment(tx, reference)
        if (payment === undefined) return
        await plan(tx, payment, manners.callsAfterClose(payment))
        if (payment.state !== 'created') return
        await store.decidePayment(tx, reference, { state: 'closed', paid: null, at: now() })
      })
    },
    find: (payment) => store.findPayment(db, payment),
    async act(id, act) {
      return await db.transaction(async (tx) => {
        const payment = await store.lockPayment(tx, id)
        if (payment === undefined) return refuse('not_found')
        // A second press changes nothing.
        if (payment.state !== 'created' || act === 'leave') return ok(payment.back)
        const refuses = act === 'refuse' || payment.manner === 'refuses'
        const calls = refuses ? manners.callsAfterRefusal() : manners.callsAfterPay(payment)
        const state = refuses ? 'refused' : 'paid'
        const paid = refuses ? null : manners.paidBy(payment)
        await store.decidePayment(tx, id, { state, paid, at: now() })
        await plan(tx, payment, calls)
        return ok(payment.back)
      })
    },
    getState: async () => ({
      manner: await store.readManner(db),
      payments: await store.listPayments(db, latest),
    }),
    async setManner(manner, by) {
      await db.transaction(async (tx) => {
        const before = await store.readManner(tx)
        await store.setManner(tx, manner)
        await audit.write(tx, {
          ...actedBy(by),
          action: 'gateway.manner_set',
          object: sandboxName,
          reason: 'Sandbox',
          before,
          after: manner,
        })
      })
      await refresh()
    },
    async call({ payment: id, name, kind, amount, at, isForged }) {
      const payment = await store.findPayment(db, id)
      if (payment === undefined) return
      const body = writeNews({
        event: `${id} ${name}`,
        kind,
        order: payment.deposit,
        reference: id,
        amount: BigInt(amount),
        currency: payment.currency,
        at: new Date(at),
      })
      const signed = {
        timestamp: String(now().getTime()),
        nonce: randomBytes(16).toString('hex'),
        body,
      }
      const headers = headersOf(isForged ? randomBytes(32) : key, signed)
      const status = await send(`/gateways/${sandboxName}/callback`, headers, body)
      const isDone = isForged ? status === 401 : status >= 200 && status < 300
      if (!isDone) throw new Error(`A call-back of the sandbox was answered with ${status}.`)
    },
  }
}
