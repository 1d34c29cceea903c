import { getPlayReport } from '@baize/contract/play/play-report'
import { getBet } from '@baize/contract/wagers/bets-desk'
import {
  getProfit,
  listAccountRecord,
  listBets,
  listCreditReport,
} from '@baize/contract/wagers/records'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'

const { server, tokenFor, defects } = await testApp()

async function ask<Value>(path: string, role: Parameters<typeof tokenFor>[0] | null = 'member') {
  const headers = role === null ? {} : { authorization: `Bearer ${await tokenFor(role)}` }
  const reply = await server.inject({ url: path, headers })
  return { status: reply.statusCode, ...reply.json<{ value: Value; code: string }>() }
}

const paths = [listBets.path, listAccountRecord.path, getProfit.path]

describe('the calls about own records', () => {
  it.each(paths)('[RP2] %s is for members and agents, and for nobody else', async (path) => {
    expect((await ask(path, 'member')).status).toBe(200)
    expect((await ask(path, 'agent')).status).toBe(200)
    expect((await ask(path, null)).status).toBe(401)
    expect((await ask(path, 'trial')).status).toBe(403)
    expect((await ask(path, 'finance')).status).not.toBe(200)
  })

  it.each(paths)('[RP2] %s takes no member but that of the session', async (path) => {
    expect((await ask(`${path}?member=mem_other`)).status).toBe(400)
  })

  it.each(paths)('[RP1] %s refuses days that are no span', async (path) => {
    const spans = [
      'from=2026-11-15&to=2026-11-14',
      'from=2020-01-01&to=2026-01-01',
      'to=2026-02-31',
    ]
    for (const span of spans) {
      expect(await ask(`${path}?${span}`)).toMatchObject({ code: 'invalid_period' })
    }
  })

  it('[RP9] every kind of the account record can be asked for', async () => {
    type Reply = { items: unknown[]; totals: { in: string; out: string } }
    for (const kind of listAccountRecord.input.properties.kind.enum) {
      const { status, value } = await ask<Reply>(`${listAccountRecord.path}?kind=${kind}`)
      expect([kind, status, value.items, value.totals.in]).toEqual([kind, 200, [], '0'])
    }
  })

  it('[RP19] the credit report is refused where the module is off, and takes no member but that of the session', async () => {
    for (const role of ['member', 'agent'] as const) {
      expect(await ask(listCreditReport.path, role)).toMatchObject({
        status: 403,
        code: 'not_enabled',
      })
    }
    expect((await ask(`${listCreditReport.path}?member=mem_other`)).status).toBe(400)
    expect((await ask(listCreditReport.path, null)).status).toBe(401)
  })

  it('[RP11] a member without a bet has every day of the span', async () => {
    const span = 'from=2026-02-27&to=2026-03-01'
    const { value } = await ask<{ days: { day: string }[] }>(`${getProfit.path}?${span}`)
    expect(value.days.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  })

  it('[RP18] what the brand’s members played is for operators who look after money and risk', async () => {
    const path = `${getPlayReport.path}?from=2026-11-09&to=2026-11-15`
    for (const role of ['admin', 'finance', 'risk', 'auditor'] as const) {
      const { status, value } = await ask<{ points: unknown[]; usual: unknown }>(path, role)
      expect([role, status, value.points.length, value.usual]).toEqual([role, 200, 7, null])
    }
    for (const role of ['support', 'content', 'member'] as const) {
      expect([role, (await ask(path, role)).status]).not.toContain(200)
    }
    expect((await ask(path, null)).status).toBe(401)
  })

  it('[RP1] it refuses days that are no span, [RP17] and days that are no longer kept', async () => {
    for (const span of ['from=2026-11-15&to=2026-11-14', 'from=2020-01-01&to=2020-01-02']) {
      const path = `${getPlayReport.path}?${span}`
      expect(await ask(path, 'finance')).toMatchObject({ code: 'invalid_period' })
    }
  })

  it('[RP20] one bet is looked up by operators who look after members or money, and by nobody else', async () => {
    const path = getBet.path.replace(':wager', 'wgr_01kbp4v6jg0000000000000001')
    for (const role of ['admin', 'finance', 'risk', 'support', 'auditor'] as const) {
      expect([role, (await ask(path, role)).code]).toEqual([role, 'not_found'])
    }
    for (const role of ['content', 'member', 'agent'] as const) {
      const { status, code } = await ask(path, role)
      expect([role, status, code]).not.toContain(200)
      expect([role, code]).not.toEqual([role, 'not_found'])
    }
    expect((await ask(path, null)).status).toBe(401)
  })

  it('none of all this was a defect', () => {
    expect(defects).toEqual([])
  })
})
