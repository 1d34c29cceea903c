import type { Verdict, VerifyRefusal } from './verify.ts'
import { verifyRound } from './verify.ts'

/** A round as it is written down for its player. Sums are whole numbers of the smallest unit, as text. */
export type WrittenRound = {
  readonly id: string
  readonly nonce: number
  readonly model: string
  readonly state: string
  /** Why it was voided; empty for any other. */
  readonly voidedBy: string
  readonly stake: string
  readonly choice: unknown
  readonly moves: readonly unknown[]
  readonly payout: string
}

/** All rounds of a pair of seeds, over all games, as the page of a game exports them. */
export type WrittenPair = {
  readonly commitment: string
  readonly serverSeed: string
  readonly clientSeed: string
  /** Of the round that would have come next: so many there must be. */
  readonly nonce: number
  readonly rounds: readonly WrittenRound[]
}

export type WrongRound = {
  readonly nonce: number
  readonly id: string
  readonly why: 'payout' | VerifyRefusal
}

export type VoidedRound = {
  readonly nonce: number
  readonly id: string
  readonly voidedBy: string
  /** As it stood with the moves that were made: nothing that was voided is hidden. */
  readonly wouldHavePaid: string
}

export type PairAudit = {
  readonly verdict: Exclude<Verdict, 'incomplete'>
  /** The seed is the one that was promised. */
  readonly isPromised: boolean
  /** Nonces of which no round was shown. */
  readonly skipped: readonly number[]
  /** Nonces that came more than once, or that are none of this pair. */
  readonly surplus: readonly number[]
  readonly wrong: readonly WrongRound[]
  readonly voided: readonly VoidedRound[]
  readonly proven: number
}

/** Holds every round of a pair against its seeds, and looks for those that were not shown. */
export function auditPair(pair: WrittenPair): PairAudit {
  const seen = new Map<number, number>()
  for (const { nonce } of pair.rounds) seen.set(nonce, (seen.get(nonce) ?? 0) + 1)
  const skipped = Array.from({ length: pair.nonce }, (_, nonce) => nonce).filter(
    (nonce) => !seen.has(nonce),
  )
  const surplus = [...seen].flatMap(([nonce, times]) =>
    times > 1 || nonce >= pair.nonce ? [nonce] : [],
  )
  const wrong: WrongRound[] = []
  const voided: VoidedRound[] = []
  let isPromised = pair.rounds.length > 0
  for (const round of pair.rounds) {
    const { id, nonce, voidedBy, state } = round
    const verified = verifyRound(toVerify(pair, round))
    if (!verified.ok) {
      wrong.push({ nonce, id, why: verified.code })
      continue
    }
    const { checks, played } = verified.value
    isPromised &&= checks.commitment === true
    if (state === 'voided')
      voided.push({ nonce, id, voidedBy, wouldHavePaid: String(played.payout) })
    else if (checks.payout !== true) wrong.push({ nonce, id, why: 'payout' })
  }
  const isWhole = skipped.length + surplus.length + wrong.length === 0
  const verdict = isWhole && (isPromised || pair.rounds.length === 0) ? 'proven' : 'refuted'
  const proven = pair.rounds.length - wrong.length - voided.length
  return { verdict, isPromised, skipped, surplus, wrong, voided, proven }
}

function toVerify({ serverSeed, clientSeed, commitment }: WrittenPair, round: WrittenRound) {
  const { model, nonce, stake, choice, moves, payout } = round
  const sums = { stake: sumOf(stake), payout: sumOf(payout) }
  return { model, serverSeed, clientSeed, commitment, nonce, choice, moves, ...sums }
}

const sumOf = (text: string): bigint => (/^\d{1,16}$/.test(text) ? BigInt(text) : -1n)

/** What somebody saved, read again; nothing when it is no such file. */
export function readPair(text: string): WrittenPair | undefined {
  try {
    const read = JSON.parse(text) as Partial<WrittenPair> | null
    const isPair =
      typeof read?.commitment === 'string' &&
      typeof read.serverSeed === 'string' &&
      typeof read.clientSeed === 'string' &&
      Number.isSafeInteger(read.nonce) &&
      Array.isArray(read.rounds) &&
      read.rounds.every(isWritten)
    return isPair ? (read as WrittenPair) : undefined
  } catch {
    return undefined
  }
}

function isWritten(round: Partial<WrittenRound> | null): round is WrittenRound {
  return (
    typeof round?.id === 'string' &&
    Number.isSafeInteger(round.nonce) &&
    typeof round.model === 'string' &&
    typeof round.state === 'string' &&
    typeof round.voidedBy === 'string' &&
    typeof round.stake === 'string' &&
    Array.isArray(round.moves) &&
    typeof round.payout === 'string'
  )
}
