import { afterAll, describe, expect, it } from 'vitest'
import type { StatusDocument } from '@baize/contract/system/system-settings'
import type { AnyDocument } from '@baize/contract/document'
import { json } from '../../platform/database/database.ts'
import { root } from '../../../testing/app-template.ts'
import { ownerOf, testDatabase } from '../../../testing/database.ts'
import { eventsOf, testOperator, testSystem } from '../../../testing/system.ts'
import type { OpenDocument } from './documents/documents.ts'
import { openGeo } from './system.ts'

const db = await testDatabase()
const { system, clock, told, limits } = await testSystem(db, { geo: openGeo({ root }) })
const other = await testSystem(db)
await system.start()
await other.system.start()
afterAll(async () => {
  await system.stop()
  await other.system.stop()
})

const { settings, approvals, audit, status, regions } = system
const ana = testOperator('Ana')
const ben = testOperator('Ben', 'risk')
const cleo = testOperator('Cleo')

async function publish(
  name: keyof typeof settings,
  change: object,
  { reason = 'A test', operator = ana } = {},
) {
  const document = settings[name] as unknown as OpenDocument<AnyDocument>
  const { live } = await document.get()
  const content = { ...(live.content as object), ...change }
  return await document.publish({ baseVersion: live.version, content, reason, operator })
}

/** Publishes what loosens a control, with the second person that this takes. */
async function publishAgreed(...[name, change]: Parameters<typeof publish>) {
  const asked = await publish(name, change)
  const id = (asked.ok && asked.value.approvalId) || ''
  expect(
    await approvals.decide({ id, approve: true, reason: 'Seen', operator: cleo }),
  ).toMatchObject({ ok: true })
}
const open: Partial<StatusDocument> = { mode: 0, endsAt: null, text: {} }

describe('the first start', () => {
  it('[S14] writes version 1 of each document, once, though two nodes started', async () => {
    const rows = await db.sql<{ document: string; versions: number }>`
      select document, count(*)::int as versions from system.versions group by document`
    expect(rows).toHaveLength(7)
    expect(rows.every(({ versions }) => versions === 1)).toBe(true)
    const seeded = await audit.list({ action: 'system.seeded' }, { limit: 10 })
    expect(seeded).toHaveLength(7)
    expect(settings.brand.live()).toMatchObject({ name: 'Baize', hue: 162, currency: 'PHP' })
  })

  it('[S14] begins a document that a house of before lacks, though the brand speaks of others as well', async () => {
    const earlier = await testDatabase()
    await testSystem(earlier)
    await (
      await ownerOf(earlier)
    ).transaction((tx) =>
      tx.script(`set local session_replication_role = replica;
        delete from system.documents where document = 'policy';
        delete from system.versions where document = 'policy'`),
    )
    const { system: later } = await testSystem(earlier)
    expect(await later.settings.policy.get()).toMatchObject({ live: { version: 1 } })
    expect(() => later.documents.checkBrandFile()).not.toThrow()
  })

  it('[S16] reads a policy of an earlier version, which lacks what came later', async () => {
    const earlier = await testDatabase()
    const { system: first } = await testSystem(earlier)
    const { secondPersonAbove: usual, ...old } = first.settings.policy.live()
    await (
      await ownerOf(earlier)
    ).transaction(async (tx) => {
      await tx.script('set local session_replication_role = replica')
      await tx.sql`update system.versions set content = ${json(old)} where document = 'policy'`
    })
    const { system: later } = await testSystem(earlier)
    expect(later.settings.policy.live()).toEqual({ ...old, secondPersonAbove: usual })
    const { live } = await later.settings.policy.get()
    expect(live).toMatchObject({ version: 1, content: { secondPersonAbove: usual } })
    const content = { ...live.content, secondPersonAbove: { PHP: '1' } }
    const change = { baseVersion: 1, content, reason: 'Lower', operator: ana }
    expect(await later.settings.policy.publish(change)).toMatchObject({ ok: true })
    expect(later.settings.policy.live().secondPersonAbove).toEqual({ PHP: '1' })
  })

  it('[S12] takes the length of sessions from the policy', () => {
    expect(limits).toEqual({
      member: { idleMs: 1_800_000, absoluteMs: 43_200_000 },
      operator: { idleMs: 1_800_000, absoluteMs: 43_200_000 },
    })
  })
})

describe('documents', () => {
  it('[S3] [S4] a publication adds a version, its audit entry and its event in one commit', async () => {
    const before = settings.brand.live()
    const published = await publish('brand', { name: 'Lucky Felt' }, { reason: 'New name' })
    expect(published).toEqual({ ok: true, value: { version: 2, approvalId: null } })
    expect(settings.brand.live().name).toBe('Lucky Felt')

    const [entry] = await audit.list({ action: 'brand.published' }, { limit: 1 })
    expect(entry).toMatchObject({ actor: 'Ana', reason: 'New name', object: 'brand version 2' })
    expect(JSON.parse(entry?.before ?? '')).toEqual(before)
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ name: 'Lucky Felt' })
    expect(await eventsOf(db, 'system.changed')).toContainEqual({
      subject: 'brand',
      payload: { document: 'brand', version: 2 },
    })
    expect(told).toContainEqual({
      topic: 'members',
      event: { kind: 'system.changed', document: 'brand', version: 2 },
    })
  })

  it('[S3] refuses a change of a version that is no longer live, and one that changes nothing', async () => {
    const content = settings.links.live()
    const change = { baseVersion: 7, content, reason: 'Late', operator: ana }
    expect(await settings.links.publish(change)).toMatchObject({ code: 'changed_meanwhile' })
    expect(await publish('links', {})).toMatchObject({ code: 'nothing_changed' })
    expect(await audit.list({ action: 'links.published' }, { limit: 1 })).toEqual([])
  })

  it('[S3] keeps every version, newest first, and lets none be changed', async () => {
    await publish('links', { gtagId: 'G-1' })
    await publish('links', { gtagId: 'G-2' })
    const all = await settings.links.listVersions({ below: 100, limit: 10 })
    expect(all.map(({ version, content }) => [version, content.gtagId])).toEqual([
      [3, 'G-2'],
      [2, 'G-1'],
      [1, ''],
    ])
    const older = await settings.links.listVersions({ below: 3, limit: 1 })
    expect(older.map(({ version }) => version)).toEqual([2])
    const owner = await ownerOf(db)
    await expect(owner.sql`update system.versions set reason = 'x'`).rejects.toThrow('append-only')
    await expect(owner.sql`delete from system.versions`).rejects.toThrow('append-only')
    await expect(owner.sql`truncate system.versions cascade`).rejects.toThrow('append-only')
  })

  it('[S4] another node has it within a second', async () => {
    await publish('brand', { name: 'Told' })
    await expect
      .poll(() => other.system.settings.brand.live().name, { timeout: 1000, interval: 20 })
      .toBe('Told')
    expect(other.told).toContainEqual(
      expect.objectContaining({ event: expect.objectContaining({ document: 'brand' }) }),
    )
  })

  it('[S4] a node that missed the news finds it by looking', async () => {
    const deaf = await testSystem(db)
    await publish('brand', { name: 'Found' })
    expect(deaf.system.settings.brand.live().name).toBe('Told')
    await deaf.system.documents.refresh()
    expect(deaf.system.settings.brand.live().name).toBe('Found')
  })

  it('[S5] there is one draft, which goes when its author publishes and stays when another does', async () => {
    const { live } = await settings.registration.get()
    const draft = { baseVersion: live.version, content: { rules: live.content.rules.slice(0, 5) } }
    await settings.registration.saveDraft({ ...draft, operator: ana })
    await settings.registration.saveDraft({ ...draft, operator: ben })
    expect((await settings.registration.get()).draft).toMatchObject({ by: 'Ben', baseVersion: 1 })

    await publish('registration', { rules: live.content.rules.slice(0, 6) }, { operator: ana })
    expect((await settings.registration.get()).draft).toMatchObject({ by: 'Ben', baseVersion: 1 })
    expect(await settings.registration.saveDraft({ ...draft, operator: ben })).toMatchObject({
      code: 'changed_meanwhile',
    })
    await publish('registration', { rules: live.content.rules }, { operator: ben })
    expect((await settings.registration.get()).draft).toBeNull()
  })

  it('[S5] null throws the draft away, whatever it was based on', async () => {
    const content = settings.whitelabel.live()
    await settings.whitelabel.saveDraft({ baseVersion: 1, content, operator: ana })
    await settings.whitelabel.saveDraft({ baseVersion: 9, content: null, operator: ben })
    expect((await settings.whitelabel.get()).draft).toBeNull()
  })

  it('[S7] refuses what makes no sense, and writes nothing', async () => {
    expect(await publish('brand', { zone: 'Mars/Olympus' })).toMatchObject({
      code: 'invalid_setting',
    })
    expect(
      await publish('regions', {
        rules: [{ id: 'a', match: 'range', values: ['nowhere'], action: 'block', note: '' }],
      }),
    ).toMatchObject({ code: 'invalid_range', params: { value: 'nowhere' } })
    expect(settings.regions.live().rules).toEqual([])
  })

  it('[S12] a new policy changes the sessions and the console at once', async () => {
    await publish('policy', { operatorIdleMinutes: 5, consoleRanges: ['203.0.113.0/24'] })
    expect(limits.operator?.idleMs).toBe(300_000)
    expect(regions.mayUseConsole('203.0.113.77')).toBe(true)
    expect(regions.mayUseConsole('::ffff:203.0.113.77')).toBe(true)
    expect(regions.mayUseConsole('198.51.100.1')).toBe(false)
    await publishAgreed('policy', { consoleRanges: [] })
    expect(regions.mayUseConsole('198.51.100.1')).toBe(true)
  })

  it('[S8] a switched module is off at once', async () => {
    expect(system.isModuleOn('FREEPLAY3')).toBe(true)
    const tree = settings.whitelabel
      .live()
      .tree.map((group) => (group.modId === 'PLAY' ? { ...group, enabled: '0' as const } : group))
    await publish('whitelabel', { tree })
    expect(system.isModuleOn('FREEPLAY3')).toBe(false)
  })
})

describe('the second person', () => {
  const closing = { mode: 1, text: { EN: 'Back soon.' } }

  async function ask(change: object = closing, operator = ana) {
    const asked = await publish('status', change, { operator, reason: 'Move the ledger' })
    if (!asked.ok || asked.value.approvalId === null) throw new Error('No request was made')
    return asked.value.approvalId
  }
  const decide = (id: string, operator = ben, approve = true) =>
    approvals.decide({ id, approve, reason: 'I looked', operator })

  it('[S6] closing the site waits for another, and then is the change of the one who asked', async () => {
    const id = await ask()
    expect(status.of('203.0.113.1')).toBe(0)
    expect(await decide(id, ana)).toMatchObject({ code: 'same_person' })
    expect(await decide(id, testOperator('Fay', 'finance'))).toMatchObject({ code: 'not_allowed' })
    expect(await decide('apr_none')).toMatchObject({ code: 'not_found' })

    expect(await decide(id)).toEqual({ ok: true, value: undefined })
    expect(status.of('203.0.113.1')).toBe(1)
    expect((await settings.status.get()).live).toMatchObject({
      by: 'Ana',
      reason: 'Move the ledger',
    })
    expect(await decide(id)).toMatchObject({ code: 'already_decided' })
    const said = await audit.list({ text: id }, { limit: 10 })
    expect(said.map(({ action, actor }) => [action, actor])).toEqual([
      ['approval.approved', 'Ben'],
      ['approval.own_refused', 'Ana'],
      ['approval.requested', 'Ana'],
    ])
  })

  it('[S6] new words and lifting need nobody', async () => {
    const words = await publish('status', { text: { EN: 'A little longer.' } })
    expect(words).toMatchObject({ value: { approvalId: null } })
    expect(await publish('status', open)).toMatchObject({ value: { approvalId: null } })
    expect(status.of('203.0.113.1')).toBe(0)
  })

  it('[S6] no leaves everything as it is', async () => {
    const id = await ask({ mode: 2 })
    expect((await decide(id, ben, false)).ok).toBe(true)
    expect(status.of('203.0.113.1')).toBe(0)
    expect((await approvals.list(ana))[0]).toMatchObject({
      id,
      state: 'rejected',
      decidedBy: 'Ben',
    })
  })

  it('[S6] is shown to who asked, who may decide and who sees all, and to nobody else', async () => {
    const risk = testOperator('Rui', 'risk')
    const id = await ask({ mode: 2 }, risk)
    const shown = async (...viewer: Parameters<typeof testOperator>) =>
      (await approvals.list(testOperator(...viewer))).some((one) => one.id === id)
    expect(await shown('Rui', 'content')).toBe(true)
    expect(await shown('Rex', 'risk')).toBe(true)
    expect(await shown('Ada', 'auditor')).toBe(true)
    expect(await shown('Celia', 'content')).toBe(false)
    expect(await shown('Fay', 'finance')).toBe(false)
    await decide(id, ben, false)
  })

  it('[S6] a request ends after thirty minutes', async () => {
    const id = await ask()
    clock.offsetMs = 30 * 60_000 - 5_000
    expect((await approvals.list(ana))[0]).toMatchObject({ id, state: 'waiting' })
    clock.offsetMs = 30 * 60_000 + 1_000
    expect((await approvals.list(ana))[0]).toMatchObject({ id, state: 'expired' })
    expect(await decide(id)).toMatchObject({ code: 'already_decided' })
    await approvals.expire()
    await approvals.expire()
    const said = await audit.list({ action: 'approval.expired' }, { limit: 10 })
    expect(said.map(({ actor, object }) => [actor, object])).toEqual([['System', `${id} status`]])
    clock.offsetMs = 0
  })

  it('[S6] a second request for the same thing ends the first', async () => {
    const first = await ask()
    const second = await ask({ mode: 2 })
    expect(await decide(first)).toMatchObject({ code: 'already_decided' })
    expect((await decide(second, ben, false)).ok).toBe(true)
  })

  it('[S6] what was overtaken meanwhile, or whose end is over, is not carried out', async () => {
    const id = await ask()
    await publish('status', { text: { EN: 'Overtaken' } })
    expect(await decide(id)).toMatchObject({ code: 'changed_meanwhile' })

    const endsAt = new Date(Date.now() + 60_000).toISOString()
    const short = await ask({ ...closing, endsAt })
    clock.offsetMs = 120_000
    expect(await decide(short)).toMatchObject({ code: 'changed_meanwhile' })
    clock.offsetMs = 0
    expect(status.of('203.0.113.1')).toBe(0)
  })

  it('[S6] without the policy one person is enough', async () => {
    await publishAgreed('policy', { statusNeedsSecondPerson: false })
    expect(await publish('status', closing)).toMatchObject({ value: { approvalId: null } })
    expect(status.of('203.0.113.1')).toBe(1)
    await publish('status', open)
  })
})

describe('status and regions', () => {
  const rules = [
    {
      id: 'office',
      match: 'range',
      values: ['2001:db8:7::/48', '198.51.100.0/24'],
      action: 'allow',
      note: '',
    },
    { id: 'abroad', match: 'country', values: ['US'], action: 'block', note: '' },
  ]

  it('[S1] [S2] a country is blocked over IPv4 and IPv6, and maintenance wins', async () => {
    await publish('regions', { rules })
    expect(status.of('8.8.8.8')).toBe(2)
    expect(status.of('2001:4860:4860::8888')).toBe(2)
    expect(status.of('2001:4450::1')).toBe(0)
    expect(status.of('::ffff:8.8.8.8')).toBe(2)
    expect(status.of('127.0.0.1')).toBe(0)

    await publish('status', { mode: 1, text: { EN: 'Back soon.' } })
    expect(status.reply('8.8.8.8', 'EN')).toMatchObject({
      status: 1,
      maintenance: true,
      regionRestriction: true,
      text: 'Back soon.',
      location: { ip: '8.8.8.8', country: 'US' },
    })
    await publish('status', open)
    expect(status.reply('8.8.8.8', 'EN')).toMatchObject({ status: 2, text: '', endsAt: null })
  })

  it('[S2] the tester walks the live rules or others, and refuses what is no address', () => {
    expect(regions.test('8.8.8.8')).toMatchObject({
      value: { blocked: true, country: 'US', decidedBy: 'abroad' },
    })
    expect(regions.test(' 198.51.100.4 ')).toMatchObject({ value: { decidedBy: 'office' } })
    const tried = regions.test('8.8.8.8', [
      { id: 'all', match: 'else', values: [], action: 'block', note: '' },
    ])
    expect(tried).toMatchObject({ value: { decidedBy: 'all' } })
    expect(regions.test('8.8.8')).toMatchObject({ code: 'invalid_address' })
    const bad = {
      id: 'a',
      match: 'country' as const,
      values: ['XX'],
      action: 'block' as const,
      note: '',
    }
    expect(regions.test('8.8.8.8', [bad])).toMatchObject({ code: 'invalid_range' })
  })

  it('counts how often each rule decided in the last day', async () => {
    await regions.listHits()
    const before = new Map((await regions.listHits()).map(({ id, hits }) => [id, hits]))
    for (let time = 0; time < 3; time += 1) status.of('8.8.4.4')
    status.of('198.51.100.9')
    regions.test('8.8.8.8')
    const after = new Map((await regions.listHits()).map(({ id, hits }) => [id, hits]))
    expect((after.get('abroad') ?? 0) - (before.get('abroad') ?? 0)).toBe(3)
    expect((after.get('office') ?? 0) - (before.get('office') ?? 0)).toBe(1)
    clock.offsetMs = 26 * 3_600_000
    expect(await regions.listHits()).toEqual([])
    clock.offsetMs = 0
  })

  it('[S15] the prepared answer is the answer, and follows each change', async () => {
    const same = () => {
      const { serverTime: _, ...prepared } = JSON.parse(status.json('8.8.8.8', 'JA')) as Record<
        string,
        unknown
      >
      const { serverTime: __, ...built } = status.reply('8.8.8.8', 'JA')
      expect(prepared).toEqual(JSON.parse(JSON.stringify(built)))
      return built
    }
    expect(same().info.brand.licence).toContain('免許')
    await publish('brand', { name: 'Changed' })
    expect(same().info.brand.name).toBe('Changed')
    await publish('brand', { languages: ['EN', 'PT'] })
    expect(same().info.brand).toMatchObject({
      name: 'Changed',
      licence: expect.stringContaining('regulator'),
    })
  })
})
