import type { BetAsk, BetWinAsk, ProviderRefusal } from '@baize/contract/play/provider'
import { deriveId } from '@baize/kernel/ids'
import { money, type Money } from '@baize/kernel/money'
import { ok, type Ok, type Result } from '@baize/kernel/result'
import type { Offer } from '../../catalogue/catalogue.ts'
import type { Detail, StakeCall, WagerAnswer, WagerRefusal } from '../../wagers/wagers.ts'
import type { Done, Worked } from '../calls/calls.ts'
import type { RoundKey } from '../rounds/rounds.ts'
import { findServed, ownPocketOf, ownVendor, type ProtocolVendor } from '../vendors/vendors.ts'
import { placeOf } from './balances.ts'
import type { ProtocolDeps } from './deps.ts'
import { endOpenBets, findBet } from './round-end.ts'
import { findPlayer, sumOf, type Player } from './player.ts'
import { judgeLimits, judgeSeat } from './seat.ts'
import { inWords, isWithoutStake, no } from './refusals.ts'

type StakeAsk = Omit<BetAsk, 'amount'>
type Contribution = { readonly pool: string; readonly amount: Money }

type Judged = {
  readonly player: Player
  readonly offer: Offer
  readonly amount: Money
  readonly contribution: Contribution | undefined
}

/** Who stakes, on what and how much: what must hold of every bet before anybody is asked. */
async function read(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: StakeAsk,
  sum: string,
): Promise<Ok<Judged> | ProviderRefusal> {
  const player = await findPlayer(deps, ask)
  if (!player.ok) return player
  // What our own serve is asked of new rounds alone, with the other switches.
  const serves = vendor.key === ownVendor ? ['*'] : vendor.serves
  const offer = findServed({ serves }, ask.gameCode, deps.catalogue.findGameByCode)
  if (offer === undefined) return no('game_unknown')
  const amount = sumOf(vendor, sum, ask.currency)
  if (!amount.ok) return amount
  if (amount.value.amount <= 0n) return no('invalid_request')
  const told = ask.contribution
  if (told === undefined) {
    return ok({ player: player.value, offer, amount: amount.value, contribution: undefined })
  }
  const fed = sumOf(vendor, told.amount, ask.currency)
  if (!fed.ok) return fed
  if (fed.value.amount > amount.value.amount || fed.value.amount <= 0n) return no('invalid_request')
  if (!(await deps.pools.has(vendor.key, told.pool))) return no('pool_unknown')
  const contribution = { pool: told.pool, amount: fed.value }
  return ok({ player: player.value, offer, amount: amount.value, contribution })
}

/** What stands in the way of a new bet. Repetitions are not asked: their answer is stored. */
async function judge(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: StakeAsk,
  { player, offer, amount }: Judged,
  begun: boolean,
): Promise<ProviderRefusal | undefined> {
  const session = await judgeSeat(deps, vendor, ask.sessionToken, { player, offer }, begun)
  if (!session.ok) return session
  const bounds = begun ? undefined : vendor.policy.limits[amount.currency]
  if (bounds !== undefined && amount.amount < BigInt(bounds.min)) return no('stake_too_low')
  if (bounds !== undefined && amount.amount > BigInt(bounds.max)) return no('stake_too_high')
  return await judgeLimits(deps, { ...player, amount: amount.amount, session: session.value })
}

function stakeCall(
  vendor: ProtocolVendor,
  ask: StakeAsk,
  { player, offer, amount, contribution }: Judged,
  begun: boolean,
): StakeCall {
  const fed = contribution && {
    contribution: { pool: contribution.pool, amount: String(contribution.amount.amount) },
  }
  const detail: Detail = { ...ask.detail, ...fed }
  return {
    key: { provider: vendor.key, transaction: ask.transactionId },
    member: player.member,
    ...placeOf(offer),
    round: ask.roundId,
    amount,
    detail,
    ...(begun ? { begun } : {}),
    ...(ownPocketOf(vendor) === undefined ? {} : { from: 'vendor' }),
  }
}

const keyOf = (vendor: ProtocolVendor, { member }: Player, round: string): RoundKey => ({
  vendor: vendor.key,
  member,
  round,
})

/** Whether a bet of this id was taken, or prevented, before. */
async function isKnown(
  deps: ProtocolDeps,
  vendor: Pick<ProtocolVendor, 'key'>,
  ask: StakeAsk,
  who: Player,
): Promise<boolean> {
  const key = { provider: vendor.key, transaction: ask.transactionId }
  const found = await deps.wagers.findCall({ key, member: who.member, action: 'stake' })
  return found !== undefined
}

/**
 * A round of one call, under one id, has no row of its own: its wager is its record. So whoever comes to a round that
 * seems new asks whether a bet has the round's name.
 */
async function isOneShot(deps: ProtocolDeps, { vendor, member, round }: RoundKey) {
  const key = { provider: vendor, transaction: round }
  const found = await deps.wagers.findCall({
    key,
    member: member as Player['member'],
    action: 'stake',
  })
  const id = found?.answer.wager
  if (id === undefined || id === null || found?.answer.status !== 'settled') return false
  const wager = await deps.wagers.getWager(id)
  return wager.ok && wager.value.round === round
}

/**
 * Whether it is a further bet of a round of ours that began: what such a round may still stake was fixed when it opened.
 * The first bet of our rounds has the round's name, so that it is told apart without a question.
 */
async function isBegun(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  { roundId, transactionId }: StakeAsk,
  { player, offer: { game } }: Judged,
): Promise<boolean> {
  if (vendor.key !== ownVendor || roundId === transactionId) return false
  const key = keyOf(vendor, player, roundId)
  const round = await deps.rounds.find(key)
  const isOpen = round?.closedAt === null && round.bets.includes(roundId)
  if (!isOpen || round.gameVendor !== game.vendor || round.game !== game.code) return false
  const first = await findBet(deps, key, roundId)
  return first.state === 'staked' && first.wager.status === 'open'
}

/** Puts the bet into its round; a round that is over takes none. */
async function enterRound(
  deps: ProtocolDeps,
  key: RoundKey,
  bet: string,
  { game }: Offer,
  currency: string,
): Promise<ProviderRefusal | undefined> {
  const told = { gameVendor: game.vendor, game: game.code, currency, bet }
  const state = await deps.rounds.add({ ...key, ...told })
  if (state === 'closed') return no('round_closed')
  if (state === 'new' && key.round !== bet && (await isOneShot(deps, key))) {
    await deps.rounds.drop(key, bet)
    return no('round_closed')
  }
  return undefined
}

type Taken = Ok<WagerAnswer> | ProviderRefusal

/** Stakes in its round: enters it, takes the stake, and leaves it again when the stake is refused. */
async function stakeIn(
  deps: ProtocolDeps,
  key: RoundKey,
  ask: StakeAsk,
  { player, offer, amount }: Judged,
  take: () => Promise<Taken>,
): Promise<Taken> {
  const closed = await enterRound(deps, key, ask.transactionId, offer, amount.currency)
  if (closed !== undefined) {
    const provider = { key: key.vendor }
    return (await isKnown(deps, provider, ask, player)) ? await take() : closed
  }
  const taken = await take()
  if (!taken.ok && isWithoutStake(taken.code)) await deps.rounds.drop(key, ask.transactionId)
  return taken
}

/** What was won less what was staked. */
async function doneOf(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  { player: { member }, offer }: Judged,
  answer: WagerAnswer,
): Promise<Worked> {
  const balance = await deps.balances.after(vendor, member, answer.balances, placeOf(offer))
  const { wager, stake, payout, repeated } = answer
  const moved = answer.status === 'settled' ? payout - stake : -stake
  // The wager's own answer knows the pockets that moved; what others had beside them is known to this one alone.
  const isKept = balance === deps.balances.told(vendor, answer.balances)
  const done = { reference: wager ?? '', balance: String(balance), moved: String(moved) }
  return { ...done, repeated, isKept }
}

type Way = {
  readonly sum: string
  /** What came with the stake; empty when nothing did. */
  readonly result: string
  /** Takes the stake, with its result or without. */
  readonly take: (call: StakeCall, judged: Judged) => Promise<Result<WagerAnswer, WagerRefusal>>
  readonly isOneShot: boolean
  readonly after?: (key: RoundKey, judged: Judged, answer: WagerAnswer) => Promise<void>
}

async function place(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: StakeAsk,
  way: Way,
): Promise<Ok<Done> | ProviderRefusal> {
  const judged = await read(deps, vendor, ask, way.sum)
  if (!judged.ok) return judged
  const { player } = judged.value
  const work = async () => await stakeOnce(deps, vendor, ask, judged.value, way)
  // Ids of our own making are never shared by two players, and the wagers room keeps the answer.
  if (vendor.policy.ownIds) return await work()
  const { transactionId: transaction, roundId: round, gameCode, currency, contribution } = ask
  const fed = contribution ? [contribution.pool, contribution.amount] : []
  const content = JSON.stringify([gameCode, round, currency, way.sum, way.result, ...fed])
  const asked = { vendor: vendor.key, action: 'bet', transaction, round, content }
  const isDone = async () =>
    (await findBet(deps, keyOf(vendor, player, round), transaction)).state === 'staked'
  const done = await deps.calls.once({ ...asked, member: player.member }, work, isDone)
  return done.ok || done.code !== 'id_used_differently' ? done : no(done.code)
}

async function stakeOnce(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: StakeAsk,
  judged: Judged,
  way: Way,
): Promise<Ok<Worked> | ProviderRefusal> {
  const { player } = judged
  const key = keyOf(vendor, player, ask.roundId)
  const begun = await isBegun(deps, vendor, ask, judged)
  const take = async () => {
    const taken = await way.take(stakeCall(vendor, ask, judged, begun), judged)
    return taken.ok ? taken : inWords(taken)
  }
  const refused = await judge(deps, vendor, ask, judged, begun)
  if (refused !== undefined && !(await isKnown(deps, vendor, ask, player))) return refused
  const isAlone = way.isOneShot && !refused && (await deps.rounds.find(key)) === undefined
  const staked = isAlone
    ? await take()
    : await deps.rounds.inTurn(key, async () => {
        const answer = refused ? await take() : await stakeIn(deps, key, ask, judged, take)
        if (answer.ok) await way.after?.(key, judged, answer.value)
        return answer
      })
  return staked.ok ? ok(await doneOf(deps, vendor, judged, staked.value)) : staked
}

/** Takes a stake that waits for its result. */
export async function bet(deps: ProtocolDeps, vendor: ProtocolVendor, ask: BetAsk) {
  return await place(deps, vendor, ask, {
    sum: ask.amount,
    result: '',
    take: (call) => deps.wagers.stake(call),
    isOneShot: false,
    after: (_, judged, answer) => feed(deps, judged, answer),
  })
}

/** The part of a waiting stake that feeds a pool; its id comes from the wager's, so that it is fed once. */
async function feed(deps: ProtocolDeps, { contribution }: Judged, { wager }: WagerAnswer) {
  if (contribution === undefined || wager === null) return
  const id = await deriveId('trf', wager, 'contribution')
  await deps.pools.feed({ id, about: wager, ...contribution })
}

/** Stake and result in one. Under one id with its round, when it also closes it, nothing else is written. */
export async function betWin(deps: ProtocolDeps, vendor: ProtocolVendor, ask: BetWinAsk) {
  const win = sumOf(vendor, ask.win, ask.currency)
  if (!win.ok) return win
  return await place(deps, vendor, ask, {
    sum: ask.bet,
    result: `${ask.win} ${ask.roundClosed}`,
    isOneShot: ask.roundClosed && ask.roundId === ask.transactionId,
    take: (call, { contribution }) =>
      deps.wagers.stakeAndSettle({
        ...call,
        payout: money(win.value.amount, call.amount.currency),
        ...(contribution === undefined ? {} : { contribution }),
      }),
    after: async (key) => {
      if (!ask.roundClosed) return
      await deps.rounds.note(key, true)
      await endOpenBets(deps, key)
    },
  })
}
