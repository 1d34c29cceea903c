import { setTimeout as sleep } from 'node:timers/promises'
import type { SharedState } from '@baize/contract/arcade/shared-table'
import type { SocketEvent } from '@baize/contract/events'
import type { SharedGame } from '@baize/games/game'
import { isAway, type Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { startLoop, type Loop } from '../../../platform/loop.ts'
import { errorText } from '../../../platform/scrub.ts'
import { countPlayers, listBets } from './bets.store.ts'
import { listChains } from './chains.store.ts'
import type { Chains, Fate } from './chains.ts'
import type { TableClock } from './clock.ts'
import type { Ends } from './ends.ts'
import { createLease } from './lease.ts'
import { closingMs, patienceMs, type PublicValues } from './public-value.ts'
import { showState } from './shape.ts'
import * as store from './store.ts'

/**
 * The phases of a table, whatever its game. One node drives it at a time (`lease.ts`); the row lets each step happen once.
 * Whoever did the step tells the others of it; if it is killed, another goes on from the row.
 */
export type TablePhases = {
  /** How it stands, for a player; nothing before the very first round. Looking wakes a table that rests. */
  look(viewer: string): Promise<SharedState | undefined>
  /** Moves the table on if this node drives it and it is time; says how long to wait for the next look. For the loop, and for tests. */
  step(): Promise<number>
  start(): void
  stop(): Promise<void>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly clock: TableClock
  readonly chains: Chains
  readonly values: PublicValues
  readonly ends: Ends
  readonly publish: (topic: string, event: SocketEvent) => void
}

const restAfterMs = 600_000
const noteWantedEveryMs = 30_000
/** How often a table is looked at when nothing is due: to renew the lease, to take it over, to end a rest. */
const lookMs = 1_000
/** How often a value is asked for that should be out. */
const askAgainMs = 250
/** How often those who get out by themselves are looked for. */
const leavingStepMs = 100
/** For the very first round of a table whoever looks waits as long as a node may take to drive it. */
const firstWaitMs = 250
const firstWaits = 20
const mostShown = 200
const historyShown = 30
/** News have room for some kilobytes; whoever wants all asks for it. */
const mostTold = 20
const historyTold = 5
const toldLength = 7_000

export function createPhases(deps: Deps, game: SharedGame): TablePhases {
  const { db, log, clock, chains, values, ends, publish } = deps
  const { id: table, pace, leaving } = game
  const lease = createLease(db, table)
  let notedWantedAt: Date | undefined
  let loop: Loop | undefined

  async function see(round: store.Round, viewer: string, shown: number, history: number) {
    const [bets, players, past, at] = await Promise.all([
      listBets(db, round, shown),
      countPlayers(db, round),
      store.listPast(db, table, { limit: history, voided: false }),
      clock(),
    ])
    const named = new Set([round.chain, ...past.map(({ chain }) => chain)])
    const used = await listChains(db, [...named])
    return showState({ game, round, bets, players, past, used, at, viewer })
  }

  async function tell(number: number): Promise<void> {
    const round = await store.findRound(db, table, number)
    if (round === undefined) return
    const state = await see(round, '', mostTold, historyTold)
    publish(`shared:${table}`, { kind: 'shared.phase', state: fit(state) })
  }

  /** Says how long to wait for the next look. */
  async function openNext(number: number): Promise<number> {
    const next = await chains.next()
    if (next.kind === 'wait') return Math.min(next.ms, lookMs)
    const { chain, place, commitment } = next
    const openedAt = await clock()
    const named = values.name(openedAt, pace.bettingMs)
    const round = { table, number, chain, place, commitment, openedAt, ...named }
    if (await store.openRound(db, round)) await tell(number)
    return 0
  }

  /** Pays in the background; what it does not come to, a later driver or the sweep does. */
  async function settle(number: number): Promise<void> {
    const round = await store.findRound(db, table, number)
    if (round === undefined) return
    void ends.settle(round).catch((error: unknown) => {
      if (isAway(error)) return
      log.error({ table, number, error: errorText(error) }, 'Bets of a round wait for the sweep.')
    })
  }

  async function end({ number }: store.Round, { outcome, link }: Fate, at: Date): Promise<void> {
    const phaseEndsAt = after(at, pace.restMs)
    if (!(await store.endRound(db, { table, number, outcome, link, phaseEndsAt }))) return
    await tell(number)
    await settle(number)
  }

  /** Nobody can end it: every stake goes back whole. */
  async function giveUp(round: store.Round, voidedBy: store.VoidReason, at: Date): Promise<void> {
    const { number } = round
    const link = (await chains.linkOf(round)) ?? ''
    const voiding = { table, number, link, voidedBy, phaseEndsAt: after(at, pace.restMs) }
    if (!(await store.voidRound(db, voiding))) return
    log.error({ table, number, voidedBy }, 'A round was voided.')
    await tell(number)
    await settle(number)
  }

  /** One step while it runs; says how long to the next. */
  async function run(round: store.Round, startedAt: Date, at: Date): Promise<number> {
    const fate = await chains.fateOf(round)
    if (fate === undefined) {
      await giveUp(round, 'unreadable', at)
      return 0
    }
    const ranMs = at.getTime() - startedAt.getTime()
    await ends.leaveDue(round, fate, Math.min(ranMs, fate.lastsMs))
    if (ranMs >= fate.lastsMs) {
      await end(round, fate, at)
      return 0
    }
    return Math.min(leaving === 'never' ? lookMs : leavingStepMs, fate.lastsMs - ranMs)
  }

  async function begin(round: store.Round, value: string): Promise<void> {
    const at = await clock()
    if ((await chains.linkOf(round)) === undefined) await giveUp(round, 'unreadable', at)
    else if (await store.startRound(db, round, { value, at })) await tell(round.number)
  }

  /** No bet is taken any more. What decides was named before the first, so that nothing is to be chosen here. */
  async function close(round: store.Round, at: Date): Promise<number> {
    if (round.scheme === 1) {
      await begin(round, '')
      return 0
    }
    const until = after(values.momentOf(round), patienceMs)
    if (await store.closeRound(db, round, until)) await tell(round.number)
    return await decide({ ...round, phaseEndsAt: until }, at)
  }

  /** With its value the round runs, however late that was found; voided is only what has none. */
  async function decide(round: store.Round, at: Date): Promise<number> {
    const value = await values.find(round, at)
    if (value !== undefined) {
      await begin(round, value)
      return 0
    }
    const dueMs = values.momentOf(round).getTime() - at.getTime()
    if (dueMs > 0) return Math.min(dueMs, lookMs)
    if (round.phaseEndsAt !== null && at < round.phaseEndsAt) return askAgainMs
    await giveUp(round, 'no_value', at)
    return 0
  }

  /** Whether a round was voided for want of a value that still cannot be had: another would end as it did. */
  async function lacksValue(round: store.Round, at: Date): Promise<boolean> {
    if (round.voidedBy !== 'no_value' || round.beaconValue !== '') return false
    if (!values.isAwaited(round)) return false
    const value = await values.find(round, at)
    if (value !== undefined) await store.noteLateValue(db, round, value)
    return value === undefined
  }

  async function step(): Promise<number> {
    const at = await clock()
    const hold = await lease.hold(at)
    if (hold === 'elsewhere') return lookMs
    if (hold === 'taken') await ends.settleLeftOver()
    const round = await store.findLatest(db, table)
    if (round?.phase === 'running' && round.startedAt !== null) {
      return await run(round, round.startedAt, at)
    }
    if (round?.phase === 'awaiting') return await decide(round, at)
    const closing = round?.phase === 'betting' ? closingMs : 0
    const dueMs = (round?.phaseEndsAt?.getTime() ?? 0) + closing - at.getTime()
    if (round !== undefined && dueMs > 0) return Math.min(dueMs, lookMs)
    if (round?.phase === 'betting') return await close(round, at)
    const wantedAt = await store.findWantedAt(db, table)
    if (at.getTime() - (wantedAt?.getTime() ?? 0) > restAfterMs) return lookMs
    if (round !== undefined && (await lacksValue(round, at))) return lookMs
    return await openNext((round?.number ?? 0) + 1)
  }

  /** Somebody is there: the table goes on for ten minutes more, whichever node drives it. */
  async function want(): Promise<void> {
    const at = await clock()
    const agoMs = at.getTime() - (notedWantedAt?.getTime() ?? 0)
    if (agoMs < noteWantedEveryMs) return
    notedWantedAt = at
    await store.noteWanted(db, table, at)
    loop?.wake()
  }

  return {
    async look(viewer) {
      await want()
      let round = await store.findLatest(db, table)
      const isEnded = round === undefined || round.phase === 'over' || round.phase === 'voided'
      const restsUntil = round?.phaseEndsAt?.getTime() ?? 0
      if (isEnded && restsUntil <= (await clock()).getTime()) {
        await step()
        round = await store.findLatest(db, table)
      }
      // Nobody was ever here: another node may drive, and hears of it within a second, or the public value of the very
      // first chain is a moment away.
      for (let waits = 0; round === undefined && waits < firstWaits; waits += 1) {
        await sleep(firstWaitMs)
        await step()
        round = await store.findLatest(db, table)
      }
      return round && (await see(round, viewer, mostShown, historyShown))
    },
    step,
    start() {
      // The public value of a first chain is out by the time that somebody comes.
      void chains.next().catch((error: unknown) => {
        if (isAway(error)) return
        log.error({ table, error: errorText(error) }, 'The chain of a table could not be made.')
      })
      loop = startLoop(step, (error) =>
        log.error({ table, error: errorText(error) }, 'A table could not be moved on.'),
      )
    },
    async stop() {
      await loop?.stop()
      await lease.release()
    },
  }
}

const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** As many bets as news have room for: a list on many spots takes more of it than one stake. */
function fit(state: SharedState): SharedState {
  let { bets } = state
  while (bets.length > 0 && JSON.stringify({ ...state, bets }).length > toldLength) {
    bets = bets.slice(0, -1)
  }
  return { ...state, bets }
}
