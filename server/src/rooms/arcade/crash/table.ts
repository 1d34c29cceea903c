import type { CrashState } from '@baize/contract/arcade/arcade'
import type { SocketEvent } from '@baize/contract/events'
import { multipleAt } from '@baize/games/crash/curve'
import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { startLoop, type Loop } from '../../../platform/loop.ts'
import { errorText } from '../../../platform/scrub.ts'
import { countPlayers, listBets } from './bets.store.ts'
import type { Bets } from './bets.ts'
import type { Chains, Fate } from './chains.ts'
import { showState } from './shape.ts'
import * as store from './store.ts'

/**
 * The one table of crash. It belongs to no node: every node looks at its row and moves it on when it is time, and the
 * row lets each step happen once. Whoever did the step tells the others of it; if they die, another does the next.
 */
export type CrashTable = {
  /** How it stands, for a player; nothing before the very first flight. Looking wakes a table that rests. */
  look(viewer: string): Promise<CrashState | undefined>
  /** Somebody is there: the table flies on for ten minutes more. */
  wake(): void
  /** Moves the table on if it is time; says how long to wait for the next look. For the loop, and for tests. */
  step(): Promise<number>
  start(): void
  stop(): Promise<void>
}

type Deps = {
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
  readonly chains: Chains
  readonly bets: Bets
  readonly publish: (topic: string, event: SocketEvent) => void
}

const bettingMs = 7_000
const overMs = 3_000
const restAfterMs = 600_000
const restMs = 5_000
/** How often those who get out by themselves are looked for. */
const flyingStepMs = 100
const mostShown = 200
const historyShown = 30
/** News have room for some kilobytes; whoever wants all asks for it. */
const mostTold = 20
const historyTold = 10

export function createCrashTable(deps: Deps): CrashTable {
  const { db, log, now, chains, bets, publish } = deps
  let wantedAt = Number.NEGATIVE_INFINITY
  let loop: Loop | undefined

  async function see(flight: store.Flight, viewer: string, shown: number, history: number) {
    const [fate, listed, players, past] = await Promise.all([
      chains.fateOf(flight),
      listBets(db, flight, shown),
      countPlayers(db, flight),
      store.listPast(db, history),
    ])
    const named = new Set([flight.chain, ...past.map(({ chain }) => chain)])
    const used = await store.listChains(db, [...named])
    return showState({ flight, fate, bets: listed, players, past, used, at: now(), viewer })
  }

  async function tell(number: number): Promise<void> {
    const flight = await store.findFlight(db, number)
    if (flight === undefined) return
    const state = await see(flight, '', mostTold, historyTold)
    publish('crash', { kind: 'crash.phase', state })
  }

  /** Says how long to wait for the next look. */
  async function openNext(number: number): Promise<number> {
    const at = now()
    const next = await chains.next()
    if (next.kind === 'wait') return next.ms
    const { chain, place } = next
    const phaseEndsAt = new Date(at.getTime() + bettingMs)
    const opened = await store.openFlight(db, { number, chain, place, openedAt: at, phaseEndsAt })
    if (opened) await tell(number)
    return 0
  }

  async function takeOff({ number }: store.Flight): Promise<void> {
    if (await store.takeOff(db, number, now())) await tell(number)
  }

  async function crashDown(flight: store.Flight, { crashedAt, link }: Fate): Promise<void> {
    const { number } = flight
    const phaseEndsAt = new Date(now().getTime() + overMs)
    if (!(await store.endFlight(db, { number, crashedAt, link, phaseEndsAt }))) return
    await tell(number)
    void bets.settle({ ...flight, phase: 'over', crashedAt, link }).catch((error: unknown) => {
      log.error({ number, error: errorText(error) }, 'Bets of a flight wait for the sweep.')
    })
  }

  /** One step in the air; says how long to the next. */
  async function fly(flight: store.Flight, startedAt: Date): Promise<number> {
    const fate = await chains.fateOf(flight)
    const flownMs = now().getTime() - startedAt.getTime()
    if (flownMs >= fate.crashesAfterMs) {
      await bets.leaveDue(flight, fate.crashedAt)
      await crashDown(flight, fate)
      return 0
    }
    await bets.leaveDue(flight, Math.min(multipleAt(flownMs), fate.crashedAt))
    return Math.min(flyingStepMs, fate.crashesAfterMs - flownMs)
  }

  async function step(): Promise<number> {
    const flight = await store.findLatest(db)
    const at = now().getTime()
    const dueMs = (flight?.phaseEndsAt?.getTime() ?? 0) - at
    if (flight?.phase === 'flying' && flight.startedAt !== null) {
      return await fly(flight, flight.startedAt)
    }
    if (flight !== undefined && dueMs > 0) return Math.min(dueMs, 1_000)
    if (flight?.phase === 'betting') {
      await takeOff(flight)
      return 0
    }
    if (at - wantedAt > restAfterMs) return restMs
    return await openNext((flight?.number ?? 0) + 1)
  }

  function wake(): void {
    const wasResting = now().getTime() - wantedAt > restAfterMs
    wantedAt = now().getTime()
    if (wasResting) loop?.wake()
  }

  return {
    async look(viewer) {
      wake()
      let flight = await store.findLatest(db)
      const isStale = (flight?.phaseEndsAt?.getTime() ?? 0) <= now().getTime()
      if (flight === undefined || (flight.phase === 'over' && isStale)) {
        await step()
        flight = await store.findLatest(db)
      }
      return flight && (await see(flight, viewer, mostShown, historyShown))
    },
    wake,
    step,
    start() {
      // The public value of a first chain is out by the time that somebody comes.
      void chains.next().catch((error: unknown) => {
        log.error({ error: errorText(error) }, 'The chain of crash could not be made.')
      })
      loop = startLoop(step, (error) =>
        log.error({ error: errorText(error) }, 'The table of crash could not be moved on.'),
      )
    },
    async stop() {
      await loop?.stop()
    },
  }
}
