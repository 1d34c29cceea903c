import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { isRefused, type Database, type Transaction } from '../../../platform/database/database.ts'
import { gather } from '../../../platform/gather.ts'
import { createRoundTurns } from '../rounds/rounds.ts'
import * as store from './store.ts'

export { listOfRound } from './store.ts'
export type { CallKey, StoredAnswer, StoredCall } from './store.ts'

export type Asked = store.CallKey & {
  readonly member: string
  readonly round: string
  /** What was asked, as text: a repetition must ask the same. */
  readonly content: string
}

/** What a call was answered with, and whether an earlier one was. */
export type Done = store.StoredAnswer & { readonly repeated: boolean }

/** `isKept`: whoever did it keeps this answer under the same id, and gives it again. */
export type Worked = Done & { readonly isKept?: boolean }

export type Calls = {
  /** Takes the id of a call for its player; the same id of another player is refused. */
  take(asked: Asked): Promise<Result<store.StoredCall, 'id_used_differently'>>
  find(key: store.CallKey): Promise<store.StoredCall | undefined>
  /**
   * Does the work of a call once and keeps its answer. The work itself must come to the same end when it is done again
   * under the same id, as after a crash before the answer was kept. A refusal is not kept. Where answers may be kept by whoever
   * does the work, `isDone` says whether one is.
   */
  once<Code extends string>(
    asked: Asked,
    work: () => Promise<Result<Worked, Code>>,
    isDone?: () => Promise<boolean>,
  ): Promise<Result<Done, Code | 'id_used_differently'>>
  /** The same where the work is one transaction: the answer is kept in it. It is told the movement's id. */
  onceIn<Code extends string>(
    asked: Asked,
    work: (tx: Transaction, reference: string) => Promise<Result<store.StoredAnswer, Code>>,
  ): Promise<Result<Done, Code | 'id_used_differently'>>
  forgetOld(tx: Transaction): Promise<number>
}

type Deps = { readonly db: Database; readonly now: () => Date; readonly makeId: IdMaker }

const keptMs = 400 * 86_400_000
const writing = { most: 500, lanes: 1, apart: isRefused }
const reading = { most: 500, lanes: 2 }

export function createCalls({ db, now, makeId }: Deps): Calls {
  const find = gather((keys: readonly store.CallKey[]) => store.listCalls(db, keys), reading)
  const takeRow = gather(async (calls: readonly store.NewCall[]) => {
    const taken = await store.takeCalls(db, calls, true)
    return await withOthers(calls, taken, (call) => ({ ...call, answer: null }))
  }, writing)
  const answerRow = gather(async (calls: readonly store.DoneCall[]) => {
    const answered = await store.answerCalls(db, calls)
    return await withOthers(calls, answered, (call) => call)
  }, writing)

  /** What was just written is known; only what somebody else wrote is asked for. */
  async function withOthers<Call extends store.CallKey>(
    calls: readonly Call[],
    written: readonly store.CallKey[],
    known: (call: Call) => store.StoredCall,
  ): Promise<(store.StoredCall | undefined)[]> {
    const own = new Set(written.map(nameOf))
    // Of several under one name, one was written and nobody can say which.
    const isAlone = new Set(calls.map(nameOf)).size === calls.length
    if (isAlone && own.size === calls.length) return calls.map(known)
    return await store.listCalls(db, calls)
  }

  const inTurn = createRoundTurns()
  const newCall = (asked: Asked): store.NewCall => ({
    ...asked,
    reference: makeId('trf'),
    at: now(),
  })

  async function take(asked: Asked) {
    const row = await takeRow(newCall(asked))
    if (row === undefined) throw new Error('A call that was taken is not there.')
    return row.member === asked.member ? ok(row) : refuse('id_used_differently')
  }

  return {
    take,
    find,
    async once(asked, work, isDone) {
      const taken = await take(asked)
      if (!taken.ok) return taken
      if (taken.value.answer !== null) return repeatOf(asked, taken.value)
      // What was asked before with another content was refused, or is done and kept elsewhere.
      const isSame = taken.value.content === asked.content
      if (!isSame && (await isDone?.())) return refuse('id_used_differently')
      const done = await work()
      if (!done.ok) return done
      const { repeated, isKept = false, ...answer } = done.value
      if (isKept && isSame) return ok({ ...answer, repeated })
      const kept = await answerRow({ ...taken.value, ...asked, answer })
      if (kept === undefined) throw new Error('A call that was answered is not there.')
      // Of several at the same instant, the first answer is everybody's.
      const stored = repeatOf(asked, kept)
      return stored.ok ? ok({ ...stored.value, repeated }) : stored
    },
    async onceIn(asked, work) {
      // Repetitions of the same instant wait here, and not each with a connection of its own.
      const name = nameOf(asked)
      return await inTurn(name, () =>
        db.transaction(async (tx) => {
          await store.takeCalls(tx, [newCall(asked)], false)
          const row = await store.lockCall(tx, asked)
          if (row.member !== asked.member) return refuse('id_used_differently')
          if (row.answer !== null) return repeatOf(asked, row)
          const done = await work(tx, row.reference)
          if (!done.ok) return done
          await store.answerCall(tx, { ...row, ...asked }, done.value)
          return ok({ ...done.value, repeated: false })
        }),
      )
    },
    forgetOld: (tx) => store.removeCallsBefore(tx, new Date(now().getTime() - keptMs)),
  }
}

const nameOf = ({ vendor, action, transaction }: store.CallKey) =>
  JSON.stringify([vendor, action, transaction])

function repeatOf({ content }: Asked, call: store.StoredCall): Result<Done, 'id_used_differently'> {
  if (call.answer === null || call.content !== content) return refuse('id_used_differently')
  return ok({ ...call.answer, repeated: true })
}
