import type { FairChain, SharedState } from '@baize/contract/arcade/shared-table'
import { createFakeArcade, type Answer } from './fake-arcade.ts'

/** The chain before the one in use. */
export const chainBefore: FairChain = {
  id: 'chn_00000000000000000000000000',
  terminal: 'cd'.repeat(32),
  position: 5,
  length: 10_000,
  salt: 'ef'.repeat(32),
  beacon: 'demo',
  beaconRound: 7,
  beaconValue: '01'.repeat(32),
}

/** Which public value decides a round, as it was told when the betting opened. */
export const named = {
  scheme: 2,
  closesAt: '2026-11-15T06:00:00.450Z',
  beacon: 'demo',
  beaconRound: 1_794_722_401,
  voidedBy: '',
} as const

/** A round of a shared table that takes bets, with one round before it. */
export function sharedStateOf(
  table: string,
  outcomeBefore: unknown,
  change: Partial<SharedState> = {},
): SharedState {
  return {
    table,
    round: 88_412,
    phase: 'betting',
    phaseEndsAt: new Date(Date.now() + 5000).toISOString(),
    startedAt: '',
    serverTime: new Date().toISOString(),
    outcome: null,
    commitment: '9f3c'.repeat(16),
    link: '',
    chain: 'chn_00000000000000000000000001',
    place: 12,
    ...named,
    beaconValue: '',
    bets: [],
    players: 0,
    history: [
      {
        round: 88_411,
        outcome: outcomeBefore,
        link: 'ab'.repeat(32),
        chain: chainBefore.id,
        place: 10_000,
        ...named,
        beaconValue: '23'.repeat(32),
      },
    ],
    chains: [chainBefore],
    ...change,
  }
}

type More = Readonly<Record<string, unknown>>

/** A shared table that stands as the test says; what it answers to further calls is said along. */
export function sharedTable(model: string, state: () => SharedState, more: More = {}): Answer {
  const real = createFakeArcade({ model })
  return (path, body) => {
    if (path in more) return more[path]
    if (path === '/arcade/shared') return { state: state(), balance: '1248050' }
    return real(path, body)
  }
}
