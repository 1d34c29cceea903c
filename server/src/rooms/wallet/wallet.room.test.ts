import { describe, expect, it, vi } from 'vitest'
import { createIdMaker, type Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { countedDatabase } from '../../../testing/counted-database.ts'
import { ownerOf, testDatabase } from '../../../testing/database.ts'
import { testWallet } from '../../../testing/wallet.ts'
import { seedDemoMoney } from './demo.ts'
import { usualOrder } from './rules.ts'
import type { PurseAnswer, PurseMove } from './vendor-purse.ts'
import type { Pocket, TransferRequest } from './wallet.ts'

const db = await testDatabase({ poolSize: 12 })
const answers = new Map<string, PurseAnswer | Error>()
const asked: PurseMove[] = []
let isSingle = false
const { wallet, ledger, makeId, clock, told, memberWith } = await testWallet(db, {
  isSingle: () => isSingle,
  purseOf: (vendor) => ({
    async move(move) {
      asked.push(move)
      const answer = answers.get(vendor) ?? 'done'
      if (answer instanceof Error) throw answer
      return answer
    },
  }),
})

const php = (amount: bigint) => money(amount, 'PHP')

const request = (member: Id<'mem'>, change: Partial<TransferRequest> = {}): TransferRequest => ({
  id: makeId('trf'),
  member,
  from: 'cash',
  to: 'vendor:ALPHA',
  amount: php(40n),
  ...change,
})

async function standing(member: Id<'mem'>): Promise<string> {
  const { pockets } = await wallet.getState(member)
  return pockets.map(({ pocket, amount, held }) => `${pocket} ${amount}/${held}`).join(', ')
}

/** How many transfers are on record. */
async function rows() {
  return await db.sql.one<{ transfers: bigint }>`
    select count(*) as transfers from wallet.transfers`
}

const codeOf = (result: { ok: boolean; code?: string; value?: unknown }) =>
  result.ok ? 'ok' : result.code

describe('pockets', () => {
  it('[W1] the pocket that pays is that of a vendor which keeps the money, else the cash', () => {
    expect(wallet.pocketFor('ALPHA')).toBe('vendor:ALPHA')
    expect(wallet.pocketFor('DELTA')).toBe('cash')
    isSingle = true
    expect(wallet.pocketFor('ALPHA')).toBe('cash')
    isSingle = false
  })

  it('[W1] a member who never had money has an empty cash pocket and no account', async () => {
    const member = makeId('mem')
    expect(await wallet.getState(member)).toEqual({
      currency: 'PHP',
      balance: 0n,
      available: 0n,
      locked: 0n,
      owed: 0n,
      unlocked: 0n,
      pockets: [{ pocket: 'cash', amount: 0n, held: 0n, version: 0n }],
      version: 0n,
    })
    expect(await ledger.balances(`member:${member}`)).toEqual([])
  })

  it('[W1] what is needed of many at once is found or opened together, and what is undone is not remembered', async () => {
    const counted = countedDatabase(db)
    const { wallet: own } = await testWallet(counted.db)
    const people = Array.from({ length: 30 }, () => makeId('mem'))
    const whose = people.map((member) => ({ member, currency: 'PHP' as const }))
    const openAll = () => Promise.all(people.map((member) => own.openPocket(member, 'cash')))
    const openCash = (most: number) =>
      counted.db.transaction((tx) => own.openCash(tx, whose.slice(0, most)))
    const undone = counted.db.transaction(async (tx) => {
      await own.openCash(tx, whose)
      throw new Error('Undone')
    })
    await expect(undone).rejects.toThrow('Undone')
    expect(await counted.statementsOf(() => openCash(10))).toHaveLength(1)
    expect(await counted.statementsOf(() => openCash(10))).toHaveLength(0)
    // Ten of them are known, the others are looked for, and opened as they are not there.
    expect(await counted.statementsOf(openAll)).toHaveLength(2)
    const [first, again] = [await openAll(), await openCash(30)]
    expect(first.map(({ id }) => id)).toEqual(again)
    expect(first.map(({ owner }) => owner)).toEqual(people.map((member) => `member:${member}`))
  })

  it('[W1] a pocket is one account, however often and at once it is asked for', async () => {
    const member = makeId('mem')
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => wallet.openPocket(member, 'bonus')),
    )
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    expect(opened[0]).toMatchObject({ kind: 'bonus', currency: 'PHP', bounded: true })
  })

  it('[W2] the balance is the sum of all pockets, and versions grow', async () => {
    const member = await memberWith(100n)
    const before = await wallet.getState(member)
    await memberWith(30n, { pocket: 'bonus', member })
    await memberWith(1n, { member })
    const after = await wallet.getState(member)
    expect(after).toMatchObject({ balance: 131n, available: 101n })
    expect(after.version > before.version).toBe(true)
  })

  it('[W4] cash pays first unless it is set otherwise', async () => {
    expect(wallet.spendingOrder()).toBe(usualOrder)
    const other = await testWallet(db, { spendingOrder: () => ['bonus', 'cash'] })
    expect(other.wallet.spendingOrder()).toEqual(['bonus', 'cash'])
  })

  it('[W1] each currency has its own scale and its own account', async () => {
    const yen = await testWallet(db, { currencyOf: () => 'JPY' })
    const member = await yen.memberWith(500n, { currency: 'JPY' })
    expect(await yen.wallet.getState(member)).toMatchObject({ currency: 'JPY', balance: 500n })
    // Seen as a wallet in pesos, the yen are not there.
    expect(await wallet.getState(member)).toMatchObject({ currency: 'PHP', balance: 0n })
  })
})

describe('locks', () => {
  const lock = (member: Id<'mem'>, amount: bigint, id: string = makeId('lck')) =>
    db.transaction((tx) => wallet.lock(tx, { id, member, amount: php(amount), reason: 'turnover' }))

  it('[W3] available is the cash without the locks', async () => {
    const member = await memberWith(100n)
    const id = makeId('lck')
    expect(codeOf(await lock(member, 30n, id))).toBe('ok')
    expect(codeOf(await lock(member, 50n))).toBe('ok')
    expect(await wallet.getState(member)).toMatchObject({ available: 20n, locked: 80n })
    expect(await wallet.listLocks(member)).toHaveLength(2)
    expect(codeOf(await db.transaction((tx) => wallet.lift(tx, id)))).toBe('ok')
    expect(await wallet.getState(member)).toMatchObject({ available: 50n, locked: 50n })
    expect(codeOf(await db.transaction((tx) => wallet.lift(tx, id)))).toBe('not_found')
  })

  it('[W3] more may be locked than there is', async () => {
    const member = await memberWith(100n)
    await lock(member, 500n)
    expect(await wallet.getState(member)).toMatchObject({ available: 0n, balance: 100n })
  })

  it('[W3] the same id locks once, and with other content is refused', async () => {
    const member = await memberWith(100n)
    const id = makeId('lck')
    expect(codeOf(await lock(member, 30n, id))).toBe('ok')
    expect(codeOf(await lock(member, 30n, id))).toBe('ok')
    expect(codeOf(await lock(member, 31n, id))).toBe('id_used_differently')
    expect(await wallet.getState(member)).toMatchObject({ locked: 30n })
  })

  it.each([
    [php(0n), 'amount_not_positive'],
    [php(-1n), 'amount_not_positive'],
    [php(2n ** 53n), 'amount_too_large'],
    [money(5n, 'JPY'), 'wrong_currency'],
  ])('[W5] %o cannot be locked: %s', async (amount, wanted) => {
    const member = makeId('mem')
    const lockIt = { id: makeId('lck'), member, amount, reason: 'x' }
    expect(codeOf(await db.transaction((tx) => wallet.lock(tx, lockIt)))).toBe(wanted)
    expect(await wallet.listLocks(member)).toEqual([])
  })

  it('[W10] locked cash does not leave, and the refusal leaves all as it was', async () => {
    const member = await memberWith(100n)
    await lock(member, 70n)
    expect(codeOf(await wallet.transfer(request(member)))).toBe('funds_locked')
    expect(await standing(member)).toBe('cash 100/0, vendor:ALPHA 0/0')
    expect(codeOf(await wallet.transfer(request(member, { amount: php(30n) })))).toBe('ok')
  })

  it('[W2] pages are asked to look again', async () => {
    const member = await memberWith(100n)
    told.length = 0
    await lock(member, 30n)
    wallet.flush()
    const event = { kind: 'balance.changed', pockets: [], version: '0' }
    const own = told.filter(({ topic }) => topic === `member:${member}`)
    expect(own).toEqual([{ topic: `member:${member}`, event }])
  })
})

describe('a transfer between pockets', () => {
  it('[W7] holds, asks the vendor, and moves', async () => {
    const member = await memberWith(100n)
    asked.length = 0
    const asking = request(member)
    const done = await wallet.transfer(asking)
    expect(done).toMatchObject({ ok: true, value: { id: asking.id, state: 'done' } })
    expect(asked).toEqual([{ id: asking.id, member, direction: 'to_vendor', amount: php(40n) }])
    expect(await standing(member)).toBe('cash 60/0, vendor:ALPHA 40/0')
    const back = request(member, { from: 'vendor:ALPHA', to: 'cash', amount: php(15n) })
    expect(codeOf(await wallet.transfer(back))).toBe('ok')
    expect(await standing(member)).toBe('cash 75/0, vendor:ALPHA 25/0')
  })

  it('[W7] is undone when the vendor refuses, and stays so', async () => {
    const member = await memberWith(100n)
    const asking = request(member, { to: 'vendor:BETA' })
    answers.set('BETA', 'refused')
    expect(await wallet.transfer(asking)).toMatchObject({ value: { state: 'refused' } })
    expect(await standing(member)).toBe('cash 100/0, vendor:BETA 0/0')
    answers.delete('BETA')
    expect(await wallet.transfer(asking)).toMatchObject({ value: { state: 'refused' } })
    expect(await standing(member)).toBe('cash 100/0, vendor:BETA 0/0')
  })

  it.each(['unknown', new Error('timeout')] as const)(
    '[W7] keeps the sum held while the vendor is silent (%s), and goes on when asked again',
    async (silence) => {
      const member = await memberWith(100n)
      const asking = request(member, { to: 'vendor:BETA' })
      answers.set('BETA', silence)
      expect(await wallet.transfer(asking)).toMatchObject({ value: { state: 'unknown' } })
      expect(await standing(member)).toBe('cash 100/40, vendor:BETA 0/0')
      expect(await wallet.getState(member)).toMatchObject({ available: 60n })
      answers.delete('BETA')
      expect(await wallet.transfer(asking)).toMatchObject({ value: { state: 'done' } })
      expect(await standing(member)).toBe('cash 60/0, vendor:BETA 40/0')
    },
  )

  it('[W8] with the same id moves once and gives the same answer', async () => {
    const member = await memberWith(100n)
    const asking = request(member)
    const first = await wallet.transfer(asking)
    expect(await wallet.transfer(asking)).toEqual(first)
    clock.offsetMs = 3 * 86_400_000
    expect(await wallet.transfer(asking)).toEqual(first)
    clock.offsetMs = 0
    expect(await standing(member)).toBe('cash 60/0, vendor:ALPHA 40/0')
  })

  it('[W8] with the same id and other content is refused', async () => {
    const member = await memberWith(100n)
    const asking = request(member)
    await wallet.transfer(asking)
    const others: Partial<TransferRequest>[] = [
      { amount: php(41n) },
      { to: 'vendor:BETA' },
      { member: await memberWith(100n) },
      { from: 'vendor:ALPHA', to: 'cash' },
    ]
    for (const change of others) {
      expect(codeOf(await wallet.transfer({ ...asking, ...change }))).toBe('id_used_differently')
    }
    expect(await standing(member)).toBe('cash 60/0, vendor:ALPHA 40/0')
  })

  it('[W2] tells open pages the pockets with their versions', async () => {
    const member = await memberWith(100n)
    told.length = 0
    await wallet.transfer(request(member))
    wallet.flush()
    const { pockets, version } = await wallet.getState(member)
    const wire = pockets.map(({ pocket, amount, held, version: own }) => ({
      pocket,
      amount: String(amount),
      held: String(held),
      version: String(own),
    }))
    expect(told.at(-1)).toEqual({
      topic: `member:${member}`,
      event: { kind: 'balance.changed', pockets: wire, version: String(version) },
    })
  })

  it('[W2] sends by itself a moment later', async () => {
    const member = await memberWith(100n)
    await wallet.transfer(request(member))
    const heard = () => told.some(({ topic }) => topic === `member:${member}`)
    expect(await vi.waitUntil(heard, { timeout: 2000 })).toBe(true)
  })

  const bad: readonly (readonly [string, Partial<TransferRequest>, string])[] = [
    ['zero', { amount: php(0n) }, 'amount_not_positive'],
    ['less than zero', { amount: php(-40n) }, 'amount_not_positive'],
    ['above 2^53', { amount: php(2n ** 53n) }, 'amount_too_large'],
    ['another currency', { amount: money(40n, 'USDT') }, 'wrong_currency'],
    ['a vendor without pockets', { to: 'vendor:NOBODY' }, 'unknown_pocket'],
    ['from a vendor without pockets', { from: 'vendor:NOBODY', to: 'cash' }, 'unknown_pocket'],
    ['to itself', { to: 'cash' }, 'same_pocket'],
    ['to the bonus', { to: 'bonus' }, 'pockets_not_joined'],
    ['from the bonus', { from: 'bonus', to: 'cash' }, 'pockets_not_joined'],
    ['from vendor to vendor', { from: 'vendor:BETA' }, 'pockets_not_joined'],
  ]

  it.each(bad)('[W5] %s is refused and nothing is written', async (_, change, wanted) => {
    const member = makeId('mem')
    const before = await rows()
    expect(codeOf(await wallet.transfer(request(member, change)))).toBe(wanted)
    expect(await ledger.balances(`member:${member}`)).toEqual([])
    expect(await rows()).toEqual(before)
  })

  it('[W5] more than there is is refused and nothing is held', async () => {
    const member = await memberWith(39n)
    const before = await rows()
    expect(codeOf(await wallet.transfer(request(member)))).toBe('insufficient_funds')
    expect(await standing(member)).toBe('cash 39/0, vendor:ALPHA 0/0')
    expect(await rows()).toEqual(before)
  })

  it('[W8] an id of another time begins nothing', async () => {
    const member = await memberWith(100n)
    for (const time of [Date.now() - 2 * 86_400_000, Date.now() + 3_600_000]) {
      const make = createIdMaker({ now: () => new Date(time), randomBytes: systemRandomBytes })
      expect(codeOf(await wallet.transfer(request(member, { id: make('trf') })))).toBe(
        'id_out_of_time',
      )
    }
    expect(await standing(member)).toBe('cash 100/0')
  })

  it('[W6] with one wallet for all games money only comes back', async () => {
    const member = await memberWith(100n)
    await wallet.transfer(request(member))
    isSingle = true
    expect(wallet.isSingle()).toBe(true)
    expect(codeOf(await wallet.transfer(request(member)))).toBe('single_wallet')
    const back = request(member, { from: 'vendor:ALPHA', to: 'cash' })
    expect(codeOf(await wallet.transfer(back))).toBe('ok')
    isSingle = false
    expect(await standing(member)).toBe('cash 100/0, vendor:ALPHA 0/0')
  })

  it('the record of a transfer cannot be changed or removed', async () => {
    const member = await memberWith(100n)
    const asking = request(member)
    await wallet.transfer(asking)
    const change = db.sql`update wallet.transfers set amount = 1 where id = ${asking.id}`
    await expect(change).rejects.toThrow('cannot be changed')
    const owner = await ownerOf(db)
    const remove = owner.sql`delete from wallet.transfers where id = ${asking.id}`
    await expect(remove).rejects.toThrow('cannot be changed')
  })
})

describe('collecting all', () => {
  async function spread(): Promise<Id<'mem'>> {
    const member = await memberWith(100n)
    for (const [vendor, amount] of [
      ['ALPHA', 10n],
      ['BETA', 20n],
      ['GAMMA', 30n],
    ] as const) {
      const to: Pocket = `vendor:${vendor}`
      await wallet.transfer(request(member, { to, amount: php(amount) }))
    }
    return member
  }

  const stateOf = (result: Awaited<ReturnType<typeof wallet.collectAll>>) =>
    result.ok ? result.value.map(({ from, state }) => `${from} ${state}`).sort() : result.code

  it('[W9] brings every pocket home', async () => {
    const member = await spread()
    expect(stateOf(await wallet.collectAll(makeId('trf'), member))).toEqual([
      'vendor:ALPHA done',
      'vendor:BETA done',
      'vendor:GAMMA done',
    ])
    expect(await wallet.getState(member)).toMatchObject({ available: 100n })
  })

  it('[W9] one that fails stops no other, and a repetition goes on with it alone', async () => {
    const member = await spread()
    const id = makeId('trf')
    answers.set('ALPHA', 'refused')
    answers.set('BETA', new Error('no line'))
    const first = ['vendor:ALPHA refused', 'vendor:BETA unknown', 'vendor:GAMMA done']
    expect(stateOf(await wallet.collectAll(id, member))).toEqual(first)
    expect(await standing(member)).toBe(
      'cash 70/0, vendor:ALPHA 10/0, vendor:BETA 20/20, vendor:GAMMA 0/0',
    )
    answers.clear()
    asked.length = 0
    const second = ['vendor:ALPHA refused', 'vendor:BETA done', 'vendor:GAMMA done']
    expect(stateOf(await wallet.collectAll(id, member))).toEqual(second)
    expect(asked.map(({ amount }) => amount.amount)).toEqual([20n])
    expect(await wallet.getState(member)).toMatchObject({ available: 90n })
  })

  it('[W9] with nothing to collect does nothing', async () => {
    const member = await memberWith(100n)
    expect(await wallet.collectAll(makeId('trf'), member)).toEqual({ ok: true, value: [] })
  })

  it('[W9] under the id of a transfer is refused', async () => {
    const member = await memberWith(100n)
    const asking = request(member)
    await wallet.transfer(asking)
    expect(stateOf(await wallet.collectAll(asking.id, member))).toBe('id_used_differently')
  })
})

describe('at the same moment', () => {
  it('[W8] twenty repetitions of one transfer move it once', async () => {
    const member = await memberWith(100n)
    const asking = request(member)
    const results = await Promise.all(Array.from({ length: 20 }, () => wallet.transfer(asking)))
    expect(new Set(results.map(codeOf))).toEqual(new Set(['ok']))
    expect(await standing(member)).toBe('cash 60/0, vendor:ALPHA 40/0')
  })

  it('[W10] twenty transfers of the last hundred: as many as it pays for', async () => {
    const member = await memberWith(100n)
    const results = await Promise.all(
      Array.from({ length: 20 }, () => wallet.transfer(request(member, { amount: php(30n) }))),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(3)
    expect(await standing(member)).toBe('cash 10/0, vendor:ALPHA 90/0')
  })

  it('[W10] twenty transfers beside a lock leave what it holds', async () => {
    const member = await memberWith(100n)
    const locking = { id: makeId('lck'), member, amount: php(50n), reason: 'turnover' }
    await db.transaction((tx) => wallet.lock(tx, locking))
    const results = await Promise.all(
      Array.from({ length: 20 }, () => wallet.transfer(request(member, { amount: php(20n) }))),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await standing(member)).toBe('cash 60/0, vendor:ALPHA 40/0')
  })

  it('the books hold after all of this', async () => {
    expect(await ledger.proveFully()).toMatchObject({ holds: true })
  })
})

it('[W16] players of the demo get their money once, however often it is started', async () => {
  const member = makeId('mem')
  await seedDemoMoney({ db, ledger, wallet }, [member])
  await seedDemoMoney({ db, ledger, wallet }, [member])
  expect(await standing(member)).toBe('cash 1000000/0')
})
