import type { ServerMessage } from '@baize/contract/events'
import type { OperatorRole } from '@baize/contract/roles'
import { expect, it, vi } from 'vitest'
import { testApp } from '../../../../testing/app.ts'
import { openPage } from '../../../../testing/sockets.ts'

const { db, server, tokenFor, defects } = await testApp()
const origin = await server.listen({ port: 0, host: '127.0.0.1' })

/** A console that hears the alerts of some roles, as far as it may. */
async function listen(role: OperatorRole, ...topics: OperatorRole[]) {
  const token = await tokenFor(role)
  const names = topics.map((topic) => `alerts:${topic}`)
  const { heard } = await openPage(origin, token, ...names)
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    (
      await server.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      })
    ).json<{ value: { items: { title: string; id: string }[]; unread: number; open: number } }>()
  return { heard, call, list: async () => (await call('GET', '/ops/api/alerts')).value }
}

/** The clock of the platform, without waiting for its minute. */
const look = () => db.sql`select graphile_worker.add_job('system.watch')`
const seen = (heard: readonly ServerMessage[]) =>
  heard.flatMap((message) => (message.type === 'event' ? [message.event.kind] : []))

it('[S21] what a room sees rings at every console of its roles, and at no other', async () => {
  const admin = await listen('admin', 'admin')
  const finance = await listen('finance', 'finance', 'admin')
  // To hear what is for others is refused, without ending the line.
  await vi.waitFor(() =>
    expect(finance.heard.at(-1)).toEqual({ type: 'refused', code: 'not_allowed' }),
  )
  expect(await admin.list()).toMatchObject({ items: [], open: 0, unread: 0 })

  const fault = { target: 'sms', scope: '', latencyMs: 0, error: 'unknown', remaining: null }
  await admin.call('POST', '/ops/api/faults', { ...fault, minutes: 5, reason: 'To see the bell' })
  await look()
  await vi.waitFor(() => expect(seen(admin.heard)).toEqual(['alert.raised']), 15_000)
  const told = await admin.list()
  expect(told).toMatchObject({ open: 1, unread: 1, items: [{ title: '1 fault is switched on' }] })

  // An operator without the role sees neither the alert nor a count, and may not mark it.
  expect(await finance.list()).toMatchObject({ items: [], open: 0, unread: 0 })
  const marked = await finance.call('POST', `/ops/api/alerts/${told.items[0]?.id}/read`, {})
  expect(marked).toMatchObject({ code: 'not_found' })
  expect(seen(finance.heard)).toEqual([])

  await admin.call('POST', `/ops/api/alerts/${told.items[0]?.id}/read`, {})
  expect(await admin.list()).toMatchObject({ open: 1, unread: 0 })
  await admin.call('DELETE', '/ops/api/faults?reason=Seen')
  await look()
  await vi.waitFor(
    () => expect(seen(admin.heard)).toEqual(['alert.raised', 'alert.changed']),
    15_000,
  )
  expect(await admin.list()).toMatchObject({ open: 0 })
  // Every room could look at what it watches.
  expect(defects.filter((line) => line.includes('not looked at'))).toEqual([])
})
