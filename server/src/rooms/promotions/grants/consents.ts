import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { GrantId, MemberId } from '../../wallet/wallet.ts'
import type { GrantsDeps } from './closing.ts'
import * as consents from './consents.store.ts'
import type { Grant } from './grant.ts'
import { findPause } from './pauses.store.ts'
import * as store from './store.ts'

export type { Decided } from './consents.store.ts'

/** What somebody was shown of a pocket that a withdrawal gives up, and agreed to. */
export type Agreed = {
  readonly grant: string
  /** What it holds. */
  readonly pocket: bigint
  /** What of it is at stake in bets that are open. */
  readonly atStake: bigint
}

export type ConsentRefusal = 'bonus_consent_needed' | 'bonus_changed'

export type Agreement = {
  readonly withdrawal: string
  readonly member: MemberId
  readonly agreed: readonly Agreed[]
}

/** Whether a withdrawal gives it up: its terms say so, and it is neither met nor given up already. */
export function isAtStake({ mode, state, terms, asks, done, ending }: Grant): boolean {
  return (
    mode === 'pocket' &&
    terms.endsByWithdrawal === true &&
    done < asks &&
    (state === 'active' || (state === 'settling' && ending === 'expire'))
  )
}

type Deps = Pick<GrantsDeps, 'ledger' | 'wagers' | 'now'>

/** A pocket that is given up with a withdrawal: nothing is staked from it until that is decided. */
export function createConsents({ ledger, wagers, now }: Deps) {
  /** What a pocket holds and what of it is open, with the grant held: nothing more can be staked from it. */
  async function standOf(tx: Transaction, { id, member }: Grant): Promise<Agreed> {
    const all = await ledger.balances(`member:${member}`, tx)
    const own = all.find(({ kind, part }) => kind === 'bonus' && part === id)
    const open = await wagers.sumOpen(tx, id)
    return { grant: id, pocket: own?.balance ?? 0n, atStake: open.stake }
  }

  return {
    /**
     * Keeps what a member agreed to with a withdrawal, if it is what stands now. The caller holds the turn of the member
     * and has moved the money before: a stake holds accounts before it holds its bonus.
     */
    async agree(
      tx: Transaction,
      { withdrawal, member, agreed }: Agreement,
    ): Promise<Result<undefined, ConsentRefusal>> {
      const found = await store.findInPlay(tx, member)
      const grant = found && (await store.lockGrant(tx, found.id))
      if (grant === undefined || !isAtStake(grant)) {
        return agreed.length === 0 ? ok() : refuse('bonus_changed')
      }
      if (agreed.length === 0) return refuse('bonus_consent_needed')
      const stands = await standOf(tx, grant)
      const [shown] = agreed
      const isSo =
        agreed.length === 1 &&
        shown?.grant === stands.grant &&
        shown.pocket === stands.pocket &&
        shown.atStake === stands.atStake
      if (!isSo) return refuse('bonus_changed')
      const at = now()
      const from = (await findPause(tx, member)) ?? at
      const leftMs = grant.endsAt && BigInt(grant.endsAt.getTime() - from.getTime())
      await consents.insertConsent(tx, { ...stands, grant: grant.id, withdrawal, leftMs }, at)
      await store.stepGrant(tx, grant, {
        state: 'settling',
        at,
        by: 'member',
        reason: withdrawal,
        ending: 'forfeit',
        // What is placed from now on does not count for it; what was placed before does.
        endsAt: from,
        isOver: false,
      })
      return ok()
    },

    /** What was decided of a withdrawal; what follows for its grants is done by who looks at them. */
    async decide(
      tx: Transaction,
      withdrawal: string,
      decided: consents.Decided,
    ): Promise<readonly GrantId[]> {
      return await consents.decideConsents(tx, withdrawal, decided)
    },

    /** The withdrawal was rejected: it is played on, with as much time as it had. */
    async resume(tx: Transaction, grant: Grant, { leftMs }: consents.Consent): Promise<void> {
      const at = now()
      const from = (await findPause(tx, grant.member)) ?? at
      const held = await store.lockGrant(tx, grant.id)
      if (held?.state !== 'settling') throw new Error('What a withdrawal held was played meanwhile')
      await store.stepGrant(tx, held, {
        state: 'active',
        at,
        by: 'house',
        ending: null,
        endsAt: leftMs === null ? null : new Date(from.getTime() + Number(leftMs)),
        isOver: false,
      })
      await consents.closeConsent(tx, grant.id, at)
    },
  }
}
