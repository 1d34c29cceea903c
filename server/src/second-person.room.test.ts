import { describe, expect, it } from 'vitest'
import { createAdjustment } from '@baize/contract/wallet/adjustments'
import { decideApproval } from '@baize/contract/system/approvals'
import { createDeposit, listDepositMethods } from '@baize/contract/cashier/deposits'
import { approveDeposit, getDeskDeposit } from '@baize/contract/cashier/deposits-desk'
import { policyDocument } from '@baize/contract/system/system-settings'
import * as own from '@baize/contract/cashier/withdrawals'
import * as desk from '@baize/contract/cashier/withdrawals-desk'
import type { Id } from '@baize/kernel/ids'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import { paymentPassword, testMoneyOutApp } from '../testing/money-out-app.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
const { call, member, operator, makeId, db } = await testMoneyOutApp(now)

/** What the brand of tests lets one person move alone: for one member, and for all of them. */
const limit = 500_000n
const zone = 'Asia/Manila'
const reason = 'Looked at it'

type Member = Id<'mem'>
type Operator = 'admin' | Id<'opr'>
type Way = 'credit' | 'debit'

/** Each answers `done`, or `waits` for a second person. */
const adjust = async (by: Operator, who: Member, amount: bigint, direction: Way = 'credit') => {
  const payload = {
    id: makeId('adj'),
    member: who,
    direction,
    kind: 'other',
    amount: String(amount),
    currency: 'PHP',
    reason,
  }
  const { value } = await call(createAdjustment, by, { payload })
  return value.state === 'waiting' ? 'waits' : value.state
}

const { methods } = (await call(listDepositMethods, await member(0n))).value
const bank = methods.find(({ kind }) => kind === 'bank')?.id ?? ''

async function ordered(who: Member, amount: bigint) {
  const payload = { id: makeId('dep'), method: bank, amount: String(amount), currency: 'PHP' }
  await call(createDeposit, who, { payload })
  return payload.id
}

async function credit(by: Operator, id: string) {
  const { version } = (await call(getDeskDeposit, by, { id })).value.deposit
  const { value } = await call(approveDeposit, by, { id, payload: { version, reason } })
  return value.approval === null ? 'done' : 'waits'
}

const deposit = async (by: Operator, who: Member, amount: bigint) =>
  await credit(by, await ordered(who, amount))

let numbers = 70_000_000
async function requested(who: Member, amount: bigint) {
  const number = String((numbers += 13))
  const holder = 'Maria Reyes'
  const account = { id: makeId('pye'), institution: 'CHALKLINE', holder, number, paymentPassword }
  const { id: payee } = (await call(own.addPayee, who, { payload: account })).value
  const asked = { id: makeId('wdr'), payee, amount: String(amount), currency: 'PHP' }
  await call(own.createWithdrawal, who, { payload: { ...asked, paymentPassword } })
  return asked.id
}

const seen = async (by: Operator, id: string) =>
  (await call(desk.getDeskWithdrawal, by, { id })).value.withdrawal

async function agree(by: Operator, id: string) {
  const { version } = await seen(by, id)
  return (await call(desk.approveWithdrawal, by, { id, payload: { version, reason } })).value
}

const withdraw = async (by: Operator, who: Member, amount: bigint) =>
  (await agree(by, await requested(who, amount))).approval === null ? 'done' : 'waits'

describe('one person alone', () => {
  it('[S30] moves up to the limit by one way, and then nothing more by any other', async () => {
    const [ines, who] = [await operator('finance'), await member(2_000_000n)]
    expect(await adjust(ines, who, limit)).toBe('done')
    expect(await deposit(ines, who, 20_000n)).toBe('waits')
    expect(await withdraw(ines, who, 20_000n)).toBe('waits')
    expect(await adjust(ines, who, 1n, 'debit')).toBe('waits')
    const ben = await operator('finance')
    expect(await adjust(ben, who, 1n)).toBe('done')
  })

  it('[S30] does not credit a large sum in many small ones', async () => {
    const [ines, who] = [await operator('finance'), await member(0n)]
    const said: string[] = []
    for (let turn = 0; turn < 12; turn += 1) said.push(await adjust(ines, who, 50_000n))
    expect(said.filter((each) => each === 'done')).toHaveLength(10)
    expect(said.slice(10)).toEqual(['waits', 'waits'])
  })

  it('[S30] does not make room by taking back what was given', async () => {
    const [ines, who] = [await operator('finance'), await member(0n)]
    expect(await adjust(ines, who, 200_000n)).toBe('done')
    expect(await adjust(ines, who, 200_000n, 'debit')).toBe('done')
    expect(await adjust(ines, who, 100_001n)).toBe('waits')
    expect(await adjust(ines, who, 100_000n)).toBe('done')
  })

  it('[S30] does not mix adjustments, deposits and withdrawals past the limit', async () => {
    const [ines, who] = [await operator('finance'), await member(2_000_000n)]
    expect(await adjust(ines, who, 150_000n)).toBe('done')
    expect(await deposit(ines, who, 150_000n)).toBe('done')
    const id = await requested(who, 150_000n)
    expect((await seen(ines, id)).needsSecond).toBe(false)
    expect((await agree(ines, id)).approval).toBe(null)
    expect(await deposit(ines, who, 50_001n)).toBe('waits')
    // To pay what one agreed to moves no more money.
    const { version } = await seen(ines, id)
    const payload = { version, reference: 'BANK-1', reason }
    expect((await call(desk.disburseWithdrawal, ines, { id, payload })).status).toBe(200)
    expect(await adjust(ines, who, 50_000n, 'debit')).toBe('done')
    const next = await requested(who, 20_000n)
    expect((await seen(ines, next)).needsSecond).toBe(true)
    expect((await seen(await operator('finance'), next)).needsSecond).toBe(false)
    expect((await agree(ines, next)).approval).toMatch(/^apr_/)
  })

  it('[S30] sends ten at once, by all ways, and gets no further', async () => {
    const [ines, who] = [await operator('finance'), await member(2_000_000n)]
    const orders = [await ordered(who, 100_000n), await ordered(who, 100_001n)]
    const id = await requested(who, 100_000n)
    const said = await Promise.all([
      ...orders.map((order) => credit(ines, order)),
      agree(ines, id).then(({ approval }) => (approval === null ? 'done' : 'waits')),
      ...Array.from({ length: 7 }, () => adjust(ines, who, 100_000n)),
    ])
    expect(said.filter((each) => each === 'done').length).toBeGreaterThanOrEqual(4)
    const { alone } = await db.sql.one<{ alone: bigint }>`
      select sum(amount)::bigint as alone from system.hands where operator = ${ines}`
    expect(alone <= limit).toBe(true)
    expect(said.filter((each) => each === 'done').length).toBeLessThanOrEqual(5)
  })

  it('[S30] moves nothing in a currency without a limit', async () => {
    const [ines, who] = [await operator('finance'), await member(0n)]
    await db.sql`update identity.members set currency = 'JPY' where id = ${who}`
    const { live } = (await call(policyDocument.calls.get, 'admin')).value
    const { JPY: _, ...named } = live.content.secondPersonAbove
    const content = { ...live.content, secondPersonAbove: named }
    const change = { baseVersion: live.version, content, reason }
    expect((await call(policyDocument.calls.publish, 'admin', { payload: change })).status).toBe(
      200,
    )
    const payload = { id: makeId('adj'), member: who, direction: 'credit', kind: 'other' }
    const asked = { ...payload, amount: '1', currency: 'JPY', reason }
    const { value } = await call(createAdjustment, ines, { payload: asked })
    expect(value.state).toBe('waiting')
  })

  it('[S30] does not spread a sum over many members', async () => {
    const ines = await operator('finance')
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await adjust(ines, await member(0n), limit)).toBe('done')
    }
    expect(await adjust(ines, await member(0n), 1n)).toBe('waits')
    const other = await member(0n)
    expect(await deposit(ines, other, 20_000n)).toBe('waits')
  })
})

it('[S31] what a second person agreed to does not count for either of them', async () => {
  // Only somebody whom the house knows agrees.
  const [ines, ada, who] = [await operator('finance'), 'admin' as const, await member(0n)]
  const payload = { id: makeId('adj'), member: who, direction: 'credit', kind: 'other' }
  const asked = { ...payload, amount: String(limit + 1n), currency: 'PHP', reason }
  const { value } = await call(createAdjustment, ines, { payload: asked })
  const yes = { id: value.approval, payload: { approve: true, reason } }
  expect((await call(decideApproval, ines, yes)).code).toBe('same_person')
  expect((await call(decideApproval, ada, yes)).status).toBe(200)
  for (const one of [ines, ada]) expect(await adjust(one, who, limit)).toBe('done')
})

it('[S29] records and log name who moves money by the name that no other has', async () => {
  const [who, ada] = [await member(0n), 'admin' as const]
  await adjust(ada, who, 1n)
  await deposit(ada, who, 20_000n)
  const moved = await requested(who, 10_000n)
  await call(desk.getDeskWithdrawal, ada, { id: moved })
  const told = await db.sql<{ actor: string; by: string }>`
    select l.actor, coalesce(a.requested_by, l.actor) as by
    from system.audit l left join wallet.adjustments a on a.id = l.object
    where l.actor like 'Ada%' and l.action ~ '^(adjustment|deposit|withdrawal)'`
  expect(told.length).toBeGreaterThan(2)
  for (const line of told)
    expect(line).toEqual({ actor: 'Ada Admin (admin)', by: 'Ada Admin (admin)' })
})

it('[S30] the count begins anew at midnight of the brand’s zone, and not a moment before', async () => {
  const who = await member(0n)
  const { start } = businessDayBounds(addDays(businessDay(new Date(), zone), 1), zone)
  clock.offsetMs = start.getTime() - Date.now() - 300_000
  const ines = await operator('finance')
  expect(await adjust(ines, who, limit)).toBe('done')
  expect(await adjust(ines, who, 1n)).toBe('waits')
  clock.offsetMs += 301_000
  expect(await adjust(ines, who, limit)).toBe('done')
  expect(await adjust(ines, who, 1n)).toBe('waits')
})
