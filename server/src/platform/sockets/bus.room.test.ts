import { expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { createLog } from '../log.ts'
import { describeBus } from './bus-suite.ts'
import { createPostgresBus } from './postgres-bus.ts'
import { createRedisBus } from './redis-bus.ts'

const db = await testDatabase()
const log = createLog('silent')

describeBus('PostgreSQL', async () => createPostgresBus(db))

// Redis is not embedded, so this half runs where one is at hand.
const redis = process.env.REDIS_URL ?? ''
if (redis !== '') describeBus('Redis', () => createRedisBus(redis, log))

it('[P20] a Redis that does not answer ends the start with one sentence', async () => {
  await expect(createRedisBus('redis://127.0.0.1:4539', log)).rejects.toThrow(
    'Redis does not answer at REDIS_URL',
  )
})
