import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import type { IdMaker } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import { refuse, ok, type Result } from '@baize/kernel/result'
import { addDays, businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Grants } from '../grants/grants.ts'
import { closeDays } from '../play/play.ts'
import { plainGrant, type Terms } from '../programmes/programmes.ts'
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
}

/** So many members are one transaction. */
const atOnce = 250
/** After the end of a window so long is waited for what settles late. */
const lagMs = 60_000
const patienceMs = 30 * 60_000
const mostPreviewed = 5_000

/** Windows that are over, each paid once: whoever dies half-way leaves the rest to the next who looks. */
export function createRuns(deps: RunsDeps): Runs {
  const { db, now, makeId, zone, terms, grants, programmes } = deps

  function programmeOf(kind: RunKind): Programme {
    const found = programmes.find((one) => one.kind === kind)
    if (found === undefined) throw new Error(`There is no programme ${kind}`)
    return found
  }

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

  /** One batch further; answers whether there is more to do at once. */
  async function stepOn(id: string): Promise<{ readonly goesOn: boolean; readonly given: number }> {
    return await db.transaction(async (tx) => {
      const run = await store.holdRun(tx, id)
      const idle = { goesOn: false, given: 0 }
      if (run === undefined || run.state === 'done') return idle
      if (run.state === 'frozen') return { goesOn: await compute(tx, run), given: 0 }
      if (run.state === 'computed') return { goesOn: await judge(tx, run), given: 0 }
      return await post(tx, run)
    })
  }

  /** By what stood when the window began. */
  async function compute(tx: Transaction, run: Run) {
    const programme = programmeOf(run.kind)
    const { content } = await terms.onDay(run.from)
    const members = await programme.listMembers(tx, run, run.reached, atOnce)
    const dues = members.length === 0 ? [] : await programme.compute(tx, run, members, content)
    await store.addLines(tx, run.id, dues)
    const isOver = members.length < atOnce
    const reached = isOver ? '' : (members.at(-1) ?? '')
    await store.saveRun(tx, { ...run, reached, state: isOver ? 'computed' : 'frozen' })
    return true
  }

  /** What is more than one person may give waits for somebody. */
  async function judge(tx: Transaction, run: Run) {
    const content = terms.live()
    const sums = await store.sumRuns(tx, [run.id])
    const isWithin = sums.every(({ currency, amount }) => amount <= limitIn(content, currency))
    await store.saveRun(tx, {
      ...run,
      state: isWithin ? 'approved' : 'computed',
      waits: isWithin ? null : 'second_person',
    })
    return isWithin
  }

  async function post(tx: Transaction, run: Run) {
    const programme = programmeOf(run.kind)
    const lines = await store.listUnpaid(tx, run.id, run.reached, atOnce)
    if (lines.length === 0) {
      const isPaid = (await store.listUnpaid(tx, run.id, '', 1)).length === 0
      const over = { ...run, reached: '' } as const
      await store.saveRun(
        tx,
        isPaid
          ? { ...over, state: 'done', waits: null, doneAt: now() }
          : { ...over, state: 'posting', waits: 'budget' },
      )
      return { goesOn: false, given: 0 }
    }
    const claimUntil = new Date(now().getTime() + terms.live().claimDays * 86_400_000)
    const wishes = lines.map(({ member, currency, amount, why }) =>
      plainGrant({
        member,
        offer: programme.offer,
        version: run.version,
        source: programme.sourceOf(run),
        state: programme.isPaidAtOnce ? 'claimed' : 'issued',
        currency,
        amount,
        claimUntil: programme.isPaidAtOnce ? null : claimUntil,
        why,
      }),
    )
    const outcomes = await grants.giveAll(tx, wishes, 'house')
    const paid = new Map<MemberId, string>()
    for (const [place, outcome] of outcomes.entries()) {
      const line = lines[place]
      if (line !== undefined && outcome.ok) paid.set(line.member, outcome.value.id)
    }
    await store.closeLines(tx, run.id, paid)
    await store.saveRun(tx, { ...run, state: 'posting', reached: lines.at(-1)?.member ?? '' })
    if (paid.size > 0) tx.afterCommit(() => deps.given([...paid.keys()]))
    return { goesOn: true, given: paid.size }
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
      for (const { id } of await store.listOpenRuns(db)) {
        for (;;) {
          const step = await stepOn(id)
          given += step.given
          if (!step.goesOn || signal?.aborted === true) break
        }
      }
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
      await store.saveRun(tx, approved)
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
