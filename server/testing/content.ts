import { createLog } from '../src/platform/log.ts'
import type { Database } from '../src/platform/database/database.ts'
import { createContent, type ContentDeps } from '../src/rooms/content/content.ts'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { brandsFolder, testOperator, testSystem } from './system.ts'

/** The content room on a test database, with a clock that tests can set. */
export async function testContent(db: Database, overrides: Partial<ContentDeps> = {}) {
  const { system } = await testSystem(db)
  const clock = { offsetMs: 0 }
  const now = () => new Date(Date.now() + clock.offsetMs)
  const deps: ContentDeps = {
    db,
    now,
    log: createLog('silent'),
    makeId: createIdMaker({ now, randomBytes: systemRandomBytes }),
    audit: system.audit,
    brand: { code: 'demo', folder: brandsFolder },
    zone: () => 'Asia/Manila',
    resources: () => system.settings.links.live().resources,
    ...overrides,
  }
  const content = await createContent(deps)
  const act = { operator: testOperator('Cora', 'content'), reason: 'A test' }
  return { content, system, clock, act, now, deps }
}
