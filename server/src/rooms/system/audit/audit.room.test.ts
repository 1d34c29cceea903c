import { describe, expect, it } from 'vitest'
import { createHash } from 'node:crypto'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'
import { testOperator } from '../../../../testing/system.ts'
import { actedBy, createAudit } from './audit.ts'

const db = await testDatabase()
const clock = { now: new Date() }
const written: bigint[] = []
const audit = createAudit({
  db,
  now: () => clock.now,
  written: (sequence) => written.push(sequence),
  // Six entries are two full batches, so that the seams are walked too.
  batchSize: 3,
})
await audit.prepareMonths()

const trail = audit.open({
  'test.made': 'ops.actionMethodCreated',
  'test.moved': 'ops.actionGameMoved',
  'test.undone': 'ops.actionMethodChanged',
})

const ana = actedBy(testOperator('Ana', 'admin', 'risk'))
const ben = actedBy(testOperator('Ben', 'finance'))

async function write(
  by: typeof ana,
  action: 'test.made' | 'test.moved',
  object: string,
  reason = 'A test',
) {
  await db.transaction((tx) =>
    trail.write(tx, {
      ...by,
      action,
      object,
      reason,
      before: { b: 1, a: 'ñ"\n' },
      after: { x: 0.1 },
    }),
  )
}

const owner = await ownerOf(db)

/** As somebody who owns the tables could: with the triggers switched off meanwhile. */
async function tamper(change: string) {
  await owner.transaction((tx) =>
    tx.script(`
      alter table system.audit disable trigger user;
      ${change};
      alter table system.audit enable trigger user`),
  )
}

async function provedAfter(change: string, undo: string) {
  await tamper(change)
  const { holds, brokenAt } = await audit.prove()
  await tamper(undo)
  expect((await audit.prove()).holds).toBe(true)
  return { holds, brokenAt }
}

describe('the audit trail', () => {
  it('[S13] an empty chain holds', async () => {
    expect(await audit.prove()).toMatchObject({ holds: true, entries: 0n, tail: [] })
  })

  it('[S13] links each entry to the one before', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await write(
        number % 2 ? ana : ben,
        number < 4 ? 'test.made' : 'test.moved',
        `thing_${number}`,
      )
    }
    const found = await audit.find(2n)
    const first = await audit.find(1n)
    expect(first?.entry.previousHash).toBe('0'.repeat(64))
    expect(found?.entry.previousHash).toBe(first?.entry.hash)
    expect(found?.recomputedHash).toBe(found?.entry.hash)
    const anew = createHash('sha256')
      .update(found?.hashedText ?? '')
      .digest('hex')
    expect(anew).toBe(found?.entry.hash)
    expect(found?.entry).toMatchObject({ roles: 'finance', before: '{"a":"ñ\\"\\n","b":1}' })
    expect(written).toEqual([1n, 2n, 3n, 4n, 5n, 6n])
    expect(await audit.find(99n)).toBeUndefined()
  })

  it('an entry that is undone with its change was never there', async () => {
    const failed = db.transaction(async (tx) => {
      await trail.write(tx, { ...ana, action: 'test.undone', object: 'x', reason: 'Fails' })
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    expect(written).toHaveLength(6)
    expect(await audit.list({ action: 'test.undone' }, { limit: 1 })).toEqual([])
  })

  it("[S13] says each action in the reader's language, and makes one that nobody knows readable", () => {
    expect(audit.say('test.moved', 'EN')).toBe('Moved a game')
    expect(audit.say('test.moved', 'PT')).not.toBe('Moved a game')
    expect(audit.say('old_room.thing_done', 'EN')).toBe('Old room thing done')
    expect(() => audit.open({ 'test.moved': 'ops.actionGameChanged' })).toThrow('Two rooms')
  })

  it('lists newest first, by page and by filter', async () => {
    const numbers = async (
      filter: Parameters<typeof audit.list>[0],
      page: Parameters<typeof audit.list>[1] = { limit: 10 },
    ) => (await audit.list(filter, page)).map(({ sequence }) => Number(sequence))
    expect(await numbers({}, { limit: 2 })).toEqual([6, 5])
    expect(await numbers({}, { limit: 2, below: 5n })).toEqual([4, 3])
    expect(await numbers({ actor: 'Ben' })).toEqual([6, 4, 2])
    expect(await numbers({ action: 'test.moved', actor: 'Ana' })).toEqual([5])
    expect(await numbers({ text: 'THING_3' })).toEqual([3])
    expect(await numbers({ text: 'thing%3' })).toEqual([])
    expect(await numbers({ from: new Date(clock.now.getTime() + 1) })).toEqual([])
    expect(await numbers({ to: clock.now })).toEqual([])
    expect(await audit.words()).toEqual({
      actions: ['test.made', 'test.moved'],
      actors: ['Ana', 'Ben'],
    })
  })

  it('[S13] refuses to change, remove or truncate, in the table and in each partition', async () => {
    const [{ partition } = { partition: '' }] = await db.sql<{ partition: string }>`
      select tableoid::regclass::text as partition from system.audit limit 1`
    for (const table of ['system.audit', partition]) {
      for (const statement of [
        `update ${table} set reason = 'x'`,
        `delete from ${table} where sequence = 1`,
        `truncate ${table}`,
      ]) {
        await expect(owner.transaction((tx) => tx.script(statement))).rejects.toThrow('append-only')
      }
    }
  })

  it('[S40] its end moves with its entries alone, and none is added elsewhere', async () => {
    const byHand = (text: string) => db.transaction((tx) => tx.script(text))
    const copyOf = (change: string) => `
      insert into system.audit select sequence + ${change}, at, actor_id, actor, roles, action, object, reason, ip,
        request_id, before, after, previous_hash, repeat('1', 64) from system.audit where sequence = 6`
    for (const text of [
      'delete from system.audit_head',
      "insert into system.audit_head (sequence, hash) values (0, repeat('0', 64))",
      'update system.audit_head set sequence = 5, hash = (select hash from system.audit where sequence = 5)',
      copyOf('1'),
      copyOf('2'),
      copyOf('100'),
    ]) {
      await expect(byHand(text)).rejects.toMatchObject({ code: '42501' })
    }
    // As a node of before does after each of its entries.
    await byHand('update system.audit_head set sequence = sequence, hash = hash')
    expect(await audit.prove()).toMatchObject({ holds: true })
  })

  it('[S13] names the entry whose words were changed behind the triggers', async () => {
    expect(
      await provedAfter(
        `update system.audit set reason = 'Another' where sequence = 3`,
        `update system.audit set reason = 'A test' where sequence = 3`,
      ),
    ).toEqual({ holds: false, brokenAt: 3n })
  })

  it('[S13] names the entry after one that was changed and given a right hash', async () => {
    const found = await audit.find(3n)
    const text = found?.hashedText.replace('"A test"', '"Another"') ?? ''
    const hash = createHash('sha256').update(text).digest('hex')
    expect(
      await provedAfter(
        `update system.audit set reason = 'Another', hash = '${hash}' where sequence = 3`,
        `update system.audit set reason = 'A test', hash = '${found?.entry.hash}' where sequence = 3`,
      ),
    ).toEqual({ holds: false, brokenAt: 4n })
  })

  it('[S13] names an entry that was taken out, from the middle or the end', async () => {
    for (const sequence of [4, 6]) {
      await tamper(
        `create table public.kept as select * from system.audit where sequence = ${sequence}`,
      )
      expect(
        await provedAfter(
          `delete from system.audit where sequence = ${sequence}`,
          `insert into system.audit select * from public.kept; drop table public.kept`,
        ),
      ).toEqual({ holds: false, brokenAt: BigInt(sequence) })
    }
  })

  it('[S13] names an entry that was put in twice', async () => {
    expect(
      await provedAfter(
        `insert into system.audit select sequence, at + interval '1 ms', actor_id, actor, roles, action, object,
           reason, ip, request_id, before, after, previous_hash, hash from system.audit where sequence = 6`,
        `delete from system.audit where ctid = (
           select ctid from system.audit where sequence = 6 order by at desc limit 1)`,
      ),
    ).toEqual({ holds: false, brokenAt: 7n })
  })

  it('goes on in the partition of the next month', async () => {
    clock.now = new Date(Date.UTC(clock.now.getUTCFullYear(), clock.now.getUTCMonth() + 1, 2))
    await write(ana, 'test.made', 'next month')
    const rows = await db.sql`select distinct tableoid from system.audit`
    expect(rows).toHaveLength(2)
    expect((await audit.prove()).holds).toBe(true)
  })
})

describe('who a person is', () => {
  const entry = { ...ana, action: 'test.named', object: 'member x', reason: 'A test' } as const
  const says = { 'test.named': 'ops.actionMemberProfile' } as const
  const write = async (audited: typeof audit, fields?: string[]) => {
    const named = audited.open(says, fields)
    await db.transaction((tx) => named.write(tx, { ...entry, after: { realName: 'Ana Cruz' } }))
    return written.at(-1) ?? 0n
  }

  it('[S33] is masked in what is written, which anyone can still prove', async () => {
    const found = await audit.find(await write(audit, ['realName']))
    expect(found?.after).toEqual({ realName: 'A••• C•••' })
    expect(found?.entry.after).not.toContain('Cruz')
    expect(found?.hashedText).toContain('A••• C•••')
  })

  it('[S33] is masked at reading in what was written before it was, and the chain holds', async () => {
    const before = createAudit({ db, now: () => clock.now, written: (at) => written.push(at) })
    const found = await audit.find(await write(before))
    expect(found?.entry.after).toContain('Ana Cruz')
    expect(found?.after).toEqual({ realName: 'A••• C•••' })
    expect(found?.hashedText).toBe('')
    expect(found?.recomputedHash).toBe(found?.entry.hash)
    expect((await audit.prove()).holds).toBe(true)
  })
})
