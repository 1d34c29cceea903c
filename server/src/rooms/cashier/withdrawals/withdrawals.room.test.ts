import { describe, expect, it } from 'vitest'
import { contract } from '@baize/contract/every-call'
import type { Endpoint } from '@baize/contract/endpoint'
import { money } from '@baize/kernel/money'
import type { MemberSecured } from '../../identity/identity.ts'
import { smallPicture, testCashierOut } from '../../../../testing/cashier-out.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { eventsOf, testOperator } from '../../../../testing/system.ts'
import { owing } from '../../../../testing/owing.ts'
import { countLanes } from './desk.store.ts'

const db = await testDatabase({ poolSize: 8 })
const desk = await testCashierOut(db)
const { withdrawals, payees, wallet, ledger, makeId, person, payeeOf, asking, by } = desk
const { change, set, facts, notices, told, decide, wait, cashOf, requested } = desk
const { approved, disbursed, ada, ines, lives, above } = desk

const calls: readonly Endpoint[] = Object.values(contract)
const usual = set.cashier
const hourMs = 3_600_000

/** What an answer says: the state, or the code of the refusal. */
const said = (answer: { ok: true; value: { state: string } } | { ok: false; code: string }) =>
  answer.ok ? answer.value.state : answer.code

const noticesOf = (member: string) =>
  notices.filter((notice) => notice.member === member).map(({ about }) => about)

describe('a request', () => {
  it('[X10] holds the sum at once, tells the pages, and is shown with its steps', async () => {
    const row = await requested(100_000n, 150_000n)
    expect(row).toMatchObject({ state: 'requested', amount: 100_000n, fee: 0n, version: 1 })
    expect(row.steps.map(({ state }) => state)).toEqual(['requested'])
    expect(await cashOf(row.member)).toEqual({ all: 150_000n, free: 50_000n })
    const heard = told.filter(({ event }) => event.kind === 'order.changed')
    expect(heard.at(-1)).toEqual({
      topic: `member:${row.member}`,
      event: { kind: 'order.changed', order: row.id, state: 'requested' },
    })
    expect(told).toContainEqual({
      topic: 'desk',
      event: { kind: 'queue.changed', queue: 'withdrawals' },
    })
  })

  it('[X10] a member has no call that takes it back', () => {
    const own = calls.filter(({ path }) => path.startsWith('/wps/cashier/withdrawals'))
    expect(own.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /wps/cashier/withdrawals',
      'GET /wps/cashier/withdrawals/:id',
      'GET /wps/cashier/withdrawals/eligibility',
      'POST /wps/cashier/withdrawals',
      'POST /wps/cashier/withdrawals/:id/confirm',
    ])
  })

  it('[X11] the same id is one withdrawal; with other content it is refused', async () => {
    const payee = await payeeOf(await person(300_000n))
    const asked = asking(payee)
    const first = await withdrawals.create(asked)
    expect(await withdrawals.create(asked)).toEqual(first)
    expect(said(await withdrawals.create({ ...asked, amount: '100001' }))).toBe(
      'id_used_differently',
    )
    const other = await payeeOf(await person(300_000n))
    const stolen = { ...asked, member: other.member, payee: other.id }
    expect(said(await withdrawals.create(stolen))).toBe('id_used_differently')
    expect(await cashOf(payee.member)).toEqual({ all: 300_000n, free: 200_000n })
  })

  it('[X11] an id made long ago is refused', async () => {
    const payee = await payeeOf(await person(300_000n))
    const asked = asking(payee)
    wait(25 * hourMs)
    expect(said(await withdrawals.create(asked))).toBe('id_out_of_time')
  })

  it.each([
    [{ amount: '0' }, 'amount_not_positive'],
    [{ amount: '-5' }, 'amount_not_positive'],
    [{ amount: '1.5' }, 'amount_too_precise'],
    [{ amount: 'abc' }, 'amount_invalid'],
    [{ amount: '9007199254740992' }, 'amount_too_large'],
    [{ currency: 'JPY' }, 'wrong_currency'],
    [{ amount: '19999' }, 'below_minimum'],
    [{ amount: '50000001' }, 'above_maximum'],
    [{ amount: '400001' }, 'insufficient_funds'],
    [{ paymentPassword: 'wrong' }, 'payment_password_wrong'],
    [{ payee: 'pye_unknown' }, 'unknown_payee'],
  ])('[X12] %o is refused as %s and holds nothing', async (given, code) => {
    const payee = await payeeOf(await person(400_000n))
    expect(said(await withdrawals.create(asking(payee, given)))).toBe(code)
    expect(await cashOf(payee.member)).toEqual({ all: 400_000n, free: 400_000n })
    expect(await withdrawals.list(payee.member, { limit: 5 })).toEqual([])
  })

  it('[X12] the minimum and the maximum are told as sums', async () => {
    const payee = await payeeOf(await person(400_000n))
    expect(await withdrawals.create(asking(payee, { amount: '1' }))).toMatchObject({
      params: { min: money(20_000n, 'PHP') },
    })
  })

  it('[X12] the account of another member is none of this one', async () => {
    const [own, other] = [await payeeOf(await person(300_000n)), await payeeOf(await person())]
    expect(said(await withdrawals.create(asking(own, { payee: other.id })))).toBe('unknown_payee')
  })

  it('[X12] who is locked gets nothing out; what locks hold stays', async () => {
    const locked = await payeeOf(await person(300_000n))
    await lives.setState(locked.member, 'locked')
    expect(said(await withdrawals.create(asking(locked)))).toBe('member_blocked')
    const bound = await payeeOf(await person(300_000n))
    await db.transaction((tx) =>
      wallet.lock(tx, {
        id: makeId('lck'),
        member: bound.member,
        amount: money(250_000n, 'PHP'),
        reason: 'turnover',
      }),
    )
    expect(said(await withdrawals.create(asking(bound)))).toBe('funds_locked')
    expect(await cashOf(bound.member)).toEqual({ all: 300_000n, free: 300_000n })
  })

  it('[X12] [X16] [AG171] what is owed stays, and the member knows it before asking', async () => {
    const payee = await payeeOf(await person(300_000n))
    wallet.setOwed(owing(250_000n))
    expect(await withdrawals.getEligibility(payee.member)).toMatchObject({
      available: 50_000n,
      owed: 250_000n,
      locks: [],
    })
    expect(said(await withdrawals.create(asking(payee)))).toBe('funds_owed')
    expect(await cashOf(payee.member)).toEqual({ all: 300_000n, free: 300_000n })
    wallet.setOwed(owing(0n))
  })

  it('[X13] one is under way at a time', async () => {
    const row = await requested()
    const again = asking({ id: row.payee, member: row.member })
    expect(said(await withdrawals.create(again))).toBe('one_under_way')
    await withdrawals.reject({ ...by(row), note: '' })
    expect(said(await withdrawals.create(again))).toBe('requested')
  })

  it('[X14] the day of the brand has a sum and a number; what was rejected does not count', async () => {
    change({ withdrawPerDay: { PHP: '250000' }, withdrawTimesPerDay: 3 })
    const payee = await payeeOf(await person(900_000n))
    const ask = async (amount: string) => {
      const made = await withdrawals.create(asking(payee, { amount }))
      return made.ok ? await withdrawals.approve(by(made.value)) : made
    }
    const pay = async (row: Awaited<ReturnType<typeof ask>>) => {
      if (!row.ok) throw new Error(row.code)
      return await withdrawals.disburse({ ...by(row.value), reference: '' })
    }
    const first = await ask('200000')
    expect(said(await pay(first))).toBe('disbursed')
    expect(said(await ask('50001'))).toBe('day_used_up')
    const second = await ask('50000')
    if (second.ok) await withdrawals.reject({ ...by(second.value), note: '' })
    const third = await ask('20000')
    expect(said(await pay(third))).toBe('disbursed')
    expect(said(await pay(await ask('20000')))).toBe('disbursed')
    change({ withdrawPerDay: { PHP: '900000' } })
    expect(said(await ask('20000'))).toBe('day_used_up')
    const eligible = await withdrawals.getEligibility(payee.member)
    expect(eligible).toMatchObject({ stop: 'day_used_up', left: { times: 0 } })
    expect(eligible.nextAt?.toISOString()).toMatch(/T00:00:00.000Z$/)
    wait(24 * hourMs)
    expect(said(await ask('20000'))).toBe('approved')
    set.cashier = usual
  })

  it('[SU13] who asks for one is told at once and once, with the order; of a refused one nothing is told', async () => {
    const member = await person(500_000n)
    const payee = await payeeOf(member)
    await withdrawals.create(asking(payee, { amount: '1' }))
    const asked = asking(payee)
    await withdrawals.create(asked)
    await withdrawals.create(asked)
    const told = desk.warned.filter((one) => one.member === member && one.about !== 'payeeAdded')
    expect(told).toMatchObject([
      { about: 'withdrawalRequested', link: `/member?m=withdraw&order=${asked.id}` },
    ])
  })

  it('[X97] nothing is asked for while a reset of the payment password holds money, and the end of it is told', async () => {
    const member = await person(500_000n)
    const payee = await payeeOf(member)
    const until = await lives.holdMoney(member)
    expect(await withdrawals.create(asking(payee))).toMatchObject({
      code: 'money_held',
      value: { until: until?.toISOString() },
    })
    expect(await withdrawals.getEligibility(member)).toMatchObject({
      stop: 'money_held',
      nextAt: until,
    })
    expect(await cashOf(member)).toEqual({ all: 500_000n, free: 500_000n })
  })

  it('[X15] a new account waits for as long as is set', async () => {
    change({ payeeWaitHours: 4 })
    const payee = await payeeOf(await person(300_000n))
    set.cashier = usual
    expect(said(await withdrawals.create(asking(payee)))).toBe('payee_not_usable')
    expect((await withdrawals.getEligibility(payee.member)).nextAt).toEqual(payee.usableAt)
    wait(4 * hourMs)
    expect(said(await withdrawals.create(asking(payee)))).toBe('requested')
  })

  it('[X10] the hold outlasts whatever leaves a withdrawal lying', async () => {
    const row = await requested(100_000n, 100_000n)
    wait(3 * 365 * 24 * hourMs)
    await ledger.start()
    expect(await ledger.expirePendings()).toBe(0)
    expect(await cashOf(row.member)).toEqual({ all: 100_000n, free: 0n })
    wait(-3 * 365 * 24 * hourMs)
  })
})

describe('what a member may know before asking', () => {
  it('[X16] balance, what is free, what locks hold and why, bounds, fee', async () => {
    change({ withdrawFeeBps: 100, withdrawFeeFixed: { PHP: '500' } })
    const payee = await payeeOf(await person(300_000n))
    const lock = { amount: money(120_000n, 'PHP'), reason: 'Welcome bonus' }
    await db.transaction((tx) =>
      wallet.lock(tx, { id: makeId('lck'), member: payee.member, ...lock }),
    )
    expect(await withdrawals.getEligibility(payee.member)).toMatchObject({
      currency: 'PHP',
      balance: 300_000n,
      available: 180_000n,
      locks: [{ amount: 120_000n, reason: 'Welcome bonus' }],
      bounds: { min: 20_000n, max: 50_000_000n, feeBps: 100n, feeFixed: 500n },
      left: { sum: 100_000_000n, times: 5 },
      stop: null,
      nextAt: null,
      confirmMinutes: 1440,
    })
    set.cashier = usual
  })

  it('[X16] the first thing in the way is told', async () => {
    const stopOf = async (member: `mem_${string}`) =>
      (await withdrawals.getEligibility(member)).stop
    const member = await person(300_000n)
    await lives.setPaymentHash(member, null)
    expect(await stopOf(member)).toBe('no_payment_password')
    await lives.setPaymentHash(member, '$argon2id$')
    expect(await stopOf(member)).toBe('no_payee')
    const payee = await payeeOf(member)
    expect(await stopOf(member)).toBe(null)
    await withdrawals.create(asking(payee))
    expect(await stopOf(member)).toBe('one_under_way')
    await lives.setState(member, 'closed')
    expect(await stopOf(member)).toBe('member_blocked')
  })
})

describe('the review', () => {
  it('[X20] the first hand starts it; letting go leaves it under review', async () => {
    const row = await requested()
    const taken = await withdrawals.assign({ id: row.id, take: true, operator: ines })
    expect(taken).toMatchObject({ value: { state: 'reviewing', assignee: 'Ines', version: 2 } })
    const released = await withdrawals.assign({ id: row.id, take: false, operator: ines })
    expect(released).toMatchObject({ value: { state: 'reviewing', assignee: '', version: 3 } })
    expect(await withdrawals.desk.get(row.id, ines.id)).toMatchObject({
      history: [
        { what: 'requested', by: '' },
        { what: 'reviewing', by: 'Ines' },
        { what: 'assigned', by: 'Ines' },
        { what: 'released', by: 'Ines' },
      ],
    })
    expect(said(await withdrawals.assign({ id: 'wdr_none', take: true, operator: ines }))).toBe(
      'not_found',
    )
  })

  it('[X21] a decision is made on the version that was seen, and once', async () => {
    const row = await requested()
    await withdrawals.assign({ id: row.id, take: true, operator: ada })
    expect(said(await withdrawals.approve(by(row)))).toBe('changed_meanwhile')
    const done = await withdrawals.approve(by({ ...row, version: 2 }))
    expect(said(done)).toBe('approved')
    expect(said(await withdrawals.approve(by({ ...row, version: 2 }, ada)))).toBe('already_decided')
    expect(noticesOf(row.member)).toEqual(['withdrawalApproved'])
  })

  it('[X22] a rejection gives everything back, to the cent, with a word for the member', async () => {
    change({ withdrawFeeBps: 123, withdrawFeeFixed: { PHP: '7' } })
    const row = await requested(123_457n, 200_001n)
    set.cashier = usual
    expect(row.fee).toBe(1525n)
    expect(await cashOf(row.member)).toEqual({ all: 200_001n, free: 76_544n })
    const done = await withdrawals.reject({ ...by(row), note: 'Send us a statement' })
    expect(done).toMatchObject({
      value: { state: 'rejected', returned: 123_457n, note: 'Send us a statement' },
    })
    expect(await cashOf(row.member)).toEqual({ all: 200_001n, free: 200_001n })
    const notice = notices.find(({ member }) => member === row.member)
    expect(notice).toMatchObject({
      about: 'withdrawalRejected',
      values: { amount: money(123_457n, 'PHP'), note: 'Send us a statement' },
    })
    expect(said(await withdrawals.reject({ ...by(row), note: '' }))).toBe('already_decided')
  })

  it('[X22] one that was agreed to may still be rejected until it is paid', async () => {
    const row = await approved()
    expect(said(await withdrawals.reject({ ...by(row), note: '' }))).toBe('rejected')
    expect((await cashOf(row.member)).free).toBe(500_000n)
    const paid = await disbursed()
    expect(said(await withdrawals.reject({ ...by(paid), note: '' }))).toBe('already_decided')
  })

  it('[X23] above the limit a second person agrees, who is never the one who asked', async () => {
    const row = await requested(5_000_001n, 6_000_000n)
    expect((await withdrawals.desk.get(row.id, ines.id))?.withdrawal.needsSecond).toBe(true)
    const asked = await withdrawals.approve(by(row))
    const approval = asked.ok ? asked.value.approval : null
    expect(asked).toMatchObject({ value: { state: 'reviewing', approval: expect.any(String) } })
    const directly = await withdrawals.approve(by({ ...row, version: row.version + 1 }, ada))
    expect(said(directly)).toBe('already_decided')
    expect(await decide(approval, { operator: ines })).toMatchObject({ code: 'same_person' })
    expect(await decide(approval, { operator: testOperator('Sue', 'support') })).toMatchObject({
      code: 'not_allowed',
    })
    expect(await decide(approval)).toMatchObject({ ok: true })
    expect(await withdrawals.find(row.member, row.id)).toMatchObject({
      value: { state: 'approved', approval: null, approvedById: ines.id, secondById: ada.id },
    })
    expect(await decide(approval)).toMatchObject({ code: 'already_decided' })
  })

  it('[X23] a second person who says no, or nobody, leaves it to be decided again', async () => {
    const row = await requested(5_000_001n, 6_000_000n)
    const asked = await withdrawals.approve(by(row))
    await decide(asked.ok ? asked.value.approval : null, { approve: false })
    const again = await withdrawals.find(row.member, row.id)
    expect(again).toMatchObject({ value: { state: 'reviewing', approval: null } })
    if (!again.ok) return
    const once = await withdrawals.approve(by(again.value))
    wait(hourMs)
    await desk.system.approvals.expire()
    const third = await withdrawals.find(row.member, row.id)
    expect(third).toMatchObject({ value: { approval: null } })
    expect(once.ok && third.ok && third.value.version > once.value.version).toBe(true)
    expect((await withdrawals.desk.get(row.id, ines.id))?.history.map(({ what }) => what)).toEqual([
      'requested',
      'reviewing',
      'approval_requested',
      'approval_rejected',
      'approval_requested',
      'approval_expired',
    ])
  })

  it('[X23] what one rejected meanwhile cannot be agreed to any more', async () => {
    const row = await requested(5_000_001n, 6_000_000n)
    const asked = await withdrawals.approve(by(row))
    if (!asked.ok) throw new Error(asked.code)
    await withdrawals.reject({ ...by(asked.value, ada), note: '' })
    expect(await decide(asked.value.approval)).toMatchObject({ code: 'changed_meanwhile' })
    expect((await cashOf(row.member)).free).toBe(6_000_000n)
  })

  it('[X23] what one person alone agreed to for a member within a day counts together', async () => {
    const payee = await payeeOf(await person(9_000_000n))
    const ask = async () => {
      const made = await withdrawals.create(asking(payee, { amount: '3000000' }))
      if (!made.ok) throw new Error(made.code)
      const done = await withdrawals.approve(by(made.value))
      if (!done.ok) throw new Error(done.code)
      return done.value
    }
    const first = await ask()
    expect(first).toMatchObject({ state: 'approved', approval: null })
    await withdrawals.disburse({ ...by(first), reference: '' })
    expect(await ask()).toMatchObject({ state: 'reviewing', approval: expect.any(String) })
  })

  it('[X23] to agree and to pay counts once, and what was rejected not at all', async () => {
    const payee = await payeeOf(await person(9_000_000n))
    const ask = async (amount: string) => {
      const made = await withdrawals.create(asking(payee, { amount }))
      if (!made.ok) throw new Error(made.code)
      const done = await withdrawals.approve(by(made.value))
      if (!done.ok) throw new Error(done.code)
      return done.value
    }
    const first = await ask('3000000')
    await withdrawals.reject({ ...by(first, ada), note: '' })
    const paid = await withdrawals.disburse({ ...by(await ask('3000000')), reference: '' })
    expect(said(paid)).toBe('disbursed')
    expect(await ask('2000000')).toMatchObject({ state: 'approved', approval: null })
  })

  it('[X30] who alone agreed to more than one may move alone does not pay it as well', async () => {
    const row = await approved()
    await db.transaction((tx) => desk.deps.hands.giveBack(tx, { what: 'withdrawal', id: row.id }))
    above.now = { PHP: '99999' }
    const pay = (operator = ines) => withdrawals.disburse({ ...by(row, operator), reference: '' })
    expect(said(await pay())).toBe('same_person')
    expect(said(await pay(ada))).toBe('disbursed')
    above.now = { PHP: '5000000' }
  })

  it('[X24] each decision is in the audit trail, with who and why', async () => {
    const row = await disbursed()
    const trail = await desk.system.audit.list({}, { limit: 20 })
    const entries = trail
      .filter(({ object }) => object === `${row.id} ${row.member}`)
      .map(({ action, actor, reason }) => ({ action, actor, reason }))
    expect(entries).toEqual([
      { action: 'withdrawal.disbursed', actor: 'Ines', reason: 'Looked at it' },
      { action: 'withdrawal.approved', actor: 'Ines', reason: 'Looked at it' },
    ])
  })
})

describe('the payment', () => {
  it('[X30] whole: the sum and the fee leave for good, and the member may say what arrived', async () => {
    change({ withdrawFeeBps: 100 })
    const row = await disbursed(undefined, 100_000n)
    set.cashier = usual
    expect(row).toMatchObject({
      state: 'disbursed',
      disbursed: 99_000n,
      feeTaken: 1_000n,
      returned: 0n,
      reference: 'BANK-1',
    })
    expect(row.confirmBy?.getTime()).toBe((row.disbursedAt?.getTime() ?? 0) + 24 * hourMs)
    expect(await cashOf(row.member)).toEqual({ all: 400_000n, free: 400_000n })
    const facts = await eventsOf(db, 'withdrawal.disbursed')
    expect(facts.at(-1)).toEqual({
      subject: row.member,
      payload: { withdrawal: row.id, member: row.member, amount: '99000', currency: 'PHP' },
    })
    expect(noticesOf(row.member)).toEqual(['withdrawalApproved', 'withdrawalPaid'])
  })

  it('[X31] a part: the rest goes back at once, and the fee is in proportion, rounded down', async () => {
    change({ withdrawFeeBps: 100, withdrawFeeFixed: { PHP: '1' } })
    const row = await disbursed(33_333n, 100_000n)
    set.cashier = usual
    // 1,001 of 98,999 for 33,333 is 337.04.
    expect(row).toMatchObject({ disbursed: 33_333n, feeTaken: 337n, returned: 66_330n })
    expect(await cashOf(row.member)).toEqual({ all: 466_330n, free: 466_330n })
  })

  it('[X31] a part so small that its fee comes to nothing', async () => {
    change({ withdrawFeeFixed: { PHP: '5' } })
    const row = await disbursed(1n, 100_000n)
    set.cashier = usual
    expect(row).toMatchObject({ disbursed: 1n, feeTaken: 0n, returned: 99_999n })
    expect(await cashOf(row.member)).toEqual({ all: 499_999n, free: 499_999n })
  })

  it.each([
    ['0', 'amount_not_positive'],
    ['100001', 'amount_too_large'],
    ['1.5', 'amount_too_precise'],
    ['x', 'amount_invalid'],
  ])('[X31] a part of %s is refused as %s', async (amount, code) => {
    const row = await approved(100_000n)
    expect(said(await withdrawals.disburse({ ...by(row), amount, reference: '' }))).toBe(code)
    expect(await cashOf(row.member)).toEqual({ all: 500_000n, free: 400_000n })
  })

  it('[X30] only what was agreed to is paid, once', async () => {
    const row = await requested()
    expect(said(await withdrawals.disburse({ ...by(row), reference: '' }))).toBe('not_approved_yet')
    const paid = await disbursed()
    expect(said(await withdrawals.disburse({ ...by(paid), reference: '' }))).toBe('already_decided')
    expect(await cashOf(paid.member)).toEqual({ all: 400_000n, free: 400_000n })
  })
})

describe('what the member says', () => {
  const say = (row: { id: string; member: `mem_${string}` }, told: object) =>
    withdrawals.confirm({ id: row.id, member: row.member, ...told } as Parameters<
      typeof withdrawals.confirm
    >[0])

  it('[X40] received: it is over', async () => {
    const row = await disbursed()
    expect(await say(row, { outcome: 'received' })).toMatchObject({
      value: { state: 'received', received: 100_000n, remaining: 0n, receivedBy: 'member' },
    })
    expect(said(await say(row, { outcome: 'received' }))).toBe('received')
    expect(said(await say(row, { outcome: 'not_received', picture: smallPicture }))).toBe(
      'already_decided',
    )
  })

  it('[X41] a part: what arrived and what is missing make what was paid, and a dispute opens', async () => {
    const row = await disbursed()
    const before = told.length
    expect(await say(row, { outcome: 'partly_received', received: '60000' })).toMatchObject({
      value: {
        state: 'partly_received',
        received: 60_000n,
        remaining: 40_000n,
        dispute: 'open',
        receivedBy: null,
      },
    })
    // Among them may be what the payment itself still had to tell.
    expect(told.slice(before)).toContainEqual({
      topic: 'desk',
      event: { kind: 'queue.changed', queue: 'disputes' },
    })
  })

  it.each([
    [{ outcome: 'partly_received' }, 'amount_invalid'],
    [{ outcome: 'partly_received', received: '0' }, 'amount_not_positive'],
    [{ outcome: 'partly_received', received: '100000' }, 'amount_too_large'],
    [{ outcome: 'not_received' }, 'proof_required'],
    [{ outcome: 'not_received', picture: Buffer.from('not a picture') }, 'image_invalid'],
    [{ outcome: 'not_received', picture: Buffer.from('<svg/>') }, 'image_invalid'],
  ])('[X41] %o is refused as %s', async (told, code) => {
    expect(said(await say(await disbursed(), told))).toBe(code)
  })

  it('[X42] nothing arrived: a picture shows it, drawn anew', async () => {
    const row = await disbursed()
    expect(await say(row, { outcome: 'not_received', picture: smallPicture })).toMatchObject({
      value: { state: 'not_received', received: 0n, remaining: 100_000n, hasProof: true },
    })
    const proof = (await withdrawals.desk.get(row.id, ines.id))?.proof
    expect(proof?.subarray(8, 12).toString()).toBe('WEBP')
  })

  it('[X40] only its member says it, and only of what was paid', async () => {
    const row = await disbursed()
    const stranger = await person()
    expect(said(await say({ id: row.id, member: stranger }, { outcome: 'received' }))).toBe(
      'not_found',
    )
    expect(said(await say(await requested(), { outcome: 'received' }))).toBe('not_paid_yet')
  })

  it('[X43] silence is asked about at half and at nine tenths of the time, and then means received', async () => {
    const row = await disbursed()
    const reminders = () =>
      noticesOf(row.member).filter((about) => about === 'withdrawalReminder').length
    await withdrawals.runClock()
    expect(reminders()).toBe(0)
    wait(12 * hourMs)
    await withdrawals.runClock()
    await withdrawals.runClock()
    expect(reminders()).toBe(1)
    wait(10 * hourMs)
    await withdrawals.runClock()
    await withdrawals.runClock()
    expect(reminders()).toBe(2)
    wait(2 * hourMs)
    // Too late, whether or not the clock has struck.
    expect(said(await say(row, { outcome: 'not_received', picture: smallPicture }))).toBe(
      'already_decided',
    )
    await withdrawals.runClock()
    expect(await withdrawals.find(row.member, row.id)).toMatchObject({
      value: { state: 'received', receivedBy: 'time', received: 100_000n, dispute: null },
    })
    expect(noticesOf(row.member).at(-1)).toBe('withdrawalReceived')
    expect(said(await say(row, { outcome: 'received' }))).toBe('already_decided')
  })

  it('[X43] a clock that stood still reminds once, with the more urgent one', async () => {
    const row = await disbursed()
    wait(23 * hourMs)
    await withdrawals.runClock()
    await withdrawals.runClock()
    expect(noticesOf(row.member)).toEqual([
      'withdrawalApproved',
      'withdrawalPaid',
      'withdrawalReminder',
    ])
  })
})

describe('a dispute', () => {
  async function disputed(amount = 100_000n, received?: string) {
    const paid = await disbursed(undefined, amount)
    const told =
      received === undefined
        ? ({ outcome: 'not_received', picture: smallPicture } as const)
        : ({ outcome: 'partly_received', received } as const)
    const row = await withdrawals.confirm({ id: paid.id, member: paid.member, ...told })
    if (!row.ok) throw new Error(row.code)
    return row.value
  }
  const settle = (
    row: { id: string; version: number },
    as: 'returned' | 'forced',
    operator = ines,
  ) => withdrawals.settle({ ...by(row, operator), as, note: 'We asked the bank' })

  it('[X50] what did not arrive comes back, with its part of the fee', async () => {
    change({ withdrawFeeBps: 100 })
    const row = await disputed(100_000n, '66000')
    set.cashier = usual
    const done = await settle(row, 'returned')
    // 33,000 of 99,000 are missing; of the fee of 1,000, 666 stay for what arrived.
    expect(done).toMatchObject({
      value: { state: 'partly_received', dispute: 'returned', returned: 33_334n },
    })
    expect(await cashOf(row.member)).toEqual({ all: 433_334n, free: 433_334n })
    expect((await eventsOf(db, 'withdrawal.returned')).at(-1)?.payload).toMatchObject({
      withdrawal: row.id,
      amount: '33000',
    })
    expect(noticesOf(row.member).at(-1)).toBe('withdrawalReturned')
    expect(said(await settle(row, 'forced'))).toBe('already_decided')
  })

  it('[X51] forced: it counts as received for good, and nothing comes back', async () => {
    const row = await disputed()
    const done = await settle(row, 'forced')
    expect(done).toMatchObject({
      value: { state: 'received', dispute: 'forced', receivedBy: 'operator', remaining: 0n },
    })
    expect(await cashOf(row.member)).toEqual({ all: 400_000n, free: 400_000n })
    expect(noticesOf(row.member).at(-1)).toBe('withdrawalForced')
    expect(said(await settle(row, 'returned'))).toBe('already_decided')
  })

  it('[X52] above the limit a second person agrees to give back', async () => {
    const paid = await disputed()
    above.now = { PHP: '99999' }
    const asked = await settle(paid, 'returned')
    above.now = { PHP: '5000000' }
    const approval = asked.ok ? asked.value.approval : null
    expect(asked).toMatchObject({ value: { dispute: 'open', approval: expect.any(String) } })
    expect(await cashOf(paid.member)).toEqual({ all: 400_000n, free: 400_000n })
    expect(await decide(approval, { operator: ines })).toMatchObject({ code: 'same_person' })
    expect(await decide(approval)).toMatchObject({ ok: true })
    expect(await cashOf(paid.member)).toEqual({ all: 500_000n, free: 500_000n })
  })

  it('[X52] and to force it', async () => {
    const paid = await disputed()
    above.now = { PHP: '99999' }
    const asked = await settle(paid, 'forced')
    above.now = { PHP: '5000000' }
    const approval = asked.ok ? asked.value.approval : null
    expect(asked).toMatchObject({ value: { dispute: 'open', approval: expect.any(String) } })
    expect(await decide(approval, { operator: ines })).toMatchObject({ code: 'same_person' })
    expect(await decide(approval)).toMatchObject({ ok: true })
    const after = await withdrawals.find(paid.member, paid.id)
    expect(after).toMatchObject({ value: { dispute: 'forced', approval: null } })
    expect(await cashOf(paid.member)).toEqual({ all: 400_000n, free: 400_000n })
  })

  it('[X50] there is one only where something is missing', async () => {
    const row = await disbursed()
    expect(said(await settle(row, 'returned'))).toBe('already_decided')
  })
})

describe('what a reviewer is told', () => {
  const kindsOf = (row: { signals: readonly { kind: string }[] }) =>
    row.signals.map(({ kind }) => kind)

  it('[X60] a new account, its first withdrawal, money that was never played', async () => {
    facts.deposits = { total: 500_000n, lastAt: new Date(Date.now() - hourMs) }
    const row = await requested()
    expect(kindsOf(row)).toEqual(['new_account', 'no_turnover', 'first_withdrawal'])
    facts.turnover = 1n
    expect(kindsOf(await requested())).toEqual(['new_account', 'first_withdrawal'])
    facts.deposits = { total: 0n, lastAt: null }
    facts.turnover = 0n
  })

  it('[X61] others from the same network, and those with the same browser there', async () => {
    const [one, two, three] = [
      await person(300_000n, { account: 'networkone' }),
      await person(0n, { account: 'networktwo' }),
      await person(0n, { account: 'networkthree' }),
    ]
    const ip = '198.51.100.7'
    await lives.noteLogin(one, { ip, userAgent: 'Phone' })
    await lives.noteLogin(two, { ip, userAgent: 'Phone' })
    await lives.noteLogin(three, { ip, userAgent: 'Desktop' })
    const made = await withdrawals.create(
      asking(await payeeOf(one), { ip: '198.51.100.9', userAgent: 'Phone' }),
    )
    const signals = made.ok ? made.value.signals : []
    expect(signals.filter(({ kind }) => kind.startsWith('same_'))).toEqual([
      { kind: 'same_ip', detail: 'networktwo, networkthree' },
      { kind: 'same_device', detail: 'networktwo' },
    ])
  })

  it('[X62] an account that another had, one that is new beside others, a name that is not the own', async () => {
    const first = await payeeOf(await person(0n, { account: 'firstowner' }), {
      number: '5550001112',
    })
    await payees.remove(first.member, first.id)
    const member = await person(300_000n)
    await payeeOf(member)
    const payee = await payeeOf(member, { number: '555-000 1112' })
    await lives.setRealName(member, 'Juan Luna')
    const made = await withdrawals.create(asking(payee))
    const signals = made.ok ? made.value.signals : []
    expect(signals.slice(1, 4)).toEqual([
      { kind: 'same_payee', detail: 'firstowner' },
      { kind: 'payee_changed', detail: payee.addedAt.toISOString() },
      { kind: 'holder_differs', detail: 'Juan Luna' },
    ])
  })

  it('[X64] what protects the account was changed lately before, or after, until it was paid', async () => {
    const row = await approved()
    const { member, requestedAt } = row
    const changed = async (what: MemberSecured['payload']['what'], hours: number, first?: true) => {
      const at = new Date(requestedAt.getTime() + hours * hourMs)
      const payload = { what, ...(first && { first }) }
      const event = { id: `evt ${what} ${hours} ${member}`, subject: member, at, payload }
      await db.transaction((tx) => withdrawals.noteSecured(tx, event))
      return at.toISOString()
    }
    const told = async () => {
      const found = await withdrawals.desk.get(row.id, ines.id)
      return found?.withdrawal.signals.filter(({ kind }) => /_changed|_reset/.test(kind))
    }
    expect(await told()).toEqual([])
    await changed('contactChanged', -24 * 400)
    await changed('paymentChanged', -1, true)
    await changed('newNetwork', -1)
    expect(await told()).toEqual([])
    const password = await changed('passwordChanged', -2)
    await changed('contactChanged', -1)
    const contact = await changed('contactChanged', 1)
    const reset = await changed('paymentReset', 2)
    const signals = [
      { kind: 'payment_reset', detail: reset },
      { kind: 'contact_changed', detail: contact },
      { kind: 'password_changed', detail: password },
    ]
    expect(await told()).toEqual(signals)
    await db.sql`update cashier.account_changes set at = at - interval '3 hours' where member = ${member}`
    await withdrawals.disburse({ ...by(row), reference: '' })
    const atPayment = await told()
    await changed('contactChanged', 48)
    expect(await told()).toEqual(atPayment)
  })

  it('[X63] a sum that is many times the usual one', async () => {
    const payee = await payeeOf(await person(9_000_000n))
    for (const amount of ['20000', '30000', '40000']) {
      const made = await withdrawals.create(asking(payee, { amount }))
      const agreed = made.ok ? await withdrawals.approve(by(made.value)) : made
      if (agreed.ok) await withdrawals.disburse({ ...by(agreed.value), reference: '' })
    }
    const made = await withdrawals.create(asking(payee, { amount: '210000' }))
    const unusual = made.ok ? made.value.signals.at(-1) : undefined
    expect(unusual?.kind).toBe('unusual_amount')
    expect(unusual?.detail.replaceAll(/\s/gu, ' ')).toBe('7 × PHP 300.00')
  })
})

describe('the desk', () => {
  it('[X70] each withdrawal stands in one list; lists are counted and summed', async () => {
    const before = await withdrawals.desk.list({ lane: 'done', limit: 1 }, ines.id)
    const lanes = ['review', 'pay', 'paid', 'dispute'] as const
    const rows = [await requested(), await approved(), await disbursed(), await disbursed()]
    const last = rows[3]
    if (last) {
      await withdrawals.confirm({
        id: last.id,
        member: last.member,
        outcome: 'partly_received',
        received: '1',
      })
    }
    for (const [index, lane] of lanes.entries()) {
      const page = await withdrawals.desk.list(
        { lane, limit: 100, member: rows[index]?.member },
        ines.id,
      )
      expect(page.items.map(({ id }) => id)).toEqual([rows[index]?.id])
      expect(page.counts.get(lane)).toBe((before.counts.get(lane) ?? 0) + 1)
      expect(page.sums.get(lane)).toBe((before.sums.get(lane) ?? 0n) + 100_000n)
    }
    // Where the brand keeps to another currency these are counted, and not added to its sums.
    const inYen = await countLanes(db, 'JPY')
    expect(inYen.find(({ lane }) => lane === 'review')?.count).toBeGreaterThan(0)
    expect(inYen.map(({ sum }) => sum).filter((sum) => sum !== 0n)).toEqual([])
  })

  it('[X70] what waits comes by age, what is over newest first, in pages that fit', async () => {
    const read = async (lane: 'review' | 'done') => {
      const numbers: bigint[] = []
      let after: bigint | undefined
      for (;;) {
        const page = await withdrawals.desk.list({ lane, limit: 3, after }, ines.id)
        numbers.push(...page.items.map(({ number }) => number))
        if (page.next === null) return numbers
        after = page.next
      }
    }
    const oldestFirst = (a: bigint, b: bigint) => Number(a - b)
    const waiting = await read('review')
    expect(waiting).toEqual(waiting.toSorted(oldestFirst))
    expect(waiting.length).toBeGreaterThan(6)
    const over = await read('done')
    expect(over).toEqual(over.toSorted((a, b) => oldestFirst(b, a)))
    expect(new Set(over).size).toBe(over.length)
  })

  it('[X71] is found by its number, by the reference of its payment, by its member', async () => {
    const row = await disbursed()
    const search = async (text: string) =>
      (await withdrawals.desk.list({ lane: 'paid', limit: 100, search: text }, ines.id)).items.map(
        ({ id }) => id,
      )
    const account = (await desk.identity.members.get(db, row.member)).account
    expect(await search(row.id)).toEqual([row.id])
    expect(await search(account.toUpperCase())).toEqual([row.id])
    expect(await search('BANK-1')).toContain(row.id)
    expect(await search('nobody at all')).toEqual([])
    const named = await withdrawals.desk.list(
      { lane: 'paid', limit: 9, member: 'nobody at all' },
      ines.id,
    )
    expect(named.items).toEqual([])
  })

  it('[X73] who has it in hand is given the whole number of the account, all others its end', async () => {
    const payee = await payeeOf(await person(300_000n), { number: '4001 2345 6789' })
    const made = await withdrawals.create(asking(payee))
    const id = made.ok ? made.value.id : ''
    const [fay, fin] = [testOperator('Fay', 'finance'), testOperator('Fin', 'finance')]
    const reveal = (who = fay) => withdrawals.desk.reveal(id, who)
    expect(await reveal()).toMatchObject({ code: 'not_in_hand' })
    await withdrawals.assign({ id, take: true, operator: fay })
    expect(await reveal()).toEqual({ ok: true, value: '400123456789' })
    expect(await reveal(fin)).toMatchObject({ code: 'not_in_hand' })
    expect(await withdrawals.desk.reveal('wdr_none', fay)).toMatchObject({ code: 'not_found' })
    const version = (await withdrawals.desk.get(id, fay.id))?.withdrawal.version ?? 0
    await withdrawals.reject({ id, version, reason: 'A test', note: '', operator: fay })
    expect(await reveal()).toMatchObject({ code: 'already_decided' })
    expect(payee).toMatchObject({ hint: '6789' })
    const [raw] = await db.sql<{ text: string }>`
      select row_to_json(p)::text as text from cashier.payees p where id = ${payee.id}`
    expect(raw?.text).not.toContain('400123456789')
  })

  it('[X72] the whole time of the account is summed', async () => {
    const row = await disbursed(40_000n)
    facts.deposits = { total: 777n, lastAt: null }
    expect(await withdrawals.desk.get(row.id, ines.id)).toMatchObject({
      balance: 460_000n,
      totals: { deposits: 777n, withdrawals: 40_000n },
    })
    facts.deposits = { total: 0n, lastAt: null }
    expect(await withdrawals.desk.get('wdr_none', ines.id)).toBeUndefined()
  })
})
