import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { testDatabase } from '../../../testing/database.ts'
import { testWagers } from '../../../testing/wagers.ts'
import type { MemberId } from '../wallet/wallet.ts'
import type { Product, StakeCall, WagerId } from './wagers.ts'
import { validBetOf } from './wagers.ts'

const seed = 20_261_115
const db = await testDatabase({ poolSize: 8 })
const { wagers, wallet, ledger, memberWith, stakeCall, key } = await testWagers(db)

type Bet = {
  readonly id: WagerId
  readonly call: StakeCall
  status: 'open' | 'settled' | 'voided'
  payout: bigint
}

/** What the room should know, kept by the simplest means. */
type Model = { readonly member: MemberId; money: bigint; debt: bigint; readonly bets: Bet[] }

const php = (amount: bigint) => money(amount, 'PHP')
const products: readonly Product[] = ['RNG', 'LIVE', 'SPORTS', 'LOTT', 'FISH', 'PVP']

const step = fc.record({
  what: fc.constantFrom('stake', 'stake', 'repeat', 'settle', 'settle', 'void', 'resettle'),
  which: fc.nat(20),
  amount: fc.bigInt(1n, 60n),
  product: fc.constantFrom(...products),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)

/** What a step should come to, and what it came to. */
type Outcome = { readonly wanted: string; readonly got: string | undefined }

async function stake(model: Model, { amount, product }: Step): Promise<Outcome> {
  const call = stakeCall(model.member, { amount: php(amount), product })
  const wanted = amount > model.money ? 'insufficient_funds' : 'ok'
  const result = await wagers.stake(call)
  if (result.ok && result.value.wager !== null) {
    model.money -= amount
    model.bets.push({ id: result.value.wager, call, status: 'open', payout: 0n })
  }
  return { wanted, got: codeOf(result) }
}

async function change(model: Model, bet: Bet, { what, amount }: Step): Promise<Outcome> {
  const { member } = model
  const common = { key: key(), member, of: { wager: bet.id }, reason: 'a test' }
  const payout = php(amount - 1n)
  if (what === 'repeat') {
    const again = await wagers.stake(bet.call)
    const got = again.ok && again.value.repeated ? (again.value.wager ?? '') : codeOf(again)
    return { wanted: bet.id, got }
  }
  const wanted = wantedOf(bet, what, payout.amount)
  if (what === 'settle') {
    const result = await wagers.settle({ ...common, payout })
    if (result.ok) end(model, bet, 'settled', payout.amount, payout.amount)
    return { wanted, got: codeOf(result) }
  }
  if (what === 'void') {
    const result = await wagers.void(common)
    if (result.ok) end(model, bet, 'voided', 0n, bet.call.amount.amount)
    return { wanted, got: codeOf(result) }
  }
  const result = await wagers.resettle({ ...common, payout })
  if (result.ok) end(model, bet, 'settled', payout.amount, payout.amount - bet.payout)
  return { wanted, got: codeOf(result) }
}

function wantedOf({ status, payout }: Bet, what: string, next: bigint): string {
  if (what !== 'resettle') return status === 'open' ? 'ok' : `already_${status}`
  if (status !== 'settled') return status === 'open' ? 'not_settled' : 'already_voided'
  return payout === next ? 'nothing_changed' : 'ok'
}

function end(model: Model, bet: Bet, status: Bet['status'], payout: bigint, comes: bigint) {
  bet.status = status
  bet.payout = payout
  model.money += comes
  if (model.money >= 0n) return
  model.debt -= model.money
  model.money = 0n
}

async function check(model: Model) {
  const balances = await ledger.balances(`member:${model.member}`)
  const debt = balances.find(({ kind }) => kind === 'debt')?.balance ?? 0n
  expect({ money: (await wallet.getState(model.member)).balance, debt: -debt }).toEqual({
    money: model.money,
    debt: model.debt,
  })
  for (const { id, call, status, payout } of model.bets) {
    const { amount, product } = call
    const validBet = status === 'settled' ? validBetOf(product, amount.amount, payout) : 0n
    expect(await wagers.getWager(id)).toMatchObject({ value: { status, payout, validBet } })
  }
}

describe('any sequence of calls', () => {
  it(`leaves every sum and every bet as a simple count says (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        const member = await memberWith(100n)
        const model: Model = { member, money: 100n, debt: 0n, bets: [] }
        for (const each of steps) {
          const bet = model.bets[each.which % Math.max(model.bets.length, 1)]
          const isNew = each.what === 'stake' || bet === undefined
          const { wanted, got } = await (isNew ? stake(model, each) : change(model, bet, each))
          expect({ step: each.what, got }).toEqual({ step: each.what, got: wanted })
        }
        await check(model)
      }),
      { seed, numRuns: 25 },
    )
    expect(await ledger.proveFully()).toMatchObject({ holds: true })
  }, 60_000)
})
