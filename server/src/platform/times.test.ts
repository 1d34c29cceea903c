import { timeOfId } from '@baize/kernel/ids'
import { expect, it } from 'vitest'
import { createTimes } from './times.ts'

it('what is done as of an earlier time has that time, and its ids too; afterwards it is now again', async () => {
  const present = new Date('2026-11-17T12:00:00Z')
  const { now, makeId, asOf } = createTimes(() => present)
  makeId('txn')
  const earlier = new Date('2026-11-11T09:30:00Z')
  const seen = await asOf(earlier, async () => [now(), timeOfId(makeId('txn'))])
  expect(seen).toEqual([earlier, earlier])
  const failing = asOf(earlier, async () => await Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect([now(), timeOfId(makeId('txn'))]).toEqual([present, present])
})
