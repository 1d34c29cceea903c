import { beforeEach, describe, expect, it } from 'vitest'
import { defaultTable } from '@baize/games/lottery/pricing/default-tables'
import type { IssueLimits } from '@baize/games/lottery/pricing/table'
import { testDatabase } from '../../../../testing/database.ts'
import { testLottery } from '../../../../testing/lottery.ts'
import type { StakeCall } from '../../wagers/wagers.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { createLottery, type ChaseAsk, type TicketAsk } from '../lottery.ts'
import { createLimits } from './limits.ts'

const db = await testDatabase({ poolSize: 20 })
const none: IssueLimits = { issue: {}, play: {}, number: {}, member: {} }
let limits = none
const tableOf = () => ({ ...defaultTable('ELOTT'), ofIssue: limits })
/** Two nodes, each with books and a gate of its own over one database. */
const nodes = [await testLottery(db, { tableOf }), await testLottery(db, { tableOf })] as const
const [{ lottery, deps, makeId, memberWith, sellIssues, wagers }, other] = nodes
let count = 0

beforeEach(() => void (limits = none))

async function onSale(): Promise<string[]> {
  count += 1
  return await sellIssues(`limited-${count}`)
}
/** One bet of a unit on a digit in the first place: it costs 100, and pays 960 at the worst. */
const ask = (
  member: MemberId,
  issue = '',
  picked = '1|-|-|-|-',
  change: Partial<TicketAsk> = {},
): TicketAsk => ({
  id: makeId('ltk'),
  member,
  issue,
  play: 'ssc-position',
  picked,
  order: { unit: '1', multiple: 1, group: 1_920 },
  version: 1,
  ...change,
})
const chaseOf = (
  member: MemberId,
  issues: readonly string[],
  multiples: readonly number[],
): ChaseAsk => ({
  id: makeId('lch'),
  member,
  lottery: `limited-${count}`,
  play: 'ssc-position',
  picked: '1|-|-|-|-',
  once: { unit: '1', group: 1_920 },
  plan: { kind: 'hand' },
  steps: multiples.map((multiple, index) => ({ issue: issues[index] ?? '', multiple })),
  stopOnWin: true,
  total: multiples.reduce((sum, multiple) => sum + 100n * BigInt(multiple), 0n),
  version: 1,
})
/** What is counted of an issue in all, and what its tickets say. */
async function counted(issue = '') {
  const { sum } = await db.sql.one<{ sum: string }>`
    select coalesce(sum(s.sum), 0)::text as sum from lottery.sums s where s.issue = ${issue} and s.kind = 'issue'`
  const { told } = await db.sql.one<{ told: string }>`
    select coalesce(sum((t.terms ->> 'worst')::numeric), 0)::text as told from lottery.tickets t
    where t.issue = ${issue} and t.state in ('open', 'settled')`
  return { sum, told }
}
/** A node that dies before or after its stake. */
const dying = (when: 'before' | 'after', hear: (call: StakeCall) => void = () => {}) =>
  createLottery({
    ...deps,
    wagers: {
      ...wagers,
      setRounds: () => {},
      async stake(call) {
        hear(call)
        if (when === 'after') await wagers.stake(call)
        throw new Error('killed')
      },
    },
  })
const codeOf = async (wanted: TicketAsk) => {
  const bought = await lottery.buy(wanted)
  return bought.ok ? 'bought' : bought.code
}

describe('the limits of an issue', () => {
  it('[LO40] are never gone over, though fifty buy at once on two nodes, and what they leave is sold', async () => {
    limits = { ...none, issue: { PHP: '9600' } }
    const [issue] = await onSale()
    const members = await Promise.all(Array.from({ length: 50 }, () => memberWith(1_000n)))
    const bought = await Promise.all(
      members.map((member, index) =>
        (nodes[index % 2] ?? other).lottery.buy(ask(member, issue, `${index % 10}|-|-|-|-`)),
      ),
    )
    expect(bought.filter((one) => one.ok)).toHaveLength(10)
    expect(bought.find((one) => !one.ok)).toMatchObject({
      code: 'limit_of_issue',
      params: { left: '0' },
    })
    expect(await counted(issue)).toEqual({ sum: '9600', told: '9600' })
  })

  it('[LO40] are asked by one transaction after the other', async () => {
    limits = { ...none, issue: { PHP: '2860' } }
    const [issue] = await onSale()
    const member = await memberWith(1_000n)
    expect(await codeOf(ask(member, issue))).toBe('bought')
    const asked: StakeCall[] = []
    for (const one of [ask(member, issue), ask(member, issue)]) {
      await expect(dying('before', (call) => asked.push(call)).buy(one)).rejects.toThrow('killed')
    }
    const { keeper } = createLimits({ db, tableOf })
    const passed = await Promise.all(
      asked.map((stake) =>
        db.transaction(async (tx) => {
          const [said] = await keeper.ask(tx, [stake])
          await tx.sql`select pg_sleep(0.1)`
          if (said?.refusal === undefined) keeper.take?.(tx, [stake])
          return said?.refusal?.code ?? 'taken'
        }),
      ),
    )
    expect(passed.toSorted()).toEqual(['round_full', 'taken'])
    expect(await counted(issue)).toEqual({ sum: '1920', told: '1920' })
  })

  it('[LO41] hold by play, by number, however it is picked or typed, and by member; what is left is told', async () => {
    const rich = await memberWith(1_000_000n)
    const [byPlay] = await onSale()
    const [byNumber] = await onSale()
    const [byMember] = await onSale()
    limits = { ...none, play: { PHP: '2000' } }
    expect(await codeOf(ask(rich, byPlay))).toBe('bought')
    const three = ask(rich, byPlay, '1|-|-|-|-', {
      order: { unit: '1', multiple: 3, group: 1_920 },
    })
    // 1040 is left, of 2880 that 300 would be paid.
    expect(await lottery.buy(three)).toMatchObject({
      code: 'limit_of_play',
      params: { left: '108' },
    })
    const elsewhere = ask(rich, byPlay, '1|2|3', { play: 'ssc-last3-direct' })
    expect(await codeOf(elsewhere)).toBe('limit_of_play')
    const direct = { play: 'ssc-five-direct', order: { unit: '0.01', multiple: 1, group: 1_920 } }
    limits = { ...none, number: { PHP: '100000' } }
    expect(await codeOf(ask(rich, byNumber, '1|2|3|4|5', direct))).toBe('bought')
    expect(await codeOf(ask(rich, byNumber, '=12345', direct))).toBe('limit_of_number')
    expect(await codeOf(ask(rich, byNumber, '1|9|9|9|9', direct))).toBe('limit_of_number')
    expect(await codeOf(ask(rich, byNumber, '2|3|4|5|6', direct))).toBe('bought')
    limits = { ...none, member: { PHP: '250' } }
    expect(await codeOf(ask(rich, byMember))).toBe('bought')
    expect(await codeOf(ask(rich, byMember))).toBe('bought')
    expect(await lottery.buy(ask(rich, byMember))).toMatchObject({
      code: 'limit_of_member',
      params: { left: '50' },
    })
    expect(await codeOf(ask(await memberWith(500n), byMember))).toBe('bought')
  })

  it('[LO42] count no stake that did not come, and none that went back: one that fails, is given back, or is of a chase', async () => {
    limits = { ...none, issue: { PHP: '1920' }, member: { PHP: '200' } }
    const issues = await onSale()
    const [first = '', second = '', third = ''] = issues
    const [member, poor] = [await memberWith(10_000n), await memberWith(10n)]
    expect(await codeOf(ask(poor, first))).toBe('insufficient_funds')
    const wanted = ask(member, first)
    expect(await codeOf(wanted)).toBe('bought')
    expect(await codeOf(ask(member, first))).toBe('bought')
    expect(await codeOf(ask(await memberWith(100n), first))).toBe('limit_of_issue')
    await lottery.cancel(member, wanted.id)
    expect(await counted(first)).toEqual({ sum: '960', told: '960' })
    expect(await codeOf(ask(await memberWith(100n), first))).toBe('bought')
    // The third of its issues is full: none of it is bought.
    const alone = chaseOf(await memberWith(100n), [third], [1])
    expect((await lottery.buyChase(alone)).ok).toBe(true)
    const chase = chaseOf(member, [second, third], [1, 2])
    expect(await lottery.buyChase(chase)).toMatchObject({ code: 'limit_of_issue' })
    expect(await counted(second)).toEqual({ sum: '0', told: '0' })
    const fits = chaseOf(member, [second, third], [2, 1])
    expect((await lottery.buyChase(fits)).ok).toBe(true)
    const late = chaseOf(await memberWith(100n), [second], [1])
    expect(await lottery.buyChase(late)).toMatchObject({ code: 'limit_of_issue' })
    await lottery.stopChase(member, fits.id)
    expect(await counted(second)).toEqual({ sum: '0', told: '0' })
    expect((await lottery.buyChase(late)).ok).toBe(true)
  })

  it('[LO42] a node that dies around a stake leaves nothing counted that was not bought, and nothing bought that is not counted', async () => {
    limits = { ...none, issue: { PHP: '1920' } }
    const [issue] = await onSale()
    const member = await memberWith(1_000n)
    await expect(dying('before').buy(ask(member, issue))).rejects.toThrow('killed')
    const bought = ask(member, issue)
    await expect(dying('after').buy(bought)).rejects.toThrow('killed')
    expect(await counted(issue)).toEqual({ sum: '960', told: '960' })
    expect(await lottery.buy(bought)).toMatchObject({ ok: true, value: { state: 'open' } })
    expect(await codeOf(ask(member, issue))).toBe('bought')
    expect(await codeOf(ask(member, issue))).toBe('limit_of_issue')
  })

  it('[LO43] count what was bought before there was one', async () => {
    const [issue] = await onSale()
    const member = await memberWith(1_000n)
    expect(await codeOf(ask(member, issue))).toBe('bought')
    limits = {
      issue: { PHP: '1920' },
      play: { PHP: '1920' },
      number: { PHP: '1919' },
      member: { PHP: '200' },
    }
    expect(await codeOf(ask(member, issue))).toBe('limit_of_number')
    expect(await codeOf(ask(member, issue, '2|-|-|-|-'))).toBe('bought')
    expect(await codeOf(ask(member, issue, '3|-|-|-|-'))).toBe('limit_of_member')
    expect(await codeOf(ask(await memberWith(100n), issue, '3|-|-|-|-'))).toBe('limit_of_issue')
  })

  it('[LO44] shows what an issue may cost: all of it, by play, and the numbers that would be paid the most', async () => {
    const [id = ''] = await onSale()
    const member = await memberWith(10_000n)
    await lottery.buy(ask(member, id, '1|-|-|-|-'))
    await lottery.buy(ask(member, id, '1 2|-|7|-|-'))
    const gone = ask(member, id, '9|9|9|9|9')
    await lottery.buy(gone)
    await lottery.cancel(member, gone.id)
    const issue = await lottery.findIssue(id)
    if (issue === undefined) throw new Error('missing')
    const [exposure] = await lottery.exposureOf(issue)
    expect(exposure).toMatchObject({ currency: 'PHP', tickets: 2, stake: 400n, worst: 2_880n })
    expect(exposure?.plays).toEqual([
      { currency: 'PHP', play: 'ssc-position', tickets: 2, stake: 400n, worst: 2_880n },
    ])
    expect(exposure?.numbers.map(({ number, worst }) => [number, worst])).toEqual([
      ['1:1', 2_880n],
      ['1:2', 1_920n],
      ['3:7', 1_920n],
    ])
  })

  it('[LO44] shows the numbers of one play where one is named, and more of them', async () => {
    const [id = ''] = await onSale()
    const member = await memberWith(20_000n)
    const all = '0 1 2 3 4 5 6 7 8 9'
    await lottery.buy(ask(member, id, `${all}|${all}|${all}|-|-`))
    await lottery.buy(ask(member, id, '1 2|3|-|4 5|-', { play: 'ssc-any2-direct' }))
    const issue = await lottery.findIssue(id)
    if (issue === undefined) throw new Error('missing')
    const numbersOf = async (play?: string) =>
      (await lottery.exposureOf(issue, play))[0]?.numbers.map((one) => one.play) ?? []
    expect(await numbersOf()).toHaveLength(20)
    expect(await numbersOf('ssc-position')).toHaveLength(30)
    expect([...new Set(await numbersOf('ssc-position'))]).toEqual(['ssc-position'])
  })
})
