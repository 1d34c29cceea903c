import { isPassing, type Heard } from './call.ts'
import type { Told } from './compare.ts'

/** What was asked for; `look` moves no money. */
export type Kind = 'spin' | 'round' | 'stake' | 'deposit' | 'look'

export type Refused = { readonly at: number; readonly kind: Kind; readonly heard: Heard }

export type Tally = {
  /** When a call that moves money was answered with yes. */
  readonly accepted: readonly number[]
  readonly refused: readonly Refused[]
  /** What callers were told that is so. */
  readonly told: readonly Told[]
  accept(kind: Kind): void
  refuse(kind: Kind, heard: Heard): void
  tell(told: Told): void
  count(kind: Kind): number
}

export function createTally(now = () => performance.now()): Tally {
  const accepted: number[] = []
  const refused: Refused[] = []
  const told: Told[] = []
  const counts = new Map<Kind, number>()
  return {
    accepted,
    refused,
    told,
    accept(kind) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      if (kind !== 'look') accepted.push(now())
    },
    refuse: (kind, heard) => void refused.push({ at: now(), kind, heard }),
    tell: (one) => void told.push(one),
    count: (kind) => counts.get(kind) ?? 0,
  }
}

/** How often each refusal came: `503 unavailable: 12, 0 cut: 3`. */
export function namesOf(refused: readonly Refused[]): string {
  const counts = new Map<string, number>()
  for (const { heard } of refused) {
    const name = `${heard.status} ${heard.code}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(', ') || 'none'
}

/** Refusals that nobody should get from a house that is only away for a moment. */
export function unexpected(refused: readonly Refused[]): Refused[] {
  return refused.filter(({ heard }) => !isPassing(heard))
}

/** Seconds from the first refusal after a moment to the first yes after it; nothing while there was none. */
export function secondsOfRefusal(
  { accepted, refused }: Pick<Tally, 'accepted' | 'refused'>,
  from: number,
): number | undefined {
  const first = refused.find(({ at, kind }) => kind !== 'look' && at >= from)
  if (first === undefined) return 0
  const next = accepted.find((at) => at > first.at)
  return next === undefined ? undefined : (next - first.at) / 1000
}
