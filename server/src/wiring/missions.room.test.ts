import { expect, it } from 'vitest'
import * as desk from '@baize/contract/promotions/missions-desk'
import type { MissionPlan } from '@baize/contract/promotions/missions-desk'
import * as contract from '@baize/contract/promotions/missions'
import { listInbox } from '@baize/contract/support/support'
import { decideApproval, listApprovals } from '@baize/contract/system/approvals'
import { businessDay, weekdayOf } from '@baize/kernel/time'
import { testWiredApp } from '../../testing/wired-app.ts'

const { call, member, makeId, now, play, db } = await testWiredApp()
const reason = 'A test of missions'
const plan = (change: Partial<MissionPlan> = {}): MissionPlan => ({
  kind: 'validBet',
  fact: null,
  categories: [],
  period: 'once',
  titles: {
    EN: 'Play a little',
    TY: 'Maglaro nang kaunti',
    JA: '少し遊ぶ',
    KO: '조금 플레이하기',
    PT: 'Jogue um pouco',
  },
  lines: {},
  currency: 'PHP',
  steps: [{ goal: '1000', reward: '50' }],
  prizes: [],
  per: '1',
  times: 0,
  budget: '1000',
  claimDays: 7,
  lagMinutes: 10,
  opensAt: new Date(now().getTime() - 60_000).toISOString(),
  closesAt: new Date(now().getTime() + 3_600_000).toISOString(),
  ...change,
})
const board = plan({ kind: 'board', steps: [], prizes: [{ places: 3, reward: '100' }], per: '100' })
const publish = async (wanted: MissionPlan, role: 'admin' | 'finance' | 'support' = 'finance') => {
  const id = makeId('mis')
  const payload = { id, version: 0, plan: wanted, reason }
  return { id, ...(await call(desk.publishMission, role, { payload })) }
}
const summaryOf = async (who: Awaited<ReturnType<typeof member>>) =>
  (await call(contract.getMissionSummaryDetails, who)).value

it('[GR111] [GR112] [GR116] [GR121] [GR282] [GR313] [GR314] a bet counts for a mission and for a board, and its reward is claimed once', async () => {
  expect((await publish(plan(), 'support')).code).toBe('not_allowed')
  expect((await publish(plan({ budget: '49' }))).code).toBe('mission_invalid')
  const days = {
    kind: 'activeDays',
    period: 'monthly',
    steps: [{ goal: '40', reward: '50' }],
  } as const
  const never = await publish(plan({ ...days, steps: [...days.steps] }))
  expect([never.code, never.message]).toEqual([
    'mission_invalid',
    'This mission does not fit together. Look at: steps.',
  ])
  const { id, value } = await publish(plan())
  expect(value.mission).toMatchObject({ state: 'open', left: '1000', paid: '0', version: 1 })
  const race = await publish(board)
  const [who, other] = [await member(10_000n), await member(10_000n)]
  const claim = async () =>
    await call(contract.claimMissionReward, who, {
      payload: { mission: id, label: 'once', step: 1 },
    })
  expect((await claim()).code).toBe('not_reached')
  await play(who, 1_200n)
  await play(other, 2_000n)
  const one = async () => (await summaryOf(who)).missions.find((shown) => shown.id === id)
  await expect.poll(async () => (await one())?.state, { timeout: 20_000 }).toBe('reached')
  expect(await one()).toMatchObject({ value: '1200', title: 'Play a little' })
  expect((await summaryOf(who)).summary).toMatchObject({ toClaim: 1, amount: '50' })
  expect((await claim()).value).toMatchObject({ amount: '50', currency: 'PHP' })
  expect((await claim()).value.amount).toBe('50')
  expect((await one())?.state).toBe('claimed')
  const seen = async () => {
    const query = `board=${race.id}`
    return (await call(contract.getMissionLeaderboard, who, { query })).value.board
  }
  await expect.poll(async () => (await seen())?.players, { timeout: 20_000 }).toBe(2)
  const names = await db.sql<{ id: string; account: string }>`
    select id, account from identity.members where id = any(${[who, other]}::text[])`
  const nameOf = (wanted: string) => names.find((found) => found.id === wanted)?.account ?? ''
  const masked = `${nameOf(other).slice(0, 2)}***${nameOf(other).at(-1)}`
  expect((await seen())?.rows).toEqual([
    { place: 1, name: masked, points: '20', prize: '100', isOwn: false },
    { place: 2, name: nameOf(who), points: '12', prize: '100', isOwn: true },
  ])
  expect(JSON.stringify(await seen())).not.toContain(nameOf(other))
  await call(contract.hideBoardName, other, { payload: { hidden: true } })
  expect((await seen())?.rows[0]?.name).toBe('')
  const query = `label=once`
  const places = await call(desk.listBoardPlaces, 'auditor', { id: race.id, query })
  expect(places.value.items.map(({ account }) => account)).toEqual([nameOf(other), nameOf(who)])
  // It has begun: what was said of its end is not undone by one person, nor by a further version.
  const later = plan({
    ...value.mission?.plan,
    closesAt: new Date(now().getTime() + 60_000).toISOString(),
  })
  const shorter = { payload: { id, version: 1, plan: later, reason } }
  expect((await call(desk.publishMission, 'finance', shorter)).code).toBe('mission_fixed')
  const asked = await call(desk.closeMission, 'finance', { id, payload: { reason } })
  expect([asked.value.mission.state, typeof asked.value.approval]).toEqual(['open', 'string'])
  const again = { id, payload: { reason: 'Another reason' } }
  expect((await call(desk.closeMission, 'admin', again)).code).toBe('end_waits')
  const payload = { approve: true, reason }
  const agreed = await call(decideApproval, 'admin', { id: asked.value.approval, payload })
  expect(agreed.code).toBe('')
  const { items: told } = (await call(listInbox, other, { query: 'limit=10' })).value
  expect(told.find(({ title }) => title === 'A mission ended early')?.text).toMatch(
    /Play a little before its time.*can still be claimed.*Reason: A test of missions/,
  )
  const { items } = (await call(desk.listDeskMissions, 'auditor')).value
  expect(items.find((one) => one.id === id)).toMatchObject({
    state: 'over',
    paid: '50',
    left: '900',
    promised: '50',
    reached: 2,
  })
})

it('[GR331] other words of a mission that is there wait for a second person, who reads each language', async () => {
  const lines = { EN: 'Slots', TY: 'Mga slot', JA: 'スロット', KO: '슬롯', PT: 'Caça-níqueis' }
  const { id, value } = await publish(plan({ lines }))
  const worded = plan({ ...value.mission?.plan, lines: { ...lines, EN: 'Only on Mondays' } })
  const change = await call(desk.publishMission, 'finance', {
    payload: { id, version: 1, plan: worded, reason },
  })
  expect([change.value.mission, typeof change.value.approval]).toEqual([null, 'string'])
  const asked = (await call(listApprovals, 'admin')).value.find(
    (one) => one.id === change.value.approval,
  )
  expect(asked?.changes).toEqual([
    { name: 'Line, English', before: 'Slots', after: 'Only on Mondays', isLoosened: false },
  ])
  const live = async () =>
    (await call(desk.listDeskMissions, 'auditor')).value.items.find((one) => one.id === id)
  expect(await live()).toMatchObject({ version: 1, plan: { lines } })
  const payload = { approve: true, reason }
  await call(decideApproval, 'admin', { id: change.value.approval, payload })
  expect(await live()).toMatchObject({ version: 2, plan: { lines: { EN: 'Only on Mondays' } } })
  // More budget under the same words is for one, within what one may give.
  const more = plan({ ...(await live())?.plan, budget: '1100' })
  const raised = await call(desk.publishMission, 'finance', {
    payload: { id, version: 2, plan: more, reason },
  })
  expect(raised.value.approval).toBeNull()
})

it('[GR126] a large one waits for a second person, and is there when that one agrees', async () => {
  const { id, value } = await publish(plan({ budget: '1000001' }))
  expect([value.mission, typeof value.approval]).toEqual([null, 'string'])
  const list = async () =>
    (await call(desk.listDeskMissions, 'auditor')).value.items.map((one) => one.id)
  expect(await list()).not.toContain(id)
  const agreed = await call(decideApproval, 'admin', {
    id: value.approval,
    payload: { approve: true, reason },
  })
  expect([agreed.code, (await list()).includes(id)]).toEqual(['', true])
})

it('[GR119] a card is signed by a call, once a day, and nothing was missed before one joined', async () => {
  const who = await member(0n)
  const wanted = plan({ kind: 'signIn', period: 'weekly', steps: [{ goal: '1', reward: '30' }] })
  const { id } = await publish(wanted)
  const sign = async () => (await call(contract.signMissionCard, who, { payload: {} })).value
  // The demo has a card of its own, which is signed with it.
  expect(Number((await sign()).amount)).toBeGreaterThanOrEqual(30)
  expect((await sign()).amount).toBe('0')
  const own = (await summaryOf(who)).missions
  // Who joined today missed no day of the demo's card, which began on Monday.
  const states = own.flatMap((one) => one.card?.days.map(({ state }) => state) ?? [])
  expect(states).not.toContain('missed')
  expect(states.includes('before')).toBe(weekdayOf(businessDay(now(), 'Asia/Manila')) > 1)
  const card = own.find((one) => one.id === id)?.card
  expect(card).toMatchObject({ isSigned: true, run: 1 })
})
