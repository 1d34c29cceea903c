import { describe, expect, it } from 'vitest'
import { createIdMaker } from '@baize/kernel/ids'
import { money, type Currency } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'
import { createAlerts } from '../alerts/alerts.ts'
import { createHands, type HandMovement } from './hands.ts'

const db = await testDatabase({ poolSize: 12 })
const clock = { at: new Date('2026-11-16T03:00:00Z') }
const set = { php: { member: 1000n, everybody: 3000n } }
/** Which member is which operator. */
const owned = new Set<string>()
const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const base = { db, now: () => clock.at, zone: () => 'Asia/Manila' }
const alerts = createAlerts({ ...base, makeId, publish: () => {}, failed: () => {} })
const hands = createHands({
  ...base,
  accountNames: async (_, ids) => new Map(ids.map((id) => [id, id.replace('mem_', '')])),
  isOwnAccount: async (_, operator, member) => owned.has(`${operator} ${member}`),
  open: alerts.open,
  limits: (currency) => (currency === 'PHP' ? set.php : undefined),
})

let names = 0
/** A person nobody has seen before, and a member of theirs. */
const anybody = () => ({ operator: `opr_${(names += 1)}`, member: makeId('mem') })

type Given = Partial<Omit<HandMovement, 'money'>> & { amount: bigint; currency?: Currency }
const moving = ({ amount, currency = 'PHP', ...given }: Given): HandMovement => ({
  what: 'adjustment',
  id: makeId('adj'),
  operator: 'opr_ines',
  member: 'mem_1',
  money: money(amount, currency),
  ...given,
})
const take = (given: Given) => db.transaction((tx) => hands.take(tx, moving(given)))

describe('what one person moves alone', () => {
  it('[S30] counts together over all ways, up to the limit of the member', async () => {
    const who = anybody()
    expect(await take({ ...who, amount: 400n })).toBe('alone')
    expect(await take({ ...who, what: 'deposit', amount: 400n })).toBe('alone')
    expect(await take({ ...who, what: 'withdrawal', amount: 201n })).toBe('needs_second')
    expect(await take({ ...who, what: 'withdrawal', amount: 200n })).toBe('alone')
    expect(await take({ ...who, amount: 1n })).toBe('needs_second')
    const { operator } = anybody()
    expect(await take({ ...who, operator, amount: 1000n })).toBe('alone')
  })

  it('[S30] counts together over all members, up to the limit of the day', async () => {
    const { operator } = anybody()
    const next = (amount: bigint) => take({ operator, member: makeId('mem'), amount })
    expect(await next(1000n)).toBe('alone')
    expect(await next(1000n)).toBe('alone')
    expect(await next(900n)).toBe('alone')
    expect(await next(101n)).toBe('needs_second')
    expect(await next(100n)).toBe('alone')
  })

  it('[S42] counts what is for whoever gets it for each member, and for nobody the member who got most', async () => {
    const { operator, member } = anybody()
    const [other] = [makeId('mem')]
    const next = (to: typeof member | null, amount: bigint) =>
      take({ operator, member: to, amount })
    expect(await next(null, 300n)).toBe('alone')
    expect(await next(member, 701n)).toBe('needs_second')
    expect(await next(member, 500n)).toBe('alone')
    expect(await next(other, 700n)).toBe('alone')
    // The other has all of it with what is for anybody.
    expect(await next(null, 1n)).toBe('needs_second')
    expect(await next(member, 200n)).toBe('alone')
  })

  it('[S42] of what is done together counts all of it, or nothing', async () => {
    const { operator, member } = anybody()
    const movings = (...amounts: bigint[]) =>
      amounts.map((amount, place) =>
        moving({ operator, member: place === 0 ? member : makeId('mem'), amount }),
      )
    const all = (...amounts: bigint[]) =>
      db.transaction((tx) => hands.takeAll(tx, movings(...amounts)))
    expect(await all(900n, 1001n)).toBe('needs_second')
    expect(await all(1000n, 1000n)).toBe('alone')
    expect(await all(1n)).toBe('needs_second')
  })

  it('[S30] in a currency without a limit is nothing', async () => {
    expect(await take({ ...anybody(), amount: 1n, currency: 'JPY' })).toBe('needs_second')
  })

  it('[S30] begins anew with the day of the brand’s zone', async () => {
    const who = anybody()
    clock.at = new Date('2026-11-16T15:59:59Z')
    expect(await take({ ...who, amount: 1000n })).toBe('alone')
    expect(await take({ ...who, amount: 1n })).toBe('needs_second')
    clock.at = new Date('2026-11-16T16:00:00Z')
    expect(await take({ ...who, amount: 1000n })).toBe('alone')
  })

  it('[S31] counts a movement once, and what was put before a second person not at all', async () => {
    const who = anybody()
    const id = makeId('wdr')
    const first = { ...who, what: 'withdrawal', id, amount: 600n }
    expect(await take(first)).toBe('alone')
    expect(await take(first)).toBe('alone')
    expect(await take({ ...who, amount: 401n })).toBe('needs_second')
    expect(await take({ ...who, amount: 400n })).toBe('alone')
    await expect(take({ ...first, operator: anybody().operator })).rejects.toThrow('for two')
    await expect(take({ ...first, amount: 1n })).rejects.toThrow('for two')
  })

  it('[S31] is given back when it came to nothing, or with its transaction', async () => {
    const who = anybody()
    const id = makeId('wdr')
    await take({ ...who, what: 'withdrawal', id, amount: 1000n })
    await db.transaction((tx) => hands.giveBack(tx, { what: 'withdrawal', id }))
    const undone = db.transaction(async (tx) => {
      await hands.take(tx, moving({ ...who, amount: 1000n }))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await take({ ...who, amount: 1000n })).toBe('alone')
  })
})

it('[S31] who looks is told what would be said, without the movement itself, and nothing is counted', async () => {
  const who = anybody()
  const taken = moving({ ...who, amount: 700n })
  await db.transaction((tx) => hands.take(tx, taken))
  const others = [300n, 301n].map((amount) => moving({ ...who, amount }))
  const foreign = moving({ ...who, amount: 1n, currency: 'JPY' })
  const asked = [taken, ...others, foreign]
  const said = ['alone', 'alone', 'needs_second', 'needs_second']
  expect(await hands.look(who.operator, asked)).toEqual(said)
  expect(await hands.look(who.operator, asked)).toEqual(said)
  expect(await hands.look(who.operator, [])).toEqual([])
})

// Guards the turn that `takeHandTurn` takes.
it('[S30] ten at once by one person, over several members, are let through up to the limits', async () => {
  for (let round = 0; round < 3; round += 1) {
    const who = anybody()
    const same = await Promise.all(Array.from({ length: 10 }, () => take({ ...who, amount: 300n })))
    expect(same.filter((said) => said === 'alone')).toHaveLength(3)
    const { operator } = anybody()
    const spread = await Promise.all(
      Array.from({ length: 10 }, () => take({ operator, member: makeId('mem'), amount: 700n })),
    )
    expect(spread.filter((said) => said === 'alone')).toHaveLength(4)
  }
})

it('[S31] the table refuses to make less of a row, and old days are swept', async () => {
  const who = anybody()
  await take({ ...who, amount: 1000n })
  const owner = await ownerOf(db)
  await expect(
    owner.sql`update system.hands set amount = 1 where operator = ${who.operator}`,
  ).rejects.toThrow('refused')
  clock.at = new Date('2027-03-01T00:00:00Z')
  await take({ ...who, amount: 1n })
  expect(await db.transaction(hands.sweep)).toBeGreaterThan(1)
  const left = await db.sql<{ amount: bigint }>`select amount from system.hands`
  expect(left).toEqual([{ amount: 1n }])
})

it('[S32] what two people gave is told when it is ten times what one may give, and only then', async () => {
  const give = (id: string, amount: bigint, currency: Currency = 'PHP') =>
    db.transaction((tx) =>
      hands.credited(tx, {
        id,
        member: 'mem_jessa',
        money: money(amount, currency),
        by: 'Ines',
        second: 'Ada',
        place: '/adjustments',
      }),
    )
  await give('adj_small', 9_999n)
  await give('adj_unset', 1_000_000n, 'JPY')
  await give('adj_large', 10_000n)
  const auditor = { operator: 'opr_u', roles: ['auditor'], language: 'EN' } as const
  const { items } = await alerts.list(auditor, { limit: 10 })
  expect(items.map(({ level, title, text, link }) => [level, title, text, link])).toEqual([
    [
      'high',
      'Large sum given by hand: PHP\u00a0100.00 to jessa',
      'Asked by Ines, agreed by Ada. One person alone may give a member up to PHP\u00a010.00 a day.',
      '/adjustments',
    ],
  ])
})
