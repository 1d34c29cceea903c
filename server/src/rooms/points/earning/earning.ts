import { deriveId, timeOfId, type Id } from '@baize/kernel/ids'
import type { Ledger, Movement } from '../../../ledger/ledger.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Events, StoredEvent } from '../../../platform/events/events.ts'
import type { WagerSettled } from '../../wagers/events.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Purses } from '../purses/purses.ts'
import { partsOf, termsAt, wholeOf, type Terms } from './rules.ts'

export { validBetPerPoint, type Terms } from './rules.ts'

/** The cursor of this room. */
export const subscriber = 'points'

type Deps = {
  readonly events: Pick<Events, 'subscribe'>
  readonly ledger: Pick<Ledger, 'postAll'>
  readonly purses: Purses
  /** What held about earning, newest first, back to a moment. */
  readonly termsSince: (from: Date) => Promise<readonly Terms[]>
  /** After the commit. */
  readonly tell: (member: MemberId) => void
}

type Earned = { readonly parts: bigint; readonly event: Id<'evt'>; readonly about: string }

/** Hears of settled bets and gives points for them, a few statements for all that come at once. */
export function startEarning({ events, ledger, purses, termsSince, tell }: Deps): void {
  /** What each member earned; a correction counts against what the same terms gave for it before. */
  async function sumUp(heard: readonly StoredEvent<WagerSettled>[]): Promise<Map<string, Earned>> {
    const times = heard.map(({ payload }) => timeOfId(payload.wager as Id<'wgr'>).getTime())
    const terms = await termsSince(new Date(Math.min(...times)))
    const earned = new Map<string, Earned>()
    for (const [index, { id, subject, payload }] of heard.entries()) {
      const held = termsAt(terms, new Date(times[index] ?? 0))
      if (held === undefined) continue
      const { product, currency } = payload
      const now = BigInt(payload.validBet)
      const of = (validBet: bigint) => partsOf(held, product, currency, validBet)
      const parts = of(now) - of(now - BigInt(payload.change.validBet))
      if (parts === 0n) continue
      const before = earned.get(subject)
      earned.set(subject, { parts: (before?.parts ?? 0n) + parts, event: id, about: payload.wager })
    }
    return earned
  }

  async function hear(tx: Transaction, heard: readonly StoredEvent<WagerSettled>[]): Promise<void> {
    const earned = await sumUp(heard)
    if (earned.size === 0) return
    const locked = await purses.lock(tx, [...earned.keys()] as MemberId[])
    const rests: { member: string; rest: bigint }[] = []
    const movements: Movement[] = []
    for (const purse of locked.values()) {
      const one = earned.get(purse.member)
      if (one === undefined) continue
      const { points, rest } = wholeOf(purse.rest + one.parts)
      rests.push({ member: purse.member, rest })
      if (points === 0n) continue
      // The id comes from the event, so that the same news cannot give twice.
      const id = await deriveId('trf', one.event, 'points', purse.member)
      movements.push(await purses.earn(tx, purse, points, id, one.about))
      tx.afterCommit(() => tell(purse.member as MemberId))
    }
    await purses.setRests(tx, rests)
    if (movements.length === 0) return
    for (const posted of await ledger.postAll(tx, movements)) {
      if (!posted.ok) throw new Error(`Points could not be given: ${posted.code}`)
    }
  }

  events.subscribe<WagerSettled>({
    name: subscriber,
    kinds: ['wager.settled'],
    from: 'now',
    handle: (tx, event) => hear(tx, [event]),
    handleMany: hear,
  })
}
