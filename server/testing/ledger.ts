import { createIdMaker } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import type { Database } from '../src/platform/database/database.ts'
import { createLog } from '../src/platform/log.ts'
import { createLedger } from '../src/ledger/ledger.ts'
import type { AccountId, AccountKind, LedgerDeps } from '../src/ledger/ledger.ts'
import type { Movement, Owner, Reason } from '../src/ledger/ledger.ts'

/** The ledger on a test database, with a clock that tests can set and short words for what they do all the time. */
export async function testLedger(db: Database, overrides: Partial<LedgerDeps> = {}) {
  const clock = { offsetMs: 0 }
  const now = () => new Date(Date.now() + clock.offsetMs)
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const ledger = createLedger({ db, log: createLog('silent'), now, ...overrides })
  await ledger.start()

  async function open(owner: Owner, kind: AccountKind, currency: Currency = 'PHP', part = '') {
    const key = { owner, kind, currency, part }
    return (await db.transaction((tx) => ledger.openAccount(tx, key))).id
  }
  const bank = await open('clearing:bank', 'clearing')
  const inPlay = await open('house', 'in_play')

  /** A movement of one leg in PHP. */
  function move(reason: Reason, debit: AccountId, credit: AccountId, amount: bigint) {
    const legs = [{ debit, credit, amount: { amount, currency: 'PHP' as const } }]
    return { id: makeId('trf'), reason, legs }
  }

  /** A new member's cash account with this much in it. */
  async function openCash(amount = 0n): Promise<AccountId> {
    const cash = await open(`member:${makeId('mem')}`, 'cash')
    if (amount > 0n) await mustPost(move('deposit', bank, cash, amount))
    return cash
  }

  async function post(movement: Movement) {
    return await db.transaction((tx) => ledger.post(tx, movement))
  }

  async function mustPost(movement: Movement) {
    const answer = await post(movement)
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }

  async function balance(account: AccountId): Promise<bigint> {
    const found = await ledger.balanceOf(account)
    if (!found.ok) throw new Error(found.code)
    return found.value.balance
  }

  const words = { open, openCash, move, post, mustPost, balance }
  return { db, ledger, clock, now, makeId, bank, inPlay, ...words }
}

export type TestLedger = Awaited<ReturnType<typeof testLedger>>
