import type { SocketEvent } from '@baize/contract/events'
import { createIdMaker, type Id } from '@baize/kernel/ids'
import { money, type Currency } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { createLedger } from '../src/ledger/ledger.ts'
import type { Database } from '../src/platform/database/database.ts'
import { ensureMonthlyPartitions } from '../src/platform/database/partitions.ts'
import { createEvents } from '../src/platform/events/events.ts'
import { createLog } from '../src/platform/log.ts'
import { createWallet, type GrantId, type WalletDeps } from '../src/rooms/wallet/wallet.ts'

/** The ledger and the wallet on a test database, with a clock that tests can set and a record of what pages heard. */
export async function testWallet(db: Database, overrides: Partial<WalletDeps> = {}) {
  const clock = { offsetMs: 0 }
  const now = () => new Date(Date.now() + clock.offsetMs)
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const log = createLog('silent')
  const told: { topic: string; event: SocketEvent }[] = []
  for (const table of ['platform.events', 'wallet.transfers']) {
    await db.transaction((tx) => ensureMonthlyPartitions(tx, table, { ahead: 3, now: now() }))
  }
  const events = createEvents({ db, log, now, makeId })
  const ledger = createLedger({ db, log, now })
  await ledger.start()
  const wallet = createWallet({
    db,
    ledger,
    log,
    now,
    publish: (topic, event) => void told.push({ topic, event }),
    currencyOf: () => 'PHP',
    isSingle: () => false,
    vendorsWithPocket: () => ['ALPHA', 'BETA', 'GAMMA'].map((code) => ({ code, name: code })),
    ...overrides,
  })

  /** A member with this much in a pocket. */
  async function memberWith(
    amount: bigint,
    { pocket = 'cash', currency = 'PHP', member = makeId('mem') }: MemberOptions = {},
  ): Promise<Id<'mem'>> {
    if (amount === 0n) return member
    await db.transaction(async (tx) => {
      const source =
        pocket === 'cash'
          ? ({ owner: 'clearing:test', kind: 'clearing', currency } as const)
          : ({ owner: 'house', kind: 'promotions', currency } as const)
      const { id: debit } = await ledger.openAccount(tx, source)
      const { id: credit } = await wallet.openPocket(member, pocket, tx)
      const posted = await ledger.post(tx, {
        id: makeId('trf'),
        reason: pocket === 'cash' ? 'deposit' : 'bonus_granted',
        legs: [{ debit, credit, amount: money(amount, currency) }],
      })
      if (!posted.ok) throw new Error(`The money of a test was refused: ${posted.code}`)
    })
    return member
  }

  return { wallet, ledger, events, makeId, now, clock, told, memberWith, log }
}

type MemberOptions = {
  readonly pocket?: 'cash' | 'bonus' | `bonus:${GrantId}`
  readonly currency?: Currency
  readonly member?: Id<'mem'>
}
