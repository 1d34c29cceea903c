import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { testDatabase } from '../../../testing/database.ts'
import { everythingOpen, testWagers } from '../../../testing/wagers.ts'
import type { MemberId } from '../wallet/wallet.ts'
import type { PlayedPart } from './wagers.ts'

const db = await testDatabase({ poolSize: 8 })
const { wagers, ledger, makeId, facts, memberWith, stakeCall } = await testWagers(db)
const { purses } = wagers

const provider = 'ALPHA'
const php = (amount: bigint) => money(amount, 'PHP')
const keyOf = (transaction: string = makeId('txn')) => ({ provider, transaction })
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : (result.code ?? ''))

async function standOf(member: MemberId) {
  const books = await ledger.balances(`member:${member}`)
  const of = (kind: string) => books.find((one) => one.kind === kind)?.balance ?? 0n
  return { cash: of('cash'), purse: of('purse') }
}

const fill = (member: MemberId, purse: string, amount: bigint, transaction?: string) =>
  purses.put(stakeCall(member, { key: keyOf(transaction), round: purse, amount: php(amount) }))

const settle = (
  member: MemberId,
  purse: string,
  parts: readonly PlayedPart[],
  { number = 0, product = 'RNG' as const }: { number?: number; product?: 'RNG' | 'PVP' } = {},
) => {
  const { amount: _, ...about } = stakeCall(member, { product })
  const transaction = `${purse}:${number}`
  const own = {
    key: keyOf(transaction),
    round: transaction,
    purse,
    parts,
    currency: 'PHP' as const,
  }
  return purses.settle({ ...about, ...own })
}

const empty = (member: MemberId, purse: string, amount: bigint, transaction = `${purse}:home`) =>
  purses.empty({ key: keyOf(transaction), member, purse, amount: php(amount) })

const part = (stake: bigint, payout: bigint, rounds = 1): PlayedPart => ({ stake, payout, rounds })

const lossLimit = (most: bigint) => ({
  ...everythingOpen,
  lossLimits: [{ period: 'day', since: new Date(Date.now() - 3_600_000), most }],
})

describe('a purse in the books', () => {
  it('[G26] is filled from the cash, played from, and brought home; what was played is one wager', async () => {
    const member = await memberWith(100n)
    const purse = makeId('pur')
    expect(codeOf(await fill(member, purse, 60n))).toBe('ok')
    expect(await standOf(member)).toEqual({ cash: 40n, purse: 60n })
    const played = await settle(member, purse, [part(10n, 0n, 3), part(10n, 25n, 2)])
    expect(played).toMatchObject({ value: { stake: 50n, payout: 50n, validBet: 50n } })
    expect(await standOf(member)).toEqual({ cash: 40n, purse: 60n })
    expect(await wagers.listWagers(member)).toMatchObject([
      { round: `${purse}:0`, stake: 50n, payout: 50n, status: 'settled', detail: { rounds: 5 } },
    ])
    expect(codeOf(await empty(member, purse, 60n))).toBe('ok')
    expect(await standOf(member)).toEqual({ cash: 100n, purse: 0n })
    expect(codeOf(await fill(member, purse, 10n))).toBe('already_settled')
  })

  it('[G26] more may be staked in a settlement than was ever in it, since what is won is staked again', async () => {
    const member = await memberWith(10n)
    const purse = makeId('pur')
    await fill(member, purse, 10n)
    expect(codeOf(await settle(member, purse, [part(10n, 20n, 9), part(10n, 0n, 5)]))).toBe('ok')
    expect(await standOf(member)).toEqual({ cash: 0n, purse: 50n })
  })

  it('[G26] never less than nothing is left, and another purse of the member does not pay for it', async () => {
    const member = await memberWith(100n)
    const [purse, other] = [makeId('pur'), makeId('pur')]
    await fill(member, purse, 10n)
    await fill(member, other, 90n)
    expect(codeOf(await settle(member, purse, [part(11n, 0n)]))).toBe('insufficient_funds')
    expect(codeOf(await empty(member, purse, 11n))).toBe('not_settled')
    expect(await standOf(member)).toEqual({ cash: 0n, purse: 100n })
    expect(await wagers.listWagers(member)).toEqual([])
  })

  it('[G26] the valid bet is that of each round, not of what they come to together', async () => {
    const member = await memberWith(100n)
    const purse = makeId('pur')
    await fill(member, purse, 100n)
    const both = [part(10n, 20n, 3), part(10n, 0n, 3), part(10n, 10n)]
    const played = await settle(member, purse, both, { product: 'PVP' })
    expect(played).toMatchObject({ value: { stake: 70n, payout: 70n, validBet: 60n } })
  })

  it('[G2] [G26] each call is done once however often it comes, also at one moment, and not with other content', async () => {
    const member = await memberWith(100n)
    const purse = makeId('pur')
    const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, work))
    const filled = await many(() => fill(member, purse, 50n, `${purse}:fill`))
    expect(new Set(filled.map(codeOf))).toEqual(new Set(['ok']))
    const settled = await many(() => settle(member, purse, [part(10n, 0n)]))
    expect(new Set(settled.map(codeOf))).toEqual(new Set(['ok']))
    expect(codeOf(await settle(member, purse, [part(10n, 5n)]))).toBe('id_used_differently')
    const home = await many(() => empty(member, purse, 40n))
    expect(new Set(home.map(codeOf))).toEqual(new Set(['ok']))
    expect(await standOf(member)).toEqual({ cash: 90n, purse: 0n })
    expect((await wagers.listWagers(member)).length).toBe(1)
  })

  it('[G26] one in which nothing is left ends too, once', async () => {
    const member = await memberWith(10n)
    const purse = makeId('pur')
    await fill(member, purse, 10n)
    expect(codeOf(await empty(member, purse, 0n))).toBe('not_settled')
    await settle(member, purse, [part(10n, 0n)])
    expect(codeOf(await empty(member, purse, 0n))).toBe('ok')
    expect(await empty(member, purse, 0n)).toMatchObject({ ok: true, value: { repeated: true } })
    expect(codeOf(await fill(member, purse, 1n))).not.toBe('ok')
  })

  it('[G8] [G26] a sum that was prevented never comes, and one that is there cannot be', async () => {
    const member = await memberWith(100n)
    const purse = makeId('pur')
    const prevent = (of: string) =>
      purses.preventFill({ key: keyOf(`${of}:back`), member, fill: of })
    expect(await prevent(`${purse}:0`)).toBe(true)
    expect(codeOf(await fill(member, purse, 10n, `${purse}:0`))).toBe('stake_voided')
    expect(codeOf(await fill(member, purse, 10n, `${purse}:1`))).toBe('ok')
    expect(await prevent(`${purse}:1`)).toBe(false)
    expect(await standOf(member)).toEqual({ cash: 90n, purse: 10n })
  })

  it('[G3] [G4] [G26] filling passes the gate; settling and bringing home ask nobody', async () => {
    const member = await memberWith(100n)
    const purse = makeId('pur')
    await fill(member, purse, 50n)
    facts.set(member, { ...everythingOpen, standing: 'excluded' })
    expect(codeOf(await fill(member, purse, 10n))).toBe('member_excluded')
    const { amount: _, ...about } = stakeCall(member)
    expect(await purses.judge(about)).toMatchObject({ code: 'member_excluded' })
    expect(codeOf(await settle(member, purse, [part(10n, 0n)]))).toBe('ok')
    expect(codeOf(await empty(member, purse, 40n))).toBe('ok')
    expect(await standOf(member)).toEqual({ cash: 90n, purse: 0n })
  })

  it('[G23] [G26] what is in a purse counts as lost until it is home, whatever is won and lost in it', async () => {
    const member = await memberWith(1_000n)
    const purse = makeId('pur')
    facts.set(member, lossLimit(100n))
    expect(codeOf(await fill(member, purse, 101n))).toBe('loss_limit_reached')
    expect(codeOf(await fill(member, purse, 80n))).toBe('ok')
    const stake = (amount: bigint) => wagers.stake(stakeCall(member, { amount: php(amount) }))
    expect(codeOf(await stake(21n))).toBe('loss_limit_reached')
    await settle(member, purse, [part(10n, 0n, 3)])
    expect(codeOf(await stake(21n))).toBe('loss_limit_reached')
    await settle(member, purse, [part(10n, 200n)], { number: 1 })
    expect(codeOf(await fill(member, purse, 21n))).toBe('loss_limit_reached')
    const { amount: _, ...about } = stakeCall(member)
    expect(await purses.judge(about)).toBeUndefined()
    facts.set(member, lossLimit(79n))
    expect(await purses.judge(about)).toMatchObject({ code: 'loss_limit_reached' })
    facts.set(member, lossLimit(100n))
    await empty(member, purse, 240n)
    expect(codeOf(await stake(260n))).toBe('ok')
  })

  it('[G23] [G26] a stake and a sum for a purse at one moment do not pass a limit together', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const member = await memberWith(1_000n)
      facts.set(member, lossLimit(100n))
      const both = await Promise.all([
        fill(member, makeId('pur'), 60n),
        wagers.stake(stakeCall(member, { amount: php(60n) })),
        fill(member, makeId('pur'), 60n),
      ])
      expect(both.map(codeOf).toSorted()).toEqual([
        'loss_limit_reached',
        'loss_limit_reached',
        'ok',
      ])
    }
  })

  it('[G26] the tables themselves refuse a purse below nothing, and an end with something left', async () => {
    const member = await memberWith(10n)
    const purse = makeId('pur')
    await fill(member, purse, 10n)
    await expect(db.sql`update wagers.purses set staked = 11 where id = ${purse}`).rejects.toThrow(
      /purses_never_below_nothing/,
    )
    await expect(
      db.sql`update wagers.purses set ended_at = now() where id = ${purse}`,
    ).rejects.toThrow(/purses_end_empty/)
  })
})
