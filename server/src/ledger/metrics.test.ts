import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { measureLedger } from './metrics.ts'
import type { Difference, Proof, Scope } from './proof/outcome.ts'

const at = new Date('2026-11-15T06:00:00Z')
const held: Proof = {
  number: 1n,
  scope: 'running',
  at,
  holds: true,
  position: 9n,
  legs: 9n,
  accounts: 2n,
  tookMs: 3,
  trial: [],
  differences: [],
}
const difference: Difference = {
  account: 'acc_7',
  owner: 'house',
  kind: 'house',
  currency: 'PHP',
  balanceByHistory: 1n,
  balance: 2n,
  heldByHistory: 0n,
  held: 0n,
}
const failed: Proof = { ...held, holds: false, differences: [difference, difference] }

/** The gauges of a ledger whose last proofs are as the test sets them, line by line: a part of a number is no number. */
function watch() {
  const registry = new Registry()
  const last: { running?: Proof; full?: Proof; away?: boolean; looks: number } = { looks: 0 }
  const ledger = {
    counts: () => ({ waiting: 4, batches: 2, movements: 600 }),
    async listProofs({ scope }: { scope?: Scope } = {}) {
      last.looks += 1
      if (last.away === true) throw new Error('the database is away')
      const found = scope === undefined ? undefined : last[scope]
      return found === undefined ? [] : [found]
    },
  }
  measureLedger(registry, ledger, () => new Date(at.getTime() + 5_000))
  return { last, scrape: async () => (await registry.metrics()).split('\n') }
}

describe('the figures of the books', () => {
  it('[L22] tell of the last proof in the first scrape after it', async () => {
    const { last, scrape } = watch()
    last.running = held
    const first = await scrape()
    expect(first).toContain('ledger_proof_holds{scope="running"} 1')
    expect(first).toContain('ledger_proof_differences{scope="running"} 0')
    expect(first).toContain('ledger_proof_age_seconds{scope="running"} 5')
    expect(first.filter((line) => line.includes('scope="full"'))).toEqual([])
    last.running = failed
    last.full = held
    const second = await scrape()
    expect(second).toContain('ledger_proof_holds{scope="running"} 0')
    expect(second).toContain('ledger_proof_differences{scope="running"} 2')
    expect(second).toContain('ledger_proof_holds{scope="full"} 1')
  })

  it('[L22] take one look at each scope for all gauges', async () => {
    const { last, scrape } = watch()
    await scrape()
    expect(last.looks).toBe(2)
    await scrape()
    expect(last.looks).toBe(4)
  })

  it('[L22] leave out the proofs while the database is away, and tell the rest', async () => {
    const { last, scrape } = watch()
    last.running = held
    await scrape()
    last.away = true
    const lines = await scrape()
    expect(lines.filter((line) => line.startsWith('ledger_proof_holds{'))).toEqual([])
    expect(lines).toContain('ledger_waiting 4')
    expect(lines).toContain('ledger_submitted_total{what="movements"} 600')
    expect(lines).toContain('ledger_submitted_total{what="batches"} 2')
  })
})
