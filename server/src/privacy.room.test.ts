import { describe, expect, it } from 'vitest'
import { listAdjustments } from '@baize/contract/wallet/adjustments'
import { listApprovals } from '@baize/contract/system/approvals'
import { cashierDocument } from '@baize/contract/cashier/cashier-settings'
import { noteExport } from '@baize/contract/system/exports'
import { securityDocument } from '@baize/contract/identity/identity-settings'
import { getMember, listMembers } from '@baize/contract/identity/members-desk'
import { getAuditEntry, listAudit } from '@baize/contract/system/operators'
import { getPlayReport } from '@baize/contract/play/play-report'
import { listPlayRounds, listPlaySessions } from '@baize/contract/play/provider-desk'
import { supportDocument } from '@baize/contract/support/support-settings'
import { brandDocument, policyDocument } from '@baize/contract/system/system-settings'
import { addPayee, createWithdrawal } from '@baize/contract/cashier/withdrawals'
import * as desk from '@baize/contract/cashier/withdrawals-desk'
import { businessDay } from '@baize/kernel/time'
import { paymentPassword, testMoneyOutApp } from '../testing/money-out-app.ts'

const { call, db, member, makeId } = await testMoneyOutApp()
const reason = 'A test of who sees what'
const number = '0099887766554433'

const told = async (action: string, object: string) =>
  await db.sql<{ actor: string; after: unknown }>`
    select actor, after from system.audit where action = ${action} and object = ${object}`

/** Somebody who asked for so much of their money, to be paid to the account above. */
async function asked(amount: string, digit: number) {
  const who = await member(90_000_000n)
  const payee = await call(addPayee, who, {
    payload: {
      id: makeId('pye'),
      institution: 'CHALKLINE',
      holder: 'Maria Reyes',
      number: `${number}${digit}`,
      paymentPassword,
    },
  })
  const payload = { id: makeId('wdr'), payee: payee.value.id, amount, currency: 'PHP' }
  const made = await call(createWithdrawal, who, { payload: { ...payload, paymentPassword } })
  return { who, id: made.value.id }
}

describe('who writes what the site says', () => {
  it.each([
    ['credits', listAdjustments],
    ['sessions of games', listPlaySessions],
    ['rounds', listPlayRounds],
    ['withdrawals', desk.listDeskWithdrawals],
    ['members', listMembers],
    ['the log', listAudit],
    ['the policy', policyDocument.calls.get],
    ['earlier policies', policyDocument.calls.listVersions],
    ['what stops who guesses', securityDocument.calls.get],
    ['what the cashier keeps to', cashierDocument.calls.get],
    ['what people may write', supportDocument.calls.listVersions],
  ])('[I15] is refused %s', async (_, endpoint) => {
    expect((await call(endpoint, 'content')).code).toBe('not_allowed')
  })
})

describe('a look', () => {
  it('[S26] at a member is told once in a quarter of an hour, however many there are', async () => {
    const id = await member(0n)
    await Promise.all(Array.from({ length: 20 }, () => call(getMember, 'support', { id })))
    expect(await told('member.viewed', `member ${id}`)).toHaveLength(1)
    await call(getMember, 'risk', { id })
    expect(await told('member.viewed', `member ${id}`)).toHaveLength(2)
    await db.sql`update system.looks set at = at - interval '15 minutes'`
    await call(getMember, 'support', { id })
    expect(await told('member.viewed', `member ${id}`)).toHaveLength(3)
  })

  it('[S26] at nobody is none', async () => {
    expect((await call(getMember, 'support', { id: 'mem_nobody' })).code).toBe('not_found')
    expect(await told('member.viewed', 'member mem_nobody')).toEqual([])
  })

  it('[I29] at the list shows the ends of phones and mails', async () => {
    const id = await member(0n)
    await db.sql`update identity.members set mobile = '+639171234567',
      email = 'maria@example.com' where id = ${id}`
    const row = (await call(listMembers, 'support', { query: `search=${id}` })).value.items[0]
    expect(row).toMatchObject({ mobile: '+63••••••4567', email: 'm•••@example.com' })
    const { value } = await call(getMember, 'support', { id })
    expect(value.member).toMatchObject({ mobile: '+639171234567', email: 'maria@example.com' })
  })
})

describe('the number of an account', () => {
  it('[X73] is masked for everybody, in lists, records, requests and the log', async () => {
    // So much needs a second person, so that it stands in a request too.
    const { id } = await asked('5000001', 1)
    const { version } = (await call(desk.getDeskWithdrawal, 'finance', { id })).value.withdrawal
    await call(desk.approveWithdrawal, 'finance', { id, payload: { version, reason } })
    for (const role of ['admin', 'finance', 'risk', 'support', 'auditor'] as const) {
      const one = await call(desk.getDeskWithdrawal, role, { id })
      expect(one.value.withdrawal.payee.number).toBe('•••• 4331')
      const many = await call(desk.listDeskWithdrawals, role, { query: 'lane=review' })
      const row = many.value.items.find((item) => item.id === id)
      expect(row?.payee).toMatchObject({ holder: 'M••• R•••', number: '•••• 4331' })
      expect(JSON.stringify([one, many])).not.toContain(number)
    }
    const requests = (await call(listApprovals, 'admin')).value
    expect(requests.map(({ object }) => object)).toContain(id)
    expect(JSON.stringify(requests)).not.toContain(number)
    const log = await call(listAudit, 'auditor', { query: `text=${id}` })
    for (const { sequence } of log.value.items) {
      const path = getAuditEntry.path.replace(':sequence', sequence)
      const entry = await call({ ...getAuditEntry, path }, 'auditor')
      expect(JSON.stringify(entry)).not.toContain(number)
    }
    expect(log.value.items.length).toBeGreaterThan(1)
  })

  it('[X73] is given to who pays and has it in hand, and the log says so', async () => {
    const { id } = await asked('100000', 2)
    const reveal = (role: 'finance' | 'admin' | 'risk') =>
      call(desk.revealPayee, role, { id, payload: {} })
    expect((await reveal('risk')).code).toBe('not_allowed')
    expect((await reveal('finance')).code).toBe('not_in_hand')
    await call(desk.assignWithdrawal, 'finance', { id, payload: { take: true } })
    expect((await reveal('finance')).value.number).toBe(`${number}2`)
    expect((await reveal('admin')).code).toBe('not_in_hand')
    expect(await told('payee.revealed', `withdrawal ${id}`)).toHaveLength(1)
  })
})

describe('the currency and the zone of the brand', () => {
  const { get, publish } = brandDocument.calls
  it.each([{ currency: 'USD' }, { zone: 'Asia/Tokyo' }])(
    '[S27] stay as they are while a member has money: %o',
    async (change) => {
      await member(1n)
      const { live } = (await call(get, 'admin')).value
      const content = { ...live.content, ...change }
      const payload = { baseVersion: live.version, content, reason }
      expect((await call(publish, 'admin', { payload })).code).toBe('accounts_hold_money')
    },
  )

  it('[RP15] reports say which money there is, and are read in each', async () => {
    const today = businessDay(new Date(), 'Asia/Manila')
    await db.sql`insert into reports.brand_quarters
      (quarter, currency, bets, staked, valid, returned)
      values (date_bin('15 minutes', now(), '2000-01-01 00:00Z'), 'USD', 3, 900, 900, 0)`
    const span = `from=${today}&to=${today}`
    const read = async (more = '') =>
      (await call(getPlayReport, 'finance', { query: `${span}${more}` })).value
    const own = await read()
    expect(own.currency).toBe('PHP')
    expect(own.currencies).toContain('USD')
    expect((await read('&currency=USD')).totals).toMatchObject({ bets: 3, staked: '900' })
  })
})

describe('a list that is taken away', () => {
  const payload = { list: 'audit', filter: 'actor=Ana', rows: 240 }

  it('[S26] is told each time, with what of it', async () => {
    await call(noteExport, 'auditor', { payload })
    await call(noteExport, 'auditor', { payload })
    const entries = await told('list.exported', 'audit')
    expect(entries).toHaveLength(2)
    expect(entries[0]?.after).toEqual({ filter: 'actor=Ana', rows: 240 })
  })

  it('[S26] is refused to who may read it and not take it', async () => {
    expect((await call(noteExport, 'support', { payload })).code).toBe('not_allowed')
    expect((await call(noteExport, 'content', { payload })).code).toBe('not_allowed')
    expect(await told('list.exported', 'audit')).toHaveLength(2)
  })
})
