import { getProfit, listAccountRecord, listBets } from '@baize/contract/records'
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
      expect(await ask(`${path}?${span}`)).toMatchObject({ code: 'invalid_range' })
    }
  })

  it('[RP9] every kind of the account record can be asked for', async () => {
    type Reply = { items: unknown[]; totals: { in: string; out: string } }
    for (const kind of listAccountRecord.input.properties.kind.enum) {
      const { status, value } = await ask<Reply>(`${listAccountRecord.path}?kind=${kind}`)
      expect([kind, status, value.items, value.totals.in]).toEqual([kind, 200, [], '0'])
    }
  })

  it('[RP11] a member without a bet has every day of the span', async () => {
    const span = 'from=2026-02-27&to=2026-03-01'
    const { value } = await ask<{ days: { day: string }[] }>(`${getProfit.path}?${span}`)
    expect(value.days.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  })

  it('none of all this was a defect', () => {
    expect(defects).toEqual([])
  })
})
