import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countRefused, createOutage, isAway } from './outage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const lines: { level: string; fields: object }[] = []
  const write = (level: string) => (fields: object) => void lines.push({ level, fields })
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  const server = { canWrite: false }
  const outage = createOutage({ log, probe: async () => server.canWrite })
  const fail = () => outage.note(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))
  const passes = () => outage.note(new Error('timeout exceeded when trying to connect'))
  return { lines, server, outage, fail, passes }
}

describe('an absence of the database', () => {
  it('[DB25] is told once when it begins and once when it is over, with the calls refused for it', async () => {
    const { lines, server, outage, fail } = start()
    for (let count = 0; count < 100; count += 1) expect(countRefused(fail())).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lines).toMatchObject([{ level: 'error', fields: { reason: 'ECONNREFUSED' } }])
    expect(outage.since()).toBeInstanceOf(Date)
    server.canWrite = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(lines.slice(1)).toMatchObject([{ level: 'warn', fields: { refused: 100 } }])
    expect(outage.since()).toBe(undefined)
  })

  it('[DB25] is not over while some writes still fail', async () => {
    const { lines, server, passes } = start()
    server.canWrite = true
    for (let count = 0; count < 20; count += 1) {
      passes()
      await vi.advanceTimersByTimeAsync(1_000)
    }
    expect(lines).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(lines).toHaveLength(2)
  })

  it('[DB25] that follows another closely must be quiet for longer', async () => {
    const { lines, server, outage, passes } = start()
    server.canWrite = true
    passes()
    await vi.advanceTimersByTimeAsync(4_000)
    passes()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(outage.since()).toBeInstanceOf(Date)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(lines).toHaveLength(4)
  })

  it('[DB25] is known by its errors, also inside others, and by no other error', () => {
    const { fail } = start()
    expect(isAway(new Error('outer', { cause: fail() }))).toBe(true)
    expect(isAway(Object.assign(new Error('of a vendor'), { code: 'ECONNREFUSED' }))).toBe(false)
    expect(countRefused(new Error('defect'))).toBe(false)
  })
})
