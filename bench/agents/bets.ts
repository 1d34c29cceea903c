import { setTimeout as wait } from 'node:timers/promises'
import { createIdMaker } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import type { App } from '../../server/src/app.ts'
import type { MemberId } from '../../server/src/rooms/wallet/wallet.ts'
import { familyTimeMs } from '../processor-time.ts'
import { game } from '../stakes/game.ts'

const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const callers = 50

/** Money and a pocket for people who were written into the tables by hand. */
export async function fund({ db, rooms }: App, members: readonly MemberId[]): Promise<void> {
  const { ledger, wallet } = rooms
  const key = { owner: 'clearing:bank', kind: 'clearing', currency: 'PHP' } as const
  const { id: debit } = await db.transaction((tx) => ledger.openAccount(tx, key))
  await Promise.all(
    members.map(async (member) => {
      const { id: credit } = await wallet.openPocket(member, 'cash')
      const legs = [{ debit, credit, amount: money(1_000_000_000n, 'PHP') }]
      const posted = await ledger.submit({ id: makeId('trf'), reason: 'deposit', legs })
      if (!posted.ok) throw new Error(`A deposit was refused: ${posted.code}`)
    }),
  )
}

/**
 * Bets of these people, from the stake to the end, until they are counted for everybody above them; gives the processor
 * time of one, in microseconds, of this process and PostgreSQL together.
 */
export async function costOfBet(
  app: App,
  postgres: number,
  members: readonly MemberId[],
  bets: number,
): Promise<number> {
  const { wagers } = app.rooms
  const spent = () => {
    const { user, system } = process.cpuUsage()
    return user + system + familyTimeMs(postgres) * 1_000
  }
  let next = 0
  async function work(): Promise<void> {
    for (let at = next++; at < bets; at = next++) {
      const member = members[at % members.length] as MemberId
      const key = () => ({ provider: 'house', transaction: makeId('txn') })
      const staked = await wagers.stake({
        key: key(),
        member,
        product: game.product,
        vendor: game.vendor,
        game: game.name,
        round: makeId('txn'),
        amount: money(100n, 'PHP'),
      })
      if (!staked.ok || staked.value.wager === null) throw new Error('A stake was refused.')
      const of = { wager: staked.value.wager }
      const payout = money(at % 2 === 0 ? 200n : 0n, 'PHP')
      const ended = await wagers.settle({ key: key(), member, of, payout })
      if (!ended.ok) throw new Error(`A bet did not end: ${ended.code}`)
    }
  }
  const before = spent()
  await Promise.all(Array.from({ length: callers }, work))
  await untilCounted(app)
  return (spent() - before) / bets
}

async function untilCounted({ db }: App): Promise<void> {
  for (;;) {
    const { behind } = await db.sql.one<{ behind: boolean }>`
      select exists (
        select from platform.events e where e.position > (
          select position from platform.event_cursors where subscriber = 'agents'
        )
      ) as behind`
    if (!behind) return
    await wait(20)
  }
}
