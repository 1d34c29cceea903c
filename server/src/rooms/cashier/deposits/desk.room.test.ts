import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ok, refuse } from '@baize/kernel/result'
import { testDatabase } from '../../../../testing/database.ts'
import { testDeposits } from '../../../../testing/deposits.ts'
import { testOperator } from '../../../../testing/system.ts'
import { createHear } from './hear.ts'
import { showDeskDeposit } from './shape.ts'

const db = await testDatabase({ poolSize: 12 })
const test = await testDeposits(db)
const { deposits, sandbox, system, guard, notices, makeId, above } = test
const { order, get, cashOf, wait, runJobs, methodOf, decide } = test
const { desk } = deposits

const ines = testOperator('Ines', 'finance')
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)
const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()

const bankOrder = (member = makeId('mem'), amount = '50000') =>
  order(member, { method: methodOf('bank').id, amount })

async function withSlip(member = makeId('mem'), amount = '50000') {
  const { id } = await bankOrder(member, amount)
  const sent = await deposits.sendSlip(member, id, picture)
  if (!sent.ok) throw new Error(sent.code)
  return sent.value
}

const decision = ({ id, version }: { id: string; version: number }, operator = ines) => ({
  id,
  version,
  operator,
  reason: 'Seen on the account',
})

const lastAct = async (action: string) => (await system.audit.list({ action }, { limit: 1 }))[0]

describe('the lanes', () => {
  it('[C20] show what waits for a person by age, and all else newest first', async () => {
    const [first, second] = [await withSlip(), await withSlip()]
    const open = await bankOrder()
    const done = await withSlip()
    await desk.reject({ ...decision(done), note: '' })
    const ids = async (lane: 'waiting' | 'open' | 'done') =>
      (await desk.list({ lane }, { limit: 100 })).map(({ id }) => id)
    expect(await ids('waiting')).toEqual([first.id, second.id])
    expect((await ids('open'))[0]).toBe(open.id)
    expect(await ids('done')).toEqual([done.id])
    expect((await desk.count()).waiting).toBe(2)
    const after = { at: first.since, id: first.id }
    const [next] = await desk.list({ lane: 'waiting' }, { after, limit: 1 })
    expect(next?.id).toBe(second.id)
    expect(
      await desk.list({ lane: 'waiting', search: second.reference.toLowerCase() }, { limit: 9 }),
    ).toMatchObject([{ id: second.id }])
  })

  it('[C20] are narrowed to a member and to a method', async () => {
    const member = makeId('mem')
    const waiting = await withSlip(member)
    const byBank = await bankOrder(member, '51000')
    const byWallet = await order(member, { method: methodOf('wallet').id, amount: '50000' })
    const other = await bankOrder()
    const ids = async (filter: Parameters<typeof desk.list>[0]) =>
      (await desk.list(filter, { limit: 100 })).map(({ id }) => id)
    expect(await ids({ lane: 'waiting', member })).toEqual([waiting.id])
    expect(await ids({ lane: 'open', member })).toEqual([byWallet.id, byBank.id])
    const method = methodOf('wallet').id
    expect(await ids({ lane: 'open', member, method })).toEqual([byWallet.id])
    expect(await ids({ lane: 'waiting', member, method })).toEqual([])
    expect(await ids({ lane: 'open', method })).not.toContain(other.id)
  })

  it('[C20] leave a payment that a gateway verifies to the gateway', async () => {
    await sandbox.setManner('stays_silent', ines)
    const { id, gatewayReference } = await order(makeId('mem'))
    await sandbox.act(gatewayReference, 'pay')
    wait(31_000)
    await runJobs()
    await sandbox.setManner('pays', ines)
    expect(await get(id)).toMatchObject({ state: 'verifying', lane: 'open' })
  })
})

describe('approving', () => {
  it('[C22] a slip credits what was ordered, and says so everywhere', async () => {
    const member = makeId('mem')
    const deposit = await withSlip(member)
    const approved = await desk.approve(decision(deposit))
    expect(approved).toMatchObject({ value: { approval: null, deposit: { state: 'success' } } })
    expect(await cashOf(member)).toBe(50000n)
    expect(await lastAct('deposit.approved')).toMatchObject({
      actor: 'Ines',
      reason: 'Seen on the account',
      object: `${deposit.id} ${member}`,
    })
    expect((await desk.find(deposit.id))?.steps.at(-1)).toMatchObject({
      state: 'success',
      by: 'Ines',
    })
    expect(notices.at(-1)).toMatchObject({ member, about: 'depositDone' })
  })

  it('[C4] another sum than was ordered takes the fee of what was paid', async () => {
    const member = makeId('mem')
    const { id } = await order(member, { method: methodOf('wallet').id })
    await deposits.sendSlip(member, id, picture)
    const approved = await desk.approve({ ...decision(await get(id)), paid: '30099' })
    expect(approved).toMatchObject({ value: { deposit: { paid: 30099n, credited: 29799n } } })
    expect(guard.counted.get(id)).toBe(30099n)
  })

  it('[C15] held money credits what the gateway saw', async () => {
    const member = makeId('mem')
    await sandbox.setManner('pays_less', ines)
    const { id, gatewayReference } = await order(member)
    await sandbox.act(gatewayReference, 'pay')
    await runJobs()
    await sandbox.setManner('pays', ines)
    expect(codeOf(await desk.approve(decision(await get(id))))).toBe('ok')
    expect(await cashOf(member)).toBe(45000n)
  })

  it.each([
    ['0', 'amount_not_positive'],
    ['-1', 'amount_not_positive'],
    ['1.5', 'amount_too_precise'],
    ['x', 'amount_invalid'],
    ['9007199254740992', 'amount_too_large'],
  ])('[C22] with %s paid is refused as %s', async (paid, code) => {
    const deposit = await withSlip()
    expect(codeOf(await desk.approve({ ...decision(deposit), paid }))).toBe(code)
    expect((await get(deposit.id)).state).toBe('verifying')
  })

  it('[C15] over the member’s own limit is refused and changes nothing', async () => {
    const deposit = await withSlip()
    guard.refusal.now = refuse('deposit_limit_reached', guard.limitReached)
    expect(codeOf(await desk.approve(decision(deposit)))).toBe('deposit_limit_reached')
    guard.refusal.now = ok()
    expect(await get(deposit.id)).toEqual(deposit)
  })

  it('[C21] what somebody else decided is told, and decided once', async () => {
    const deposit = await withSlip()
    expect(codeOf(await desk.approve(decision(deposit)))).toBe('ok')
    const ada = testOperator('Ada', 'admin')
    expect(codeOf(await desk.reject({ ...decision(deposit, ada), note: 'No' }))).toBe(
      'changed_meanwhile',
    )
    expect(codeOf(await desk.approve(decision(await get(deposit.id), ada)))).toBe('already_decided')
    expect(codeOf(await desk.approve({ ...decision(deposit), id: 'dep_none' }))).toBe('not_found')
  })
})

describe('a large sum', () => {
  const large = '200000'
  const strict = () => (above.now = { PHP: '100000' })
  const loose = () => (above.now = { PHP: '1000000' })

  it('[C22] waits for a second person, who is never the first', async () => {
    strict()
    const member = makeId('mem')
    const deposit = await withSlip(member, large)
    const asked = await desk.approve(decision(deposit))
    if (!asked.ok) throw new Error(asked.code)
    const { approval } = asked.value
    expect(approval).toMatch(/^apr_/)
    expect(await cashOf(member)).toBe(0n)
    expect(codeOf(await decide(approval, { operator: ines }))).toBe('same_person')
    expect(codeOf(await decide(approval))).toBe('ok')
    expect(await cashOf(member)).toBe(200000n)
    expect((await get(deposit.id)).state).toBe('success')
    loose()
  })

  it('[C22] names its request on the desk while it waits for a second person', async () => {
    strict()
    const deposit = await withSlip(makeId('mem'), large)
    const asked = await desk.approve(decision(deposit))
    if (!asked.ok) throw new Error(asked.code)
    const shown = async () =>
      showDeskDeposit(await get(deposit.id), methodOf('bank').content, new Map(), 'EN').approval
    expect(await shown()).toBe(asked.value.approval)
    await decide(asked.value.approval, { approve: false })
    expect(await shown()).toBeNull()
    loose()
  })

  it('[C22] that is rejected by the second person goes on waiting', async () => {
    strict()
    const deposit = await withSlip(makeId('mem'), large)
    const asked = await desk.approve(decision(deposit))
    if (!asked.ok) throw new Error(asked.code)
    await decide(asked.value.approval, { approve: false })
    expect(await get(deposit.id)).toMatchObject({ state: 'verifying', approval: null })
    loose()
  })

  it('[C22] that changed meanwhile is not carried out', async () => {
    strict()
    const member = makeId('mem')
    const deposit = await withSlip(member, large)
    const asked = await desk.approve(decision(deposit))
    if (!asked.ok) throw new Error(asked.code)
    await desk.reject({ ...decision(asked.value.deposit), note: 'Not ours' })
    expect(codeOf(await decide(asked.value.approval))).toBe('changed_meanwhile')
    expect(await cashOf(member)).toBe(0n)
    loose()
  })

  it('[C22] whose slip was replaced after the first person saw it is not carried out', async () => {
    strict()
    const member = makeId('mem')
    const deposit = await withSlip(member, large)
    const asked = await desk.approve(decision(deposit))
    if (!asked.ok) throw new Error(asked.code)
    expect(codeOf(await deposits.sendSlip(member, deposit.id, picture))).toBe('ok')
    expect(codeOf(await decide(asked.value.approval))).toBe('changed_meanwhile')
    expect(await cashOf(member)).toBe(0n)
    loose()
  })

  it('[C22] asked for twice is decided by the later request alone', async () => {
    strict()
    const member = makeId('mem')
    const first = await desk.approve(decision(await withSlip(member, large)))
    if (!first.ok) throw new Error(first.code)
    const ada = testOperator('Ada', 'admin')
    const second = await desk.approve({ ...decision(first.value.deposit, ada), paid: '150000' })
    if (!second.ok) throw new Error(second.code)
    const ben = testOperator('Ben', 'risk')
    expect(codeOf(await decide(first.value.approval, { operator: ben }))).toBe('already_decided')
    expect(codeOf(await decide(second.value.approval, { operator: ben }))).toBe('ok')
    expect(await cashOf(member)).toBe(150000n)
    loose()
  })

  it('[C22] cannot be cut into small ones by one person', async () => {
    strict()
    const member = makeId('mem')
    expect(await desk.approve(decision(await withSlip(member, '60000')))).toMatchObject({
      value: { approval: null },
    })
    const second = await desk.approve(decision(await withSlip(member, '60001')))
    expect(second.ok && second.value.approval).toMatch(/^apr_/)
    const ada = testOperator('Ada', 'admin')
    expect(await desk.approve(decision(await withSlip(member, '60002'), ada))).toMatchObject({
      value: { approval: null },
    })
    loose()
  })

  it('[C22] is every sum in a currency without a limit', async () => {
    above.now = {}
    const asked = await desk.approve(decision(await withSlip()))
    expect(asked.ok && asked.value.approval).toMatch(/^apr_/)
    loose()
  })
})

describe('sending back', () => {
  /** Money that came for somebody who is shut out. */
  async function stuck(amount = '50000') {
    const member = makeId('mem')
    const deposit = await withSlip(member, amount)
    test.barred.add(member)
    return { member, deposit }
  }
  const back = (deposit: { id: string; version: number }, operator = ines) => ({
    ...decision(deposit, operator),
    note: 'Your account is closed.',
  })
  const bankOf = async () => {
    const [clearing] = await test.ledger.balances('clearing:bank')
    return clearing?.balance ?? 0n
  }
  const unclaimedOf = async () => {
    const house = await test.ledger.balances('house')
    return house.find(({ kind }) => kind === 'unclaimed')?.balance
  }

  it('[C30] ends what cannot be credited: it is in the books as come and gone, and the member is told', async () => {
    const { member, deposit } = await stuck()
    expect(codeOf(await desk.approve(decision(deposit)))).toBe('pocket_closed')
    const before = await bankOf()
    const done = await desk.sendBack({ ...back(deposit), paid: '51000' })
    expect(done).toMatchObject({
      value: { approval: null, deposit: { state: 'returned', paid: 51_000n, credited: null } },
    })
    expect([await bankOf(), await unclaimedOf(), await cashOf(member)]).toEqual([before, 0n, 0n])
    const [clearing] = await test.ledger.balances('clearing:bank')
    const entries = clearing && (await test.ledger.listEntries(clearing.id))
    const own = entries?.ok ? entries.value.entries.filter(({ about }) => about === deposit.id) : []
    expect(own).toMatchObject([
      { reason: 'deposit_returned', amount: 51_000n },
      { reason: 'deposit_returned', amount: -51_000n },
    ])
    expect(guard.reserved.has(deposit.id)).toBe(false)
    expect(notices.at(-1)).toMatchObject({
      about: 'depositReturned',
      member,
      values: { amount: { amount: 51_000n }, note: 'Your account is closed.' },
      link: `/member?m=depositv2&order=${deposit.id}`,
    })
    expect(await lastAct('deposit.returned')).toMatchObject({ actor: 'Ines' })
  })

  it('[C30] is done once, by whoever is first, and nothing is credited after it', async () => {
    const { member, deposit } = await stuck()
    const answers = await Promise.all(
      [ines, testOperator('Ben', 'finance')].map((who) => desk.sendBack(back(deposit, who))),
    )
    expect(answers.map((answer) => String(codeOf(answer))).toSorted()).toEqual([
      'changed_meanwhile',
      'ok',
    ])
    test.barred.delete(member)
    expect(codeOf(await desk.approve(decision(await get(deposit.id))))).toBe('already_decided')
    expect(codeOf(await desk.sendBack(back(await get(deposit.id))))).toBe('already_decided')
  })

  it('[C30] what a gateway tells of it afterwards changes nothing', async () => {
    const member = makeId('mem')
    const { id, gatewayReference: reference } = await order(member)
    test.barred.add(member)
    await sandbox.act(reference, 'pay')
    await runJobs()
    const held = await get(id)
    expect(held).toMatchObject({ state: 'held', reason: 'member_barred', paid: 50_000n })
    expect(await desk.sendBack(back(held))).toMatchObject({
      value: { deposit: { state: 'returned', reason: 'member_barred', paid: 50_000n } },
    })
    test.barred.delete(member)
    const never = () => {
      throw new Error('Money that was sent back was moved again.')
    }
    const moves = { move: never, note: never, end: never, hold: never }
    const hear = createHear({ moves, credit: never })
    const news = { event: 'evt_late', order: id, reference, kind: 'settled' } as const
    const fact = { ...news, amount: 50_000n, currency: 'PHP', at: new Date() }
    const heard = await db.transaction((tx) => hear(tx, held.gateway, fact))
    expect(heard).toEqual({ deposit: id, outcome: 'already_returned' })
    expect(await cashOf(member)).toBe(0n)
  })

  it('[C30] is not for an order for which nothing came', async () => {
    const open = await bankOrder()
    expect(codeOf(await desk.sendBack(back(open)))).toBe('already_decided')
  })

  it('[C22] above what one person may move alone it waits for a second person', async () => {
    above.now = { PHP: '10000' }
    const { deposit } = await stuck()
    const asked = await desk.sendBack(back(deposit))
    if (!asked.ok) throw new Error(asked.code)
    expect(asked.value.approval).toMatch(/^apr_/)
    expect(await get(deposit.id)).toMatchObject({ state: 'verifying' })
    expect(codeOf(await decide(asked.value.approval))).toBe('ok')
    expect(await get(deposit.id)).toMatchObject({
      state: 'returned',
      note: 'Your account is closed.',
    })
    above.now = { PHP: '1000000' }
  })

  it('[C19] the table keeps what was sent back as it is', async () => {
    const { deposit } = await stuck()
    await desk.sendBack(back(deposit))
    const undone = db.sql`
      update cashier.deposits set state = 'held', transfer = null where id = ${deposit.id}`
    await expect(undone).rejects.toThrow('what was credited stay')
  })
})

describe('the other acts', () => {
  it('[C23] a rejection frees the limit, and the member reads the note', async () => {
    const member = makeId('mem')
    const deposit = await withSlip(member)
    const rejected = await desk.reject({
      ...decision(deposit),
      note: 'The slip is of another day.',
    })
    expect(rejected).toMatchObject({
      value: {
        state: 'failed',
        reason: 'rejected_by_operator',
        note: 'The slip is of another day.',
      },
    })
    expect(guard.reserved.has(deposit.id)).toBe(false)
    expect(notices.at(-1)).toMatchObject({
      about: 'depositFailed',
      values: { note: 'The slip is of another day.' },
    })
    expect(await lastAct('deposit.rejected')).toMatchObject({ actor: 'Ines' })
  })

  it('[C23] only what waits for a payment is ended by hand', async () => {
    const open = await bankOrder()
    expect(await desk.expire(decision(open))).toMatchObject({ value: { state: 'expired' } })
    expect(codeOf(await desk.expire(decision(await withSlip())))).toBe('already_decided')
    expect(await lastAct('deposit.expired')).toMatchObject({ actor: 'Ines' })
  })

  it('[C21] taking in hand leaves the version, so that a decision stays good', async () => {
    const deposit = await withSlip()
    expect(await desk.assign(deposit.id, true, ines)).toMatchObject({
      value: { assignee: 'Ines', version: deposit.version },
    })
    expect(await desk.assign(deposit.id, false, ines)).toMatchObject({ value: { assignee: '' } })
    expect(codeOf(await desk.assign('dep_none', true, ines))).toBe('not_found')
  })

  it('[C23] deposits of one sum within the hour before are pointed out', async () => {
    const first = await withSlip(makeId('mem'), '77777')
    wait(30 * 60_000)
    const second = await withSlip(makeId('mem'), '77777')
    wait(31 * 60_000)
    const third = await withSlip(makeId('mem'), '77777')
    expect((await desk.find(second.id))?.alike).toEqual([first.id])
    expect((await desk.find(third.id))?.alike).toEqual([second.id])
  })
})

describe('a slip', () => {
  it('[C10] is drawn anew, verified from then on, and shown to operators', async () => {
    const deposit = await withSlip()
    expect(deposit).toMatchObject({ state: 'verifying', hasSlip: true, lane: 'waiting' })
    const { slip = '' } = (await desk.find(deposit.id)) ?? {}
    expect(slip).toMatch(/^data:image\/webp;base64,/)
    const { format } = await sharp(Buffer.from(slip.split(',')[1] ?? '', 'base64')).metadata()
    expect(format).toBe('webp')
  })

  it('[C10] keeps nothing of a file but its looks', async () => {
    const member = makeId('mem')
    const { id } = await bankOrder(member)
    const script = '<script>alert(1)</script>'
    const polyglot = Buffer.concat([picture, Buffer.from(script)])
    const sent = await deposits.sendSlip(member, id, polyglot)
    expect(sent.ok).toBe(true)
    const { slip = '' } = (await desk.find(id)) ?? {}
    const kept = Buffer.from(slip.split(',')[1] ?? '', 'base64')
    expect(kept.includes(script)).toBe(false)
    expect(kept.subarray(8, 12).toString()).toBe('WEBP')
  })

  it.each([
    ['words', Buffer.from('hello'), 'image_invalid'],
    ['nothing', Buffer.alloc(0), 'image_invalid'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image_invalid'],
    ['GIF with script', Buffer.from('GIF89a/*<script>*/=1'), 'image_invalid'],
    ['PDF', Buffer.from('%PDF-1.7'), 'image_invalid'],
    ['half a PNG', picture.subarray(0, 64), 'image_invalid'],
    ['fifty megabytes', Buffer.alloc(50_000_000), 'image_too_large'],
  ])('[C10] that is %s is refused as %3$s and changes nothing', async (_, sent, code) => {
    const member = makeId('mem')
    const { id } = await bankOrder(member)
    expect(codeOf(await deposits.sendSlip(member, id, sent))).toBe(code)
    expect(await get(id)).toMatchObject({ state: 'awaiting', hasSlip: false })
  })

  it('[C10] that unfolds to too much is refused', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const member = makeId('mem')
    const { id } = await bankOrder(member)
    expect(codeOf(await deposits.sendSlip(member, id, bomb))).toBe('image_too_large')
  })

  it('[C10] is taken for an order that ran out within the day, and then never again', async () => {
    const member = makeId('mem')
    const [one, two] = [await bankOrder(member), await bankOrder(member, '60000')]
    wait(121 * 60_000)
    await deposits.expireDue()
    expect(await deposits.sendSlip(member, one.id, picture)).toMatchObject({
      value: { state: 'held', reason: 'paid_late' },
    })
    wait(24 * 3_600_000)
    expect(codeOf(await deposits.sendSlip(member, two.id, picture))).toBe('already_decided')
  })

  it('[C10] of another’s order is not there, and of a decided one is refused', async () => {
    const deposit = await withSlip()
    expect(codeOf(await deposits.sendSlip(makeId('mem'), deposit.id, picture))).toBe('not_found')
    await desk.reject({ ...decision(deposit), note: '' })
    expect(codeOf(await deposits.sendSlip(deposit.member, deposit.id, picture))).toBe(
      'already_decided',
    )
  })

  it('[C23] is added by an operator for a member who cannot', async () => {
    const { id } = await bankOrder()
    const by = { operator: ines, reason: 'Sent by mail' }
    expect(await desk.attachSlip(id, picture, by)).toMatchObject({
      value: { state: 'verifying', hasSlip: true },
    })
    expect(await lastAct('deposit.slip_attached')).toMatchObject({ reason: 'Sent by mail' })
    expect(codeOf(await desk.attachSlip('dep_none', picture, by))).toBe('not_found')
  })
})
