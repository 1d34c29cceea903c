import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { isPassing } from '../src/ledger/movements/failures.ts'
import type { Database } from '../src/platform/database/database.ts'
import type { Withdrawal } from '../src/rooms/cashier/withdrawals/withdrawals.ts'
import type { WagerId } from '../src/rooms/wagers/wagers.ts'
import { testAdjustments } from './adjustments.ts'
import { smallPicture, testCashierOut } from './cashier-out.ts'
import { testDeposits } from './deposits.ts'
import type { Chance } from './ledger-script.ts'
import { testOperator } from './system.ts'
import { testWagers } from './wagers.ts'

type MemberId = Id<'mem'>

/** What a member should have, counted by the simplest means from what the callers were told. */
export type Model = {
  readonly member: MemberId
  readonly payee: Id<'pye'>
  deposits: bigint
  withdrawals: bigint
  stakes: bigint
  payouts: bigint
  adjustments: bigint
  /** Set aside for the withdrawal that is under way. */
  held: bigint
  open: Withdrawal | undefined
  readonly bets: { id: WagerId; stake: bigint }[]
}

export const balanceOf = (model: Model) =>
  model.deposits - model.withdrawals + model.payouts - model.stakes + model.adjustments

const php = (amount: bigint) => money(amount, 'PHP')

/** Asks until there is an answer, as any caller must whose connection broke: it cannot know what was done. */
async function ask<T>(call: () => Promise<T>, tally: { lost: number }): Promise<T> {
  for (;;) {
    try {
      const answer = await call()
      const { code } = answer as { code?: string }
      if (code !== 'outcome_unknown' && code !== 'unavailable') return answer
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    tally.lost += 1
    await sleep(20)
  }
}

/** Everything that moves a member's money, over one database, each step repeated until it is known what came of it. */
export async function testHistory(db: Database) {
  const out = await testCashierOut(db)
  const deposits = await testDeposits(db)
  const { wagers, stakeCall, key } = await testWagers(db)
  const { adjustments, asking: adjusting, above } = await testAdjustments(db)
  // A second person for deposits and adjustments is tried elsewhere; what one operator does here adds up to a lot.
  above.now = { PHP: '999999999999' }
  deposits.above.now = { PHP: '999999999999' }
  out.change({
    withdrawMin: { PHP: '100' },
    withdrawPerDay: {},
    withdrawTimesPerDay: 100,
    withdrawFeeBps: 150,
    withdrawFeeFixed: { PHP: '3' },
  })
  out.above.now = { PHP: '40000' }
  const { withdrawals, ledger, by, ada, ines } = out
  const tally = { lost: 0, steps: {} as Record<string, number> }
  const method = deposits.methodOf('wallet').id

  async function begin(): Promise<Model> {
    const member = await out.person()
    const nothing = { deposits: 0n, withdrawals: 0n, stakes: 0n, payouts: 0n, adjustments: 0n }
    const payee = (await out.payeeOf(member)).id
    return { member, payee, ...nothing, held: 0n, open: undefined, bets: [] }
  }

  async function deposit(model: Model, amount: bigint): Promise<string> {
    const { member } = model
    const asked = deposits.asking(member, { method, amount: String(amount) })
    const made = await ask(() => deposits.deposits.create(asked), tally)
    if (!made.ok) return made.code
    await ask(() => deposits.deposits.sendSlip(member, asked.id, smallPicture), tally)
    for (;;) {
      const { version, credited } = await ask(() => deposits.get(asked.id), tally)
      if (credited !== null) {
        model.deposits += credited
        return 'deposited'
      }
      // Of a lost answer the next look tells what came of it.
      const decision = { id: asked.id, version, reason: 'Seen', operator: ines }
      const done = await ask(() => deposits.deposits.desk.approve(decision), tally)
      if (done.ok && done.value.approval !== null) throw new Error('A deposit waits for nobody.')
    }
  }

  async function stake(model: Model, amount: bigint): Promise<string> {
    const call = stakeCall(model.member, { amount: php(amount) })
    const done = await ask(() => wagers.stake(call), tally)
    if (!done.ok) return done.code
    if (done.value.wager === null) throw new Error('A stake came without its wager.')
    model.stakes += amount
    model.bets.push({ id: done.value.wager, stake: amount })
    return 'staked'
  }

  async function endBet(model: Model, payout: bigint, isVoid: boolean): Promise<string> {
    const bet = model.bets.pop()
    if (bet === undefined) return 'nothing to settle'
    const common = { key: key(), member: model.member, of: { wager: bet.id }, reason: 'a test' }
    const done = await ask(
      () => (isVoid ? wagers.void(common) : wagers.settle({ ...common, payout: php(payout) })),
      tally,
    )
    if (!done.ok) throw new Error(`A bet could not be ended: ${done.code}`)
    if (isVoid) model.stakes -= bet.stake
    else model.payouts += payout
    return isVoid ? 'voided' : 'settled'
  }

  async function adjust(model: Model, amount: bigint, direction: 'credit' | 'debit') {
    const kind = direction === 'credit' ? 'goodwill' : 'recovery'
    const asked = adjusting(model.member, { amount: String(amount), direction, kind })
    const done = await ask(() => adjustments.create(asked), tally)
    if (!done.ok) return done.code
    model.adjustments += direction === 'credit' ? amount : -amount
    return `adjusted by ${direction}`
  }

  async function withdraw(model: Model, amount: bigint): Promise<string> {
    const { member, payee: id } = model
    const asked = out.asking({ id, member }, { amount: String(amount) })
    // Asked for by several pages at once: one of them makes it, and all are told the same.
    const answers = await Promise.all([1, 2].map(() => ask(() => withdrawals.create(asked), tally)))
    const [made] = answers
    if (made === undefined || !made.ok) return made?.code ?? ''
    model.open = made.value
    model.held = amount
    return 'requested'
  }

  /** How the withdrawal stands, whatever answer was lost; what it took is counted once it is known. */
  async function look(model: Model, { id }: Withdrawal): Promise<Withdrawal> {
    const found = await ask(() => withdrawals.find(model.member, id), tally)
    if (!found.ok) throw new Error('A withdrawal that was acknowledged is lost.')
    return found.value
  }

  async function decide(model: Model, chance: Chance): Promise<string> {
    const row = model.open
    if (row === undefined) return 'nothing to decide'
    const wants = chance.of(['approve', 'approve', 'reject', 'pay', 'pay part'])
    const part = BigInt(1 + chance.below(Number(row.amount - row.fee)))
    if (wants === 'reject') await ask(() => withdrawals.reject({ ...by(row), note: '' }), tally)
    else if (wants === 'approve') await approve(row)
    else {
      const amount = wants === 'pay' ? {} : { amount: String(part) }
      await ask(() => withdrawals.disburse({ ...by(row), ...amount, reference: 'R' }), tally)
    }
    const now = await look(model, row)
    model.open = now
    if (now.state === 'rejected') close(model, 0n)
    if (now.state === 'disbursed') {
      close(model, now.amount - (now.returned ?? 0n))
      return await confirm(model, now, chance)
    }
    return now.state
  }

  /** Two operators at once; above the limit the second of them is asked. */
  async function approve(row: Withdrawal): Promise<void> {
    await Promise.all(
      [ines, ada].map((operator) => ask(() => withdrawals.approve(by(row, operator)), tally)),
    )
    const found = await ask(() => withdrawals.find(row.member, row.id), tally)
    const approval = found.ok ? found.value.approval : null
    if (approval === null) return
    for (const operator of [ines, ada]) await ask(() => out.decide(approval, { operator }), tally)
  }

  function close(model: Model, taken: bigint): void {
    model.withdrawals += taken
    model.held = 0n
    model.open = undefined
  }

  async function confirm(model: Model, row: Withdrawal, chance: Chance): Promise<string> {
    const paid = row.disbursed ?? 0n
    const outcome = chance.of(['received', 'partly_received', 'not_received'] as const)
    if (outcome === 'partly_received' && paid < 2n) return 'disbursed'
    const told = { id: row.id, member: row.member, outcome, picture: smallPicture }
    const received = String(1 + chance.below(Math.max(1, Number(paid) - 1)))
    await ask(() => withdrawals.confirm({ ...told, received }), tally)
    if (outcome === 'received') return 'received'
    const as = chance.of(['returned', 'forced', 'left'] as const)
    if (as === 'left') return outcome
    const seen = await look(model, row)
    const before = seen.returned ?? 0n
    const settled = { ...by(seen), as, note: '' }
    await ask(() => withdrawals.settle(settled), tally)
    const asked = await look(model, row)
    if (asked.approval !== null) {
      await ask(() => out.decide(asked.approval, { operator: testOperator('Eva') }), tally)
    }
    const after = await look(model, row)
    model.withdrawals -= (after.returned ?? 0n) - before
    return after.dispute ?? 'open'
  }

  /** One thing that happens to a member, chosen by chance. What is refused changes nothing. */
  async function step(model: Model, chance: Chance): Promise<void> {
    const free = balanceOf(model) - model.held
    const upTo = (most: bigint) => BigInt(1 + chance.below(Math.max(1, Number(most))))
    const what = chance.of([
      'deposit',
      'stake',
      'stake',
      'bet',
      'bet',
      'adjust',
      'out',
      'out',
      'out',
    ])
    const did = await {
      deposit: () => deposit(model, 5_000n + upTo(90_000n)),
      stake: () => stake(model, upTo(free)),
      bet: () => endBet(model, upTo(20_000n) - 1n, chance.below(4) === 0),
      adjust: () => adjust(model, upTo(9_000n), chance.of(['credit', 'debit'])),
      out: () => (model.open ? decide(model, chance) : withdraw(model, upTo(free))),
    }[what as 'out']()
    tally.steps[did] = (tally.steps[did] ?? 0) + 1
    if (model.held > 0n && chance.below(3) === 0) await reachForHeld(model)
  }

  /** What is set aside cannot be played with, given away or taken, by any of the ways there are. */
  async function reachForHeld(model: Model): Promise<void> {
    const one = balanceOf(model) - model.held + 1n
    const tries = [
      await stake(model, one),
      await adjust(model, one, 'debit'),
      await withdraw(model, one > 100n ? one : 100n),
    ]
    for (const code of tries) {
      if (['insufficient_funds', 'debit_not_covered', 'one_under_way'].includes(code)) continue
      throw new Error(`Money that is set aside was reached by a way that answered ${code}.`)
    }
  }

  /** How the ledger says that a member stands. */
  async function booksOf({ member }: Model) {
    return await ask(() => out.cashOf(member), tally)
  }

  return { begin, step, booksOf, look, tally, ledger, withdrawals, by, close }
}

/** The same again from nothing but the records: deposits - withdrawals + payouts - stakes + adjustments. */
export async function recordsOf(db: Database, { member }: Model) {
  return await db.sql.one<{ balance: bigint; held: bigint }>`
    select (
        coalesce((select sum(credited) from cashier.deposits
          where member = ${member} and state = 'success'), 0)
        - coalesce((select sum(amount - returned) from cashier.withdrawals
          where member = ${member} and outcome = 'done'), 0)
        + coalesce((select sum(payout) from wagers.wagers
          where member = ${member} and status = 'settled'), 0)
        - coalesce((select sum(stake) from wagers.wagers
          where member = ${member} and status <> 'voided'), 0)
        + coalesce((select sum(case direction when 'credit' then amount else -amount end)
          from wallet.adjustments where member = ${member} and state = 'done'), 0)
      )::bigint as balance,
      coalesce((select sum(amount) from cashier.withdrawals
        where member = ${member} and outcome = 'open'), 0)::bigint as held`
}

/** What stands against the payments and the fees is what the withdrawals say. */
export async function tillOf(db: Database) {
  return await db.sql.one<Record<'till' | 'said', bigint>>`
    select (
        select coalesce(sum(case when c.owner = 'clearing:payouts' then l.posted else 0 end), 0)
          - coalesce(sum(case when d.owner = 'clearing:payouts' then l.posted else 0 end), 0)
        from ledger.legs l
        join ledger.accounts c on c.id = l.credit join ledger.accounts d on d.id = l.debit
      )::bigint as till,
      (select coalesce(sum(disbursed - case dispute when 'returned' then remaining else 0 end), 0)
        from cashier.withdrawals where disbursed is not null)::bigint as said`
}
