import { describe, expect, it } from 'vitest'
import { testIdentity } from '../../../testing/identity.ts'
import { createStatistics } from './statistics.ts'

const { db, now } = await testIdentity()
const since = new Date(now().getTime() - 3_600_000)

describe('statistics', () => {
  it('are added up, by several nodes at once', async () => {
    const nodes = Array.from({ length: 4 }, () => createStatistics({ db, now }))
    for (const node of nodes) {
      for (let count = 0; count < 10; count += 1) node.add('login', 'ok')
      node.add('sms', 'too-many-requests')
    }
    await Promise.all(nodes.map((node) => node.flush()))
    expect(await nodes[0]?.list(since)).toMatchObject([
      { kind: 'login', outcome: 'ok', count: 40 },
      { kind: 'sms', outcome: 'too-many-requests', count: 4 },
    ])
  })

  it('are not forgotten when they cannot be written, and not counted twice when they could', async () => {
    let broken = true
    const sql = new Proxy(db.sql, {
      apply: (target, self, given) => {
        if (broken) throw new Error('the database is away')
        return Reflect.apply(target, self, given) as unknown
      },
    })
    const node = createStatistics({ db: { ...db, sql }, now })
    node.add('captcha', 'ok')
    await expect(node.flush()).rejects.toThrow('away')
    node.add('captcha', 'ok')
    broken = false
    await node.flush()
    await node.flush()
    const rows = await node.list(since)
    expect(rows.find(({ kind }) => kind === 'captcha')?.count).toBe(2)
  })
})
