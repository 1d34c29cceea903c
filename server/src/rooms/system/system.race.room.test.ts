import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { testOperator, testSystem } from '../../../testing/system.ts'
import { actedBy } from './system.ts'

const db = await testDatabase({ poolSize: 25 })
const nodes = await Promise.all([testSystem(db), testSystem(db), testSystem(db)])
const systemOf = (index: number) => nodes[index % nodes.length]!.system
const { audit, settings, approvals } = systemOf(0)

const trails = nodes.map(({ system }) =>
  system.audit.open({ 'test.written': 'ops.actionJobRetried' }),
)

describe('many hands at once', () => {
  it('[S14] three nodes that start together seed once', async () => {
    expect(await audit.list({ action: 'system.seeded' }, { limit: 10 })).toHaveLength(7)
    expect(await settings.brand.listVersions({ below: 100, limit: 10 })).toHaveLength(1)
  })

  it('[S3] twenty publish over the same version and one wins', async () => {
    const { live } = await settings.brand.get()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        systemOf(index).settings.brand.publish({
          baseVersion: live.version,
          content: { ...live.content, name: `Name ${index}` },
          reason: 'A race',
          operator: testOperator(`Hand${index}`),
        }),
      ),
    )
    const won = outcomes.filter(({ ok }) => ok)
    expect(won).toHaveLength(1)
    expect(outcomes.filter((one) => !one.ok && one.code === 'changed_meanwhile')).toHaveLength(19)
    expect((await settings.brand.get()).live.version).toBe(live.version + 1)
  })

  it('[S13] two hundred entries from three nodes are one line', async () => {
    const before = (await audit.prove()).entries
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        db.transaction((tx) =>
          trails[index % trails.length]!.write(tx, {
            ...actedBy(testOperator(`Hand${index % 7}`)),
            action: 'test.written',
            object: `thing ${index}`,
            reason: 'A race',
            after: { index },
          }),
        ),
      ),
    )
    const proof = await audit.prove()
    expect(proof).toMatchObject({ holds: true, brokenAt: null, entries: before + 200n })
    expect(proof.tail).toHaveLength(5)
    expect(proof.tail.at(-1)?.hash).toBe(proof.head)
  })

  it('[S6] of ten who decide a request one does, and requests meanwhile do not stand in the way', async () => {
    const { live } = await settings.status.get()
    const ask = (text: string) =>
      settings.status.publish({
        baseVersion: live.version,
        content: { mode: 1, endsAt: null, text: { EN: text } },
        reason: 'A race',
        operator: testOperator('Ana'),
      })
    const asked = await ask('Back soon.')
    const id = asked.ok ? (asked.value.approvalId ?? '') : ''
    const outcomes = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) =>
        systemOf(index).approvals.decide({
          id,
          approve: true,
          reason: 'I looked',
          operator: testOperator(`Hand${index}`),
        }),
      ),
      ask('Again.'),
      ask('And again.'),
    ])
    expect(outcomes.slice(0, 10).filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
    const waiting = (await approvals.list(testOperator('Ada', 'admin'))).filter(
      ({ state }) => state === 'waiting',
    )
    expect(waiting.length).toBeLessThanOrEqual(1)
    expect((await audit.prove()).holds).toBe(true)
  })
})
