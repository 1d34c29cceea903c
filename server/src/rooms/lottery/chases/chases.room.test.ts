import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { minuteLottery, testLottery } from '../../../../testing/lottery.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { createLottery, type ChaseAsk } from '../lottery.ts'

const db = await testDatabase({ poolSize: 12 })
const { lottery, at, deps, makeId, memberWith, sellIssues, wallet, wagers } = await testLottery(db)
let count = 0

async function onSale(): Promise<string[]> {
  count += 1
  return await sellIssues(`chased-${count}`)
}

/** One bet of a unit on the first digit being 1; of each issue as often as is said. */
const ask = (
  member: MemberId,
  issues: readonly string[],
  multiples: readonly number[],
  change: Partial<ChaseAsk> = {},
): ChaseAsk => ({
  id: makeId('lch'),
  member,
  lottery: `chased-${count}`,
  play: 'ssc-position',
  picked: '1|-|-|-|-',
  once: { unit: '1', group: 1_920 },
  plan: { kind: 'hand' },
  steps: multiples.map((multiple, index) => ({ issue: issues[index] ?? '', multiple })),
  stopOnWin: true,
  total: multiples.reduce((sum, multiple) => sum + 100n * BigInt(multiple), 0n),
  version: 1,
  ...change,
})
const balanceOf = async (member: MemberId) => (await wallet.getState(member)).balance
const statesOf = async (id: ChaseAsk['id']) =>
  (await lottery.listChaseSteps(id)).map(({ state }) => state)

async function tell(issue: string | undefined, draw: string): Promise<void> {
  at.offsetMs = 60 * 60_000
  await db.sql`update lottery.issues set state = 'closed' where id = ${issue ?? ''} and state = 'open'`
  await db.transaction((tx) => lottery.enterResult(tx, issue ?? '', draw, 'Ana'))
  await db.transaction((tx) => lottery.decideResult(tx, issue ?? '', true, 'Ben'))
  at.offsetMs = 0
}
const [lost, hit] = ['22222', '12222']

/** Another node, that dies at the call of this number. */
function dying(verb: 'stake' | 'void', atCall: number) {
  let calls = 0
  const call = async (asked: never) => {
    calls += 1
    if (calls >= atCall) throw new Error('killed')
    return await (wagers[verb] as (asked: never) => Promise<never>)(asked)
  }
  return createLottery({ ...deps, wagers: { ...wagers, [verb]: call } })
}

describe('a chase', () => {
  it('[LO60] sets its whole sum aside at once, and each issue is a ticket at its own multiple, also before its sale', async () => {
    const member = await memberWith(10_000n)
    const issues = await onSale()
    const wanted = ask(member, issues, [1, 2, 4, 8, 16, 32])
    const bought = await Promise.all([lottery.buyChase(wanted), lottery.buyChase(wanted)])
    expect(bought.map((one) => one.ok && one.value.staked)).toEqual([6_300n, 6_300n])
    expect(await balanceOf(member)).toBe(3_700n)
    const steps = await lottery.listChaseSteps(wanted.id)
    expect(steps.map(({ multiple, stake }) => [multiple, stake])).toEqual(
      [1, 2, 4, 8, 16, 32].map((multiple) => [multiple, 100n * BigInt(multiple)]),
    )
    expect(await lottery.buyChase({ ...wanted, stopOnWin: false })).toMatchObject({
      code: 'id_used_differently',
    })
    expect(await lottery.listTickets(member, { limit: 50 })).toHaveLength(6)
  })

  it('[LO60] that two ask for in one moment under one id is what one of them asked for, and the other is refused', async () => {
    const issues = await onSale()
    for (let race = 0; race < 8; race += 1) {
      const [one, other] = [await memberWith(10_000n), await memberWith(10_000n)]
      const mine = ask(one, issues, [1, 2])
      const wanted = [
        mine,
        { ...ask(one, issues, [3]), id: mine.id },
        { ...ask(other, issues, [4]), id: mine.id },
      ]
      const told = await Promise.all(wanted.map((each) => lottery.buyChase(each)))
      const staked = told.map((each) => (each.ok ? each.value.staked : each.code))
      const got = wanted.map(({ total }, at) => (staked[at] === total ? 'own' : String(staked[at])))
      expect(got.filter((each) => each === 'own')).toHaveLength(1)
      expect(got.filter((each) => each === 'id_used_differently')).toHaveLength(2)
      const spent = 20_000n - (await balanceOf(one)) - (await balanceOf(other))
      expect(spent).toBe(wanted[got.indexOf('own')]?.total)
    }
  })

  it('[LO61] is refused where its issues, multiples or sum are not what is sold, or it cannot be paid; then nothing is kept', async () => {
    const member = await memberWith(500n)
    const issues = await onSale()
    const codeOf = async (multiples: number[], change: Partial<ChaseAsk> = {}) => {
      const bought = await lottery.buyChase(ask(member, issues, multiples, change))
      return bought.ok ? 'bought' : bought.code
    }
    expect(await codeOf([1, 1], { total: 100n })).toBe('chase_total')
    expect(await codeOf([1, 0])).toBe('chase_multiple')
    expect(await codeOf([])).toBe('chase_issues')
    const twice = [issues[1], issues[1]].map((issue) => ({ issue: issue ?? '', multiple: 1 }))
    expect(await codeOf([1, 1], { steps: twice })).toBe('chase_issues')
    expect(await codeOf([1], { steps: [{ issue: makeId('iss'), multiple: 1 }] })).toBe(
      'issue_unknown',
    )
    expect(await codeOf([1, 1], { picked: '1' })).toBe('ticket_rows')
    expect(await codeOf([1, 1], { version: 7 })).toBe('version_gone')
    const wanted = ask(member, issues, [1, 2, 4])
    expect(await lottery.buyChase(wanted)).toMatchObject({ code: 'insufficient_funds' })
    expect(await lottery.listTickets(member, { limit: 5 })).toEqual([])
    await memberWith(500n, { member })
    expect((await lottery.buyChase(wanted)).ok).toBe(true)
    expect(await balanceOf(member)).toBe(300n)
  })

  it('[LO61] names a plan only where its multiples are those that it makes', async () => {
    const member = await memberWith(100_000n)
    const issues = await onSale()
    const said = async (multiples: number[], plan: ChaseAsk['plan']) => {
      const bought = await lottery.buyChase(ask(member, issues, multiples, { plan }))
      return bought.ok ? 'bought' : `${bought.code} ${Number(bought.params?.['issue'])}`
    }
    const doubling = { kind: 'doubling', multiple: 1, every: 2, times: 2 } as const
    // A unit costs 100 and pays 960: for 1,500 more than is spent it takes two of them, and in the third issue three.
    const target = { kind: 'target', multiple: 1, profit: '1500' } as const
    expect(await said([1, 1, 2], { kind: 'same', multiple: 1 })).toBe('chase_plan 3')
    expect(await said([2, 2, 2], { kind: 'same', multiple: 1 })).toBe('chase_plan 1')
    expect(await said([1, 2, 4], doubling)).toBe('chase_plan 2')
    expect(await said([1, 1, 1], target)).toBe('chase_plan 1')
    expect(await said([1], { kind: 'margin', multiple: 1, percent: 900 })).toBe('chase_plan 1')
    expect(await said([9], { kind: 'same', multiple: 100_000 })).toBe('chase_plan 1')
    expect(await lottery.listTickets(member, { limit: 5 })).toEqual([])
    expect(await said([2, 2, 2], { kind: 'same', multiple: 2 })).toBe('bought')
    expect(await said([1, 1, 2], doubling)).toBe('bought')
    expect(await said([2, 2, 3], target)).toBe('bought')
    expect(await said([3, 1, 2], { kind: 'hand' })).toBe('bought')
  })

  it('[LO62] is whole or goes back whole: what died in the middle of its stakes is carried on by who asks again, or given back', async () => {
    const member = await memberWith(10_000n)
    const issues = await onSale()
    const wanted = ask(
      member,
      issues,
      Array.from({ length: 11 }, () => 1),
    )
    await expect(dying('stake', 5).buyChase(wanted)).rejects.toThrow('killed')
    expect((await lottery.buyChase(wanted)).ok).toBe(true)
    expect(await balanceOf(member)).toBe(8_900n)

    const left = ask(member, issues, [5, 5, 5])
    await expect(dying('stake', 3).buyChase(left)).rejects.toThrow('killed')
    await lottery.settleDue()
    await expect.poll(() => balanceOf(member)).toBe(7_900n)
    await db.sql`update lottery.chases set asked_at = asked_at - interval '2 minutes' where id = ${left.id}`
    await dying('void', 2).settleDue()
    expect(await lottery.findChase(member, left.id)).toBeUndefined()
    await Promise.all([lottery.settleDue(), createLottery(deps).settleDue()])
    expect(await balanceOf(member)).toBe(8_900n)
    // The same slip again is a chase, as if nothing had been.
    expect((await lottery.buyChase(left)).ok).toBe(true)
    expect(await balanceOf(member)).toBe(7_400n)
  })

  it('[LO62] is not played where it was left in the middle and one of its issues is drawn', async () => {
    const member = await memberWith(1_000n)
    const issues = await onSale()
    await expect(dying('stake', 3).buyChase(ask(member, issues, [1, 1, 1]))).rejects.toThrow(
      'killed',
    )
    await expect.poll(() => balanceOf(member)).toBe(800n)
    await tell(issues[0], hit)
    await lottery.settleDue()
    expect(await balanceOf(member)).toBe(1_000n)
  })

  it('[LO62] goes back whole where a stake in its middle is refused, and no step of it is played', async () => {
    const member = await memberWith(1_000n)
    const issues = await onSale()
    const spent = createLottery({
      ...deps,
      // Somebody spends it between the look and the stakes.
      balanceOf: async () => 1_000_000n,
    })
    const wanted = ask(member, issues, [3, 3, 3, 3, 3])
    expect(await spent.buyChase(wanted)).toMatchObject({ code: 'insufficient_funds' })
    expect(await balanceOf(member)).toBe(1_000n)
    await tell(issues[0], hit)
    await lottery.settleDue()
    expect(await balanceOf(member)).toBe(1_000n)
  })

  it('[LO63] ends with its first win where that is asked, and all the rest goes back once, though the node dies in between', async () => {
    const member = await memberWith(10_000n)
    const issues = await onSale()
    const wanted = ask(member, issues, [1, 2, 4, 8])
    await lottery.buyChase(wanted)
    await tell(issues[0], lost)
    await tell(issues[1], hit)
    const killed = dying('void', 2)
    await killed.settleDue()
    await Promise.all([lottery.settleDue(), createLottery(deps).settleDue()])
    await lottery.settleDue()
    // A unit at group 1,920 pays 9.6; the second was bought twice.
    expect(await balanceOf(member)).toBe(10_000n - 300n + 1_920n)
    expect(await statesOf(wanted.id)).toEqual(['settled', 'settled', 'cancelled', 'cancelled'])
    expect(await lottery.findChase(member, wanted.id)).toMatchObject({
      state: 'won',
      staked: 300n,
      refunded: 1_200n,
      payout: 1_920n,
      done: 4,
    })
    expect(await lottery.stopChase(member, wanted.id)).toMatchObject({ code: 'chase_over' })
  })

  it('[LO63] plays all its issues where no win is to end it', async () => {
    const member = await memberWith(1_000n)
    const issues = await onSale()
    await lottery.buyChase(ask(member, issues, [1, 1, 1], { stopOnWin: false }))
    for (const issue of issues.slice(0, 3)) await tell(issue, hit)
    await lottery.settleDue()
    await lottery.settleDue()
    expect(await balanceOf(member)).toBe(1_000n - 300n + 3n * 960n)
  })

  it('[LO64] does not depend on when results come: an issue that is told before an earlier one waits for it', async () => {
    const member = await memberWith(1_000n)
    const issues = await onSale()
    const wanted = ask(member, issues, [1, 1, 1])
    await lottery.buyChase(wanted)
    await tell(issues[1], hit)
    await tell(issues[2], hit)
    await lottery.settleDue()
    expect(await statesOf(wanted.id)).toEqual(['open', 'open', 'open'])
    expect((await lottery.findIssue(issues[1] ?? ''))?.state).toBe('drawn')
    await tell(issues[0], hit)
    await lottery.settleDue()
    await lottery.settleDue()
    expect(await statesOf(wanted.id)).toEqual(['settled', 'cancelled', 'cancelled'])
    expect(await balanceOf(member)).toBe(1_860n)
    expect((await lottery.findIssue(issues[2] ?? ''))?.state).toBe('settled')
  })

  it('[LO65] goes on past an issue that is void, whose stake goes back; a correction pays the difference and ends nothing', async () => {
    const member = await memberWith(1_000n)
    const issues = await onSale()
    const wanted = ask(member, issues, [1, 1, 1])
    await lottery.buyChase(wanted)
    await db.transaction((tx) => lottery.voidIssue(tx, issues[0] ?? '', 'no draw today'))
    await tell(issues[1], lost)
    await lottery.settleDue()
    await tell(issues[1], hit)
    await lottery.settleDue()
    expect(await statesOf(wanted.id)).toEqual(['void', 'settled', 'open'])
    expect(await balanceOf(member)).toBe(1_000n - 200n + 960n)
    await tell(issues[2], lost)
    await lottery.settleDue()
    expect(await lottery.findChase(member, wanted.id)).toMatchObject({ state: 'running', done: 3 })
  })

  it('[LO66] is stopped by its buyer: what is not closed goes back once, what is closed is played', async () => {
    const member = await memberWith(1_000n)
    const issues = await onSale()
    const wanted = ask(member, issues, [1, 1, 1])
    await lottery.buyChase(wanted)
    await db.sql`update lottery.issues set state = 'closed' where id = ${issues[0] ?? ''}`
    expect(await lottery.stopChase(await memberWith(0n), wanted.id)).toMatchObject({
      code: 'not_found',
    })
    const stopped = await Promise.all([1, 2].map(() => lottery.stopChase(member, wanted.id)))
    expect(stopped.map((one) => (one.ok ? one.value.state : one.code)).toSorted()).toEqual([
      'chase_over',
      'stopped',
    ])
    await lottery.settleDue()
    expect(await balanceOf(member)).toBe(900n)
    await tell(issues[0], hit)
    await lottery.settleDue()
    expect(await balanceOf(member)).toBe(1_860n)
  })
})

it('[LO67] issues are made ahead for chases, as many as are asked for and as far as a month reaches', async () => {
  const far = createLottery({ ...deps, aheadIssues: 40 })
  await far.open(minuteLottery({ id: 'ahead', source: 'outside' }), 900)
  const daily = { ...minuteLottery().schedule, draws: { at: [600] } }
  await far.open(minuteLottery({ id: 'ahead-daily', source: 'outside', schedule: daily }), 901)
  await far.makeIssues()
  expect(await far.listComing('ahead', 100)).toHaveLength(40)
  const made = await far.listComing('ahead-daily', 100)
  expect([32, 33]).toContain(made.length)
  expect(made.at(-1)?.opensAt.getTime()).toBeGreaterThan(Date.now() + 30 * 86_400_000)
})

it('[LO67] they are made some at a time, those that open first before the others,', async () => {
  const slow = createLottery({ ...deps, aheadIssues: 40, issuesAtOnce: 15 })
  await slow.open(minuteLottery({ id: 'slowly', source: 'outside' }), 902)
  const made = async () => (await slow.listComing('slowly', 100)).map(({ drawsAt }) => drawsAt)
  const moments: number[] = []
  for (let looks = 0; looks < 4; looks += 1) {
    await slow.makeIssues()
    moments.push((await made()).length)
  }
  expect(moments.slice(0, 2)).toEqual([15, 30])
  expect(moments[3]).toBeGreaterThanOrEqual(39)
  const all = await made()
  const gaps = all.slice(1).map((one, index) => one.getTime() - (all[index]?.getTime() ?? 0))
  expect(new Set(gaps)).toEqual(new Set([60_000]))
})
