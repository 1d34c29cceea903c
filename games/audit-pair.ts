import { commitmentOf, isServerSeed } from '@baize/kernel/fair'
import type { Played } from './game.ts'
import { isSeedListed, type PublicList } from './listed.ts'
import { judge, verifyRound, type Checks, type VerifyRefusal } from './verify.ts'

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
  /** What was seen of it; missing in what was saved before this was written down. */
  readonly shown?: unknown
}

/** All rounds of a pair of seeds, over all games, as the page of a game exports them. */
export type WrittenPair = {
  readonly commitment: string
  /** Of the commitment in the public list. */
  readonly position?: number
  /** Empty while the pair is in use. */
  readonly serverSeed: string
  readonly clientSeed: string
  /** Of the round that would have come next: so many there must be. */
  readonly nonce: number
  readonly rounds: readonly WrittenRound[]
}

/** What somebody was shown of a pair while it was played with. */
export type SeenPair = {
  readonly commitment?: string
  readonly clientSeed?: string
  readonly nonce: number
}

/** `voided`: of a round that was voided something was shown or paid all the same. */
export type WrongRound = {
  readonly nonce: number
  readonly id: string
  readonly why: 'payout' | 'shown' | 'state' | 'voided' | VerifyRefusal
}

export type VoidedRound = {
  readonly nonce: number
  readonly id: string
  readonly voidedBy: string
  /** As it stood with the moves that are told: nothing that was voided is hidden. */
  readonly wouldHavePaid: string
  /** Moves were still to come: how it would have ended nobody can tell. */
  readonly isUnfinished: boolean
  /** It would have paid more than the stake that went back. */
  readonly isWon: boolean
}

export type PairAudit = {
  /**
   * `contested`: everything holds, but rounds were voided that would have been won. That is for people to judge.
   * `incomplete`: nothing speaks against it, but something was not told, or rounds were voided: what was chosen and done in
   * them is the house's word alone, since nothing was shown of them that could contradict it.
   */
  readonly verdict: 'proven' | 'refuted' | 'incomplete' | 'contested'
  /** Whether the seed is the one that was promised, and whether that promise stands in the public list. */
  readonly checks: Checks
  /** Nonces of which no round was shown. */
  readonly skipped: readonly number[]
  /** Nonces that came more than once, or that are none of this pair. */
  readonly surplus: readonly number[]
  readonly wrong: readonly WrongRound[]
  /** Nonces of which it was not told what was shown. */
  readonly unshown: readonly number[]
  readonly voided: readonly VoidedRound[]
  readonly proven: number
}

/**
 * Holds every round of a pair against its seeds, the promise against the public list, and looks for rounds that were not
 * shown. A pair that is cut short at its end is whole in itself: who saw a higher nonce says so.
 */
export function auditPair(
  pair: WrittenPair,
  { list, seen }: { readonly list?: PublicList; readonly seen?: SeenPair } = {},
): PairAudit {
  const { skipped, surplus } = findGaps(pair, seen?.nonce ?? 0)
  const wrong: WrongRound[] = []
  const voided: VoidedRound[] = []
  const unshown: number[] = []
  // Without its seed there is nothing to play again.
  for (const round of pair.serverSeed === '' ? [] : pair.rounds) {
    const { id, nonce, state } = round
    const verified = verifyRound(toVerify(pair, round))
    if (!verified.ok) {
      wrong.push({ nonce, id, why: verified.code })
      continue
    }
    const { checks, played } = verified.value
    if (state === 'voided') {
      if (!isVoid(round)) wrong.push({ nonce, id, why: 'voided' })
      else voided.push(lookAtVoid(round, played))
      continue
    }
    // No pair is exchanged while a round of it is open.
    if (state !== 'settled') wrong.push({ nonce, id, why: 'state' })
    else if (checks.payout !== true) wrong.push({ nonce, id, why: 'payout' })
    else if (checks.shown === false) wrong.push({ nonce, id, why: 'shown' })
    else if (checks.shown === undefined) unshown.push(nonce)
  }
  const checks = checkPromise(pair, list, seen)
  const { verdict: promise } = judge(checks, ['commitment', 'listed'])
  const isWrong = skipped.length + surplus.length + wrong.length > 0
  const isUntold = promise === 'incomplete' || unshown.length > 0
  const whole = voided.length === 0 ? 'proven' : 'incomplete'
  const judged = voided.some(({ isWon }) => isWon) ? 'contested' : whole
  const verdict = isWrong || promise === 'refuted' ? 'refuted' : isUntold ? 'incomplete' : judged
  const told = pair.serverSeed === '' ? 0 : pair.rounds.length
  const proven = told - wrong.length - voided.length - unshown.length
  return { verdict, checks, skipped, surplus, wrong, unshown, voided, proven }
}

/** Its stake went back, which is no payout, and nothing of it was shown; what was saved before had no word for that. */
const isVoid = ({ payout, shown = null }: WrittenRound): boolean => payout === '0' && shown === null

function lookAtVoid({ nonce, id, voidedBy }: WrittenRound, played: Played): VoidedRound {
  const { payout, staked, isOver } = played
  const isWon = payout > staked
  return { nonce, id, voidedBy, wouldHavePaid: String(payout), isUnfinished: !isOver, isWon }
}

function findGaps(pair: WrittenPair, seenNonce: number) {
  const seen = new Map<number, number>()
  for (const { nonce } of pair.rounds) seen.set(nonce, (seen.get(nonce) ?? 0) + 1)
  const next = Math.max(pair.nonce, seenNonce)
  const skipped = Array.from({ length: next }, (_, nonce) => nonce).filter(
    (nonce) => !seen.has(nonce),
  )
  const surplus = [...seen].flatMap(([nonce, times]) =>
    times > 1 || nonce >= pair.nonce ? [nonce] : [],
  )
  return { skipped, surplus }
}

function checkPromise(
  { serverSeed, commitment, clientSeed, position }: WrittenPair,
  list: PublicList | undefined,
  seen: SeenPair | undefined,
): Checks {
  const isSeen =
    (seen?.commitment ?? commitment) === commitment &&
    (seen?.clientSeed ?? clientSeed) === clientSeed
  const isKept = isServerSeed(serverSeed) && commitmentOf(serverSeed) === commitment
  const at = position === undefined ? {} : { position }
  const isListed = list && isSeedListed(list, { commitment, serverSeed, ...at })
  // Where it should stand is part of the promise: without it, only that it stands nowhere can be said.
  const isUntold = isListed === undefined || (isListed && position === undefined)
  return {
    ...(serverSeed === '' && isSeen ? {} : { commitment: isKept && isSeen }),
    ...(isUntold ? {} : { listed: isListed }),
  }
}

function toVerify({ serverSeed, clientSeed, commitment }: WrittenPair, round: WrittenRound) {
  const { model, nonce, stake, choice, moves, payout, shown } = round
  const sums = { stake: sumOf(stake), payout: sumOf(payout) }
  const made = { model, serverSeed, clientSeed, commitment, nonce, choice, moves, ...sums }
  return shown === undefined ? made : { ...made, shown }
}

const sumOf = (text: string): bigint => (/^\d{1,16}$/.test(text) ? BigInt(text) : -1n)

/** Nobody plays more with one pair; a file that says so is none of ours. */
const mostRounds = 10_000_000

/** What somebody saved, read again; nothing when it is no such file. */
export function readPair(text: string): WrittenPair | undefined {
  try {
    const read = JSON.parse(text) as Partial<WrittenPair> | null
    const isPair =
      typeof read?.commitment === 'string' &&
      typeof read.serverSeed === 'string' &&
      typeof read.clientSeed === 'string' &&
      isCount(read.nonce) &&
      (read.position === undefined || isCount(read.position)) &&
      Array.isArray(read.rounds) &&
      read.rounds.every(isWritten)
    return isPair ? (read as WrittenPair) : undefined
  } catch {
    return undefined
  }
}

const isCount = (number: unknown): boolean =>
  Number.isSafeInteger(number) && Number(number) >= 0 && Number(number) <= mostRounds

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
