import { beforeEach, describe, expect, it } from 'vitest'
import type { Proof } from '../../../ledger/ledger.ts'
import type { JobDefinition } from '../../../platform/jobs/job.ts'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'
import { testGeo, testOperator, testSystem } from '../../../../testing/system.ts'
import { watchHouse } from './watch.ts'

const db = await testDatabase()
const geo = testGeo('PH')
const { system, clock } = await testSystem(db, { geo })
const now = () => new Date(Date.now() + clock.offsetMs)

/** What the storeys below say. */
const below: {
  proofs: Partial<Proof>[]
  jobs: { id: string; task: string; says?: string; state: string; lastError: string }[]
  subscribers: { name: string; parked: number; lastError: string }[]
  faults: { endsAt: string }[]
} = { proofs: [], jobs: [], subscribers: [], faults: [] }
const defined = new Map<string, JobDefinition<never>>()

watchHouse({
  db,
  now,
  system,
  ledger: {
    listProofs: async ({ scope } = {}) =>
      below.proofs.filter((proof) => proof.scope === scope) as Proof[],
  },
  jobs: {
    define: (task, definition) => void defined.set(task, definition),
    list: async () => ({ items: below.jobs as never[], schedules: [] }),
  },
  events: { listSubscribers: async () => below.subscribers as never[] },
  faults: { list: async () => below.faults as never[] },
})

const admin = { operator: 'opr_ana', roles: ['admin'], language: 'EN' } as const
async function seen(): Promise<(readonly [string, string, string])[]> {
  await system.alerts.look()
  const { items } = await system.alerts.list(admin, { limit: 50, state: 'open' })
  return items.map(({ kind, title, text }) => [kind, title, text] as const)
}

beforeEach(async () => {
  await db.sql`delete from system.alerts`
  Object.assign(below, { proofs: [], jobs: [], subscribers: [], faults: [] })
  clock.offsetMs = 0
})

const proof = (change: Partial<Proof>): Partial<Proof> => ({
  scope: 'running',
  at: now(),
  holds: true,
  trial: [],
  differences: [],
  ...change,
})

describe('the books', () => {
  it('[S22] that were proven need nobody', async () => {
    below.proofs = [proof({})]
    expect(await seen()).toEqual([])
  })

  it('[S22] whose proof failed are told, until a proof holds again', async () => {
    const line = { debitsPosted: 1n, creditsPosted: 2n, debitsPending: 0n, creditsPending: 0n }
    below.proofs = [proof({ holds: false, trial: [{ currency: 'PHP', ...line }] })]
    expect(await seen()).toEqual([
      ['books.differ', 'The books do not balance', 'Debits and credits are not equal in PHP.'],
    ])
    below.proofs = [proof({ holds: false, differences: [{}, {}] as never })]
    expect((await seen())[0]?.[2]).toBe('2 accounts differ from their entries.')
    below.proofs = [
      proof({ at: new Date(Date.now() - 1000), holds: false }),
      proof({ scope: 'full' }),
    ]
    expect(await seen()).toEqual([])
  })

  it('[S22] that nobody proved for three minutes are told', async () => {
    below.proofs = [proof({ at: new Date(Date.now() - 181_000) })]
    expect((await seen()).map(([kind]) => kind)).toEqual(['books.proof_late'])
  })
})

it('[S22] an audit chain that breaks is told by the next proof, and no more once it holds', async () => {
  const prove = defined.get('system.prove_audit')?.handle as (() => Promise<void>) | undefined
  await prove?.()
  expect(await seen()).toEqual([])
  const trail = system.audit.open({ 'policy.published': 'ops.actionPolicyPublished' })
  await db.transaction((tx) =>
    trail.write(tx, {
      actorId: 'opr_ana',
      actor: 'Ana',
      roles: [],
      action: 'policy.published',
      object: 'policy',
      reason: '',
      ip: '',
      requestId: '',
    }),
  )
  const owner = await ownerOf(db)
  await owner.sql`update system.audit_head set hash = repeat('1', 64)`
  await prove?.()
  expect((await seen()).map(([, title]) => title)).toEqual(['The audit chain is broken'])
  await owner.sql`
    update system.audit_head set hash = (select hash from system.audit order by sequence desc limit 1)`
  await prove?.()
  expect(await seen()).toEqual([])
})

it('[S22] jobs that gave up, events that are parked and faults are told', async () => {
  below.jobs = [
    { id: '7', task: 'mail.send', says: 'ops.jobMessages', state: 'parked', lastError: 'No box' },
    { id: '9', task: 'gone.task', state: 'parked', lastError: '' },
    { id: '8', task: 'sms.send', state: 'retrying', lastError: '' },
  ]
  below.subscribers = [{ name: 'reports', parked: 2, lastError: '' }]
  below.faults = [{ endsAt: '2026-11-16T06:30:00.000Z' }]
  expect(new Set(await seen())).toEqual(
    new Set([
      ['job.parked', 'The job Delivery of messages gave up', 'No box'],
      ['job.parked', 'The job gone.task gave up', 'No reason was given.'],
      ['events.parked', 'reports: 2 events parked', 'No reason was given.'],
      [
        'faults.on',
        '1 fault is switched on',
        'Switched on for tests; the last one ends 16 Nov, 14:30.',
      ],
    ]),
  )
})

it('[S22] a site that is closed is told, with who closed it', async () => {
  const { live } = await system.settings.status.get()
  const change = { baseVersion: live.version, reason: 'Upkeep', operator: testOperator('Ana') }
  const content = { ...live.content, mode: 1 as const }
  await db.sql`
    insert into system.versions (document, version, content, at, by_id, by_name, reason)
    values ('status', ${live.version + 1}, ${JSON.stringify(content)}::jsonb, now(),
      ${change.operator.id}, 'Ana', 'Upkeep')`
  await db.sql`
    update system.documents set live_version = ${live.version + 1} where document = 'status'`
  await system.documents.refresh()
  const [closed] = await seen()
  expect(closed?.[1]).toBe('The site is under maintenance')
  expect(closed?.[2]).toMatch(/^Set by Ana, /)
})

describe('who decides', () => {
  const request = (id: string, by: string, second: string, minutesAgo: number) => {
    const at = new Date(Date.now() - minutesAgo * 60_000)
    const isDecided = second !== ''
    return db.sql`
      insert into system.approvals (id, action, object, content, requested_by_id, requested_by,
        requested_at, reason, expires_at, state, decided_by_id, decided_by, decided_at)
      values (${id}, 'toy', ${id}, '{}', ${`opr_${by}`}, ${by}, ${at}, '',
        ${new Date(at.getTime() + 1_800_000)}, ${isDecided ? 'approved' : 'waiting'},
        ${isDecided ? `opr_${second}` : ''}, ${second}, ${isDecided ? at : null})`
  }

  it('[S22] a request that waits for ten minutes is told, and no more once it is over', async () => {
    await request('apr_a', 'Paolo', '', 9)
    expect((await seen()).filter(([kind]) => kind === 'approvals.old')).toEqual([])
    clock.offsetMs = 2 * 60_000
    const [, title, text] = (await seen()).find(([kind]) => kind === 'approvals.old') ?? []
    expect(title).toBe('1 change waits for a second person')
    expect(text).toMatch(/^The oldest has waited 11 minutes and ends .*\. Asked by Paolo\.$/)
    clock.offsetMs = 25 * 60_000
    expect((await seen()).filter(([kind]) => kind === 'approvals.old')).toEqual([])
  })

  it('[S22] a pair that agrees unusually often is told, while it is so', async () => {
    for (let n = 0; n < 8; n += 1) await request(`apr_p${n}`, 'Paolo', 'Ines', 60)
    await request('apr_o', 'Dan', 'Marco', 60)
    const pair = (await seen()).find(([kind]) => kind === 'approvals.pair')
    expect(pair?.[2]).toBe('Ines agreed to 8 of the 8 requests of Paolo in 7 days.')
    clock.offsetMs = 8 * 86_400_000
    expect((await seen()).filter(([kind]) => kind === 'approvals.pair')).toEqual([])
  })
})

describe('the data on countries', () => {
  it('[S38] is told of once it is half a year old', async () => {
    const ofData = async () => (await seen()).find(([kind]) => kind === 'site.geo_old')
    clock.offsetMs = 179 * 24 * 3_600_000
    expect(await ofData()).toBeUndefined()
    clock.offsetMs += 24 * 3_600_000
    const told = await ofData()
    expect(told?.[1]).toBe('The data on countries is old')
    expect(told?.[2]).toContain(`Test of ${geo.about.date} decides`)
  })
})
