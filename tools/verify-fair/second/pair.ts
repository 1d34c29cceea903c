import { failuresOf, gapsIn, playAgain } from './rounds.ts'
import { fingerprint } from './numbers.ts'
import { findBreakIn, type Entry } from './shared.ts'

type Round = {
  readonly nonce: number
  readonly model: string
  readonly state: string
  readonly stake: string
  readonly choice: unknown
  readonly moves: readonly unknown[]
  readonly payout: string
  readonly shown?: unknown
}

export type Exported = {
  readonly commitment: string
  readonly position?: number
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly rounds: readonly Round[]
}

type Verdict = 'proven' | 'refuted' | 'incomplete' | 'contested'
type Listed = readonly (Entry & { readonly revealed: string })[]

/** The chapter on what is to be checked of a pair. */
export function judgePair(pair: Exported, list: Listed | undefined): Verdict {
  const { commitment, serverSeed, clientSeed, position, rounds } = pair
  const nonces = rounds.map(({ nonce }) => nonce)
  const found = rounds.map((round) => judgeRound({ ...round, commitment, serverSeed, clientSeed }))
  const entry = list?.find((one) => one.commitment === commitment)
  const isListed =
    list === undefined ||
    (findBreakIn(list) === undefined &&
      entry?.kind === 'seed' &&
      ['', serverSeed].includes(entry.revealed) &&
      (position ?? entry.position) === entry.position)
  const isForged = gapsIn(pair.nonce, nonces).length > 0 || found.includes('refuted')
  if (isForged || !isListed || fingerprint(serverSeed) !== commitment) return 'refuted'
  const isUntold = rounds.some(({ state, shown }) => state === 'settled' && shown === undefined)
  if (isUntold || list === undefined || position === undefined) return 'incomplete'
  if (found.includes('contested')) return 'contested'
  return found.includes('incomplete') ? 'incomplete' : 'proven'
}

type Held = Round & Pick<Exported, 'commitment' | 'serverSeed' | 'clientSeed'>

function judgeRound(round: Held): Verdict {
  const { state, payout, shown } = round
  const result = playAgain(round)
  if (result === undefined) return 'refuted'
  if (state === 'voided') {
    if (payout !== '0' || (shown !== null && shown !== undefined)) return 'refuted'
    return result.payout > stakedIn(round, result.shown) ? 'contested' : 'incomplete'
  }
  const failed = failuresOf({ ...round, shown }).filter(
    (claim) => claim !== 'shown' || shown !== undefined,
  )
  if (state !== 'settled' || failed.length > 0) return 'refuted'
  return shown === undefined ? 'incomplete' : 'proven'
}

/** The stake, with what moves of blackjack laid beside it. */
function stakedIn({ model, stake, moves }: Round, shown: unknown): bigint {
  const sum = BigInt(stake)
  if (model !== 'blackjack') return sum
  const { hands } = shown as { readonly hands: readonly { readonly bets: number }[] }
  const laid = hands.reduce((all, { bets }) => all + sum * BigInt(bets), 0n)
  return moves.includes('insure') ? laid + sum / 2n : laid
}
