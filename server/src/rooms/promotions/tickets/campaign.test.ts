import { chanceOfBytes } from '@baize/games/ticket-deck'
import { describe, expect, it } from 'vitest'
import { deckOf, mostOf, stateOf, ticketsDue, type Plan } from './campaign.ts'

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

  it.each([
    [0, 0n],
    [1, 500n],
    [3, 600n],
    [12, 1_000n],
    [99, 1_000n],
  ])('[GR281] %i of one member can draw the highest prizes at most', (tickets, most) => {
    const prizes = [
      { amount: 500n, count: 1 },
      { amount: 50n, count: 10 },
      { amount: 0n, count: 9 },
    ]
    expect(mostOf(prizes, tickets)).toBe(most)
  })
})

describe('the plan of a campaign', () => {
  const at = new Date('2026-11-18T12:00:00Z')
  const prizesOf = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ amount: BigInt(count - place), count: 1 }))
  const plan = {
    kind: 'envelope',
    entry: 'ticket',
    titles: { EN: 'November' },
    currency: 'PHP',
    budget: 3n,
    times: 0,
    earning: null,
    opensAt: at,
    closesAt: new Date(at.getTime() + 3_600_000),
    prizes: prizesOf(2),
  } as const satisfies Plan
  const judged = (change: object) => {
    const chance = chanceOfBytes((length) => new Uint8Array(length))
    const deck = deckOf({ ...plan, ...change }, chance, at)
    return deck.ok ? 'ok' : `${deck.code} ${JSON.stringify(deck.params?.field)}`
  }
  const cut = { slips: 2, least: 1n }
  const wheel = (count: number) => ({
    kind: 'wheel',
    prizes: prizesOf(count),
    budget: BigInt((count * (count + 1)) / 2),
  })
  const earning = { deposit: 100n, validBet: null, perDay: 5 }

  it.each([
    ['prizes', {}, 'ok'],
    ['envelopes that are cut', { cut, prizes: undefined }, 'ok'],
    ['both', { cut }, 'campaign_invalid "cut"'],
    ['neither', { prizes: undefined }, 'campaign_invalid "prizes"'],
    ['a wheel that is cut', { kind: 'wheel', cut, prizes: undefined }, 'campaign_invalid "cut"'],
    ['an egg that is cut', { kind: 'egg', cut, prizes: undefined }, 'campaign_invalid "cut"'],
    ['a wheel with one field', wheel(1), 'campaign_invalid "prizes"'],
    ['a wheel with two', wheel(2), 'ok'],
    ['a wheel with as many as it shows', wheel(8), 'ok'],
    ['a wheel with more', wheel(9), 'campaign_invalid "prizes"'],
    ['tickets that are earned', { earning }, 'ok'],
    [
      'a ticket for all that is earned, too',
      { entry: 'free', earning },
      'campaign_invalid "earning"',
    ],
    [
      'tickets for nothing',
      { earning: { ...earning, deposit: null } },
      'campaign_invalid "earning"',
    ],
    [
      'a deposit of nothing',
      { earning: { ...earning, deposit: 0n } },
      'campaign_invalid "earning.deposit"',
    ],
    [
      'a bet of nothing',
      { earning: { ...earning, validBet: 0n } },
      'campaign_invalid "earning.validBet"',
    ],
  ])('[GR274] with %s', (_, change, expected) => {
    expect(judged(change)).toBe(expected)
  })
})
