import type { NextSeed, SeedPair } from '@baize/contract/arcade/arcade'
import { commitmentOf, isServerSeed } from '@baize/kernel/fair'

/** What the house said about seeds and does not hold any more: the word that was given, and the one that came. */
export type BrokenPromise = {
  readonly of: 'commitment' | 'client_seed' | 'server_seed' | 'position'
  readonly promised: string
  readonly told: string
}

/** Of a fingerprint in the public list. */
export type Place = Pick<NextSeed, 'commitment' | 'position'>

/** How the seeds stood by all that this page was told. */
export type Known = {
  /** Nothing before the first seed was sent. */
  readonly seed: SeedPair | null
  readonly nextSeed: NextSeed
  /** Where fingerprints stood in the public list, these two and all that were told before. */
  readonly places?: readonly Place[]
}

type Exchanged = {
  readonly active: SeedPair
  readonly revealed: SeedPair | null
  readonly next: NextSeed
}

/**
 * Holds the answer to an exchange against what was promised before it: it is played with the seed that was shown as the
 * next one and with what this browser sent, and the seed before is the one whose fingerprint stood here.
 */
export function holdExchange(
  known: Known,
  clientSeed: string,
  { active, revealed, next }: Exchanged,
): BrokenPromise | undefined {
  const { seed, nextSeed } = known
  return (
    differs('commitment', nextSeed.commitment, active.commitment) ??
    differs('client_seed', clientSeed, active.clientSeed) ??
    (seed === null ? undefined : holdRevealed(seed, revealed)) ??
    holdPlaces(placesIn(known), [active, next, ...(revealed ? [revealed] : [])])
  )
}

type Standing = {
  readonly active: SeedPair | null
  readonly next: NextSeed
  readonly revealed: readonly SeedPair[]
}

/**
 * The same where nothing was exchanged here. Another page of the player may have done so: then what was promised next is
 * in use or already revealed, and what was in use is revealed.
 */
export function holdStanding(
  known: Known,
  { active, next, revealed }: Standing,
): BrokenPromise | undefined {
  const { seed, nextSeed } = known
  const told = [...(active ? [active] : []), ...revealed]
  return (
    holdPlaces(placesIn(known), [next, ...told]) ??
    (seed === null ? undefined : holdOwn(seed, active, revealed)) ??
    (seed?.commitment === active?.commitment
      ? differs('commitment', nextSeed.commitment, next.commitment)
      : isAmong(nextSeed, told) || revealed.length >= mostRevealed
        ? undefined
        : differs('commitment', nextSeed.commitment, active?.commitment ?? ''))
  )
}

/** So many revealed pairs are told at most; of what is older nothing can be said. */
const mostRevealed = 50

function holdOwn(
  seed: SeedPair,
  active: SeedPair | null,
  revealed: readonly SeedPair[],
): BrokenPromise | undefined {
  if (active?.commitment === seed.commitment) {
    return differs('client_seed', seed.clientSeed, active.clientSeed)
  }
  const old = revealed.find(({ id }) => id === seed.id)
  return old === undefined && revealed.length >= mostRevealed
    ? undefined
    : holdRevealed(seed, old ?? null)
}

function holdRevealed(seed: SeedPair, revealed: SeedPair | null): BrokenPromise | undefined {
  const serverSeed = revealed?.serverSeed ?? ''
  const isPromised = isServerSeed(serverSeed) && commitmentOf(serverSeed) === seed.commitment
  if (!isPromised) return { of: 'server_seed', promised: seed.commitment, told: serverSeed }
  return differs('client_seed', seed.clientSeed, revealed?.clientSeed ?? '')
}

/** What stands in the public list stands where it stood. */
function holdPlaces(before: readonly Place[], now: readonly Place[]): BrokenPromise | undefined {
  for (const { commitment, position } of now) {
    const known = before.find((entry) => entry.commitment === commitment)
    if (known && known.position !== position) {
      return { of: 'position', promised: String(known.position), told: String(position) }
    }
  }
  return undefined
}

const placesIn = ({ seed, nextSeed, places = [] }: Known): readonly Place[] => [
  ...(seed === null ? [] : [seed]),
  nextSeed,
  ...places,
]

const isAmong = ({ commitment }: Place, told: readonly Place[]): boolean =>
  told.some((entry) => entry.commitment === commitment)

const differs = (
  of: BrokenPromise['of'],
  promised: string,
  told: string,
): BrokenPromise | undefined => (promised === told ? undefined : { of, promised, told })
