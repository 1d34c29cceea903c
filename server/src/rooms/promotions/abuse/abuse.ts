import { deriveId } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Support } from '../../support/support.ts'
import {
  actedBy,
  fullNameOf,
  type Audit,
  type AuditActions,
  type Doer,
} from '../../system/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { GrantEnds } from '../gifts/gifts.ts'
import type { Grant, Grants } from '../grants/grants.ts'
import { createSignalLook, lookedAtMs, type LookDeps } from './look.ts'
import * as store from './store.ts'
import type { Hold, Signal } from './store.ts'

export { lookedAtMs } from './look.ts'
export type { Hold, SharedGrant, Signal } from './store.ts'

const actions = {
  'signals.decided': 'signals-desk.actionDecided',
  'signals.held': 'signals-desk.actionHeld',
  'signals.released': 'signals-desk.actionReleased',
} as const satisfies AuditActions

export type AbuseDeps = LookDeps & {
  readonly grants: Pick<Grants, 'find' | 'look' | 'takeTurn'>
  readonly grantEnds: Pick<GrantEnds, 'carryOut'>
  readonly audit: Pick<Audit, 'open'>
  readonly support: Pick<Support, 'tell'>
  readonly changed: (member: MemberId) => void
}

/** So long a grant is held at most; then it is free by itself. */
const heldMs = 72 * 3_600_000
const atOnce = 200
const leastAppeal = 10

type Act = { readonly reason: string; readonly operator: Doer }
type HoldRefusal = 'not_found' | 'already_decided' | 'same_person' | 'wrong_state'

/** Signals, what operators make of them, and grants that are held meanwhile. Nothing is taken by a signal alone. */
export function createAbuse(deps: AbuseDeps) {
  const { db, now, grants, support } = deps
  const audit = deps.audit.open(actions)

  async function tell(
    tx: Transaction,
    { id, member, amount, currency }: Grant,
    about: 'rewardHeld' | 'rewardReleased',
    more: { readonly note?: string; readonly until?: Date } = {},
  ): Promise<void> {
    await support.tell(tx, {
      id: await deriveId('msg', id, about),
      member,
      about,
      values: { amount: money(amount, currency), ...more },
      link: `/?m=bonusDetails&bonus=${id}`,
    })
    tx.afterCommit(() => deps.changed(member))
  }

  async function release(
    tx: Transaction,
    hold: Hold,
    end: Pick<Hold, 'outcome' | 'decidedBy' | 'decidedReason'>,
  ): Promise<void> {
    const at = now()
    await store.endHold(tx, hold.grant, { ...end, decidedAt: at })
    await store.lengthenClaim(tx, hold.grant, at.getTime() - hold.heldAt.getTime())
    const grant = await grants.find(hold.grant, tx)
    if (grant !== undefined) await tell(tx, grant, 'rewardReleased')
  }

  return {
    /** Looks for what is not known yet; answers how much there was. */
    look: createSignalLook(deps),
    list: (page: store.SignalPage) => store.listSignals(db, page),
    listShared: ({ member, other, foundAt }: Signal) =>
      store.listShared(db, member, other, new Date(foundAt.getTime() - lookedAtMs)),
    listHolds: (ids: readonly string[]) => store.listHolds(db, ids),
    async holdOf(grant: string): Promise<Hold | undefined> {
      return (await store.listHolds(db, [grant]))[0]
    },

    async decide(
      id: string,
      state: 'noted' | 'dismissed',
      { reason, operator }: Act,
    ): Promise<Result<Signal, 'not_found' | 'nothing_changed'>> {
      return await db.transaction(
        async (tx): Promise<Result<Signal, 'not_found' | 'nothing_changed'>> => {
          const signal = await store.lockSignal(tx, id)
          if (signal === undefined) return refuse('not_found')
          if (signal.state === state) return refuse('nothing_changed')
          const decidedBy = fullNameOf(operator)
          const decided = { ...signal, state, decidedBy, decidedReason: reason, decidedAt: now() }
          await store.decideSignal(tx, decided)
          await audit.write(tx, {
            ...actedBy(operator),
            action: 'signals.decided',
            object: id,
            reason,
            before: { state: signal.state },
            after: { state },
          })
          return ok(decided)
        },
      )
    },

    /** Holds a grant of one of the two. */
    async hold(
      id: string,
      grantId: string,
      { reason, operator }: Act,
    ): Promise<Result<Signal, 'not_found' | 'wrong_state'>> {
      return await db.transaction(
        async (tx): Promise<Result<Signal, 'not_found' | 'wrong_state'>> => {
          const signal = await store.lockSignal(tx, id)
          const seen = await grants.find(grantId, tx)
          const isTheirs = seen?.member === signal?.member || seen?.member === signal?.other
          if (signal === undefined || seen === undefined || !isTheirs) return refuse('not_found')
          await grants.takeTurn(tx, seen.member)
          const grant = (await grants.find(grantId, tx)) ?? seen
          if (signal.state === 'dismissed' || !canHold(grant)) return refuse('wrong_state')
          const at = now()
          const hold: Hold = {
            grant: grant.id,
            signal: id,
            member: grant.member,
            reason,
            heldById: operator.id,
            heldBy: fullNameOf(operator),
            heldAt: at,
            until: new Date(at.getTime() + heldMs),
            appeal: null,
            appealedAt: null,
            outcome: null,
            decidedBy: null,
            decidedReason: null,
            decidedAt: null,
          }
          if (!(await store.insertHold(tx, hold))) return refuse('wrong_state')
          await audit.write(tx, {
            ...actedBy(operator),
            action: 'signals.held',
            object: `${grant.id} ${grant.member}`,
            reason,
            after: { signal: id, until: hold.until.toISOString() },
          })
          await tell(tx, grant, 'rewardHeld', { note: reason, until: hold.until })
          return ok(signal)
        },
      )
    },

    /** Who held it neither takes it back nor answers the appeal; letting go of it unasked they may. */
    async decideHold(
      grant: string,
      decision: 'release' | 'take_back',
      { reason, operator }: Act,
    ): Promise<Result<{ outcome: 'released' | 'taken_back' }, HoldRefusal>> {
      const done = await db.transaction(
        async (tx): Promise<Result<{ outcome: 'released' | 'taken_back' }, HoldRefusal>> => {
          const hold = await store.lockHold(tx, grant)
          if (hold === undefined) return refuse('not_found')
          if (hold.outcome !== null) return refuse('already_decided')
          const isOwn = hold.heldById === operator.id
          if (isOwn && (decision === 'take_back' || hold.appeal !== null)) {
            return refuse('same_person')
          }
          const end = { decidedBy: fullNameOf(operator), decidedReason: reason }
          if (decision === 'release') {
            await release(tx, hold, { ...end, outcome: 'released' })
            await audit.write(tx, {
              ...actedBy(operator),
              action: 'signals.released',
              object: `${grant} ${hold.member}`,
              reason,
              after: { heldBy: hold.heldBy, appeal: hold.appeal },
            })
            return ok({ outcome: 'released' })
          }
          const known = await grants.find(grant, tx)
          if (known === undefined || known.overAt !== null) return refuse('wrong_state')
          await store.endHold(tx, grant, { ...end, outcome: 'taken_back', decidedAt: now() })
          const ended = await deps.grantEnds.carryOut(tx, grant, {
            by: operator,
            reason,
            asker: { id: hold.heldById, name: hold.heldBy },
          })
          // Nothing is half decided: the hold stays as it was.
          if (!ended.ok) throw new Error(`What was held could not be taken back: ${ended.code}`)
          return ok({ outcome: 'taken_back' })
        },
      )
      if (done.ok) await grants.look(grant as Grant['id'])
      return done
    },

    /** What the member says to it, once. */
    async appeal(
      member: MemberId,
      grant: string,
      words: string,
    ): Promise<Result<undefined, 'not_found' | 'wrong_state' | 'text_too_short'>> {
      const text = words.trim()
      if (text.length < leastAppeal) return refuse('text_too_short')
      return await db.transaction(
        async (tx): Promise<Result<undefined, 'not_found' | 'wrong_state'>> => {
          const hold = await store.lockHold(tx, grant)
          if (hold === undefined || hold.member !== member) return refuse('not_found')
          if (hold.outcome !== null || hold.appeal !== null) return refuse('wrong_state')
          await store.writeAppeal(tx, grant, text, now())
          return ok()
        },
      )
    },

    /** Lets go of what nobody decided in time. */
    async sweep(): Promise<number> {
      const over = await store.listOver(db, now(), atOnce)
      for (const id of over) {
        await db.transaction(async (tx) => {
          const hold = await store.lockHold(tx, id)
          if (hold === undefined || hold.outcome !== null) return
          await release(tx, hold, { outcome: 'lapsed', decidedBy: null, decidedReason: '' })
        })
        await grants.look(id)
      }
      return over.length
    },
  }
}

export type Abuse = ReturnType<typeof createAbuse>

/** What is over is not held, and an application waits for its own answer. */
export function canHold({ state }: Pick<Grant, 'state'>): boolean {
  return ['issued', 'queued', 'active', 'settling'].includes(state)
}
