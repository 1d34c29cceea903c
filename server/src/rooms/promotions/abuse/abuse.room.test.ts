import { money } from '@baize/kernel/money'
import { describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testPromotions } from '../../../../testing/promotions.ts'
import { testOperator } from '../../../../testing/system.ts'
import { definePromotionsJobs, type NewGrant } from '../promotions.ts'
import type { MemberId } from '../../wallet/wallet.ts'

const db = await testDatabase({ poolSize: 12 })
const room = await testPromotions(db)
const { abuse, grants, alike, notices, clock, system, wagers, stakeCall, key } = room
const { memberWith, offerOf, give, budgetOf, standing, tell } = room
const rita = testOperator('Rita', 'risk')
const ada = testOperator('Ada', 'admin')
const by = (operator = rita) => ({ reason: 'The same phone twice', operator })
const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)
const php = (amount: bigint) => money(amount, 'PHP')
const stateOf = async (id: string) => (await grants.find(id))?.state

async function given(member: MemberId, offer: string, change: Partial<NewGrant> = {}) {
  const made = await give(member, offer, change)
  if (!made.ok) throw new Error(made.code)
  return made.value.id
}

/** Two who were given the same and came in by one browser. */
async function twins(change: Partial<NewGrant> = {}) {
  const offer = await offerOf(1_000n)
  const [one, other] = [await memberWith(0n), await memberWith(0n)]
  const grant = await given(other, offer, change)
  const earlier = await given(one, offer)
  alike.groups = [{ members: [one, other], ip: '203.0.113.7', userAgent: 'Firefox' }]
  await abuse.look()
  const [signal] = await abuse.list({ member: other, limit: 1 })
  if (signal === undefined) throw new Error('Nothing was found')
  return { offer, one, other, grant, earlier, signal }
}

describe('signals', () => {
  it('[GR210] who was given the same and shares a device or a bank is shown with the evidence, once', async () => {
    const { one, other, grant, earlier, signal } = await twins()
    expect(signal).toMatchObject({
      member: other,
      other: one,
      kind: 'same_device',
      what: ['203.0.113.7 Firefox'],
      state: 'open',
    })
    expect((await abuse.listShared(signal)).map(({ id }) => id)).toEqual([earlier, grant])
    alike.banks = [{ members: [one, other], bank: 'Chalkline', number: '•••• 1222' }]
    alike.networks = [{ members: [one, other], network: '203.0.113.0/24' }]
    expect(await abuse.look()).toBe(2)
    expect(await abuse.look()).toBe(0)
    const kinds = (await abuse.list({ member: one, limit: 9 })).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['same_device', 'same_network', 'same_payee'])
    alike.banks = []
    alike.networks = []
  })

  it('[GR210] are looked for every ten minutes', () => {
    const jobs = new Map<string, string | undefined>()
    const define = (name: string, { schedule }: { schedule?: string }) =>
      void jobs.set(name, schedule)
    definePromotionsJobs({ define } as never, room)
    expect(jobs.get('promotions.signals')).toBe('*/10 * * * *')
  })

  it('[GR210] who was given something else, or only what everybody gets, is no signal', async () => {
    const [one, other] = [await memberWith(0n), await memberWith(0n)]
    await given(one, await offerOf(500n))
    await given(other, await offerOf(500n))
    alike.groups = [{ members: [one, other], ip: '203.0.113.8', userAgent: 'Chrome' }]
    expect(await abuse.look()).toBe(0)
  })

  it('[GR211] is noted or dismissed with a reason, and nothing is taken by it', async () => {
    const { offer, other, grant, signal } = await twins()
    const before = await budgetOf(offer)
    expect(await abuse.decide(signal.id, 'noted', by())).toMatchObject({
      value: { state: 'noted', decidedBy: 'Rita', decidedReason: 'The same phone twice' },
    })
    expect(codeOf(await abuse.decide(signal.id, 'noted', by()))).toBe('nothing_changed')
    expect([await stateOf(grant), await budgetOf(offer)]).toEqual(['issued', before])
    await abuse.decide(signal.id, 'dismissed', by(ada))
    expect(codeOf(await abuse.hold(signal.id, grant, by()))).toBe('wrong_state')
    expect(codeOf(await grants.claim(other, grant))).toBe('ok')
    const [entry] = await system.audit.list({ action: 'signals.decided' }, { limit: 1 })
    expect(entry).toMatchObject({ actor: 'Ada', reason: 'The same phone twice' })
  })
})

describe('what is held', () => {
  it('[GR212] is not claimed and does not lapse; released it can be claimed, longer by as much as it was held', async () => {
    const { other, grant, signal } = await twins()
    const stranger = await memberWith(0n)
    const theirs = await given(stranger, await offerOf(100n))
    expect(codeOf(await abuse.hold(signal.id, theirs, by()))).toBe('not_found')
    expect(codeOf(await abuse.hold(signal.id, grant, by()))).toBe('ok')
    expect(codeOf(await abuse.hold(signal.id, grant, by(ada)))).toBe('wrong_state')
    expect(notices.at(-1)).toMatchObject({ about: 'rewardHeld', member: other })
    expect(codeOf(await grants.claim(other, grant))).toBe('grant_held')
    const until = (await grants.find(grant))?.claimUntil?.getTime() ?? 0
    clock.offsetMs += 2 * 3_600_000
    await grants.sweep()
    expect(await stateOf(grant)).toBe('issued')
    expect(codeOf(await abuse.decideHold(grant, 'release', by()))).toBe('ok')
    expect(notices.at(-1)).toMatchObject({ about: 'rewardReleased', member: other })
    const later = ((await grants.find(grant))?.claimUntil?.getTime() ?? 0) - until
    expect(later).toBeGreaterThanOrEqual(2 * 3_600_000)
    expect(codeOf(await grants.claim(other, grant))).toBe('ok')
    expect(codeOf(await abuse.decideHold(grant, 'release', by()))).toBe('already_decided')
  })

  it('[GR213] a pocket is played on, waits with becoming cash, and is free when nobody decides in time', async () => {
    const { other, grant, signal } = await twins({ asks: 50n * 10_000n })
    await grants.claim(other, grant)
    await abuse.hold(signal.id, grant, by())
    const call = { ...stakeCall(other, { amount: php(60n) }), payout: php(60n) }
    expect(codeOf(await wagers.stakeAndSettle(call))).toBe('ok')
    await tell()
    await grants.sweep()
    expect([await stateOf(grant), await standing(other)]).toEqual([
      'active',
      'cash 0, bonus 100, free 0',
    ])
    await abuse.sweep()
    expect((await abuse.holdOf(grant))?.outcome).toBeNull()
    clock.offsetMs += 73 * 3_600_000
    await abuse.sweep()
    expect((await abuse.holdOf(grant))?.outcome).toBe('lapsed')
    expect([await stateOf(grant), await standing(other)]).toEqual([
      'completed',
      'cash 100, free 100',
    ])
  })

  it('[GR214] is taken back by another than who held it, also where it is met, and never with cash', async () => {
    const { offer, other, grant, signal } = await twins({ asks: 50n * 10_000n })
    await grants.claim(other, grant)
    await abuse.hold(signal.id, grant, by())
    await wagers.stakeAndSettle({ ...stakeCall(other, { amount: php(60n) }), payout: php(90n) })
    await tell()
    expect(codeOf(await abuse.decideHold(grant, 'take_back', by()))).toBe('same_person')
    expect(await stateOf(grant)).toBe('active')
    expect(codeOf(await abuse.decideHold(grant, 'take_back', by(ada)))).toBe('ok')
    expect([await stateOf(grant), await standing(other)]).toEqual(['revoked', 'cash 0, free 0'])
    expect(await budgetOf(offer)).toBe('930 100')
    expect(notices.at(-1)).toMatchObject({ about: 'rewardEnded', member: other })
  })

  it('[GR214] with an open bet it waits for that, and what comes of it goes back too', async () => {
    const { other, grant, signal } = await twins()
    await grants.claim(other, grant)
    await abuse.hold(signal.id, grant, by())
    const made = await wagers.stake(stakeCall(other, { amount: php(40n) }))
    if (!made.ok || made.value.wager === null) throw new Error('A stake was refused')
    const { wager } = made.value
    expect(codeOf(await abuse.decideHold(grant, 'take_back', by(ada)))).toBe('ok')
    expect(await stateOf(grant)).toBe('settling')
    await wagers.settle({ key: key(), member: other, of: { wager }, payout: php(90n) })
    await tell()
    await vi.waitFor(async () => expect(await stateOf(grant)).toBe('revoked'), 10_000)
    expect(await standing(other)).toBe('cash 0, free 0')
  })

  it('[GR215] the member answers once; another than who held it decides, and the member reads it', async () => {
    const { one, other, grant, signal } = await twins()
    const say = (words: string, member = other) => abuse.appeal(member, grant, words)
    expect(codeOf(await say('It is my brother'))).toBe('not_found')
    await abuse.hold(signal.id, grant, by())
    expect(codeOf(await say('It is my brother', one))).toBe('not_found')
    expect(codeOf(await say('  no  '))).toBe('text_too_short')
    expect(codeOf(await say('It is my brother'))).toBe('ok')
    expect(codeOf(await say('It is my sister'))).toBe('wrong_state')
    expect(codeOf(await abuse.decideHold(grant, 'release', by()))).toBe('same_person')
    expect(codeOf(await abuse.decideHold(grant, 'release', by(ada)))).toBe('ok')
    const shown = await room.rewards.detail(other, grant, 'EN')
    expect(shown?.hold).toMatchObject({
      reason: 'The same phone twice',
      appeal: 'It is my brother',
      outcome: 'released',
    })
  })

  it('[GR212] who gives it up meanwhile may', async () => {
    const { other, grant, signal } = await twins()
    await grants.claim(other, grant)
    await abuse.hold(signal.id, grant, by())
    expect(codeOf(await grants.forfeit(other, grant))).toBe('ok')
    expect(codeOf(await abuse.decideHold(grant, 'take_back', by(ada)))).toBe('wrong_state')
  })
})
