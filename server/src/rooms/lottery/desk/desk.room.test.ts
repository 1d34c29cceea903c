import { afterEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { minuteLottery, testLottery } from '../../../../testing/lottery.ts'
import { testOperator, testSystem } from '../../../../testing/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { createLotteryDesk, lotteryActions } from './desk.ts'

const db = await testDatabase({ poolSize: 8 })
const { lottery, at, makeId, memberWith, wallet } = await testLottery(db)
const { system } = await testSystem(db)
const desk = createLotteryDesk({
  db,
  lottery,
  audit: system.audit.open(lotteryActions),
  approvals: system.approvals,
})
const [ana, ben] = [testOperator('Ana', 'risk'), testOperator('Ben', 'admin')]
const why = (by = ana) => ({ by, reason: 'A test of the desk' })
let count = 0

async function onSale(source: 'own' | 'outside'): Promise<{ id: string; issues: string[] }> {
  count += 1
  const id = `desk-${count}`
  await lottery.open(minuteLottery({ id, source }), count)
  await lottery.makeIssues()
  // The last two that are sold now: of the first, little may be left of a minute.
  const rows = await db.sql<{ id: string }>`
    select id from lottery.issues where lottery = ${id} and opens_at <= clock_timestamp()
    order by draws_at desc limit 2`
  return { id, issues: rows.map((row) => row.id).toReversed() }
}
const buy = async (member: MemberId, issue = '') =>
  await lottery.buy({
    id: makeId('ltk'),
    member,
    issue,
    play: 'ssc-position',
    picked: '1|-|-|-|-',
    order: { unit: '1', multiple: 1, group: 1_920 },
    version: 1,
  })
const balanceOf = async (member: MemberId) => (await wallet.getState(member)).balance
async function over(issue = '') {
  at.offsetMs = 60 * 60_000
  await db.sql`update lottery.issues set state = 'closed' where id = ${issue} and state = 'open'`
}
afterEach(() => void (at.offsetMs = 0))
const decide = async (id: string, by = ben) =>
  await system.approvals.decide({ id, approve: true, reason: 'Looked at', operator: by })
const loggedOf = async (object: string) =>
  (await system.audit.list({}, { limit: 50 }))
    .filter((entry) => entry.object === object)
    .toReversed()

describe('the desk', () => {
  it('[LO70] shows what is on sale and what waits, with what was sold of it and not given back', async () => {
    const { id, issues } = await onSale('outside')
    const [member, other] = [await memberWith(1_000n), await memberWith(1_000n)]
    await buy(member, issues[0])
    await buy(other, issues[0])
    const gone = await buy(other, issues[0])
    if (gone.ok) await lottery.cancel(other, gone.value.id)
    const shown = await desk.listIssues(id)
    const one = shown.find(({ issue }) => issue.id === issues[0])
    expect(one?.sold).toEqual([
      { issue: issues[0], currency: 'PHP', tickets: 2, members: 2, stake: 200n, payout: 0n },
    ])
    const all = await desk.listIssues()
    expect(all.filter(({ issue }) => issue.lottery === id)).toHaveLength(1)
    expect((await desk.countMade()).get(id)).toBeGreaterThan(2)
  })

  it('[LO71] takes a draw from outside from two people who do not see what the other said; different entries are both dropped', async () => {
    const { issues } = await onSale('outside')
    const [issue = ''] = issues
    const member = await memberWith(1_000n)
    await buy(member, issue)
    await over(issue)
    expect(await desk.enter(issue, '1 2 3 4', why())).toMatchObject({ code: 'draw_length' })
    expect(await desk.enter(issue, '12345', why())).toMatchObject({ value: 'entered' })
    expect(await desk.enter(issue, '12345', why())).toMatchObject({ code: 'same_person' })
    const told = JSON.stringify([await loggedOf(issue), await desk.listIssues()], (_, value) =>
      typeof value === 'bigint' ? String(value) : (value as unknown),
    )
    expect(told).not.toMatch(/1 2 3 4 5|12345/)
    expect(await desk.enter(issue, '12344', why(ben))).toMatchObject({ value: 'differs' })
    expect((await lottery.findIssue(issue))?.state).toBe('closed')
    expect(await desk.enter(issue, '12345', why(ben))).toMatchObject({ value: 'entered' })
    expect(await desk.enter(issue, '12345', why())).toMatchObject({ value: 'agreed' })
    at.offsetMs = 0
    expect(await lottery.findIssue(issue)).toMatchObject({ state: 'drawn', draw: '1 2 3 4 5' })
    await lottery.settleDue()
    expect(await balanceOf(member)).toBe(1_860n)
    expect((await loggedOf(issue)).map(({ action }) => action)).toEqual([
      'lottery.result_entered',
      'lottery.result_differs',
      'lottery.result_entered',
      'lottery.result_agreed',
    ])
  })

  it('[LO72] gives an issue up when a second person agrees; one that nobody may give up is refused at once', async () => {
    const { issues } = await onSale('own')
    const member = await memberWith(1_000n)
    await buy(member, issues[0])
    const asked = await desk.askVoid(issues[0] ?? '', why())
    if (!asked.ok) throw new Error(asked.code)
    expect(await balanceOf(member)).toBe(900n)
    expect(await decide(asked.value, ana)).toMatchObject({ code: 'same_person' })
    expect((await decide(asked.value)).ok).toBe(true)
    await lottery.settleDue()
    expect(await balanceOf(member)).toBe(1_000n)
    expect((await loggedOf(issues[0] ?? '')).map(({ action }) => action)).toContain(
      'lottery.issue_voided',
    )
    // What was asked before the sale was over is not done after it: a draw of ours is known by then.
    const late = await desk.askVoid(issues[1] ?? '', why())
    if (!late.ok) throw new Error(late.code)
    at.offsetMs = 60 * 60_000
    expect(await decide(late.value)).toMatchObject({ code: 'own_draw' })
    const [told] = (await system.approvals.list(ben)).filter((each) => each.id === late.value)
    expect(told).toMatchObject({ state: 'impossible', refusal: 'own_draw' })
    expect(await desk.askVoid(issues[1] ?? '', why())).toMatchObject({ code: 'own_draw' })
    at.offsetMs = 0
  })

  it('[LO73] stops a sale at once and opens it again by two; what was sold may go back and is drawn', async () => {
    const { id, issues } = await onSale('outside')
    const member = await memberWith(1_000n)
    const [first, second] = [await buy(member, issues[0]), await buy(member, issues[0])]
    expect(await desk.setOpen(id, false, why())).toMatchObject({ value: null })
    expect(await desk.setOpen(id, false, why())).toMatchObject({ code: 'nothing_changed' })
    expect(await buy(member, issues[0])).toMatchObject({ code: 'issue_closed' })
    if (!first.ok || !second.ok) throw new Error('not bought')
    expect((await lottery.cancel(member, first.value.id)).ok).toBe(true)
    await over(issues[0])
    await desk.enter(issues[0] ?? '', '12345', why())
    await desk.enter(issues[0] ?? '', '12345', why(ben))
    at.offsetMs = 0
    await lottery.settleDue()
    expect(await balanceOf(member)).toBe(1_860n)
    const asked = await desk.setOpen(id, true, why())
    if (!asked.ok || asked.value === null) throw new Error('not asked')
    expect(await buy(member, issues[1])).toMatchObject({ code: 'issue_closed' })
    expect((await decide(asked.value)).ok).toBe(true)
    expect((await buy(member, issues[1])).ok).toBe(true)
  })
})
