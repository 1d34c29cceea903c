import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'
import { testDeposits } from '../../../../testing/deposits.ts'
import { eventsOf, testOperator } from '../../../../testing/system.ts'

const db = await testDatabase({ poolSize: 12 })
const test = await testDeposits(db)
const { deposits, sandbox, methods, ledger, wallet, guard, barred, notices, told, makeId } = test
const { asking, order, get, cashOf, wait, runJobs, methodOf, settings, statuses } = test

const ines = testOperator('Ines', 'finance')
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)
const statesOf = async (id: string) =>
  (await deposits.desk.find(id))?.steps.filter(({ moved }) => moved).map(({ state }) => state)
const callbacksOf = async (id: string) =>
  (await deposits.callbacks.list(id)).map(
    ({ kind, outcome, times }) => `${kind} ${outcome} ${times}`,
  )
const rows = async (member: string) =>
  await db.sql<{ id: string }>`select id from cashier.deposits where member = ${member}`

async function payWith(manner: Parameters<typeof sandbox.setManner>[0], member = makeId('mem')) {
  await sandbox.setManner(manner, ines)
  await methods.refresh()
  const deposit = await order(member)
  await sandbox.act(deposit.gatewayReference, 'pay')
  await runJobs()
  wait(10_000)
  await runJobs()
  await sandbox.setManner('pays', ines)
  await methods.refresh()
  return { member, deposit: await get(deposit.id) }
}

describe('an order', () => {
  it('[C8] by a gateway is written, asked for, and told with the page to pay on', async () => {
    const member = makeId('mem')
    const deposit = await order(member)
    expect(deposit).toMatchObject({ state: 'awaiting', amount: 50000n, fee: 0n, version: 1 })
    expect(deposit.gatewayReference).toMatch(/^pay_/)
    expect(deposit.instructions).toMatchObject({
      redirectUrl: `/sandbox/pay/${deposit.gatewayReference}`,
    })
    expect(guard.reserved.get(deposit.id)).toBe(50000n)
  })

  it('[C8] by a bank is told where to pay and with which reference', async () => {
    const deposit = await order(makeId('mem'), { method: methodOf('bank').id })
    expect(deposit.instructions).toMatchObject({
      bank: 'Meadow Savings Bank',
      reference: deposit.reference,
      redirectUrl: '',
    })
    const wallet = await order(makeId('mem'), { method: methodOf('wallet').id })
    expect(wallet.instructions?.qr).toContain(wallet.reference)
    expect(wallet.fee).toBe(500n)
  })

  it.each([
    [{ amount: '0' }, 'amount_not_positive'],
    [{ amount: '-5' }, 'amount_not_positive'],
    [{ amount: '1.5' }, 'amount_too_precise'],
    [{ amount: 'forty' }, 'amount_invalid'],
    [{ amount: '9007199254740992' }, 'amount_too_large'],
    [{ currency: 'JPY' }, 'wrong_currency'],
    [{ amount: '9999' }, 'below_minimum'],
    [{ amount: '5000001' }, 'above_maximum'],
    [{ method: 'mth_none' }, 'method_unavailable'],
  ] as const)('[C5] with %o is refused as %s and writes nothing', async (change, code) => {
    const member = makeId('mem')
    expect(codeOf(await deposits.create(asking(member, change)))).toBe(code)
    expect(await rows(member)).toEqual([])
  })

  it('[C5] below the least names it', async () => {
    const refused = await deposits.create(asking(makeId('mem'), { amount: '9999' }))
    expect(refused).toMatchObject({ params: { min: money(10000n, 'PHP') } })
  })

  it('[C5] repeated is the same order; with other content or of another it is refused', async () => {
    const member = makeId('mem')
    const request = asking(member)
    const first = await deposits.create(request)
    expect(await deposits.create(request)).toEqual(first)
    expect(codeOf(await deposits.create({ ...request, amount: '60000' }))).toBe(
      'id_used_differently',
    )
    expect(codeOf(await deposits.create({ ...request, member: makeId('mem') }))).toBe(
      'id_used_differently',
    )
    const payments = await db.sql`
      select from cashier.sandbox_payments where deposit = ${request.id}`
    expect(payments).toHaveLength(1)
  })

  it('[C5] with an id of long ago is refused, unless it is known', async () => {
    const member = makeId('mem')
    const old = asking(member)
    wait(25 * 3_600_000)
    expect(codeOf(await deposits.create(old))).toBe('id_out_of_time')
  })

  it('[C6] sent twice under two ids is one, until ten seconds have passed', async () => {
    const member = makeId('mem')
    const first = await order(member)
    const second = await deposits.create(asking(member))
    expect(second).toMatchObject({ code: 'duplicate_order', value: { id: first.id } })
    expect(codeOf(await deposits.create(asking(member, { amount: '50001' })))).toBe('ok')
    wait(10_001)
    expect(codeOf(await deposits.create(asking(member)))).toBe('ok')
  })

  it('[C6] is refused when as many wait as may', async () => {
    const member = makeId('mem')
    for (const amount of ['20000', '30000', '40000']) await order(member, { amount })
    expect(codeOf(await deposits.create(asking(member)))).toBe('too_many_open')
    settings.now = { ...settings.now, mostOpenDeposits: 4 }
    expect(codeOf(await deposits.create(asking(member)))).toBe('ok')
    settings.now = { ...settings.now, mostOpenDeposits: 3 }
  })

  it.each(['deposit_limit_reached', 'member_timed_out', 'member_excluded'] as const)(
    '[C7] is refused as %s by the member’s own limits',
    async (code) => {
      const member = makeId('mem')
      guard.refusal.now = refuse(code, guard.limitReached)
      const refused = await deposits.create(asking(member))
      guard.refusal.now = ok()
      expect(refused).toMatchObject({ code, params: guard.limitReached })
      expect(await rows(member)).toEqual([])
    },
  )

  it('[C7] that comes to nothing is free again of the limits', async () => {
    const member = makeId('mem')
    const one = await order(member)
    await deposits.cancel(member, one.id)
    expect(guard.reserved.has(one.id)).toBe(false)
    const two = await order(member, { amount: '60000' })
    wait(31 * 60_000)
    await deposits.expireDue()
    expect(guard.reserved.has(two.id)).toBe(false)
    expect((await get(two.id)).state).toBe('expired')
  })

  it('[C8] ends as failed when the gateway goes down before it is asked, and says so again', async () => {
    const member = makeId('mem')
    await db.sql`update cashier.sandbox set manner = 'is_down'`
    const request = asking(member)
    expect(codeOf(await deposits.create(request))).toBe('gateway_unavailable')
    expect(await get(request.id)).toMatchObject({ state: 'failed', reason: 'refused_by_gateway' })
    expect(guard.reserved.has(request.id)).toBe(false)
    await sandbox.setManner('pays', ines)
    expect(codeOf(await deposits.create(request))).toBe('gateway_unavailable')
  })

  it('[C3] is refused at once by a gateway that is known to be down', async () => {
    const member = makeId('mem')
    await sandbox.setManner('is_down', ines)
    expect(codeOf(await deposits.create(asking(member)))).toBe('gateway_unavailable')
    expect(await rows(member)).toEqual([])
    await sandbox.setManner('pays', ines)
  })

  it('[C8] that nobody asked the gateway for, because its node went away, is asked for later', async () => {
    const member = makeId('mem')
    const deposit = await order(member)
    // As if the node had died between the commit and the asking.
    await db.sql`
      update cashier.deposits set instructions = null, gateway_reference = '' where id = ${deposit.id}`
    wait(31_000)
    await runJobs()
    expect((await get(deposit.id)).gatewayReference).toBe(deposit.gatewayReference)
  })
})

describe('giving up', () => {
  it('[C9] ends an order that waits, once, and closes its payment', async () => {
    const member = makeId('mem')
    const deposit = await order(member)
    expect(await deposits.cancel(member, deposit.id)).toMatchObject({
      value: { state: 'cancelled' },
    })
    expect(codeOf(await deposits.cancel(member, deposit.id))).toBe('ok')
    await runJobs()
    expect((await sandbox.find(deposit.gatewayReference))?.state).toBe('closed')
    expect(codeOf(await deposits.cancel(makeId('mem'), deposit.id))).toBe('not_found')
  })

  it('[C9] is refused when the gateway’s books say that it was paid, and the money is taken', async () => {
    const member = makeId('mem')
    const deposit = await order(member)
    await sandbox.act(deposit.gatewayReference, 'pay')
    expect(codeOf(await deposits.cancel(member, deposit.id))).toBe('already_decided')
    expect(await cashOf(member)).toBe(50000n)
    await runJobs()
    expect(await cashOf(member)).toBe(50000n)
  })
})

describe('a payment by the sandbox', () => {
  it('[C18] is credited in one commit with its event, message, day and news', async () => {
    const { member, deposit } = await payWith('pays')
    expect(deposit).toMatchObject({ state: 'success', paid: 50000n, credited: 50000n })
    expect(await cashOf(member)).toBe(50000n)
    expect(guard.counted.get(deposit.id)).toBe(50000n)
    expect(notices.filter((each) => each.member === member)).toMatchObject([
      { about: 'depositDone', values: { amount: money(50000n, 'PHP') } },
    ])
    const [event] = (await eventsOf(db, 'deposit.completed')).filter(
      ({ subject }) => subject === member,
    )
    expect(event?.payload).toMatchObject({
      deposit: deposit.id,
      amount: '50000',
      fee: '0',
      first: true,
    })
    const news = told.filter(({ topic }) => topic === `member:${member}`).map(({ event: e }) => e)
    expect(news).toContainEqual({ kind: 'order.changed', order: deposit.id, state: 'success' })
    wallet.flush()
    expect(
      told.some(
        ({ topic, event: e }) => topic === `member:${member}` && e.kind === 'balance.changed',
      ),
    ).toBe(true)
    expect(told).toContainEqual({
      topic: 'desk',
      event: { kind: 'queue.changed', queue: 'deposits' },
    })
  })

  it('[C18] says of the second that it is not the first', async () => {
    const { member } = await payWith('pays')
    await payWith('pays', member)
    const firsts = (await eventsOf(db, 'deposit.completed'))
      .filter(({ subject }) => subject === member)
      .map(({ payload }) => (payload as { first: boolean }).first)
    expect(firsts).toEqual([true, false])
  })

  it('[C13] told five times is credited once, and each time is counted', async () => {
    const { member, deposit } = await payWith('pays_twice')
    expect(await cashOf(member)).toBe(50000n)
    const told = await deposits.callbacks.list(deposit.id)
    // Which of the two facts came first is the jobs' affair.
    expect(told.map(({ outcome }) => outcome).toSorted()).toEqual(['already_credited', 'credited'])
    const total = told.reduce((sum, { times }) => sum + times, 0)
    expect(total).toBe(5)
  })

  it.each([
    ['pays_less', 45000n],
    ['pays_more', 55000n],
  ] as const)('[C15] that %s is held as amount_differs', async (manner, paid) => {
    const { member, deposit } = await payWith(manner)
    expect(deposit).toMatchObject({ state: 'held', reason: 'amount_differs', paid, credited: null })
    expect(await cashOf(member)).toBe(0n)
    expect(notices.at(-1)).toMatchObject({
      about: 'depositHeld',
      values: { amount: money(paid, 'PHP') },
    })
  })

  it('[C15] that comes after the order ran out is held as paid_late', async () => {
    await sandbox.setManner('pays_late', ines)
    const member = makeId('mem')
    const { id, gatewayReference } = await order(member)
    await sandbox.act(gatewayReference, 'pay')
    wait(31 * 60_000)
    await deposits.expireDue()
    expect((await get(id)).state).toBe('expired')
    await runJobs()
    wait(3_000)
    await runJobs()
    await sandbox.setManner('pays', ines)
    expect(await get(id)).toMatchObject({ state: 'held', reason: 'paid_late', paid: 50000n })
    expect(await cashOf(member)).toBe(0n)
    expect(await statesOf(id)).toEqual(['awaiting', 'expired', 'held'])
  })

  it('[C14] told in the wrong order is credited, and what ranks lower changes nothing', async () => {
    const { member, deposit } = await payWith('out_of_order')
    expect(deposit.state).toBe('success')
    expect(await cashOf(member)).toBe(50000n)
    expect((await callbacksOf(deposit.id)).toSorted()).toEqual([
      'created out_of_order 1',
      'pending out_of_order 1',
      'settled credited 1',
    ])
  })

  it('[C12] with a forged signature first is refused, noted, and then credited', async () => {
    statuses.length = 0
    const { member, deposit } = await payWith('forges')
    expect(statuses).toEqual([401, 200])
    expect(await cashOf(member)).toBe(50000n)
    expect((await callbacksOf(deposit.id)).toSorted()).toEqual([
      'settled credited 1',
      'settled invalid_signature 1',
    ])
  })

  it('[C14] that the gateway refuses fails the order, and the member is told', async () => {
    const { member, deposit } = await payWith('refuses')
    expect(deposit).toMatchObject({ state: 'failed', reason: 'refused_by_gateway' })
    expect(guard.reserved.has(deposit.id)).toBe(false)
    expect(notices.at(-1)).toMatchObject({ member, about: 'depositFailed' })
  })

  it('[C17] about which it stays silent is asked for, never guessed, and after a day a person looks', async () => {
    const member = makeId('mem')
    await sandbox.setManner('stays_silent', ines)
    const { id, gatewayReference } = await order(member)
    await sandbox.act(gatewayReference, 'pay')
    await runJobs()
    expect((await get(id)).state).toBe('awaiting')
    wait(31_000)
    await runJobs()
    expect((await get(id)).state).toBe('verifying')
    for (let hour = 0; hour < 23; hour += 1) {
      wait(3_600_001)
      await runJobs()
      await deposits.expireDue()
    }
    expect(await get(id)).toMatchObject({ state: 'verifying' })
    wait(2 * 3_600_000)
    await runJobs()
    expect(await get(id)).toMatchObject({ state: 'held', reason: 'outcome_unknown', paid: null })
    expect(await cashOf(member)).toBe(0n)
    await sandbox.setManner('pays', ines)
  })

  it('[C17] that nobody asks about any more comes before a person all the same', async () => {
    const member = makeId('mem')
    await sandbox.setManner('stays_silent', ines)
    const { id, gatewayReference } = await order(member)
    await sandbox.act(gatewayReference, 'pay')
    wait(31 * 60_000)
    await deposits.expireDue()
    expect((await get(id)).state).toBe('verifying')
    wait(24 * 3_600_000)
    await deposits.expireDue()
    expect(await get(id)).toMatchObject({ state: 'held', reason: 'outcome_unknown' })
    await sandbox.setManner('pays', ines)
  })

  it('[C17] whose call-back was lost is found in its books and credited', async () => {
    const member = makeId('mem')
    await sandbox.setManner('stays_silent', ines)
    const { id, gatewayReference } = await order(member)
    await sandbox.act(gatewayReference, 'pay')
    await sandbox.setManner('pays', ines)
    wait(31_000)
    await runJobs()
    expect((await get(id)).state).toBe('success')
    expect(await cashOf(member)).toBe(50000n)
    expect(await callbacksOf(id)).toEqual(['settled credited 1'])
  })

  it('[C11] whose gateway cannot be asked when its time is over is verified, and later ends by its books', async () => {
    const member = makeId('mem')
    const { id } = await order(member)
    await sandbox.setManner('is_down', ines)
    wait(31 * 60_000)
    await deposits.expireDue()
    expect((await get(id)).state).toBe('verifying')
    await sandbox.setManner('pays', ines)
    wait(31_000)
    await runJobs()
    expect((await get(id)).state).toBe('expired')
    expect(guard.reserved.has(id)).toBe(false)
  })

  it('[C15] over the member’s own limit is held as over_own_limit', async () => {
    const member = makeId('mem')
    const { id, gatewayReference } = await order(member)
    guard.refusal.now = refuse('deposit_limit_reached', guard.limitReached)
    await sandbox.act(gatewayReference, 'pay')
    await runJobs()
    guard.refusal.now = ok()
    expect(await get(id)).toMatchObject({ state: 'held', reason: 'over_own_limit' })
    expect(await cashOf(member)).toBe(0n)
  })

  it('[C15] for a member who is barred is held as member_barred', async () => {
    const member = makeId('mem')
    const { id, gatewayReference } = await order(member)
    barred.add(member)
    await sandbox.act(gatewayReference, 'pay')
    await runJobs()
    expect(await get(id)).toMatchObject({ state: 'held', reason: 'member_barred' })
    const other = makeId('mem')
    const second = await order(other)
    guard.refusal.now = refuse('member_excluded')
    await sandbox.act(second.gatewayReference, 'pay')
    await runJobs()
    guard.refusal.now = ok()
    expect(await get(second.id)).toMatchObject({ state: 'held', reason: 'member_barred' })
  })

  it('[C15] for an order that was given up is held', async () => {
    const member = makeId('mem')
    await sandbox.setManner('pays_late', ines)
    const { id, gatewayReference } = await order(member)
    await sandbox.act(gatewayReference, 'pay')
    expect(codeOf(await deposits.cancel(member, id))).toBe('ok')
    await runJobs()
    wait(3_000)
    await runJobs()
    await sandbox.setManner('pays', ines)
    expect(await get(id)).toMatchObject({ state: 'held', reason: 'paid_late' })
    expect(await cashOf(member)).toBe(0n)
  })

  it('[C18] moves the sum from clearing to cash and the fee on to the house', async () => {
    const member = makeId('mem')
    const content = { ...methodOf('online').content, feeBps: 150, feeFixed: '7' }
    const made = await test.makeMethod({ content, operator: ines, reason: 'A test' })
    if (!made.ok) throw new Error(made.code)
    const { id, gatewayReference, fee } = await order(member, {
      method: made.value.id,
      amount: '33333',
    })
    expect(fee).toBe(506n)
    await sandbox.act(gatewayReference, 'pay')
    await runJobs()
    expect(await get(id)).toMatchObject({ credited: 33333n - 506n, paid: 33333n })
    const [cash] = await ledger.balances(`member:${member}`)
    const entries = cash && (await ledger.listEntries(cash.id))
    expect(entries?.ok && entries.value.entries).toMatchObject([
      { reason: 'deposit_fee', amount: -506n, about: id },
      { reason: 'deposit', amount: 33333n, about: id },
    ])
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

  it('[C19] refuses a change of what was ordered or credited, and a removal', async () => {
    const { deposit } = await payWith('pays')
    const set = (what: string) =>
      attempt(`update cashier.deposits set ${what} where id = '${deposit.id}'`)
    expect(await set('amount = 1')).toMatch(/what was ordered/)
    expect(await set("member = 'mem_x'")).toMatch(/what was ordered/)
    expect(await set("state = 'failed', reason = 'paid_late'")).toMatch(/what was credited/)
    expect(await set('credited = 1')).toMatch(/what was credited/)
    expect(await attempt(`delete from cashier.deposits where id = '${deposit.id}'`)).toMatch(
      /refused/,
    )
    expect(await attempt('truncate cashier.deposits cascade')).toMatch(/refused/)
    expect(
      await attempt(`update cashier.deposit_steps set note = 'x' where deposit = '${deposit.id}'`),
    ).toMatch(/refused/)
  })

  it('[C19] refuses success without a movement', async () => {
    const { id } = await order(makeId('mem'))
    expect(
      await attempt(
        `update cashier.deposits set state = 'success', paid = 1, credited = 1 where id = '${id}'`,
      ),
    ).toMatch(/credit_when_done/)
  })
})
