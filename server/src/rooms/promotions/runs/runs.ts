import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import type { IdMaker } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { refuse, ok, type Result } from '@baize/kernel/result'
import { addDays, businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Grants } from '../grants/grants.ts'
import { closeDays } from '../play/play.ts'
import type { Terms } from '../programmes/programmes.ts'
import { createPaying } from './paying.ts'
import type { Programme, RunDays, RunDue, RunKind } from './programme.ts'
import * as store from './store.ts'
import type { Run, RunLine, RunSum } from './store.ts'

export { runKinds } from './programme.ts'
export type { Programme, RunDays, RunDue, RunKind, RunReason } from './programme.ts'
export type { Run, RunLine, RunState, RunSum } from './store.ts'

export type DryRun = {
  readonly kind: RunKind
  readonly window: RunDays
  readonly dues: readonly RunDue[]
  /** There are more than were looked at. */
  readonly isCut: boolean
}

export type Runs = {
  /** Opens the runs of windows that are over, and goes on with those that are open; answers how many got something. */
  advance(signal?: AbortSignal): Promise<number>
  /** What the next run of a kind would give now. Nothing is written. */
  preview(kind: RunKind): Promise<DryRun>
  list(kind: RunKind | ''): Promise<{ readonly runs: Run[]; readonly sums: RunSum[] }>
  find(id: string): Promise<Run | undefined>
  listLines(id: string, page: { after: string; limit: number }): Promise<RunLine[]>
  /** Lets one go on that gives more than one person may. */
  approve(
    tx: Transaction,
    id: string,
    by: string,
  ): Promise<Result<Run, 'not_found' | 'wrong_state'>>
}

export type RunsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly zone: () => string
  readonly terms: Terms
  readonly grants: Pick<Grants, 'giveAll'>
  /** Whether all that happened is counted. */
  readonly isUpToDate: () => Promise<boolean>
  readonly programmes: readonly Programme[]
  /** Told after the commit of those who got something. */
  readonly given: (members: readonly MemberId[]) => void
  /** So many members are one transaction. */
  readonly membersAtOnce?: number
}

const usualAtOnce = 500
/** After the end of a window so long is waited for what settles late. */
const lagMs = 60_000
const patienceMs = 30 * 60_000
const mostPreviewed = 5_000

/** Windows that are over, each paid once: whoever dies half-way leaves the rest to the next who looks. */
export function createRuns(deps: RunsDeps): Runs {
  const { db, now, makeId, zone, terms, programmes } = deps
  const atOnce = deps.membersAtOnce ?? usualAtOnce

  function programmeOf(kind: RunKind): Programme {
    const found = programmes.find((one) => one.kind === kind)
    if (found === undefined) throw new Error(`There is no programme ${kind}`)
    return found
  }

  const payAll = createPaying({ ...deps, atOnce, programmeOf })

  /** Those that are over and have no run: the last, and what was missed since the one before. */
  async function listDue(programme: Programme): Promise<RunDays[]> {
    const today = businessDay(new Date(now().getTime() - lagMs), zone())
    const last = await store.lastDay(db, programme.kind)
    const due: RunDays[] = []
    let window = programme.windowBefore(today)
    while (last === undefined ? due.length === 0 : window.from > last) {
      due.unshift(window)
      window = programme.windowBefore(window.from)
    }
    return due
  }

  async function open(programme: Programme, window: RunDays): Promise<void> {
    const { version } = await terms.onDay(window.from)
    const bounds = (day: Day) => businessDayBounds(day, zone()).start
    await db.transaction(async (tx) => {
      await closeDays(tx, window.until)
      await store.insertRun(tx, {
        id: makeId('run'),
        kind: programme.kind,
        ...window,
        zone: zone(),
        fromAt: bounds(window.from),
        untilAt: bounds(window.until),
        version,
        state: 'frozen',
        reached: '',
        waits: null,
        approvedBy: null,
        beganAt: now(),
        doneAt: null,
      })
    })
  }

  /** One step further; answers what is to be done next. */
  async function stepOn(id: string): Promise<'step' | 'pay' | 'rest'> {
    return await db.transaction(async (tx) => {
      const run = await store.holdRun(tx, id)
      switch (run?.state) {
        case 'frozen':
          await compute(tx, run)
          return 'step'
        case 'computed':
          return (await judge(tx, run)) ? 'step' : 'rest'
        case 'approved':
          store.saveRun(tx, { ...run, state: 'posting' })
          return 'pay'
        case 'posting':
          return 'pay'
        default:
          return 'rest'
      }
    })
  }

  /** As far as it goes; answers how many got something. */
  async function goOn(id: string, signal?: AbortSignal): Promise<number> {
    const isCut = () => signal?.aborted === true
    while (!isCut()) {
      const next = await stepOn(id)
      if (next === 'pay') return await payAll(id, signal)
      if (next === 'rest') break
    }
    return 0
  }

  /** By what stood when the window began. */
  async function compute(tx: Transaction, run: Run) {
    const programme = programmeOf(run.kind)
    const { content } = await terms.onDay(run.from)
    const members = await programme.listMembers(tx, run, run.reached, atOnce)
    const dues = members.length === 0 ? [] : await programme.compute(tx, run, members, content)
    store.addLines(tx, run.id, dues)
    const isOver = members.length < atOnce
    const reached = isOver ? '' : (members.at(-1) ?? '')
    store.saveRun(tx, { ...run, reached, state: isOver ? 'computed' : 'frozen' })
  }

  /** What is more than one person may give waits for somebody. */
  async function judge(tx: Transaction, run: Run) {
    const content = terms.live()
    const sums = await store.sumRuns(tx, [run.id])
    const isWithin = sums.every(({ currency, amount }) => amount <= limitIn(content, currency))
    store.saveRun(tx, {
      ...run,
      state: isWithin ? 'approved' : 'computed',
      waits: isWithin ? null : 'second_person',
    })
    return isWithin
  }

  return {
    async advance(signal) {
      let given = 0
      const isUpToDate = await deps.isUpToDate()
      for (const programme of programmes) {
        for (const window of await listDue(programme)) {
          // Where something is always on its way, what comes later counts in the next window.
          const { start: end } = businessDayBounds(window.until, zone())
          const isLate = now().getTime() - end.getTime() > patienceMs
          if (isUpToDate || isLate) await open(programme, window)
        }
      }
      for (const { id } of await store.listOpenRuns(db)) given += await goOn(id, signal)
      return given
    },
    async preview(kind) {
      const programme = programmeOf(kind)
      const [missed] = await listDue(programme)
      const window = missed ?? nextWindow(programme, businessDay(now(), zone()))
      const { content } = await terms.onDay(window.from)
      const dues: RunDue[] = []
      let after = ''
      for (;;) {
        const members = await programme.listMembers(db, window, after, atOnce)
        dues.push(...(await programme.preview(db, window, members, content)))
        after = members.at(-1) ?? ''
        const isCut = dues.length >= mostPreviewed
        if (members.length < atOnce || isCut) return { kind, window, dues, isCut }
      }
    },
    async list(kind) {
      const runs = await store.listRuns(db, kind)
      return {
        runs,
        sums: await store.sumRuns(
          db,
          runs.map(({ id }) => id),
        ),
      }
    },
    find: (id) => store.findRun(db, id),
    listLines: (id, page) => store.listLines(db, id, page),
    async approve(tx, id, by) {
      const run = await store.holdRun(tx, id)
      if (run === undefined) return refuse('not_found')
      if (run.state !== 'computed') return refuse('wrong_state', { state: run.state })
      const approved = { ...run, state: 'approved', waits: null, approvedBy: by } as const
      store.saveRun(tx, approved)
      return ok(approved)
    },
  }
}

/** The window that runs now: what is over on the first day after it. */
function nextWindow(programme: Programme, today: Day): RunDays {
  const last = programme.windowBefore(today)
  let window = last
  for (let day = today; window.from === last.from;) {
    day = addDays(day, 1)
    window = programme.windowBefore(day)
  }
  return window
}

function limitIn({ runLimit }: ProgrammesDocument, currency: Currency): bigint {
  return BigInt(runLimit[currency] ?? 0n)
}
