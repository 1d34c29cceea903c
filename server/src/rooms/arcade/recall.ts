import type { RecalledRound } from '@baize/contract/arcade/arcade'
import { isId } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../platform/database/database.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Wager, Wagers } from '../wagers/wagers.ts'
import type { ArcadePurses } from './purse/purses.ts'
import { showRound, type ArcadeRounds } from './rounds/rounds.ts'
import type { Seeds } from './seeds/seeds.ts'
import { findBet } from './shared/bets.store.ts'
import { findChain } from './shared/chains.store.ts'
import { showAsRound, showChain, showValue } from './shared/shape.ts'
import { findRound } from './shared/store.ts'

/** Whoever asks: a member, who finds only what is theirs, or an operator. */
export type Recall = (
  wager: string,
  member: string | undefined,
) => Promise<Result<RecalledRound, 'not_found'>>

type Deps = {
  readonly db: Database
  readonly wagers: Pick<Wagers, 'getWager'>
  readonly catalogue: Pick<Catalogue, 'findGameByCode' | 'showGame'>
  readonly rounds: Pick<ArcadeRounds, 'find'>
  readonly seeds: Pick<Seeds, 'find'>
  readonly purses: Pick<ArcadePurses, 'recall'>
}

/** Draws a round again from what is kept of it, for its player, for support and for auditors. */
export function createRecall({ db, wagers, catalogue, rounds, seeds, purses }: Deps): Recall {
  function titleOf({ vendor, game }: Wager) {
    const offer = catalogue.findGameByCode(vendor, game)
    const shown = offer && catalogue.showGame(offer, 'EN')
    return {
      gameName: offer?.game.names.EN ?? game,
      vendor: offer?.vendor.name ?? vendor,
      iconUrl: shown?.iconUrl ?? '',
      ...(shown?.family !== undefined && { family: shown.family }),
      engine: offer?.game.engine ?? '',
      model: offer?.game.model ?? '',
    }
  }

  async function recallShared(id: string, code: string) {
    const bet = isId('rnd', id) ? await findBet(db, id) : undefined
    const shared = bet && (await findRound(db, bet.table, bet.round))
    if (bet === undefined || shared === undefined) return undefined
    const { number, place, link, outcome } = shared
    const value = showValue(shared)
    const chain = await findChain(db, shared.chain)
    if (chain === undefined) return undefined
    const drawn = {
      chain: showChain(chain),
      number,
      place,
      link,
      outcome,
      move: bet.move,
      ...value,
    }
    return { round: showAsRound(bet, code, shared), seed: null, shared: drawn, purse: null }
  }

  /** While the pair is in use its seed is secret, and the pair says nothing yet. */
  async function findRevealed(id: string) {
    const pair = await seeds.find(id)
    return pair?.revealedAt === '' ? null : (pair ?? null)
  }

  async function recallOwn(id: string, code: string) {
    const found = await rounds.find(id)
    if (found === undefined) return undefined
    const { round, played } = found
    const seed = await findRevealed(round.seed)
    return { round: showRound(round, code, played), seed, shared: null, purse: null }
  }

  /** Many rounds, settled as one; the pair is that of the first, which is mostly that of all. */
  async function recallPurse(name: string, code: string) {
    const found = await purses.recall(name, code)
    if (found === undefined) return undefined
    const { purse: of, number, staked, paid } = found.window
    const sums = { staked: String(staked), paid: String(paid) }
    const purse = { id: of, number, ...sums, rounds: found.rounds }
    const seed = await findRevealed(found.rounds[0]?.seed ?? '')
    return { round: null, seed, shared: null, purse }
  }

  return async (id, member) => {
    const wager = isId('wgr', id) ? await wagers.getWager(id) : refuse('not_found')
    if (!wager.ok) return refuse('not_found')
    const { value } = wager
    if (member !== undefined && value.member !== member) return refuse('not_found')
    const recalled =
      (await recallOwn(value.round, value.game)) ??
      (await recallShared(value.round, value.game)) ??
      (await recallPurse(value.round, value.game))
    const nothing = { round: null, seed: null, shared: null, purse: null }
    const { currency } = value
    return ok({ wager: id, ...(recalled ?? nothing), ...titleOf(value), currency })
  }
}
