import { describe, expect, it } from 'vitest'
import { needsSecond, stateOf, ticketsDue } from './campaign.ts'

describe('tickets for a day', () => {
  const earning = { deposit: 100n, validBet: 5_000n, perDay: 5 }
  it.each([
    [0n, 0n, 0, 0],
    [99n, 4_999n, 0, 0],
    [100n, 0n, 0, 1],
    [250n, 10_000n, 0, 4],
    [250n, 10_000n, 3, 1],
    [9_900n, 0n, 0, 5],
    [9_900n, 0n, 5, 0],
    // What was corrected away leaves the tickets that it gave.
    [0n, -10n, 1, 0],
  ])(
    '[GR78] %s paid in and %s bet with %s given are %s more',
    (deposits, validBet, given, more) => {
      expect(ticketsDue(earning, { deposits, validBet, given })).toBe(more)
    },
  )

  it('[GR78] come only of what the campaign names', () => {
    const day = { deposits: 1_000n, validBet: 1_000n, given: 0 }
    expect(ticketsDue({ deposit: null, validBet: null, perDay: 5 }, day)).toBe(0)
  })
})

describe('a campaign', () => {
  const at = new Date('2026-11-18T12:00:00Z')
  const hour = (hours: number) => new Date(at.getTime() + hours * 3_600_000)
  const open = { opensAt: hour(-1), closesAt: hour(1), closedAt: null, beaconValue: 'ab' }
  it.each([
    ['open', open, 3],
    ['announced', { ...open, opensAt: hour(0.5) }, 3],
    ['announced', { ...open, beaconValue: '' }, 0],
    ['sold_out', open, 0],
    ['over', { ...open, closesAt: at }, 3],
    ['over', { ...open, closedAt: at }, 3],
  ] as const)('[GR71] is %s', (state, campaign, left) => {
    expect(stateOf(campaign, left, at)).toBe(state)
  })

  it('[GR79] needs a second person above 10,000 whole units of its currency', () => {
    expect(needsSecond({ budget: 1_000_000n, currency: 'PHP' })).toBe(false)
    expect(needsSecond({ budget: 1_000_001n, currency: 'PHP' })).toBe(true)
  })
})
