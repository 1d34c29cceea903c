import { expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { hasRedis, needsRedis, testRedis } from '../../../testing/redis.ts'
import { createLog } from '../log.ts'
import { describeBus } from './bus-suite.ts'
import { createPostgresBus } from './postgres-bus.ts'
import { createRedisBus } from './redis-bus.ts'

const db = await testDatabase()
const log = createLog('silent')

describeBus('PostgreSQL', async () => createPostgresBus(db))

// Redis is not embedded, so this half runs where one is at hand.
if (hasRedis) {
  const { url } = await testRedis()
  describeBus('Redis', () => createRedisBus(url, log))
}

it.skipIf(!hasRedis)(
  `[P20] a Redis that goes away and comes back is one line each, however often it was tried${needsRedis}`,
  async () => {
    const lines: string[] = []
    const write = (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg)
    const redis = await testRedis()
    const bus = await createRedisBus(redis.url, createLog('info', { write }))
    await redis.restart(2_000)
    await expect.poll(() => lines, { timeout: 15_000 }).toContain('Redis is reached again.')
    expect(lines).toEqual(['Redis cannot be reached.', 'Redis is reached again.'])
    await bus.close()
  },
  30_000,
)

it('[P20] a Redis that does not answer ends the start with one sentence', async () => {
  await expect(createRedisBus('redis://127.0.0.1:4539', log)).rejects.toThrow(
    'Redis does not answer at REDIS_URL',
  )
})
