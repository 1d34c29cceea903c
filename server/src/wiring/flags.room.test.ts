import { expect, it } from 'vitest'
import { listAgentFlags, lookForFlags } from '@baize/contract/agents/flags-desk'
import { addPayee } from '@baize/contract/cashier/withdrawals'
import type { Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { paymentPassword } from '../../testing/money-out-app.ts'
import { testWiredApp } from '../../testing/wired-app.ts'

const { app, call, member, makeId, db, slot, now } = await testWiredApp()
const { wagers } = app.rooms
const agent = await member(0n, { type: 1 })
const [one, other] = [
  await member(100_000n, { uplineId: agent }),
  await member(100_000n, { uplineId: agent }),
]

/** A bet as a vendor asks for it, with what it stands on where it is told. */
async function bet(who: Id<'mem'>, round: string, spot: string | undefined): Promise<void> {
  const key = () => ({ provider: 'test', transaction: makeId('txn') })
  const staked = key()
  const side = { of: 37, on: { [spot ?? '']: { cases: 18, paysMilli: 2_000 } } }
  const of = { product: 'RNG', vendor: slot.vendor, game: slot.code } as const
  const amount = money(500n, 'PHP')
  const detail = spot === undefined ? { table: 'T7' } : { shared: { round, ...side } }
  const stake = { key: staked, member: who, ...of, round: makeId('txn'), amount, detail }
  expect(await wagers.stake(stake)).toMatchObject({ ok: true })
  const payout = money(0n, 'PHP')
  await wagers.settle({ key: key(), member: who, of: { stake: staked.transaction }, payout })
}

/** How many bets are there to be looked through, and what an operator finds by it. */
const kept = async () =>
  (await db.sql.one<{ rows: number }>`select count(*)::int as rows from agents.sides`).rows
const look = () => call(lookForFlags, 'risk', { payload: { reason: 'A tip' } })
const listed = async () =>
  (await call(listAgentFlags, 'auditor', { query: 'state=open' })).value.items

it('[AG132] [AG133] bets against each other come from the wagers to the desk; those that tell no side are not judged', async () => {
  for (const round of ['1', '2', '3']) {
    await bet(one, round, undefined)
    await bet(other, round, undefined)
  }
  for (const round of ['4', '5', '6']) {
    await bet(one, round, 'red')
    await bet(other, round, 'black')
  }
  await expect.poll(kept, { timeout: 10_000 }).toBe(6)
  expect((await call(lookForFlags, 'finance', { payload: { reason: 'A tip' } })).code).toBe(
    'not_allowed',
  )
  expect((await look()).value).toEqual({ found: 1 })
  expect((await look()).value).toEqual({ found: 0 })
  const [flag] = await listed()
  expect(flag).toMatchObject({
    member: { id: other },
    other: { id: one },
    reason: 'opposite_bets',
    isLeftOut: false,
    device: null,
    bets: { opposite: 3, common: 3 },
  })
  expect(flag?.bets?.rounds.map(({ round }) => round).toSorted()).toEqual(['4', '5', '6'])
  const { asked } = await db.sql.one<{ asked: number }>`
    select count(*)::int as asked from system.audit where action = 'agent_flags.looked'`
  expect(asked).toBe(2)
})

it('[AG120] who came in from one address by one browser is flagged; a crowd, a failed login, an old one and another browser are not', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, () => member(0n, { uplineId: agent })),
  )
  const login = (
    who: Id<'mem'> | undefined,
    ip: string,
    userAgent: string,
    outcome = 'ok',
    days = 0,
  ) =>
    db.sql`
      insert into identity.logins (id, member_id, at, ip, user_agent, how, outcome)
      values (${makeId('lgn')}, ${who ?? ''}, ${new Date(now().getTime() - days * 86_400_000)}, ${ip},
        ${userAgent}, 'password', ${outcome})`
  const [a, b, c, d, e, f, g, h] = people
  for (const who of [a, b]) await login(who, '203.0.113.7', 'Firefox')
  await login(c, '203.0.113.7', 'Chrome')
  await login(d, '203.0.113.7', 'Firefox', 'wrong_password')
  await login(e, '203.0.113.7', 'Firefox', 'ok', 31)
  for (const who of [f, g]) await login(who, '203.0.113.8', '')
  for (const who of people.slice(0, 9)) await login(who, '203.0.113.9', 'Safari')
  await login(h, '', 'Firefox')
  const placed = () => db.sql.one`
    select count(*)::int as placed from agents.lines where ancestor = ${agent}`
  await expect.poll(placed, { timeout: 10_000 }).toEqual({ placed: people.length + 2 })
  expect((await look()).value).toEqual({ found: 1 })
  const found = (await listed()).filter(({ reason }) => reason === 'same_device')
  expect(found).toMatchObject([{ isLeftOut: true, bets: null }])
  expect(found[0]?.device).toEqual({ ip: '203.0.113.7', userAgent: 'Firefox' })
  expect(new Set([found[0]?.member.id, found[0]?.other.id])).toEqual(new Set([a, b]))
})

it('[AG172] [X100] who wants the account of another of the team at a bank is flagged and left out, and no number leaves the cashier', async () => {
  const [first, second, foreign] = [
    await member(0n, { uplineId: agent }),
    await member(0n, { uplineId: agent }),
    await member(0n),
  ]
  const number = '777000888999'
  const add = async (who: Id<'mem'>) =>
    (
      await call(addPayee, who, {
        payload: {
          id: makeId('pye'),
          institution: 'CHALKLINE',
          number,
          holder: 'Maria Clara',
          paymentPassword,
        },
      })
    ).code
  expect(await add(first)).toBe('')
  expect(await add(second)).toBe('account_of_another')
  expect(await add(foreign)).toBe('account_of_another')
  const placed = () => db.sql<{ member: string }>`
    select member from agents.lines where ancestor = ${agent} and member = ${second}`
  await expect.poll(placed, { timeout: 10_000 }).toHaveLength(1)
  await look()
  const found = (await listed()).filter(({ reason }) => reason === 'same_bank')
  expect(found).toMatchObject([
    { member: { id: second }, other: { id: first }, isLeftOut: true, device: null, bets: null },
  ])
  expect(found[0]?.bank?.number).toMatch(/8999$/)
  expect(JSON.stringify(found)).not.toContain('88999')
  const out = await db.sql<{ why: string }>`
    select why from agents.left_out where member = ${second}`
  expect(out).toEqual([{ why: 'same_bank' }])
})
