import { expect, it } from 'vitest'
import { claimMissionReward } from '@baize/contract/promotions/missions'
import { publishMission, type MissionPlan } from '@baize/contract/promotions/missions-desk'
import { listRewards } from '@baize/contract/promotions/rewards'
import { listAccountRecord } from '@baize/contract/wagers/records'
import { testWiredApp } from '../../testing/wired-app.ts'

const { call, member, makeId, now, play } = await testWiredApp()
const reason = 'A test of the account record'
const plan: MissionPlan = {
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
}

it('[GR260] [GR261] what a reward brought stands in the account record of its member, by the title of what gave it', async () => {
  const mission = makeId('mis')
  const payload = { id: mission, version: 0, plan, reason }
  expect((await call(publishMission, 'finance', { payload })).code).toBe('')
  const who = await member(10_000n)
  await play(who, 1_200n)
  const claim = { payload: { mission, label: 'once', step: 1 } }
  await expect
    .poll(async () => (await call(claimMissionReward, who, claim)).value?.amount, {
      timeout: 20_000,
    })
    .toBe('50')
  const { items, totals } = (await call(listAccountRecord, who, { query: 'kind=bonus' })).value
  const [reward] = (await call(listRewards, who)).value.items
  expect(reward).toMatchObject({ from: 'mission', offer: '', title: 'Play a little' })
  expect(items).toMatchObject([
    {
      kind: 'bonus',
      amount: '50',
      state: 'claimed',
      outcome: 'done',
      about: 'Mission reward · Play a little',
      reference: reward?.id,
    },
  ])
  expect(totals).toEqual({ in: '50', out: '0' })
})
