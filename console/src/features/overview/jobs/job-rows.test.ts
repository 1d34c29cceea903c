import { describe, expect, it } from 'vitest'
import type { JobView } from '@baize/contract/system/desk'
import { jobRows, type Jobs } from './job-rows.ts'

const now = new Date('2026-11-16T02:31:20Z')

const job = (change: Partial<JobView>): JobView => ({
  id: '1',
  task: 'ledger.prove',
  says: 'Ledger proof',
  state: 'waiting',
  attempts: 0,
  maxAttempts: 5,
  runAt: '2026-11-16T02:31:00.000Z',
  lastError: '',
  ...change,
})

const schedule = (task: string, pattern: string, lastRunAt: string | null) => ({
  task,
  says: task,
  pattern,
  lastRunAt,
})

const jobs = (change: Partial<Jobs> = {}): Jobs => ({
  items: [],
  schedules: [schedule('ledger.prove', '* * * * *', '2026-11-16T02:31:00.000Z')],
  subscribers: [],
  ...change,
})

const rowOf = (given: Jobs, task: string) => jobRows(given, now).find((row) => row.task === task)

describe('the jobs of the dashboard', () => {
  it('that left nothing behind are done, and run again by their pattern', () => {
    expect(rowOf(jobs(), 'ledger.prove')).toMatchObject({
      result: 'done',
      lateMs: 0,
      nextAt: new Date('2026-11-16T02:32:00Z'),
    })
  })

  it('that never ran are neither done nor late', () => {
    const given = jobs({ schedules: [schedule('system.x', '23 3 * * *', null)] })
    expect(rowOf(given, 'system.x')).toMatchObject({ result: 'never', lateMs: 0 })
  })

  it('that missed their time are late from the first time that they missed', () => {
    const given = jobs({
      schedules: [schedule('platform.sweep', '*/10 * * * *', '2026-11-16T02:00:00.000Z')],
    })
    expect(rowOf(given, 'platform.sweep')?.lateMs).toBe((21 * 60 + 20) * 1000)
  })

  it('have two minutes of grace', () => {
    const at = (last: string) =>
      rowOf(jobs({ schedules: [schedule('a', '* * * * *', last)] }), 'a')?.lateMs
    expect(at('2026-11-16T02:29:00.000Z')).toBe(0)
    expect(at('2026-11-16T02:28:00.000Z')).toBe((2 * 60 + 20) * 1000)
  })

  it('that wait for a worker for long are late', () => {
    const given = jobs({ items: [job({ task: 'mail', runAt: '2026-11-16T02:21:20.000Z' })] })
    expect(rowOf(given, 'mail')).toMatchObject({ result: 'waiting', lateMs: 600_000 })
  })

  it('that gave up do not run again by themselves and are not called late', () => {
    const given = jobs({
      items: [job({ task: 'mail', state: 'parked', runAt: '2026-11-16T01:00:00.000Z' })],
    })
    expect(rowOf(given, 'mail')).toMatchObject({ result: 'parked', lateMs: 0, nextAt: undefined })
  })

  it('come with those first that need eyes', () => {
    const given: Jobs = {
      ...jobs(),
      items: [
        job({ id: '1', task: 'gave_up', state: 'parked' }),
        job({ id: '2', task: 'again', state: 'retrying', attempts: 2 }),
      ],
      schedules: [
        ...jobs().schedules,
        schedule('late', '*/10 * * * *', '2026-11-16T02:00:00.000Z'),
        schedule('earlier', '0 2 * * *', '2026-11-16T02:00:00.000Z'),
      ],
    }
    const tasks = jobRows(given, now).map(({ task }) => task)
    expect(tasks).toEqual(['gave_up', 'late', 'again', 'ledger.prove', 'earlier'])
  })
})
