import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { createFaults } from '../faults/faults.ts'
import { createJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import { createMessages, type Messages } from './messages.ts'
import { createOutboxPort } from './outbox-port.ts'
import type { Delivery, Outgoing } from './port.ts'

const db = await testDatabase({ poolSize: 10 })
const log = createLog('silent')
const now = () => new Date()
const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
const outbox = createOutboxPort()
const sent: Outgoing[] = []
const written: string[] = []
let gateway: () => Promise<Delivery> = async () => ({ outcome: 'delivered' })
const mail = {
  name: 'test',
  async deliver(message: Outgoing) {
    sent.push(message)
    return await gateway()
  },
  async close() {},
}

async function make(production: boolean) {
  const jobs = await createJobs({ db, log, now })
  const faults = createFaults({ db, log, now, makeId, production })
  const ports = { sms: outbox, email: mail, push: outbox }
  const messages = createMessages({
    db,
    jobs,
    faults,
    now,
    makeId,
    production,
    ports,
    written: (id) => void written.push(id),
  })
  return { jobs, faults, messages }
}

const { jobs, faults, messages } = await make(false)
beforeAll(async () => {
  await faults.start()
  await jobs.start()
})
beforeEach(() => {
  gateway = async () => ({ outcome: 'delivered' })
})
afterAll(async () => {
  await jobs.stop()
  faults.stop()
})

const text = 'Your code is 482913.'
const note = { to: '+63 917 555 0142', subject: 'Sign-in code', text, code: '482913' }
const sms = (extra = {}, by: Messages = messages) =>
  db.transaction((tx) => by.sendSms(tx, { ...note, ...extra }))
const email = (by: Messages = messages) =>
  db.transaction((tx) => by.sendMail(tx, { ...note, to: 'a@example.com' }))

describe('messages', () => {
  it('[P34] without a gateway are kept in the outbox with their code', async () => {
    const codeExpiresAt = new Date(Date.now() + 300_000)
    const id = await sms({ codeExpiresAt })
    expect(await messages.waitFor(id, 5000)).toMatchObject({
      id,
      kind: 'sms',
      to: note.to,
      text,
      code: '482913',
      codeExpiresAt: codeExpiresAt.toISOString(),
      outcome: 'kept',
      failure: '',
    })
    expect(written.filter((one) => one === id)).toHaveLength(2)
  })

  it('[P34] are sent when their transaction commits, and only then', async () => {
    const before = (await messages.list({})).counts.all
    const undone = db.transaction(async (tx) => {
      await messages.sendMail(tx, note)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect((await messages.list({})).counts.all).toBe(before)
    const id = await email()
    expect((await messages.waitFor(id, 5000)).outcome).toBe('delivered')
    expect(sent.filter((one) => one.id === id)).toHaveLength(1)
  })

  it('[P34] that the gateway refuses for good are failed; one that is away is tried again', async () => {
    gateway = async () => ({ outcome: 'failed', failure: 'smtp-550' })
    const refused = await messages.waitFor(await email(), 5000)
    expect(refused).toMatchObject({ outcome: 'failed', failure: 'smtp-550' })
    let tries = 0
    gateway = async () => {
      tries += 1
      if (tries === 1) throw new Error('away')
      return { outcome: 'delivered' }
    }
    const id = await email()
    await vi.waitUntil(() => tries === 1, { timeout: 5000 })
    expect((await messages.waitFor(id, 0)).outcome).toBe('waiting')
    await db.sql`update graphile_worker._private_jobs set run_at = now()`
    expect((await messages.waitFor(id, 8000)).outcome).toBe('delivered')
  })

  it('[P34] give up when the gateway stays away', async () => {
    gateway = async () => {
      throw new Error('away')
    }
    const id = await db.transaction(async (tx) => {
      const made = await messages.sendMail(tx, { ...note, to: 'a@example.com' })
      await tx.sql`update graphile_worker._private_jobs set attempts = max_attempts - 1`
      return made
    })
    const message = await messages.waitFor(id, 8000)
    expect(message).toMatchObject({ outcome: 'failed', failure: 'gateway-unreachable' })
  })

  it('[P34] whose code is stale are not sent', async () => {
    const message = await messages.waitFor(await sms({ codeExpiresAt: new Date() }), 5000)
    expect(message).toMatchObject({ outcome: 'failed', failure: 'code-expired' })
  })

  it('[P35] fail as a fault says, as often as it says, for whom it says', async () => {
    const fault = {
      target: 'sms',
      scope: '+63 998 555 0119',
      latencyMs: 300,
      error: 'quota-exceeded',
      remaining: 2,
      endsAt: new Date(Date.now() + 60_000).toISOString(),
    } as const
    const put = await db.transaction((tx) => faults.put(tx, fault))
    expect(put.ok).toBe(true)
    await vi.waitUntil(async () => (await faults.list()).length === 1)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const hit = async () => {
      const started = Date.now()
      const { failure } = await messages.waitFor(await sms({ to: '+639985550119' }), 5000)
      return { failure, tookMs: Date.now() - started }
    }
    expect((await messages.waitFor(await sms(), 5000)).outcome).toBe('kept')
    const first = await hit()
    expect(first.failure).toBe('quota-exceeded')
    expect(first.tookMs).toBeGreaterThan(290)
    expect((await hit()).failure).toBe('quota-exceeded')
    expect((await hit()).failure).toBe('')
    expect(await faults.list()).toEqual([])
  })

  it('[P36] are listed newest first, by kind, page by page', async () => {
    for (let index = 0; index < 5; index += 1) await sms({ text: `#${index}` })
    const first = await messages.list({ kind: 'sms', limit: 3 })
    const second = await messages.list({ kind: 'sms', limit: 2, cursor: first.next ?? '' })
    const texts = [...first.items, ...second.items].map((item) => item.text)
    expect(texts).toEqual(['#4', '#3', '#2', '#1', '#0'])
    const { counts } = first
    expect(counts.all).toBe(counts.sms + counts.email + counts.push)
    expect((await messages.list({ kind: 'push' })).items).toEqual([])
  })

  it('[P36] are cleared on request, save those that wait', async () => {
    await vi.waitUntil(async () => (await jobs.list()).items.length === 0, { timeout: 5000 })
    const later = new Date(Date.now() + 3_600_000)
    const id = await db.transaction(async (tx) => {
      const made = await messages.sendSms(tx, note)
      await tx.sql`update graphile_worker._private_jobs set run_at = ${later}`
      return made
    })
    expect((await db.transaction((tx) => messages.clear(tx))).ok).toBe(true)
    expect((await messages.list({})).items.map((item) => item.id)).toEqual([id])
  })

  it('[P37] in production show no code, keep none once sent, cannot be cleared, and have no faults', async () => {
    const live = await make(true)
    const id = await db.transaction(async (tx) => {
      const made = await live.messages.sendMail(tx, { ...note, to: 'b@example.com' })
      await tx.sql`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'`
      return made
    })
    expect(await live.messages.waitFor(id, 0)).toMatchObject({
      outcome: 'waiting',
      code: '',
      text: 'Your code is ······.',
    })
    await jobs.stop()
    await live.jobs.start()
    await db.sql`update graphile_worker._private_jobs set run_at = now()`
    expect((await live.messages.waitFor(id, 8000)).outcome).toBe('delivered')
    expect(sent.at(-1)?.text).toBe(text)
    const row = await db.sql.one<{ text: string; code: string }>`
      select text, code from platform.messages where id = ${id}`
    expect(row).toEqual({ text: 'Your code is ······.', code: '' })
    const refused = { ok: false, code: 'not_in_production' }
    expect(await db.transaction((tx) => live.messages.clear(tx))).toEqual(refused)
    expect(await db.transaction((tx) => live.faults.remove(tx))).toEqual(refused)
    expect(await live.faults.strike('sms', note.to)).toBe('')
    await live.jobs.stop()
  })
})
