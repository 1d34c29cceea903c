import { isSameJson } from '@baize/games/same-json'
import { verifyRound } from '@baize/games/verify'
import type { Forged, RoundVector } from './vector-types.ts'

const few = Array.from({ length: 40 }, (_, index) => index + 1)

/**
 * Rounds that pay the same as the true one and were another: a round that was lost is lost with many a seed, and only what
 * was shown of it tells them apart.
 */
export function forgeAlike(round: RoundVector): Forged<RoundVector>[] {
  const nonces = few.map((more) => ({ nonce: round.nonce + more }))
  const clients = few.map((more) => ({ clientSeed: `alike-${more}` }))
  const choices =
    round.model === 'dice'
      ? few.map((more) => ({ choice: { side: 'under', target: 200 + more * 30 } }))
      : []
  return [
    ...forge(round, nonces, 'another nonce that pays the same'),
    ...forge(round, clients, 'another client seed that pays the same'),
    ...forge(round, choices, 'another choice that pays the same'),
  ]
}

function forge(round: RoundVector, changes: readonly Partial<RoundVector>[], what: string) {
  const found = changes.find((change) => {
    const { stake, payout, shown, ...asked } = { ...round, ...change }
    const verified = verifyRound({ ...asked, stake: BigInt(stake) })
    if (!verified.ok) return false
    const { played } = verified.value
    return String(played.payout) === payout && !isSameJson(played.shown, shown)
  })
  return found === undefined ? [] : [{ ...round, ...found, what, fails: ['shown' as const] }]
}
