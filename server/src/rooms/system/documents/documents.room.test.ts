import { describe, expect, it } from 'vitest'
import { defineDocument } from '@baize/contract/document'
import { fields, times } from '@baize/contract/schema'
import { json } from '../../../platform/database/database.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { testOperator, testSystem } from '../../../../testing/system.ts'
import {
  countSetting,
  loosenedByLowering,
  loosenedByRaising,
  type DocumentRules,
} from '../system.ts'

const parlour = defineDocument({
  name: 'parlour',
  readers: ['admin'],
  writers: ['admin'],
  content: fields({ chairs: times(1, 9), guards: times(0, 9) }),
})

/** A document of a room that the system room has never heard of. */
const rules: DocumentRules<typeof parlour> = {
  document: parlour,
  published: 'ops.actionPolicyPublished',
  seed: (said) => said ?? { chairs: 4, guards: 2 },
  complete: (stored) => ({ guards: 2, ...stored }),
  control: {
    says: 'ops.actionPolicyPublish',
    settings: {
      chairs: loosenedByRaising(countSetting('alerts.setLockAfter')),
      guards: loosenedByLowering(countSetting('alerts.setCodeAttempts')),
    },
  },
}

const db = await testDatabase()
const { system } = await testSystem(db)
const document = await system.documents.open(rules)
const ana = testOperator('Ana')
const ben = testOperator('Ben')

const publish = (baseVersion: number, content: { chairs: number; guards: number }) =>
  document.publish({ baseVersion, content, reason: 'A test', operator: ana })

/** Writes a version as a later platform could, past every check. */
async function store(version: number, content: unknown) {
  await db.sql`
    insert into system.versions (document, version, content, at, by_id, by_name, reason)
    values ('parlour', ${version}, ${json(content)}, now(), 'opr_x', 'X', 'Later')`
  await db.sql`update system.documents set live_version = ${version} where document = 'parlour'`
}

describe('a document of another room', () => {
  it('[S18] waits for a second person when it loosens a control, and only then', async () => {
    expect(await publish(1, { chairs: 3, guards: 2 })).toMatchObject({
      value: { approvalId: null },
    })
    const asked = await publish(2, { chairs: 3, guards: 1 })
    expect(document.live()).toEqual({ chairs: 3, guards: 2 })
    const id = (asked.ok && asked.value.approvalId) || ''
    const [request] = await system.approvals.list(ben)
    expect(request).toMatchObject({
      id,
      action: 'parlour.publish',
      deciders: ['admin'],
      content: { loosens: ['guards'], before: { guards: 2 }, content: { guards: 1 } },
    })
    const decision = { id, approve: true, reason: 'Seen' }
    expect(await system.approvals.decide({ ...decision, operator: ana })).toMatchObject({
      code: 'same_person',
    })
    const risk = testOperator('Rio', 'risk')
    expect(await system.approvals.decide({ ...decision, operator: risk })).toMatchObject({
      code: 'not_allowed',
    })
    expect(await system.approvals.decide({ ...decision, operator: ben })).toMatchObject({
      ok: true,
    })
    expect(document.live()).toEqual({ chairs: 3, guards: 1 })
  })

  it('[S25] says what a request changes and how that was changed before, setting by setting', async () => {
    const asked = await publish(3, { chairs: 9, guards: 2 })
    const id = (asked.ok && asked.value.approvalId) || ''
    const [request] = await system.approvals.list(ben)
    const chairs = { name: { text: 'alerts.setLockAfter' }, before: 3, after: 9 }
    const guards = { name: { text: 'alerts.setCodeAttempts' }, before: 1, after: 2 }
    expect(request?.changes).toEqual([
      { ...chairs, isLoosened: true },
      { ...guards, isLoosened: false },
    ])
    expect(request?.past).toEqual([
      { ...chairs, before: 4, after: 3, isLoosened: true, at: expect.any(Date), by: 'Ana' },
    ])
    expect(request?.record).toEqual({ agreed: 1, refused: 0 })
    const { items } = await system.alerts.list(
      { operator: ben.id, roles: ben.roles, language: 'JA' },
      { limit: 9, state: 'open' },
    )
    const told = items.find(({ kind }) => kind === 'control.asked')?.text
    expect(told).toContain('ログインをロックするまでのパスワード誤り：3から9。')
    expect(told).not.toContain('コード')
    await system.approvals.decide({ id, approve: false, reason: 'Too many', operator: ben })
    const [refused] = await system.approvals.list(ana)
    expect(refused).toMatchObject({ decidedReason: 'Too many', past: [] })
  })

  it('[S25] of a request that this version cannot read it says no more than that', async () => {
    await publish(3, { chairs: 9, guards: 1 })
    await db.sql`
      update system.approvals set content = content::jsonb || '{"before": {"tables": 3}}'
      where state = 'waiting'`
    const [request] = await system.approvals.list(ben)
    expect(request?.changes).toEqual([
      { name: { text: 'alerts.unknownSettings' }, before: '', after: '', isLoosened: true },
    ])
  })

  it('[S24] is opened once', async () => {
    await expect(system.documents.open(rules)).rejects.toThrow('Two rooms')
  })

  it('[S19] stays as it is on a node that cannot read what is newer, and its history leaves that out', async () => {
    await store(4, { chairs: 'many', guards: 1 })
    await system.documents.refresh()
    expect(document.live()).toEqual({ chairs: 3, guards: 1 })
    expect((await document.get()).live.content).toEqual({ chairs: 3, guards: 1 })
    const versions = await document.listVersions({ below: 100, limit: 10 })
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1])
  })

  it('[S19] stops a start that cannot read it, and says which version and where', async () => {
    const { system: later } = await testSystem(db)
    await expect(later.documents.open(rules)).rejects.toThrow(
      /Version 4 of the parlour document cannot be read .*chairs/,
    )
  })

  it('[S16] [S19] is completed with what came later before it is read', async () => {
    await store(5, { chairs: 2 })
    const { system: later } = await testSystem(db)
    expect((await later.documents.open(rules)).live()).toEqual({ chairs: 2, guards: 2 })
  })
})
