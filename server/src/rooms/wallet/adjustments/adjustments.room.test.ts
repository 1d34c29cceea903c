import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { testAdjustments } from '../../../../testing/adjustments.ts'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'
import { testOperator } from '../../../../testing/system.ts'

const db = await testDatabase({ poolSize: 12 })
const test = await testAdjustments(db)
const { adjustments, system, ledger, wallet, told, makeId } = test
const { memberWith, asking, wait, decide, cashOf, above, alerts, members } = test

const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)

async function must(request: ReturnType<typeof asking>) {
  const created = await adjustments.create(request)
  if (!created.ok) throw new Error(created.code)
  return created.value
}

async function rows(member: string): Promise<string[]> {
  const found = await db.sql<{ state: string }>`
    select state from wallet.adjustments where member = ${member} order by number`
  return found.map(({ state }) => state)
}

const entriesOf = async (member: `mem_${string}`) => {
  const [cash] = await ledger.balances(`member:${member}`)
  const found = cash && (await ledger.listEntries(cash.id))
  return found?.ok ? found.value.entries : []
}

/** What was told of large credits. */
async function creditAlerts(): Promise<string[]> {
  const reader = { operator: 'opr_u', roles: ['auditor'], language: 'EN' } as const
  const { items } = await alerts.list(reader, { limit: 10 })
  return items.filter(({ kind }) => kind === 'credit.large').map(({ text }) => text.slice(0, 35))
}

describe('a small sum', () => {
  it('[W11] is given at once, with its record, its movement, its audit entry and the news', async () => {
    const member = makeId('mem')
    const request = asking(member, { kind: 'goodwill', reason: 'Broken game' })
    const done = await must(request)
    expect(done).toMatchObject({
      id: request.id,
      state: 'done',
      amount: 40n,
      requestedBy: 'Ines',
      approval: null,
      decidedBy: '',
      refusal: null,
    })
    expect(await cashOf(member)).toBe(40n)
    expect(await entriesOf(member)).toMatchObject([
      { id: done.transfer, reason: 'manual_credit', amount: 40n, balance: 40n, about: request.id },
    ])
    const [entry] = await system.audit.list({ action: 'adjustment.done' }, { limit: 1 })
    expect(entry).toMatchObject({
      actor: 'Ines',
      reason: 'Broken game',
      object: `${request.id} ${member}`,
    })
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ amount: '40', kind: 'goodwill' })
    wallet.flush()
    expect(told.find(({ topic }) => topic === `member:${member}`)?.event).toMatchObject({
      kind: 'balance.changed',
      pockets: [{ pocket: 'cash', amount: '40' }],
    })
  })

  it('[W11] is taken at once, against the account of adjustments', async () => {
    const member = await memberWith(100n)
    const before = await ledger.findAccount({
      owner: 'house',
      kind: 'adjustments',
      currency: 'PHP',
    })
    const stood = before && (await ledger.balanceOf(before.id))
    await must(asking(member, { direction: 'debit', kind: 'recovery', amount: '30' }))
    expect(await cashOf(member)).toBe(70n)
    const stands = before && (await ledger.balanceOf(before.id))
    expect(stands?.ok && stood?.ok && stands.value.balance - stood.value.balance).toBe(30n)
  })

  it.each([
    [{ amount: '0' }, 'amount_not_positive'],
    [{ amount: '-5' }, 'amount_not_positive'],
    [{ amount: '1.5' }, 'amount_too_precise'],
    [{ amount: 'forty' }, 'amount_invalid'],
    [{ amount: '9007199254740992' }, 'amount_too_large'],
    [{ currency: 'JPY' }, 'wrong_currency'],
    [{ kind: 'chargeback' }, 'kind_unfit'],
  ] as const)('[W11] %o is refused as %s and writes nothing', async (change, code) => {
    const member = makeId('mem')
    expect(codeOf(await adjustments.create(asking(member, change)))).toBe(code)
    expect(await rows(member)).toEqual([])
    expect(await ledger.balances(`member:${member}`)).toEqual([])
  })

  it('[W11] goes to members that exist, where somebody knows them', async () => {
    const member = makeId('mem')
    members.known = (id) => id !== member
    expect(codeOf(await adjustments.create(asking(member)))).toBe('unknown_member')
    members.known = () => true
    expect(await rows(member)).toEqual([])
  })

  it('[W12] with an id of long ago is refused, unless it is known', async () => {
    const member = makeId('mem')
    const request = asking(member)
    await must(request)
    const old = asking(member)
    wait(25 * 3_600_000)
    expect(codeOf(await adjustments.create(old))).toBe('id_out_of_time')
    expect(codeOf(await adjustments.create(request))).toBe('ok')
    expect(await cashOf(member)).toBe(40n)
  })
})

describe('what is not covered', () => {
  it('[W14] is refused, stays on record, and is refused again under its id', async () => {
    const member = await memberWith(10n)
    const request = asking(member, { direction: 'debit', amount: '11' })
    expect(codeOf(await adjustments.create(request))).toBe('debit_not_covered')
    expect(await rows(member)).toEqual(['refused'])
    await memberWith(100n, { member })
    expect(codeOf(await adjustments.create(request))).toBe('debit_not_covered')
    expect(await rows(member)).toEqual(['refused'])
    expect(await cashOf(member)).toBe(110n)
    const [entry] = await system.audit.list({ action: 'adjustment.refused' }, { limit: 1 })
    expect(entry?.object).toBe(`${request.id} ${member}`)
  })

  it('[W14] is refused when locks hold it', async () => {
    const member = await memberWith(100n)
    const lock = { id: makeId('lck'), member, amount: money(80n, 'PHP'), reason: 'turnover' }
    await db.transaction((tx) => wallet.lock(tx, lock))
    const request = asking(member, { direction: 'debit', amount: '30' })
    expect(codeOf(await adjustments.create(request))).toBe('funds_locked')
    expect(await cashOf(member)).toBe(100n)
  })
})

describe('a repetition', () => {
  it('[W12] gets the stored answer, and with other content it is refused', async () => {
    const member = makeId('mem')
    const request = asking(member)
    const first = await must(request)
    expect(await must(request)).toEqual(first)
    expect(codeOf(await adjustments.create({ ...request, amount: '41' }))).toBe(
      'id_used_differently',
    )
    const other = { ...request, member: makeId('mem') }
    expect(codeOf(await adjustments.create(other))).toBe('id_used_differently')
    expect(await cashOf(member)).toBe(40n)
  })
})

describe('a large sum', () => {
  it('[W13] waits for a second person, and moves when that one agrees', async () => {
    const member = makeId('mem')
    const request = asking(member, { amount: '1001', reason: 'Missing deposit' })
    const waiting = await must(request)
    expect(waiting).toMatchObject({ state: 'waiting', transfer: null, decidedAt: null })
    expect(await cashOf(member)).toBe(0n)
    expect(await must(request)).toEqual(waiting)
    expect(codeOf(await decide(waiting.approval))).toBe('ok')
    expect(await cashOf(member)).toBe(1001n)
    const done = await must(request)
    expect(done).toMatchObject({ state: 'done', decidedBy: 'Ada' })
    expect(await entriesOf(member)).toMatchObject([{ id: done.transfer, amount: 1001n }])
    const [entry] = await system.audit.list({ action: 'adjustment.done' }, { limit: 1 })
    expect(entry).toMatchObject({ actor: 'Ada', reason: 'Missing deposit' })
  })

  it('[W13] that is ten times what one person may give is told, though two agreed; what is taken is not', async () => {
    const member = makeId('mem')
    const large = await must(asking(member, { amount: '10000' }))
    expect(await creditAlerts()).toEqual([])
    await decide(large.approval)
    expect(await creditAlerts()).toEqual(['Asked by Ines, agreed by Ada. One p'])
    const back = await must(asking(member, { direction: 'debit', amount: '10000' }))
    await decide(back.approval)
    expect(await creditAlerts()).toEqual(['Asked by Ines, agreed by Ada. One p'])
  })

  it('[W13] is not decided by the one who asked, nor by a role that may not', async () => {
    const member = makeId('mem')
    const ada = testOperator('Ada', 'admin', 'finance')
    const waiting = await must(asking(member, { amount: '2000', operator: ada }))
    expect(codeOf(await decide(waiting.approval, { operator: ada }))).toBe('same_person')
    for (const role of ['support', 'content', 'auditor']) {
      const operator = testOperator('Sam', role)
      expect(codeOf(await decide(waiting.approval, { operator }))).toBe('not_allowed')
    }
    expect(await cashOf(member)).toBe(0n)
    const risk = testOperator('Rui', 'risk')
    expect(codeOf(await decide(waiting.approval, { operator: risk }))).toBe('ok')
    expect(await cashOf(member)).toBe(2000n)
  })

  it('[W13] ends when the second person says no', async () => {
    const member = makeId('mem')
    const waiting = await must(asking(member, { amount: '2000' }))
    expect(codeOf(await decide(waiting.approval, { approve: false }))).toBe('ok')
    expect(await adjustments.list({ member, limit: 1 })).toMatchObject([
      { state: 'rejected', decidedBy: 'Ada', transfer: null },
    ])
    expect(codeOf(await decide(waiting.approval))).toBe('already_decided')
    expect(await cashOf(member)).toBe(0n)
  })

  it('[W13] ends when nobody decides in time', async () => {
    const member = makeId('mem')
    const waiting = await must(asking(member, { amount: '2000' }))
    wait(31 * 60_000)
    expect(codeOf(await decide(waiting.approval))).toBe('already_decided')
    await system.approvals.expire()
    expect(await rows(member)).toEqual(['expired'])
    expect(await cashOf(member)).toBe(0n)
  })

  it('[W13] waits beside others of the same member', async () => {
    const member = makeId('mem')
    const one = await must(asking(member, { amount: '2000' }))
    const two = await must(asking(member, { amount: '3000' }))
    expect(await rows(member)).toEqual(['waiting', 'waiting'])
    await decide(two.approval)
    await decide(one.approval)
    expect(await cashOf(member)).toBe(5000n)
  })

  it('[W13] cannot be cut into small ones: what a person moves in a day counts together', async () => {
    const member = makeId('mem')
    await must(asking(member, { amount: '600' }))
    const debit = asking(member, { amount: '400', direction: 'debit' })
    expect(await must(debit)).toMatchObject({ state: 'done' })
    expect(await must(asking(member, { amount: '1' }))).toMatchObject({ state: 'waiting' })
    const ben = testOperator('Ben', 'finance')
    const byBen = await must(asking(member, { amount: '1', operator: ben }))
    expect(byBen).toMatchObject({ state: 'done' })
    expect(await must(asking(makeId('mem'), { amount: '900' }))).toMatchObject({ state: 'done' })
    wait(24 * 3_600_000 + 1000)
    expect(await must(asking(member, { amount: '900' }))).toMatchObject({ state: 'done' })
  })

  it('[W13] does not count what was refused, or what two people agreed to', async () => {
    const member = await memberWith(2000n)
    const uncovered = asking(member, { direction: 'debit', amount: '1000' })
    const waiting = await must(asking(member, { direction: 'debit', amount: '2000' }))
    await decide(waiting.approval)
    expect(codeOf(await adjustments.create(uncovered))).toBe('debit_not_covered')
    expect(await must(asking(member, { amount: '1000' }))).toMatchObject({ state: 'done' })
  })

  it('[W13] is every sum in a currency without a limit', async () => {
    above.now = {}
    expect(await must(asking(makeId('mem'), { amount: '1' }))).toMatchObject({ state: 'waiting' })
    above.now = { PHP: '1000' }
  })

  it('[W14] tells the approver when the debit is not covered, moves nothing and goes on waiting', async () => {
    const member = await memberWith(1500n)
    const waiting = await must(asking(member, { direction: 'debit', amount: '1500' }))
    await must(asking(member, { direction: 'debit', amount: '1' }))
    expect(codeOf(await decide(waiting.approval))).toBe('debit_not_covered')
    expect(await cashOf(member)).toBe(1499n)
    expect(await rows(member)).toEqual(['waiting', 'done'])
    await memberWith(1n, { member })
    expect(codeOf(await decide(waiting.approval))).toBe('ok')
    expect(await cashOf(member)).toBe(0n)
  })
})

describe('the table', async () => {
  /** As the owner, whom nothing but the triggers stops. */
  const owner = await ownerOf(db)
  const attempt = (text: string) =>
    owner
      .transaction((tx) => tx.script(text))
      .then(
        () => 'done',
        (error: unknown) => (error as Error).message,
      )

  it('[W15] refuses a change of what was asked for, a second end, and a removal', async () => {
    const member = makeId('mem')
    const { id } = await must(asking(member, { amount: '2000' }))
    const refused = /is refused, what was asked for stays/
    expect(await attempt(`update wallet.adjustments set amount = 1 where id = '${id}'`)).toMatch(
      refused,
    )
    expect(await attempt(`delete from wallet.adjustments where id = '${id}'`)).toMatch(refused)
    expect(await attempt('truncate wallet.adjustments')).toMatch(/is refused/)
    const done = await must(asking(member))
    expect(
      await attempt(`update wallet.adjustments set state = 'rejected' where id = '${done.id}'`),
    ).toMatch(refused)
  })

  it('[W15] refuses an end that does not fit: money without a movement, one person for both', async () => {
    const { id } = await must(asking(makeId('mem'), { amount: '2000' }))
    const end = (set: string) =>
      attempt(`update wallet.adjustments set decided_at = now(), ${set} where id = '${id}'`)
    expect(await end(`state = 'done', decided_by_id = 'opr_ada'`)).toMatch(/move_when_done/)
    expect(await end(`state = 'rejected', decided_by_id = 'opr_ines'`)).toMatch(/second_person/)
    expect(await end(`state = 'rejected'`)).toMatch(/second_person/)
    expect(await end(`state = 'refused', refusal = 'x'`)).toMatch(/is refused|asked/)
  })
})
