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
const { wagers, wallet, ledger, memberWith, stakeCall, key, makeId } = await testWagers(db)

type Bet = {
  readonly id: WagerId
  readonly call: StakeCall
  readonly pocket: Place
  status: 'open' | 'settled' | 'voided'
  payout: bigint
}

/** Where the money of a stake is: the member's own cash, or the pocket at a vendor in transfer mode. */
type Place = 'cash' | 'vendor:ALPHA'

/** What the room should know, kept by the simplest means. */
type Model = {
  readonly member: MemberId
  readonly money: Record<Place, bigint>
  debt: bigint
  readonly bets: Bet[]
}

const php = (amount: bigint) => money(amount, 'PHP')
const products: readonly Product[] = ['RNG', 'LIVE', 'SPORTS', 'LOTT', 'FISH', 'PVP']

const step = fc.record({
  what: fc.constantFrom('stake', 'stake', 'repeat', 'settle', 'settle', 'void', 'resettle'),
  which: fc.nat(20),
  amount: fc.bigInt(1n, 60n),
  product: fc.constantFrom(...products),
  pocket: fc.constantFrom<Place>('cash', 'vendor:ALPHA'),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)

/** What a step should come to, and what it came to. */
type Outcome = { readonly wanted: string; readonly got: string | undefined }

/** The pocket at a vendor is that of the provider, so each pocket has its own. */
const keyAt = (pocket: Place) => ({ ...key(), provider: pocket === 'cash' ? 'test' : 'ALPHA' })

async function stake(model: Model, { amount, product, pocket }: Step): Promise<Outcome> {
  const from = pocket === 'cash' ? {} : ({ from: 'vendor' } as const)
  const own = { key: keyAt(pocket), amount: php(amount), product, ...from }
  const call = stakeCall(model.member, own)
  const wanted = amount > model.money[pocket] ? 'insufficient_funds' : 'ok'
  const result = await wagers.stake(call)
  if (result.ok && result.value.wager !== null) {
    model.money[pocket] -= amount
    model.bets.push({ id: result.value.wager, call, pocket, status: 'open', payout: 0n })
  }
  return { wanted, got: codeOf(result) }
}

async function change(model: Model, bet: Bet, { what, amount }: Step): Promise<Outcome> {
  const { member } = model
  const common = { key: keyAt(bet.pocket), member, of: { wager: bet.id }, reason: 'a test' }
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
  const { money: there } = model
  there[bet.pocket] += comes
  // What the pocket of the bet no longer has is taken from the cash, and then owed.
  const missing = there[bet.pocket] < 0n ? -there[bet.pocket] : 0n
  there[bet.pocket] += missing
  const paid = missing < there.cash ? missing : there.cash
  there.cash -= paid
  model.debt += missing - paid
}

async function check(model: Model) {
  const balances = await ledger.balances(`member:${model.member}`)
  const debt = balances.find(({ kind }) => kind === 'debt')?.balance ?? 0n
  const { pockets } = await wallet.getState(model.member)
  const inPocket = (name: Place) => pockets.find(({ pocket }) => pocket === name)?.amount
  expect({
    cash: inPocket('cash'),
    'vendor:ALPHA': inPocket('vendor:ALPHA'),
    debt: -debt,
  }).toEqual({ ...model.money, debt: model.debt })
  for (const { id, call, status, payout } of model.bets) {
    const { amount, product } = call
    const validBet = status === 'settled' ? validBetOf(product, amount.amount, payout) : 0n
    expect(await wagers.getWager(id)).toMatchObject({ value: { status, payout, validBet } })
  }
}

describe('any sequence of calls', () => {
  it(`leaves every sum in every pocket and every bet as a simple count says (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        const member = await memberWith(180n)
        const fill = { id: makeId('trf'), member, from: 'cash', to: 'vendor:ALPHA' } as const
        expect(await wallet.transfer({ ...fill, amount: php(80n) })).toMatchObject({ ok: true })
        const money = { cash: 100n, 'vendor:ALPHA': 80n }
        const model: Model = { member, money, debt: 0n, bets: [] }
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
