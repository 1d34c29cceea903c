import type { MemberId } from '../../wallet/wallet.ts'
import * as store from '../rounds/rounds.ts'
import { staleRoundsOf, type ProtocolVendor } from '../vendors/vendors.ts'
import type { ProtocolDeps } from './deps.ts'
import { endOpenBets, listBets } from './round-end.ts'

export type Swept = { readonly shown: number; readonly settled: number; readonly voided: number }

const mostAtOnce = 500

/**
 * Looks at rounds that were quiet for longer than their vendor's rules allow: marks them for people to see, or ends them
 * as the rules say. A round that is only shown is looked at no more until something happens in it.
 */
export async function sweepRounds(
  deps: ProtocolDeps,
  vendors: readonly ProtocolVendor[],
): Promise<Swept> {
  const swept = { shown: 0, settled: 0, voided: 0 }
  for (const vendor of vendors) {
    const { openRoundMinutes } = vendor.policy
    const staleRounds = staleRoundsOf(vendor)
    const before = new Date(deps.now().getTime() - openRoundMinutes * 60_000)
    const includeShown = staleRounds !== 'show'
    const stale = await store.listStale(deps.db, vendor.key, {
      before,
      includeShown,
      limit: mostAtOnce,
    })
    for (const round of stale) {
      const how = await deps.rounds.inTurn(round, () => endStale(deps, round, staleRounds))
      swept[how] += 1
    }
    if (stale.length > 0) {
      deps.log.warn(
        { vendor: vendor.key, rounds: stale.length, staleRounds },
        'Rounds were left open.',
      )
    }
  }
  return swept
}

async function endStale(
  deps: ProtocolDeps,
  round: store.StoredRound,
  how: ProtocolVendor['policy']['staleRounds'],
): Promise<keyof Swept> {
  if (how === 'show') {
    await store.markSwept(deps.db, round, 'shown', null)
    return 'shown'
  }
  // Closed first, so that no bet comes in while the others end.
  const word = how === 'settle' ? 'settled' : 'voided'
  await store.markSwept(deps.db, round, word, deps.now())
  if (how === 'void') await giveStakesBack(deps, round)
  await endOpenBets(deps, round)
  return word
}

async function giveStakesBack(deps: ProtocolDeps, round: store.StoredRound): Promise<void> {
  for (const bet of (await listBets(deps, round)) ?? []) {
    if (bet.state !== 'staked' || bet.wager.status !== 'open') continue
    const key = { provider: round.vendor, transaction: `left:${bet.transaction}`.slice(0, 100) }
    const member = round.member as MemberId
    await deps.wagers.void({ key, member, of: { wager: bet.wager.id }, reason: 'round left open' })
  }
}
