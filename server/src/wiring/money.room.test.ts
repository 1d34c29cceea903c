import { createAdjustment } from '@baize/contract/wallet/adjustments'
import { getCashierReport } from '@baize/contract/cashier/cashier-report'
import { cashierDocument } from '@baize/contract/cashier/cashier-settings'
import { createDeposit, listDepositMethods } from '@baize/contract/cashier/deposits'
import {
  approveDeposit,
  getDeskDeposit,
  listDeskDeposits,
} from '@baize/contract/cashier/deposits-desk'
import {
  changeMemberState,
  resetMemberPaymentPassword,
} from '@baize/contract/identity/members-desk'
import { excludeSelf, setLimit } from '@baize/contract/protection/protection'
import {
  getFeedbackRules,
  launchChat,
  listInbox,
  sendMessage,
} from '@baize/contract/support/support'
import { supportDocument } from '@baize/contract/support/support-settings'
import { listMessages } from '@baize/contract/system/desk'
import { linksDocument } from '@baize/contract/system/system-settings'
import { getUpline, transferToUpline } from '@baize/contract/cashier/upline'
import * as own from '@baize/contract/cashier/withdrawals'
import {
  approveWithdrawal,
  disburseWithdrawal,
  getDeskWithdrawal,
} from '@baize/contract/cashier/withdrawals-desk'
import { listWinners } from '@baize/contract/wagers/winners'
import type { Id } from '@baize/kernel/ids'
import { businessDay } from '@baize/kernel/time'
import { describe, expect, it } from 'vitest'
import { paymentPassword } from '../../testing/money-out-app.ts'
import { setAccountState } from '../../testing/offers.ts'
import { openPage } from '../../testing/sockets.ts'
import { testWiredApp } from '../../testing/wired-app.ts'

/** Each word that `money.ts` gives to a room, through the platform as it runs. */
const { call, member, makeId, tokenOf, now, server, db, ...test } = await testWiredApp()
const origin = await server.listen({ port: 0, host: '127.0.0.1' })
const currency = 'PHP'
const reason = 'Looked at it'
const soon = { timeout: 10_000, interval: 50 }

test.moveToNight()

const { methods } = (await call(listDepositMethods, await member(0n))).value
const bank = methods.find(({ kind }) => kind === 'bank')?.id ?? ''

async function ordered(who: Id<'mem'>, amount: bigint) {
  const payload = { id: makeId('dep'), method: bank, amount: String(amount), currency }
  expect(await call(createDeposit, who, { payload })).toMatchObject({ code: '' })
  return payload.id
}

async function credit(id: string) {
  const { version } = (await call(getDeskDeposit, 'finance', { id })).value.deposit
  return await call(approveDeposit, 'finance', { id, payload: { version, reason } })
}

let numbers = 80_000_000
const payeeOf = (password = paymentPassword) => ({
  id: makeId('pye'),
  institution: 'CHALKLINE',
  holder: 'Maria Reyes',
  number: String((numbers += 13)),
  paymentPassword: password,
})

/** What a reviewer is told of a withdrawal that this member asks for now. */
async function signalsOf(who: Id<'mem'>) {
  const { id: payee } = (await call(own.addPayee, who, { payload: payeeOf() })).value
  const asked = { id: makeId('wdr'), payee, amount: '20000', currency, paymentPassword }
  expect(await call(own.createWithdrawal, who, { payload: asked })).toMatchObject({ code: '' })
  const { signals } = (await call(getDeskWithdrawal, 'finance', { id: asked.id })).value.withdrawal
  return signals.map(({ kind }) => kind)
}

/** A withdrawal that was paid and waits for the word of its member. */
async function paidTo(who: Id<'mem'>): Promise<string> {
  const { id: payee } = (await call(own.addPayee, who, { payload: payeeOf() })).value
  const id = makeId('wdr')
  const asked = { id, payee, amount: '20000', currency, paymentPassword }
  await call(own.createWithdrawal, who, { payload: asked })
  const said = { id, payload: { version: 1, reason: 'Looked at it' } }
  await call(approveWithdrawal, 'finance', said)
  const { version } = (await call(getDeskWithdrawal, 'finance', { id })).value.withdrawal
  const paying = { ...said.payload, version, reference: 'BANK-1' }
  expect((await call(disburseWithdrawal, 'admin', { id, payload: paying })).code).toBe('')
  return id
}

const titles = async (who: Id<'mem'>) =>
  (await call(listInbox, who)).value.items.map(({ title }) => title)

describe('the cashier', () => {
  it.each(['locked', 'closed'])('[C15] credits nothing to an account that is %s', async (state) => {
    const who = await member(0n)
    const id = await ordered(who, 30_000n)
    await setAccountState(db, who, state)
    expect(await credit(id)).toMatchObject({ code: 'pocket_closed' })
    await setAccountState(db, who, 'open')
    expect(await credit(id)).toMatchObject({ code: '' })
  })

  it('[X60] is told of who paid in and did not play since, by what wagers know', async () => {
    const [idle, early, player] = [await member(90_000n), await member(90_000n), await member(0n)]
    // What was played before the deposit is none of its turnover.
    await test.play(early, 500n)
    for (const who of [idle, early, player]) await credit(await ordered(who, 50_000n))
    await test.play(player, 500n)
    expect(await signalsOf(idle)).toContain('no_turnover')
    expect(await signalsOf(early)).toContain('no_turnover')
    expect(await signalsOf(player)).not.toContain('no_turnover')
  })

  it('[X61] is told who came from the same network, by what identity knows', async () => {
    const [who, other] = [await member(90_000n), await member(0n)]
    await db.sql`
      insert into identity.networks (id, member_id, network, first_seen_at, last_seen_at)
      values ('of a test', ${other}, '127.0.0.1', ${now()}, ${now()})`
    expect(await signalsOf(who)).toContain('same_ip')
  })

  it('[X64] is told what was changed about an account since it asked, by what identity announces', async () => {
    const who = await member(90_000n)
    const { id: payee } = (await call(own.addPayee, who, { payload: payeeOf() })).value
    const payload = { id: makeId('wdr'), payee, amount: '20000', currency, paymentPassword }
    expect((await call(own.createWithdrawal, who, { payload })).code).toBe('')
    await call(resetMemberPaymentPassword, 'support', { id: who, query: 'reason=Forgotten' })
    const told = async () =>
      (await call(getDeskWithdrawal, 'finance', payload)).value.withdrawal.signals.map(
        ({ kind }) => kind,
      )
    await expect.poll(told, { timeout: 15_000 }).toContain('payment_reset')
  })

  it('[I99] sets how many wrong payment passwords lock it, and for how long', async () => {
    const limits = { paymentTries: 2, paymentLockMinutes: 77 }
    expect(await test.publish('finance', cashierDocument, limits)).toBe('')
    const who = await member(0n)
    const guess = () => call(own.addPayee, who, { payload: payeeOf('999999') })
    expect((await guess()).code).toBe('payment_password_wrong')
    const { code, value } = await guess()
    expect(code).toBe('payment_password_locked')
    const { until } = value as unknown as { until: string }
    expect(Math.round((Date.parse(until) - now().getTime()) / 60_000)).toBe(77)
  })

  it('[I111] sets how long a reset of the payment password holds outgoing money', async () => {
    // To hold for longer loosens nothing, so that one person publishes it.
    expect(await test.publish('finance', cashierDocument, { paymentResetHoldHours: 30 })).toBe('')
    const who = await member(90_000n)
    const reason = 'Forgotten, and no phone'
    const asked = { id: who, query: `reason=${reason}` }
    const { value } = await call(resetMemberPaymentPassword, 'support', asked)
    const hours = (Date.parse(value.heldUntil ?? '') - now().getTime()) / 3_600_000
    expect(Math.round(hours)).toBe(30)
    const { stop } = (await call(own.getEligibility, who)).value
    expect(stop).toBe('no_payment_password')
  })

  it('[X98] lets the time to confirm stand still from when protection or an operator shuts a member out', async () => {
    const people = [await member(90_000n), await member(90_000n)] as const
    const paid = await Promise.all(people.map(paidTo))
    const [rests, locked] = people
    await call(excludeSelf, rests, { payload: { months: 6 } })
    const asked = { id: locked, payload: { state: 'locked', reason: 'Looked into' } }
    expect((await call(changeMemberState, 'support', asked)).code).toBe('')
    for (const id of paid) {
      const clock = async () => {
        const { value } = await call(getDeskWithdrawal, 'finance', { id })
        const { pausedAt, confirmBy } = value.withdrawal
        return { stands: pausedAt !== null, confirmBy }
      }
      await expect.poll(clock, { timeout: 15_000 }).toEqual({ stands: true, confirmBy: null })
    }
  })

  it('[SU13] warns of what identity did by inbox and by mail to a verified address', async () => {
    const who = await member(0n)
    const email = 'warned@example.com'
    await db.sql`
      update identity.members set email = ${email}, email_verified_at = now() where id = ${who}`
    await call(resetMemberPaymentPassword, 'support', { id: who, query: 'reason=Forgotten' })
    await expect
      .poll(() => titles(who), { timeout: 15_000 })
      .toEqual(['Your payment password was reset'])
    const { items } = (await call(listMessages, 'admin', { query: 'kind=email' })).value
    const mails = items.filter(({ to }) => to === email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your payment password was reset'),
    ])
    expect(mails[0]?.text).toContain('/member?m=securityCenter')
    expect(mails[0]?.text).toMatch(/no money leaves the account until .* GMT\+8/)
  })

  it('[X84] lets nothing go up from who is kept out, as identity has it', async () => {
    const above = await member(0n)
    const who = await member(90_000n, { uplineId: above })
    const payload = { id: makeId('upl'), amount: '5000', currency, note: '', paymentPassword }
    await setAccountState(db, who, 'locked')
    expect((await call(transferToUpline, who, { payload })).code).toBe('member_blocked')
  })

  it('[C20] finds people by account and by id, and names them', async () => {
    const who = await member(0n)
    const id = await ordered(who, 20_000n)
    const [row] = (await call(listDeskDeposits, 'finance', { query: `lane=open&member=${who}` }))
      .value.items
    expect(row).toMatchObject({ id, member: { id: who } })
    const named = `lane=open&member=${row?.member.account}`
    const found = (await call(listDeskDeposits, 'finance', { query: named })).value.items
    expect(found.map((each) => each.id)).toEqual([id])
  })

  it('[C24] counts by the day of the brand', async () => {
    const today = businessDay(now(), 'Asia/Manila')
    expect(today).not.toBe(businessDay(now(), 'UTC'))
    const { value } = await call(getCashierReport, 'finance', {
      query: `from=${today}&to=${today}`,
    })
    expect(JSON.stringify(value)).toContain(today)
    const days = await db.sql<{ day: string }>`select distinct day::text as day from cashier.days`
    expect(days).toEqual([{ day: today }])
  })

  it('[X82] counts what went up by the day of the brand', async () => {
    const who = await member(90_000n, { uplineId: await member(0n) })
    const payload = { id: makeId('upl'), amount: '5000', currency, note: '', paymentPassword }
    await call(transferToUpline, who, { payload })
    expect((await call(getUpline, who)).value.leftToday).toBe('4995000')
    const [given] = await db.sql<{ day: string }>`
      select day::text as day from cashier.upline_transfers where id = ${payload.id}`
    expect(given?.day).toBe(businessDay(now(), 'Asia/Manila'))
  })
})

it('[W11] an adjustment of somebody whom identity does not know is refused', async () => {
  const payload = { id: makeId('adj'), member: makeId('mem'), direction: 'credit', kind: 'other' }
  const asked = { ...payload, amount: '1', currency, reason }
  const refused = await call(createAdjustment, 'finance', { payload: asked })
  expect(refused.code).toBe('unknown_member')
})

describe('a limit of losses', () => {
  it('[PR7] holds at the stake, is written down, and the member is told', async () => {
    const who = await member(1_000n)
    const limit = { kind: 'loss', period: 'day', amount: '100', currency }
    expect((await call(setLimit, who, { payload: limit })).code).toBe('')
    expect(await test.stake(who, 101n)).toMatchObject({ code: 'loss_limit_reached' })
    expect(await test.stake(who, 100n)).toMatchObject({ ok: true })
    await expect.poll(() => titles(who), soon).toEqual(['You have reached a limit of yours'])
  })
})

describe('support', () => {
  it('[SU8] writes to nobody who shut themselves out', async () => {
    const [who, other] = [await member(0n), await member(0n)]
    expect((await call(excludeSelf, who, { payload: { months: 6 } })).code).toBe('')
    const words = { title: { EN: 'For all' }, text: { EN: 'A word' }, link: '' }
    const audience = { to: 'type', type: 'member' }
    const payload = { id: makeId('snd'), audience, kind: 'promo', ...words, reason }
    expect((await call(sendMessage, 'support', { payload })).code).toBe('')
    await expect.poll(() => titles(other), soon).toEqual(['For all'])
    const got = await db.sql`select 1 from support.messages where member_id = ${who}`
    expect(got).toEqual([])
  })

  it('[SU9] keeps to the limits and links that operators set', async () => {
    expect(await test.publish('support', supportDocument, { feedbackMin: 12 })).toBe('')
    expect((await call(getFeedbackRules, 'member')).value.min).toBe(12)
    const customerService = [{ csType: 'LIVECHAT', url: 'https://chat.example/begin' } as const]
    expect(await test.publish('content', linksDocument, { customerService })).toBe('')
    const { value } = await call(launchChat, 'member', { query: 'model=LIVECHAT' })
    expect(value.chatUrl).toContain('https://chat.example/begin')
  })
})

it('[G16] the board of winners masks the names that identity has, in the currency of the brand', async () => {
  const who = await member(1_000n)
  await test.play(who, 10n, 7_777_777n)
  const first = async () => (await call(listWinners, 'member')).value.list[0]
  await expect.poll(async () => (await first())?.winAmount, soon).toBe('7777777')
  expect(await first()).toMatchObject({ customerName: expect.stringMatching(/^mo\*+/), currency })
})

it('[P22] what rooms tell reaches the pages that are open', async () => {
  const who = await member(0n)
  const page = await openPage(origin, await tokenOf(who), `member:${who}`)
  const desk = await openPage(origin, await tokenOf('finance'), 'desk', 'operators')
  const guest = await openPage(origin, await tokenOf(who), 'desk')
  await expect
    .poll(() => guest.heard.at(-1), soon)
    .toEqual({ type: 'refused', code: 'not_allowed' })
  await call(setLimit, who, { payload: { kind: 'loss', period: 'day', amount: '9', currency } })
  await page.hears('protection.changed')
  await credit(await ordered(who, 40_000n))
  for (const kind of ['balance.changed', 'order.changed', 'inbox.changed'] as const) {
    await page.hears(kind)
  }
  for (const kind of ['queue.changed', 'audit.written'] as const) await desk.hears(kind)
})
