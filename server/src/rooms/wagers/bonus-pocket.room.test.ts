import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { testDatabase } from '../../../testing/database.ts'
import { eventsOf } from '../../../testing/system.ts'
import { testWagers } from '../../../testing/wagers.ts'
import type { BonusGame, GrantId, MemberId } from '../wallet/wallet.ts'
import type { StakeCall, WagerAnswer } from './wagers.ts'

const db = await testDatabase()
const { wagers, wallet, memberWith, makeId, stakeCall, key } = await testWagers(db)
const php = (amount: bigint) => money(amount, 'PHP')

/** The bonuses of this test: whose, how high a stake, in which games, and whether they have ended. */
type Bonus = {
  readonly member: MemberId
  readonly most: bigint
  readonly not?: string
  ended?: true
}
const bonuses = new Map<GrantId, Bonus>()
const asked: BonusGame[] = []

wallet.setBonuses({
  async find(member, game) {
    asked.push(game)
    const found = [...bonuses].find(
      ([, bonus]) => bonus.member === member && !bonus.ended && bonus.not !== game.game,
    )
    return found && { grant: found[0], most: found[1].most }
  },
  hold: async (_, grants) => new Set(grants.filter((grant) => !bonuses.get(grant)?.ended)),
})

async function memberOf(cash: bigint, bonus: bigint, rules: Partial<Bonus> = {}) {
  const member = await memberWith(cash)
  const grant = makeId('grt')
  await memberWith(bonus, { pocket: `bonus:${grant}`, member })
  bonuses.set(grant, { member, most: 100n, ...rules })
  return { member, grant }
}

async function standing(member: MemberId): Promise<string> {
  const { pockets } = await wallet.getState(member)
  const words = pockets.map(({ pocket, amount }) => `${pocket.split(':')[0]} ${amount}`)
  return words.toSorted().toReversed().join(', ')
}

async function stake(member: MemberId, amount: bigint, change: Partial<StakeCall> = {}) {
  return await wagers.stake(stakeCall(member, { amount: php(amount), ...change }))
}

async function staked(member: MemberId, amount: bigint, change: Partial<StakeCall> = {}) {
  const result = await stake(member, amount, change)
  if (!result.ok) throw new Error(result.code)
  const { wager } = result.value
  if (wager === null) throw new Error('There is no wager')
  return wager
}

const codeOf = (result: { readonly ok: boolean; readonly code?: string }) => result.code ?? 'ok'
const settle = async (member: MemberId, wager: NonNullable<WagerAnswer['wager']>, payout: bigint) =>
  await wagers.settle({ key: key(), member, of: { wager }, payout: php(payout) })

describe('[G28] [W18] the pocket of a bonus', () => {
  it('[1.13/12] pays what the cash leaves of a stake, and gets its part of the win; the rounding is the cash', async () => {
    const { member, grant } = await memberOf(7n, 50n)
    const wager = await staked(member, 10n)
    expect(await wagers.getWager(wager)).toMatchObject({
      value: { paid: { cash: 7n, bonus: 3n }, grant },
    })
    expect(await standing(member)).toBe('cash 0, bonus 47')
    // Three tenths of 99 are 29.7: 29 are the bonus's.
    await settle(member, wager, 99n)
    expect(await standing(member)).toBe('cash 70, bonus 76')
  })

  it('is not touched, and nobody is asked about it, while the cash pays', async () => {
    const { member } = await memberOf(100n, 50n)
    const before = asked.length
    const wager = await staked(member, 10n)
    expect(await wagers.getWager(wager)).toMatchObject({ value: { grant: null } })
    expect([asked.length - before, await standing(member)]).toEqual([0, 'cash 90, bonus 50'])
  })

  it('[1.13/15] [1.13/16] pays no stake above its most, which cash alone may pay', async () => {
    const { member } = await memberOf(50n, 500n, { most: 60n })
    const refused = await stake(member, 61n)
    expect(refused).toMatchObject({ code: 'bonus_max_bet', value: { max: '60' } })
    expect(codeOf(await stake(member, 60n))).toBe('ok')
    const rich = await memberOf(500n, 500n, { most: 60n })
    expect(codeOf(await stake(rich.member, 61n))).toBe('ok')
    expect(await standing(member)).toBe('cash 0, bonus 490')
  })

  it('[1.13/17] does not play where its conditions leave a game out: there is only the cash', async () => {
    const { member } = await memberOf(5n, 50n, { not: 'seven-seas' })
    const refused = await stake(member, 10n)
    expect(refused).toMatchObject({ code: 'insufficient_funds', value: { balance: '5' } })
    expect(codeOf(await stake(member, 10n, { game: 'other' }))).toBe('ok')
  })

  it('of another bonus is left alone', async () => {
    const { member } = await memberOf(0n, 50n)
    const waiting = makeId('grt')
    await memberWith(70n, { pocket: `bonus:${waiting}`, member })
    expect(codeOf(await stake(member, 60n))).toBe('insufficient_funds')
    expect(codeOf(await stake(member, 50n))).toBe('ok')
    expect(await standing(member)).toBe('cash 0, bonus 70')
  })

  it('that ended while a stake was on its way pays nothing of it', async () => {
    const { member, grant } = await memberOf(0n, 50n)
    const { find, hold } = wallet.bonuses()
    wallet.setBonuses({
      find,
      async hold(tx, grants) {
        const bonus = bonuses.get(grant)
        if (bonus) bonus.ended = true
        return await hold(tx, grants)
      },
    })
    expect(codeOf(await stake(member, 10n))).toBe('insufficient_funds')
    wallet.setBonuses({ find, hold })
    expect(await standing(member)).toBe('cash 0, bonus 50')
  })

  it('gets back what is voided, and what is corrected, also after its end', async () => {
    const { member, grant } = await memberOf(4n, 20n)
    const [first, second] = [await staked(member, 10n), await staked(member, 10n)]
    const bonus = bonuses.get(grant)
    if (bonus) bonus.ended = true
    await wagers.void({ key: key(), member, of: { wager: first }, reason: 'rained off' })
    expect(await standing(member)).toBe('cash 4, bonus 10')
    await settle(member, second, 0n)
    const payout = php(25n)
    const correction = { key: key(), member, of: { wager: second }, payout, reason: 'goal stands' }
    expect(codeOf(await wagers.resettle(correction))).toBe('ok')
    expect(await standing(member)).toBe('cash 4, bonus 35')
  })

  it('is emptied by a stake that is settled at once, and its event tells the parts', async () => {
    const { member, grant } = await memberOf(3n, 7n)
    const spun = await wagers.stakeAndSettle({
      ...stakeCall(member, { amount: php(10n) }),
      payout: php(5n),
    })
    expect(codeOf(spun)).toBe('ok')
    const [event] = (await eventsOf(db, 'wager.settled')).filter(
      ({ subject }) => subject === member,
    )
    expect(event).toMatchObject({ payload: { bonus: { grant, stake: '7', payout: '3' } } })
    expect(await standing(member)).toBe('cash 2, bonus 3')
  })

  it('of one wager cannot be changed in the table', async () => {
    const { member } = await memberOf(0n, 50n)
    const wager = await staked(member, 10n)
    const other = makeId('grt')
    await expect(
      db.sql`update wagers.wagers set grant_id = ${other} where id = ${wager}`,
    ).rejects.toThrow('cannot be changed so')
  })

  it('is taken by fifty stakes at once as far as it goes, and no further', async () => {
    const { member } = await memberOf(13n, 200n)
    const results = await Promise.all(Array.from({ length: 50 }, () => stake(member, 7n)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(30)
    expect(await standing(member)).toBe('cash 0, bonus 3')
  })
})
