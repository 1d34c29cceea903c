import { describe, expect, it } from 'vitest'
import { addRound, playedNetOf, resumePlay } from './play-session.ts'

const now = Date.parse('2026-11-15T04:00:00Z')
const kept = (seenAt: number) =>
  JSON.stringify({ startedAt: now - 600_000, staked: '500', returned: '120', rounds: 3, seenAt })

describe('the session of somebody who plays', () => {
  it('goes on over a reload and from one game to the next', () => {
    expect(resumePlay(kept(now - 60_000), now)).toMatchObject({
      startedAt: now - 600_000,
      rounds: 3,
    })
  })

  it('begins anew after half an hour of rest, and when there was none', () => {
    expect(resumePlay(kept(now - 31 * 60_000), now).startedAt).toBe(now)
    expect(resumePlay(null, now)).toEqual({ startedAt: now, staked: '0', returned: '0', rounds: 0 })
  })

  it('shows a loss as much as a win: what came back less what was staked', () => {
    const session = addRound(resumePlay(null, now), { staked: '2000', returned: '800' })
    expect(playedNetOf(session)).toBe(-1200n)
    expect(playedNetOf(addRound(session, { staked: '0', returned: '5000' }))).toBe(3800n)
    expect(session.rounds).toBe(1)
  })
})
