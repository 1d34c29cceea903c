import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'
import { createClosing, ended, Overtaken, type EndedBy, type GrantsDeps } from './closing.ts'
import type { Grant, GrantEnding } from './grant.ts'
import type { createConsents } from './consents.ts'
import { closeConsent, findConsent } from './consents.store.ts'
import type { createGrantAccounts } from './money.ts'
import * as store from './store.ts'

type Deps = GrantsDeps & {
  readonly accountsOf: ReturnType<typeof createGrantAccounts>
  readonly consents: Pick<ReturnType<typeof createConsents>, 'resume'>
}

const mostTries = 20
const atOnce = 200
/** What nobody has looked at by then is left over from somebody who is gone. */
const lookWithinMs = 30_000

/** Who ends grants, and when. */
export function createEndings(deps: Deps) {
  const { db, now } = deps
  const closing = createClosing(deps)

  async function endWithin(
    tx: Transaction,
    id: string,
    asked?: GrantEnding,
    by?: EndedBy,
  ): Promise<boolean> {
    const seen = await store.findGrant(tx, id)
    if (seen === undefined) return false
    await store.takeTurn(tx, seen.member)
    const grant = await store.findGrant(tx, id)
    const hold = await store.findHold(tx, id)
    // While somebody looks into it, it ends by nothing but an act.
    if (hold === 'held' && asked === undefined) return false
    const isTaken = hold === 'taken_back'
    const wanted = isTaken ? 'revoke' : asked
    const who = isTaken ? { name: 'house', reason: '', ...by, takesMet: true } : by
    const isWaiting =
      grant?.state === 'queued' || (grant?.state === 'issued' && wanted === 'revoke')
    if (isWaiting && wanted !== undefined) {
      const { name: by = 'member', reason = '' } = who ?? {}
      await closing.release(tx, grant, { state: ended[wanted], by, reason })
      return true
    }
    if (grant?.state !== 'active' && grant?.state !== 'settling') return false
    return grant.mode === 'pocket'
      ? await endPocket(tx, grant, wanted, who)
      : await closing.endGate(tx, grant, wanted, who)
  }

  /** Once more where something came in between, in a transaction or a savepoint of its own. */
  async function end(
    within: Pick<Transaction, 'transaction'>,
    id: string,
    wanted?: GrantEnding,
    who?: EndedBy,
  ): Promise<boolean> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      try {
        return await within.transaction((tx) => endWithin(tx, id, wanted, who))
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error
      }
    }
    return false
  }

  /** One that was given up with a withdrawal waits until that is decided. */
  async function endPocket(
    tx: Transaction,
    grant: Grant,
    wanted?: GrantEnding,
    who?: EndedBy,
  ): Promise<boolean> {
    const consent = await findConsent(tx, grant.id)
    if (consent !== undefined && wanted !== 'revoke') {
      if (consent.decided === null) return false
      if (consent.decided === 'rejected') {
        await deps.consents.resume(tx, grant, consent)
        return true
      }
    }
    const isOver = await closing.endPocket(tx, grant, wanted, who)
    if (consent !== undefined && isOver && !(await deps.wagers.hasOpen(tx, grant.id))) {
      await closeConsent(tx, grant.id, now())
    }
    return isOver
  }

  async function lapse(id: GrantId): Promise<boolean> {
    return await db.transaction(async (tx) => {
      const seen = await store.findGrant(tx, id)
      if (seen === undefined) return false
      await store.takeTurn(tx, seen.member)
      const grant = await store.findGrant(tx, id)
      if (grant?.state !== 'issued' && grant?.state !== 'applying') return false
      if ((await store.findHold(tx, id)) === 'held') return false
      await closing.release(tx, grant, { state: 'lapsed', by: 'house' })
      return true
    })
  }

  /** Ends it if it is due, and moves on what came after its end. */
  async function look(id: GrantId): Promise<void> {
    const due = await store.findLook(db, id)
    await end(db, id)
    if (due === undefined) return
    await db.transaction(async (tx) => {
      const grant = await store.findGrant(tx, id)
      if (grant === undefined || grant.overAt === null) return
      await store.takeTurn(tx, grant.member)
      await closing.moveLate(tx, grant, due.cause)
    })
    await store.closeLook(db, id, due)
  }

  return {
    activate: closing.activate,
    release: closing.release,
    look,
    async forfeit(
      member: MemberId,
      id: string,
    ): Promise<Result<Grant, 'not_found' | 'wrong_state'>> {
      const grant = await store.findGrant(db, id)
      if (grant === undefined || grant.member !== member) return refuse('not_found')
      if (!(await end(db, id, 'forfeit'))) return refuse('wrong_state', { state: grant.state })
      return ok((await store.findGrant(db, id)) ?? grant)
    },
    /** Ends it by somebody of the house. What is met is the member's all the same. */
    async revoke(
      tx: Transaction,
      id: string,
      who: EndedBy,
    ): Promise<Result<Grant, 'not_found' | 'wrong_state'>> {
      const grant = await store.findGrant(tx, id)
      if (grant === undefined) return refuse('not_found')
      if (!(await end(tx, id, 'revoke', who))) return refuse('wrong_state', { state: grant.state })
      return ok((await store.findGrant(tx, id)) ?? grant)
    },
    async sweep(): Promise<number> {
      let count = 0
      for (const id of await store.listDue(db, now(), atOnce)) count += (await end(db, id)) ? 1 : 0
      const missed = new Date(now().getTime() - lookWithinMs)
      for (const id of await store.listLooks(db, missed, atOnce)) await look(id)
      for (const id of await store.listUnclaimed(db, now(), atOnce))
        count += (await lapse(id)) ? 1 : 0
      return count
    },
  }
}
