import { createIdMaker } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import { describe, expect, it, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { MemberId } from './rooms/wallet/wallet.ts'
import type { StakeCall } from './rooms/wagers/wagers.ts'

const { app, db } = await testApp()
const { ledger, wallet, wagers } = app.rooms
const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const currency = 'PHP'

type Given = { readonly type?: number; readonly currency?: string }

const [offered] = await db.sql<{ vendor: string; product: 'RNG' }>`
  select vendor, category as product from catalogue.vendor_categories
  where category = 'RNG' order by position limit 1`
if (offered === undefined) throw new Error('The catalogue has no slots.')

async function addMember({ type = 0, currency: own = currency }: Given = {}): Promise<MemberId> {
  const id = makeId('mem')
  await db.sql`
    insert into identity.members
      (id, account, account_key, nickname, type, currency, language, registered_at)
    values (${id}, ${id}, ${id}, '', ${type}, ${own}, 'EN', now())`
  return id
}

async function memberWith(amount: bigint, given: Given = {}) {
  const id = await addMember(given)
  await fill(id, amount)
  return id
}

async function fill(id: MemberId, amount: bigint) {
  await db.transaction(async (tx) => {
    const clearing = { owner: 'clearing:test', kind: 'clearing', currency } as const
    const { id: debit } = await ledger.openAccount(tx, clearing)
    const { id: credit } = await wallet.openPocket(id, 'cash', tx)
    const legs = [{ debit, credit, amount: money(amount, currency) }]
    const posted = await ledger.post(tx, { id: makeId('trf'), reason: 'deposit', legs })
    if (!posted.ok) throw new Error(posted.code)
  })
}

const setState = (id: string, state: string) =>
  db.sql`update identity.members set state = ${state} where id = ${id}`

const callOf = (member: MemberId, given: Partial<StakeCall> = {}): StakeCall => ({
  key: { provider: 'test', transaction: makeId('txn') },
  member,
  product: offered.product,
  vendor: offered.vendor,
  game: 'seven-seas',
  round: 'r-1',
  amount: money(10n, currency),
  ...given,
})

describe('the gate of every stake', () => {
  it('[I58] lets members and agents through', async () => {
    for (const type of [0, 1, 42]) {
      expect(await wagers.stake(callOf(await memberWith(100n, { type })))).toMatchObject({
        ok: true,
      })
    }
  })

  it.each(['locked', 'closed'])('[I58] keeps out an account that is %s', async (state) => {
    const id = await memberWith(100n)
    await setState(id, state)
    expect(await wagers.stake(callOf(id))).toMatchObject({ code: 'member_blocked' })
    await setState(id, 'open')
    expect(await wagers.stake(callOf(id))).toMatchObject({ ok: true })
  })

  it('[I58] pays what was won although the account was locked meanwhile', async () => {
    const id = await memberWith(100n)
    const call = callOf(id)
    expect(await wagers.stake(call)).toMatchObject({ ok: true })
    await setState(id, 'locked')
    const settled = await wagers.settle({
      key: { provider: 'test', transaction: makeId('txn') },
      member: id,
      of: { stake: call.key.transaction },
      payout: money(50n, currency),
    })
    expect(settled).toMatchObject({ ok: true, value: { payout: 50n } })
    expect((await wallet.getState(id)).balance).toBe(140n)
  })

  it('[I58] sends trial accounts for a real one, and knows neither the house nor strangers', async () => {
    expect(await wagers.stake(callOf(await memberWith(100n, { type: 4 })))).toMatchObject({
      code: 'needs_real_account',
    })
    expect(await wagers.stake(callOf(await memberWith(100n, { type: 9 })))).toMatchObject({
      code: 'member_blocked',
    })
    const stranger = makeId('mem')
    await fill(stranger, 100n)
    expect(await wagers.stake(callOf(stranger))).toMatchObject({ code: 'member_blocked' })
  })

  it('[I58] is closed for what the catalogue does not offer', async () => {
    const id = await memberWith(100n)
    const stake = (given: Partial<StakeCall>) => wagers.stake(callOf(id, given))
    expect(await stake({ vendor: 'NOBODY' })).toMatchObject({ code: 'vendor_closed' })
    await db.sql`update catalogue.vendors set maintenance = true where code = ${offered.vendor}`
    await vi.waitFor(async () => expect(await stake({})).toMatchObject({ code: 'vendor_closed' }), {
      timeout: 5_000,
      interval: 100,
    })
    await db.sql`update catalogue.vendors set maintenance = true`
    await vi.waitFor(
      async () => expect(await stake({})).toMatchObject({ code: 'product_closed' }),
      { timeout: 5_000, interval: 100 },
    )
  })

  it('[G3] is closed for a game in maintenance or switched off, and for that game alone', async () => {
    await db.sql`update catalogue.vendors set maintenance = false`
    const [game, neighbour] = (
      await db.sql<{ code: string }>`
        select code from catalogue.games
        where vendor = ${offered.vendor} and category = ${offered.product} order by position limit 2`
    ).map(({ code }) => code)
    const id = await memberWith(1_000n)
    const codeOf = async (code = '') => {
      const done = await wagers.stake(callOf(id, { game: code }))
      return done.ok ? 'ok' : done.code
    }
    const soon = { timeout: 5_000, interval: 100 }
    await expect.poll(() => codeOf(game), soon).toBe('ok')
    await db.sql`update catalogue.games set maintenance = true where code = ${game ?? ''}`
    await expect.poll(() => codeOf(game), soon).toBe('game_closed')
    expect(await codeOf(neighbour)).toBe('ok')
    expect(await codeOf('a-match-of-today')).toBe('ok')
    await db.sql`
      update catalogue.games set maintenance = false, enabled = false where code = ${game ?? ''}`
    await expect.poll(() => codeOf(neighbour), soon).toBe('ok')
    expect(await codeOf(game)).toBe('game_closed')
  })

  it('[I58] money is in the currency of its member', async () => {
    const id = await addMember({ currency: 'JPY' })
    expect(await wallet.currencyOf(id)).toBe('JPY')
    expect(await wallet.currencyOf(makeId('mem'))).toBe('PHP')
    expect(await wagers.stake(callOf(id))).toMatchObject({ code: 'wrong_currency' })
  })
})
