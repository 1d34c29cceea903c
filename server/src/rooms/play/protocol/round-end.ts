import { money } from '@baize/kernel/money'
import type { Wager } from '../../wagers/wagers.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { RoundKey } from '../rounds/rounds.ts'
import type { ProtocolDeps } from './deps.ts'

/** A bet of a round as it stands: never came, was prevented, or has its wager. */
export type BetState =
  | { readonly transaction: string; readonly state: 'absent' | 'prevented' }
  | { readonly transaction: string; readonly state: 'staked'; readonly wager: Wager }

type Finding = Pick<ProtocolDeps, 'wagers'>

export async function findBet(
  { wagers }: Finding,
  { vendor, member }: Pick<RoundKey, 'vendor' | 'member'>,
  transaction: string,
): Promise<BetState> {
  const key = { provider: vendor, transaction }
  const call = await wagers.findCall({ key, member: member as MemberId, action: 'stake' })
  if (call === undefined) return { transaction, state: 'absent' }
  const id = call.answer.wager
  if (id === null) return { transaction, state: 'prevented' }
  const wager = await wagers.getWager(id)
  if (!wager.ok) throw new Error(`The wager ${id} of a call is not there.`)
  return { transaction, state: 'staked', wager: wager.value }
}

/** The bets of a round in the order of their coming. A round of one call has one, of its own name. */
export async function listBets(
  deps: Finding & Pick<ProtocolDeps, 'rounds'>,
  key: RoundKey,
): Promise<BetState[] | undefined> {
  const round = await deps.rounds.find(key)
  if (round !== undefined) {
    return await Promise.all(round.bets.map((bet) => findBet(deps, key, bet)))
  }
  const only = await findBet(deps, key, key.round)
  return only.state === 'staked' && only.wager.round === key.round ? [only] : undefined
}

/**
 * Settles what is still open in a round that is over with nothing, but for one bet that gets something else. A bet that
 * is on its way is prevented, so that nothing is staked on a round that is closed.
 */
export async function endOpenBets(
  deps: Finding & Pick<ProtocolDeps, 'rounds'>,
  key: RoundKey,
  except = '',
): Promise<number> {
  const bets = (await listBets(deps, key)) ?? []
  const member = key.member as MemberId
  let ended = 0
  for (const listed of bets) {
    const { transaction: stake } = listed
    if (stake === except) continue
    const own = { provider: key.vendor, transaction: `end:${stake}`.slice(0, 100) }
    const isPrevented =
      listed.state === 'absent' && (await deps.wagers.prevent({ key: own, member, stake }))
    if (isPrevented) continue
    // It may have come while it was to be prevented.
    const bet = listed.state === 'absent' ? await findBet(deps, key, stake) : listed
    if (bet.state !== 'staked' || bet.wager.status !== 'open') continue
    const payout = money(0n, bet.wager.currency)
    const of = { wager: bet.wager.id }
    if ((await deps.wagers.settle({ key: own, member, of, payout })).ok) ended += 1
  }
  return ended
}
