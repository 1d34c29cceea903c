import { money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { errorText } from '../../../platform/scrub.ts'
import { withTimeLimit } from '../../../platform/time-limit.ts'
import type { Gateway, PaymentStatus } from '../gateways/gateways.ts'
import type { Deposit } from './deposit.ts'
import type { DepositDeps } from './deps.ts'
import { linkOver } from './links.ts'
import type { Moves } from './moves.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

/** Whatever a gateway does, the order waits no longer for it. */
const longestMs = 10_000

export type Ask = {
  /**
   * Asks the gateway of an order for the payment, which leads back to the page that it came from, and notes how to pay;
   * ends the order when it cannot be asked.
   */
  create(deposit: Deposit, from?: string): Promise<Result<Deposit, 'gateway_unavailable'>>
  /** What the gateway's own books say; nothing when it does not answer. */
  query(deposit: Deposit): Promise<PaymentStatus | 'unknown_there' | undefined>
}

type Deps = Pick<DepositDeps, 'db' | 'log' | 'gateways' | 'methods'> & { readonly moves: Moves }

/** Talks to gateways, always outside of a transaction: nobody waits for them with a lock in the hand. */
export function createAsk({ db, log, gateways, methods, moves }: Deps): Ask {
  async function tryTo<T>(what: string, work: (gateway: Gateway) => Promise<T>, name: string) {
    const gateway = gateways.find(name)
    if (gateway === undefined) return undefined
    try {
      return await withTimeLimit(longestMs, () => work(gateway))
    } catch (error) {
      log.warn({ gateway: name, what, error: errorText(error) }, 'A gateway does not answer.')
      return undefined
    }
  }

  async function fail(deposit: Deposit): Promise<Result<Deposit, 'gateway_unavailable'>> {
    await db.transaction(async (tx) => {
      const now = await store.lockDeposit(tx, deposit.id)
      // Somebody else who sent the same order may have had better luck.
      if (now?.state !== 'awaiting' || now.instructions !== null) return
      const by = { note: `${deposit.gateway} gateway_unavailable` }
      await moves.end(tx, now, { state: 'failed', reason: 'refused_by_gateway' }, by)
    })
    return refuse('gateway_unavailable')
  }

  return {
    async create(deposit, from = '/member') {
      const { id, amount, currency, expiresAt, gateway } = deposit
      const payment = {
        order: id,
        amount: money(amount, currency),
        expiresAt,
        back: linkOver(id, from),
      }
      const asked = await tryTo('create', (found) => found.create(payment), gateway)
      if (!asked?.ok) return await fail(deposit)
      const { reference, redirectUrl, qr } = asked.value
      const content = await methods.getContent(deposit.method, deposit.methodVersion)
      const instructions = { ...rules.instructionsOf(content, deposit.reference), redirectUrl, qr }
      const noted = await store.setInstructions(db, {
        id,
        instructions,
        gatewayReference: reference,
      })
      return ok(noted ?? (await store.findDeposit(db, id)) ?? deposit)
    },
    async query({ gateway, gatewayReference }) {
      const asked = await tryTo('query', (found) => found.query(gatewayReference), gateway)
      if (asked?.ok) return asked.value
      return asked?.code === 'payment_unknown' ? 'unknown_there' : undefined
    },
  }
}
