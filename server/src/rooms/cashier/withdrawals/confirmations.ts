import { formatMoney, money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { createTurns, redraw, type PictureRefusal } from '../../../platform/pictures.ts'
import type { Standings } from '../../identity/identity.ts'
import { readAmount, type AmountRefusal, type MemberId } from '../../wallet/wallet.ts'
import type { createKeeper } from './decisions.ts'
import { paidOf } from './disputes.ts'
import type { WithdrawalNews } from './news.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { byMember, openStates, type Withdrawal, type WithdrawalId } from './withdrawal.ts'

export type ConfirmAsk = {
  readonly id: string
  readonly member: MemberId
  readonly outcome: rules.Told['outcome']
  /** What arrived, of a part, in the smallest unit. */
  readonly received?: string | undefined
  /** A picture of the account's statement. */
  readonly picture?: Uint8Array | undefined
}

export type ConfirmRefusal =
  | 'not_found'
  | 'already_decided'
  | 'not_paid_yet'
  | 'proof_required'
  | AmountRefusal
  | PictureRefusal

export type Confirmations = {
  /** What the member says of a payment, once and in time. Of one that did not arrive, a picture must show it. */
  confirm(asked: ConfirmAsk): Promise<Result<Withdrawal, ConfirmRefusal>>
  /**
   * The member is kept out since then, by an operator or by a break: the time to confirm stands still from that moment,
   * until the clock finds that the member can come in again.
   */
  stopClocks(tx: Transaction, member: MemberId, at: Date): Promise<void>
  /** Reminds who has not said anything, and ends the waiting where its time is over; answers how many it touched. */
  runClock(): Promise<number>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly news: WithdrawalNews
  readonly keep: ReturnType<typeof createKeeper>
  readonly standings: Pick<Standings, 'list'>
}

/** A statement must be readable, so it stays larger than a portrait. */
const widest = 1600
const atOnce = 200

/** What members say of payments, and what their silence means. */
export function createConfirmations({ db, now, news, keep, standings }: Deps): Confirmations {
  const inTurn = createTurns()

  async function drawProof({ picture, outcome }: ConfirmAsk) {
    if (picture === undefined) {
      return outcome === 'not_received' ? refuse('proof_required') : ok(undefined)
    }
    const drawn = await inTurn(() =>
      redraw(picture, (image) =>
        image.resize(widest, widest, { fit: 'inside', withoutEnlargement: true }),
      ),
    )
    return drawn.ok ? ok(drawn.value.webp) : drawn
  }

  async function confirm(asked: ConfirmAsk): Promise<Result<Withdrawal, ConfirmRefusal>> {
    const known = await store.findWithdrawal(db, asked.id)
    if (known?.member !== asked.member) return refuse('not_found')
    const told = readTold(asked, known)
    if (!told.ok) return told
    // Said before a picture is drawn: nothing is learned from one that comes too late.
    if (known.state !== 'disbursed') return answerAgain(known, told.value)
    const proof = await drawProof(asked)
    if (!proof.ok) return proof
    return await db.transaction(async (tx) => {
      const row = await store.lockWithdrawal(tx, asked.id)
      if (row === undefined) return refuse('not_found')
      if (row.state !== 'disbursed') return answerAgain(row, told.value)
      // The time is over even where nobody has written that down yet.
      if (rules.confirmSpan(row, now()).until <= now()) return refuse('already_decided')
      const change = rules.confirmed(row, told.value)
      if (!change.ok) return change
      if (proof.value !== undefined) {
        await store.insertProof(tx, { id: row.id, webp: proof.value, at: now() })
      }
      const { state, received } = change.value
      const note = state === 'partly_received' ? partText(row, received) : ''
      const step = { what: state, at: now(), ...byMember, note }
      const kept = await keep(tx, row, { ...change.value, since: now() }, [step])
      return ok({ ...kept, hasProof: proof.value !== undefined })
    })
  }

  /** Who of these can come in and say something. */
  async function areFree(tx: Transaction, ids: readonly MemberId[]): Promise<ReadonlySet<string>> {
    const found = await standings.list(tx, ids)
    const free = [...found].filter(([, { state, bar }]) => state === 'open' && bar === undefined)
    return new Set(free.map(([id]) => id))
  }

  async function pause(tx: Transaction, row: Withdrawal, at: Date): Promise<boolean> {
    const step = { what: 'clock_stopped', at: now(), ...byMember, note: '' }
    await keep(tx, row, { pausedAt: at }, row.pausedAt === null ? [step] : [])
    return true
  }

  async function resume(tx: Transaction, id: WithdrawalId): Promise<boolean> {
    const row = await store.lockWithdrawal(tx, id)
    if (row?.state !== 'disbursed' || row.pausedAt === null) return false
    const at = now()
    const change = { pausedAt: null, pausedSeconds: rules.resumedSeconds(row, at) }
    const { until } = rules.confirmSpan({ ...row, ...change }, at)
    const values = { ...paidOf(row), until }
    // Each time that the clock runs again has an end of its own to tell.
    const part = `resumed ${row.version}`
    if (until > at) await news.write(tx, row, { about: 'withdrawalReminder', part, values })
    await keep(tx, row, change, [{ what: 'clock_resumed', at, ...byMember, note: '' }])
    return true
  }

  /** Lets the clocks run again of those who can come in again. */
  async function resumeFree(): Promise<number> {
    let touched = 0
    for (let after = ''; ;) {
      const paused = await store.listPaused(db, after, atOnce)
      const members = paused.map(({ member }) => member)
      const free = await db.transaction((tx) => areFree(tx, members))
      for (const { id, member } of paused) {
        if (free.has(member) && (await db.transaction((tx) => resume(tx, id)))) touched += 1
      }
      const last = paused.at(-1)
      if (last === undefined || paused.length < atOnce) return touched
      after = last.id
    }
  }

  /** Under the row's lock, so that the member's word and the end of the time cannot both count. */
  async function tick(tx: Transaction, id: WithdrawalId): Promise<boolean> {
    const row = await store.lockWithdrawal(tx, id)
    if (row?.state !== 'disbursed' || row.pausedAt !== null) return false
    const at = now()
    // Nobody is reminded, and no silence counts, of who cannot come in; whoever was kept out before this was there too.
    if (!(await areFree(tx, [row.member])).has(row.member)) return await pause(tx, row, at)
    const { from, until } = rules.confirmSpan(row, at)
    if (until <= at) {
      const change = {
        state: 'received',
        since: at,
        received: row.disbursed,
        remaining: 0n,
        receivedBy: 'time',
      } as const
      await news.write(tx, row, { about: 'withdrawalReceived', values: paidOf(row) })
      await keep(tx, row, change, [{ what: 'received', at, ...byMember, note: '' }])
      return true
    }
    const due = rules.remindersDue(from, until, at)
    if (due <= row.reminders) return false
    const values = { ...paidOf(row), until }
    await news.write(tx, row, { about: 'withdrawalReminder', part: String(due), values })
    await keep(tx, row, { reminders: due }, [{ what: 'reminded', at, ...byMember, note: '' }])
    return true
  }

  return {
    confirm,
    async stopClocks(tx, member, at) {
      for (const id of await store.listPaidTo(tx, member)) {
        const row = await store.lockWithdrawal(tx, id)
        // One that the clock itself stopped a moment later stands still from when it really began.
        if (row?.state !== 'disbursed' || (row.pausedAt !== null && row.pausedAt <= at)) continue
        if (row.disbursedAt !== null && rules.confirmSpan(row, at).until > at) {
          await pause(tx, row, at < row.disbursedAt ? row.disbursedAt : at)
        }
      }
    },
    async runClock() {
      let touched = await resumeFree()
      for (;;) {
        const due = await store.listUnconfirmed(db, now(), atOnce)
        const before = touched
        for (const { id } of due) {
          if (await db.transaction((tx) => tick(tx, id))) touched += 1
        }
        // Whatever is listed and cannot be touched would be listed for ever.
        if (due.length < atOnce || touched === before) return touched
      }
    },
  }
}

/** Kept in the history: a decision against the member's word writes over the sums. */
function partText({ disbursed, currency }: Withdrawal, received: bigint | null): string {
  const shown = [received, disbursed].map((sum) => formatMoney(money(sum ?? 0n, currency), 'en'))
  return shown.join(' / ')
}

function readTold(
  { outcome, received }: ConfirmAsk,
  { currency }: Withdrawal,
): Result<rules.Told, AmountRefusal> {
  if (outcome !== 'partly_received') return ok({ outcome })
  if (received === undefined) return refuse('amount_invalid')
  const part = readAmount(received, currency, currency)
  return part.ok ? ok({ outcome, part: part.value }) : part
}

/** Who did not hear the answer may ask again; who says something else comes too late. */
function answerAgain(
  row: Withdrawal,
  { outcome, part }: rules.Told,
): Result<Withdrawal, 'already_decided' | 'not_paid_yet'> {
  if (openStates.some((state) => state === row.state)) return refuse('not_paid_yet')
  const isSame =
    row.state === outcome &&
    (part === undefined || part.amount === row.received) &&
    (outcome !== 'received' || row.receivedBy === 'member')
  return isSame ? ok(row) : refuse('already_decided')
}
