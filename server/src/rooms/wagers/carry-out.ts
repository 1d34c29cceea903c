import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Ledger } from '../../ledger/ledger.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { MemberId, Wallet } from '../wallet/wallet.ts'
import { isKeyTaken } from './action-key.ts'
import type { Plan } from './plan.ts'
import * as store from './store.ts'
import type { WagerAnswer, WagerRefusal } from './wager.ts'
import { answerNow, readAnswer, type createWriter, type Item, type StoredAnswer } from './writer.ts'

export type Answer = Promise<Result<WagerAnswer, WagerRefusal>>

/** Whether something was voided before it came. */
export function isPrevented(
  { action }: Pick<store.ActionKey, 'action'>,
  { status }: Pick<StoredAnswer, 'status'>,
): boolean {
  return (action === 'stake' || action === 'fill') && status === 'voided'
}

type CarrierDeps = {
  readonly db: Database
  readonly ledger: Ledger
  readonly wallet: Wallet
  readonly log: Log
  readonly writer: ReturnType<typeof createWriter>
  readonly lossLimitReached: (member: MemberId, period: string) => void
}

/** Each time somebody else was faster, so this many others at one member's pockets at one moment. */
export const mostTries = 40

export type Planned = Result<Plan & { readonly item: Item }, WagerRefusal>

export type CarryOut = (
  key: store.ActionKey,
  content: string,
  plan: (tries: number) => Promise<Planned>,
) => Answer

/** What every call about a wager has in common: planned, submitted, and answered once for each key. */
export function createCarrier(deps: CarrierDeps): CarryOut {
  const { db, ledger, wallet, log, writer, lossLimitReached } = deps

  /** Plans and submits, and plans again when it was overtaken. A key that is taken gets what is stored under it. */
  async function carryOut(
    key: store.ActionKey,
    content: string,
    plan: (tries: number) => Promise<Planned>,
  ): Answer {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const planned = await plan(tries)
      if (!planned.ok) return (await findStored(key, content)) ?? planned
      const { movement, item, takes } = planned.value
      const done = await submit(movement, item)
      if (done.ok) {
        if (item.touched.size > 0) wallet.tell(item.wager.member, done.value, item.touched)
        return ok(answerNow(item, done.value))
      }
      const { code } = done
      if (code === 'repeated') {
        const stored = await findStored(key, content)
        if (stored !== undefined) return stored
      } else if (code !== 'overtaken' && !(code === 'insufficient_funds' && takes)) {
        if (code === 'loss_limit_reached') tellReached(item.wager.member, done.value)
        return { ...done, code }
      }
    }
    log.error({ key }, 'A call about a wager was overtaken again and again.')
    return refuse('unavailable')
  }

  function tellReached(member: MemberId, value: unknown) {
    const { period = '' } = (value ?? {}) as { period?: string }
    lossLimitReached(member, period)
  }

  /** The void of a stake that has not come may take its key in the last moment. */
  async function submit(movement: Plan['movement'], item: Item) {
    try {
      return await ledger.submit(movement, { writer, item })
    } catch (error) {
      if (isKeyTaken(error)) return refuse('repeated')
      throw error
    }
  }

  async function findStored(key: store.ActionKey, content: string) {
    const stored = await store.findAction(db, key)
    if (stored === undefined) return undefined
    const answer = stored.answer as StoredAnswer
    if (isPrevented(key, answer)) return refuse('stake_voided')
    if (stored.content !== content) return refuse('id_used_differently')
    return ok(readAnswer(stored.wager, answer, true))
  }

  return carryOut
}
