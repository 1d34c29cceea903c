import { describe, expect, it } from 'vitest'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import { previewProgrammes } from '@baize/contract/promotions/programmes-desk'
import { programmesDocument } from '@baize/contract/promotions/programmes-settings'
import { claimRebate, getCashback, getRebate } from '@baize/contract/promotions/rebate'
import * as desk from '@baize/contract/promotions/runs-desk'
import { claimVipBonus, getVip } from '@baize/contract/promotions/vip'
import { whitelabelDocument } from '@baize/contract/system/system-settings'
import { listApprovals } from '@baize/contract/system/approvals'
import { testApp } from '../../testing/app.ts'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'

const newId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const { server, tokenFor } = await testApp({})
const tokens = {
  member: await tokenFor('member'),
  trial: await tokenFor('trial'),
  finance: await tokenFor('finance'),
  admin: await tokenFor('admin'),
  support: await tokenFor('support'),
}

async function call<const E extends Endpoint>(
  { method, path }: E,
  body: object = {},
  token = tokens.member,
) {
  const isBody = method === 'POST'
  const query = isBody ? '' : `?${new URLSearchParams(body as Record<string, string>).toString()}`
  const answer = await server.inject({
    method,
    url: path + query,
    headers: { authorization: `Bearer ${token}` },
    ...(isBody && { payload: body }),
  })
  return answer.json<{ code: string; value: ReplyOf<E> }>()
}

describe('the calls of the programmes', () => {
  it('[GR40] [S6.011] say a level, the way to the next, and what every level gives', async () => {
    const { value } = await call(getVip)
    expect(value).toMatchObject({
      hasVip: true,
      vipLabelName: 'VIP 0',
      vipRankLevel: 0,
      currency: 'PHP',
      level: 0,
      keep: null,
      waiting: [],
    })
    expect(value.levels).toHaveLength(11)
    expect(value.levels[4]).toMatchObject({
      validBet: '30000000',
      deposits: '1500000',
      levelUp: '8800',
    })
  })

  it('[GR54] refuse a claim of nothing, and what is not the own', async () => {
    expect((await call(getRebate)).value).toMatchObject({ amount: '0', categories: [] })
    expect((await call(claimRebate, {})).code).toBe('rebate_too_small')
    expect((await call(claimVipBonus, { id: 'grt_00000000000000000000000000' })).code).toBe(
      'not_found',
    )
    expect((await call(getCashback)).value).toMatchObject({ amount: '0', reason: 'no_loss' })
  })

  it('are not for a trial account', async () => {
    expect((await call(getVip, {}, tokens.trial)).code).toBe('not_allowed')
    expect((await call(claimRebate, {}, tokens.trial)).code).toBe('not_allowed')
  })

  it('[GR48] [GR175] a table waits for a second person, whether it gives more or less; to hold runs back one is enough', async () => {
    const { get, publish } = programmesDocument.calls
    const { live } = (await call(get, {}, tokens.admin)).value
    const { content } = live
    const with7 = (rate: number) => ({
      ...content,
      levels: content.levels.map((level) => ({ ...level, cashback: rate })),
    })
    const change = (rate: number) =>
      call(
        publish,
        { baseVersion: live.version, content: with7(rate), reason: 'a test' },
        tokens.admin,
      )
    const { approvalId } = (await change(900)).value
    expect(approvalId).not.toBeNull()
    const asked = (await call(listApprovals, {}, tokens.admin)).value
    const { changes = [] } = asked.find(({ id }) => id === approvalId) ?? {}
    expect(changes.find(({ name }) => name === 'VIP 3')).toMatchObject({
      before: 'Cash back: 4.5 percent.',
      after: 'Cash back: 9 percent.',
      isLoosened: true,
    })
    for (const less of [
      with7(100),
      { ...content, levels: content.levels.slice(0, 3) },
      { ...content, rebateMin: { ...content.rebateMin, PHP: '100000' } },
      { ...content, cashbackMinLoss: { ...content.cashbackMinLoss, PHP: '100000000' } },
      { ...content, keepDays: 7 },
    ]) {
      const body = { baseVersion: live.version, content: less, reason: 'a test' }
      expect((await call(publish, body, tokens.finance)).value.approvalId).not.toBeNull()
    }
    const brake = { ...content, runLimit: { ...content.runLimit, THB: '1' } }
    const body = { baseVersion: live.version, content: brake, reason: 'a test' }
    expect((await call(publish, body, tokens.finance)).value.approvalId).toBeNull()
  })

  it('[GR55] a budget is raised by one, above the limit by two, and never lowered below what is there', async () => {
    const raise = (amount: string, programme = 'cashback') => {
      const body = { id: newId('trf'), programme, currency: 'PHP', amount, reason: 'a test' }
      return call(desk.changeProgrammeBudget, body, tokens.finance)
    }
    const left = async () =>
      (await call(desk.listProgrammeBudgets, {}, tokens.finance)).value.items.find(
        ({ programme }) => programme === 'cashback',
      )?.left ?? '0'
    const before = BigInt(await left())
    expect((await raise('5000')).value.approvalId).toBeNull()
    expect(BigInt(await left()) - before).toBe(5_000n)
    expect((await raise('1000000000000')).value.approvalId).not.toBeNull()
    expect(BigInt(await left()) - before).toBe(5_000n)
    expect((await raise('-999999999999')).code).toBe('budget_short')
    expect((await call(desk.listProgrammeBudgets, {}, tokens.support)).code).toBe('not_allowed')
  })

  it('[GR57] a dry run says what would be given and writes nothing; a run that is not there is not released', async () => {
    const list = async () => (await call(desk.listRewardRuns, {}, tokens.finance)).value.items
    const before = await list()
    for (const kind of ['rebate', 'cashback', 'vip_week', 'vip_month']) {
      const dry = await call(desk.dryRunReward, { kind }, tokens.finance)
      expect(dry.value).toMatchObject({ kind, isCut: false })
    }
    expect((await list()).length).toBeGreaterThanOrEqual(before.length)
    const asked = { id: 'run_00000000000000000000000000', reason: 'a test' }
    expect((await call(desk.releaseRewardRun, asked, tokens.finance)).code).toBe('not_found')
    expect((await call(desk.releaseRewardRun, asked, tokens.support)).code).toBe('not_allowed')
  })

  it('[GR173] say whom a table would lift, and refuse one that cannot be climbed', async () => {
    const { content } = (await call(programmesDocument.calls.get, {}, tokens.admin)).value.live
    const seen = await call(previewProgrammes, { content }, tokens.support)
    expect([seen.code, seen.value.levels.length, seen.value.items]).toEqual(['', 11, []])
    const same = { ...content, levels: content.levels.map(() => content.levels[0]) }
    expect((await call(previewProgrammes, { content: same }, tokens.admin)).code).toBe(
      'invalid_setting',
    )
    expect((await call(previewProgrammes, { content }, tokens.member)).code).toBe('not_allowed')
  })

  it('[GR170] where levels are switched off none is told', async () => {
    const { get, publish } = whitelabelDocument.calls
    const turn = async (enabled: '0' | '1') => {
      const { version, content } = (await call(get, {}, tokens.admin)).value.live
      const tree = content.tree.map((node) => ({
        ...node,
        childrenNodes: node.childrenNodes.map((one) =>
          one.modId === 'VIP' ? { ...one, enabled } : one,
        ),
      }))
      const wish = { baseVersion: version, content: { ...content, tree }, reason: 'a test' }
      expect((await call(publish, wish, tokens.admin)).code).toBe('')
    }
    await turn('0')
    expect((await call(getVip)).code).toBe('not_enabled')
    expect((await call(getRebate)).code).toBe('')
    await turn('1')
    expect((await call(getVip)).code).toBe('')
  })
})
