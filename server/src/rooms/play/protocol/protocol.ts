import type { ProviderWallet } from '@baize/contract/play/provider'
import type { IdMaker } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import type { Ledger } from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Log } from '../../../platform/log.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Standings } from '../../identity/identity.ts'
import type { Wagers } from '../../wagers/wagers.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'
import { createCalls } from '../calls/calls.ts'
import { createGuard, type Guard } from '../http/guard.ts'
import { createRounds, type RoundKey, type StoredRound } from '../rounds/rounds.ts'
import { createPlaySessions } from '../sessions/sessions.ts'
import { createTokens, type Tokens } from '../tokens.ts'
import { createVendors, type Vendors } from '../vendors/vendors.ts'
import { createBalances } from './balances.ts'
import type { LimitPort, Opened, ProtocolDeps, VendorFaults } from './deps.ts'
import { createPools, type Pools } from './pools.ts'
import { createPursesFor, type PurseWallet } from './purses.ts'
import { listBets, type BetState } from './round-end.ts'
import { listCalls } from './status.ts'
import { sweepRounds, type Swept } from './sweep.ts'
import { createWalletFor } from './wallet-for.ts'

export type { AskedStake, LimitPort, LimitRefusal } from './deps.ts'
export type { Pool, Seed } from './pools.ts'
export type { PurseWallet } from './purses.ts'
export type { BetState } from './round-end.ts'
export type { Swept } from './sweep.ts'

/** How those who run games move money, whoever they are and however they call. */
export type Protocol = {
  /**
   * The wallet as one vendor has it, in this process: what an outside vendor asks over signed HTTP, our arcade asks here.
   * A vendor that is not known is refused with every call.
   */
  walletFor(vendorKey: string): ProviderWallet
  /** Purses of the house's own games, which are in this process. */
  pursesFor(vendorKey: string): PurseWallet
  /** What a launch token opens: once, within a minute, and while its session lasts. */
  redeem: ProtocolDeps['redeem']
  /** Who knows of bounds that stop a bet; each is asked about every one. */
  addLimit(port: LimitPort): void
  /** A round that more than one call belongs to. */
  findRound(key: RoundKey): Promise<StoredRound | undefined>
  /** The bets of a round in the order of their coming; nothing when there is no such round. */
  listBets(key: RoundKey): Promise<BetState[] | undefined>
  /** The calls of a round in the order of their coming, and what each moved. */
  listCalls(key: RoundKey, limit: number): ReturnType<typeof listCalls>
  /** Looks at rounds that were left open, and ends them where their vendor's rules say so. */
  sweepRounds(): Promise<Swept>
  /** Forgets sessions, rounds and calls that are over and no longer count; answers how many. */
  forgetOld(tx: Transaction): Promise<number>
  /** Begins to hear of changes to vendors; `walletFor` refuses before. */
  start(): Promise<void>
  stop(): Promise<void>
  readonly tokens: Tokens
  readonly vendors: Vendors
  readonly guard: Guard
  readonly pools: Pools
  /** What the verbs stand on: for the sandbox, which makes states that no call can. */
  readonly inside: ProtocolDeps
}

export type ProtocolNeeds = {
  readonly db: Database
  readonly log: Log
  readonly secret: string
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly events: Pick<Events, 'write'>
  readonly sessions: Pick<Sessions, 'filterOpen' | 'onClosed'>
  readonly standings: Pick<Standings, 'list' | 'findCurrency'>
  readonly catalogue: Pick<Catalogue, 'findGame' | 'findGameByCode'>
  readonly ledger: Ledger
  readonly wallet: Wallet
  readonly wagers: Wagers
  readonly brandCurrency: () => Currency
  readonly faults?: VendorFaults | undefined
}

const minuteMs = 60_000
const usualIdleMinutes = 60

/** The protocol with its parts, from below. */
export function createProtocol(needs: ProtocolNeeds): Protocol {
  const vendors = createVendors(needs)
  const tokens = createTokens(needs)
  const limits: LimitPort[] = []
  const idleMsOf = (key: string) =>
    (vendors.find(key)?.policy.idleMinutes ?? usualIdleMinutes) * minuteMs
  const inside: ProtocolDeps = {
    ...needs,
    vendors,
    limits,
    redeem: (token) => redeem(needs.catalogue, tokens, token),
    sessions: createPlaySessions({ ...needs, idleMsOf }),
    rounds: createRounds(needs),
    calls: createCalls(needs),
    pools: createPools(needs),
    balances: createBalances(needs),
  }
  return {
    walletFor: createWalletFor(inside),
    pursesFor: createPursesFor(inside),
    redeem: inside.redeem,
    addLimit: (port) => void limits.push(port),
    findRound: inside.rounds.find,
    listBets: (key) => listBets(inside, key),
    listCalls: (key, limit) => listCalls(inside, key, limit),
    sweepRounds: () => sweepRounds(inside, vendors.list()),
    async forgetOld(tx) {
      const sessions = await inside.sessions.sweep(tx)
      const rounds = await inside.rounds.forgetOld(tx)
      return sessions + rounds + (await inside.calls.forgetOld(tx))
    },
    start: vendors.start,
    stop: vendors.stop,
    tokens,
    vendors,
    guard: createGuard({ ...needs, vendors }),
    pools: inside.pools,
    inside,
  }
}

/** What a token opens, the first time it is asked. */
async function redeem(catalogue: ProtocolNeeds['catalogue'], tokens: Tokens, token: string) {
  const used = await tokens.use(token)
  const offer = used && catalogue.findGame(used.nodeId)
  if (used === undefined || offer === undefined) return refuse('launch_over')
  const { id: launch, sessionId: accountSession, language, device } = used
  const member = used.member as MemberId | null
  return ok<Opened>({ launch, member, accountSession, offer, language, device })
}
