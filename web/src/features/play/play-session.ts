import { useEffect, useState } from 'react'

/** How long somebody has played in this tab, and what it has cost or brought so far. */
export type PlaySession = {
  readonly startedAt: number
  readonly staked: string
  readonly returned: string
  readonly rounds: number
}

/** Whoever comes back after so long begins anew. */
const restMs = 30 * 60_000

type Kept = PlaySession & { readonly seenAt: number }

const keyOf = (person: string) => `play ${person}`

export function resumePlay(stored: string | null, now: number): PlaySession {
  const fresh: PlaySession = { startedAt: now, staked: '0', returned: '0', rounds: 0 }
  if (stored === null) return fresh
  const kept = JSON.parse(stored) as Kept
  if (now - kept.seenAt > restMs || kept.startedAt > now) return fresh
  const { startedAt, staked, returned, rounds } = kept
  return { startedAt, staked, returned, rounds }
}

export function addRound(
  session: PlaySession,
  round: { readonly staked: string; readonly returned: string },
): PlaySession {
  // A stake that was refused is no round.
  if (round.staked === '0' && round.returned === '0') return session
  const sum = (a: string, b: string) => String(BigInt(a) + BigInt(b))
  return {
    ...session,
    staked: sum(session.staked, round.staked),
    returned: sum(session.returned, round.returned),
    rounds: session.rounds + 1,
  }
}

export function playedNetOf({ staked, returned }: PlaySession): bigint {
  return BigInt(returned) - BigInt(staked)
}

/** The session of a person over all games of this tab; a reload does not begin it anew. */
export function usePlaySession(person: string) {
  const [session, setSession] = useState(() =>
    resumePlay(sessionStorage.getItem(keyOf(person)), Date.now()),
  )
  useEffect(() => {
    const keep = () => {
      const kept: Kept = { ...session, seenAt: Date.now() }
      sessionStorage.setItem(keyOf(person), JSON.stringify(kept))
    }
    keep()
    const timer = setInterval(keep, 15_000)
    return () => {
      clearInterval(timer)
      keep()
    }
  }, [session, person])
  return {
    session,
    settle: (round: { readonly staked: string; readonly returned: string }) =>
      setSession((now) => addRound(now, round)),
  }
}
