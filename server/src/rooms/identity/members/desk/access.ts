import { ok, refuse, type Result } from '@baize/kernel/result'
import { defaultLanguage } from '@baize/kernel/language'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { Call } from '../../../../platform/http/call.ts'
import type { Member } from '../member.ts'
import { isAgent, isTrial } from '../member.ts'
import { cleanText } from '../clean-text.ts'
import { memberSecured, memberStateChanged, paymentReset } from '../events.ts'
import { accountKey, checkAccount, refuseField } from '../rules.ts'
import { removeAuthenticator } from '../security/security.ts'
import { signOutEverywhere } from '../sign-out.ts'
import { updatePassword } from '../store.ts'
import { memberActions, writeAct, type MemberAct } from './audit.ts'
import type { DefaultPassword } from './default-password.ts'
import type { MembersDeskDeps } from './deps.ts'
import { shorten } from './rules.ts'
import * as store from './store.ts'

export type NewAccount = {
  readonly username: string
  readonly type: Exclude<Member['type'], 4>
  readonly nickname: string
  readonly uplineId?: string
}

/** What operators do about who may come in, and how. Each doing is in the audit trail with its reason. */
export type Access = {
  /** Opens an account with the default password, which the first login makes its owner change. Hashes first. */
  create(
    input: NewAccount,
    act: MemberAct,
    from: Pick<Call, 'ip' | 'userAgent'>,
  ): Promise<
    Result<{ id: string }, 'field_invalid' | 'name_taken' | 'no_default_password' | 'not_found'>
  >
  /** Locking and closing end the sessions and all that could open another. Announces `member.state_changed`. */
  changeState(
    tx: Transaction,
    id: string,
    state: Member['state'],
    act: MemberAct,
  ): Promise<Result<undefined, 'not_found' | 'nothing_changed'>>
  /** Sessions carry the role of the type, so they end. A trial account stays one, and who has a team stays an agent. */
  changeType(
    tx: Transaction,
    id: string,
    type: Exclude<Member['type'], 4>,
    act: MemberAct,
  ): Promise<Result<undefined, 'not_found' | 'nothing_changed' | 'not_for_trial' | 'has_team'>>
  /** The default password, to be changed at the next login; whoever is in is out. */
  resetPassword(
    id: string,
    act: MemberAct,
  ): Promise<Result<undefined, 'not_found' | 'no_default_password' | 'not_for_trial'>>
  /**
   * Takes the payment password away from a member who forgot it and has no contact to prove it by. Answers until when
   * outgoing money is held.
   */
  resetPaymentPassword(
    tx: Transaction,
    id: string,
    act: MemberAct,
  ): Promise<Result<Date | undefined, 'not_found'>>
  /** Forgets the failures that lock the name. */
  liftLock(tx: Transaction, id: string, act: MemberAct): Promise<Result<undefined, 'not_found'>>
  /** Without the authenticator of a member who lost it. */
  resetSecondStep(
    tx: Transaction,
    id: string,
    act: MemberAct,
  ): Promise<Result<undefined, 'not_found'>>
}

type Deps = MembersDeskDeps & { readonly defaultPassword: DefaultPassword }

export function createAccess(deps: Deps): Access {
  const { db, members, passwords, sessions, failures, settings, now } = deps
  const audit = deps.audit.open(memberActions)
  const { defaultPassword } = deps

  /** Held until the transaction ends. */
  async function lockKnown(tx: Transaction, id: string): Promise<Member | undefined> {
    return (await members.find(tx, id)) && (await members.lock(tx, id))
  }

  async function hashDefault() {
    const opened = await defaultPassword.open()
    if (!opened.ok) return opened
    const { password, demo } = opened.value
    return ok({ passwordHash: await passwords.hash(password), demo })
  }

  /** Who may stand above others: not a trial account, not the house. */
  async function findUpline(uplineId: string | undefined) {
    if (uplineId === undefined || uplineId === '') return ok(undefined)
    const upline = await members.find(db, uplineId)
    if (upline === undefined || isTrial(upline) || upline.type === 9) return refuse('not_found')
    return ok(upline.id)
  }

  return {
    async create(input, act, from) {
      const { username, type } = input
      const checked = checkAccount(settings.rules(), username)
      const rule = settings.rules().find(({ field }) => field === 'username')
      if (!checked.ok) return refuseField('username', checked.code, rule)
      const upline = await findUpline(input.uplineId)
      if (!upline.ok) return upline
      const hashed = await hashDefault()
      if (!hashed.ok) return hashed
      const nickname = shorten(cleanText(input.nickname), 60) || username
      return await db.transaction(async (tx) => {
        const made = await members.create(tx, {
          account: username,
          nickname,
          type,
          language: defaultLanguage,
          mustChange: true,
          ...hashed.value,
          ...(upline.value === undefined ? {} : { uplineId: upline.value }),
        })
        // No phone is given, so none can be taken.
        if (!made.ok) return refuse('name_taken')
        await store.insertRegistration(tx, made.value.id, from)
        const after = { type, nickname, upline: upline.value ?? null, password: 'default' }
        await writeAct(audit, tx, made.value, act, { action: 'member.created', after })
        return ok({ id: made.value.id })
      })
    },

    async changeState(tx, id, state, act) {
      const member = await lockKnown(tx, id)
      if (member === undefined) return refuse('not_found')
      if (member.state === state) return refuse('nothing_changed')
      await store.updateState(tx, id, state)
      if (state !== 'open') await signOutEverywhere(tx, sessions, id)
      await deps.events.write(tx, memberStateChanged(id, state))
      await writeAct(audit, tx, member, act, {
        action: 'member.state_changed',
        before: { state: member.state },
        after: { state },
      })
      return ok()
    },

    async changeType(tx, id, type, act) {
      const member = await lockKnown(tx, id)
      if (member === undefined) return refuse('not_found')
      if (isTrial(member)) return refuse('not_for_trial')
      if (member.type === type) return refuse('nothing_changed')
      if (!isAgent({ type }) && (await store.hasDownlines(tx, id))) return refuse('has_team')
      await store.updateType(tx, id, type)
      await signOutEverywhere(tx, sessions, id)
      await writeAct(audit, tx, member, act, {
        action: 'member.type_changed',
        before: { type: member.type },
        after: { type },
      })
      return ok()
    },

    async resetPassword(id, act) {
      const found = await members.find(db, id)
      if (found === undefined) return refuse('not_found')
      if (isTrial(found)) return refuse('not_for_trial')
      const hashed = await hashDefault()
      if (!hashed.ok) return hashed
      return await db.transaction(async (tx) => {
        const member = await lockKnown(tx, id)
        if (member === undefined) return refuse('not_found')
        await updatePassword(tx, id, { ...hashed.value, mustChange: true, at: now() })
        await deps.events.write(tx, memberSecured(id, { what: 'passwordChanged' }))
        await signOutEverywhere(tx, sessions, id)
        await failures.lift(tx, accountKey(member.account))
        await writeAct(audit, tx, member, act, {
          action: 'member.password_reset',
          before: { password: member.passwordHash === null ? 'none' : 'set' },
          after: { password: 'default' },
        })
        return ok()
      })
    },

    async resetPaymentPassword(tx, id, act) {
      const member = await lockKnown(tx, id)
      if (member === undefined || member.paymentPasswordHash === null) return refuse('not_found')
      const heldUntil = await deps.paymentPasswords.clear(tx, member.id)
      await deps.events.write(tx, paymentReset(member.id, heldUntil))
      await writeAct(audit, tx, member, act, {
        action: 'member.payment_password_reset',
        before: { paymentPassword: 'set' },
        after: { paymentPassword: 'none', moneyHeldUntil: heldUntil?.toISOString() ?? null },
      })
      return ok(heldUntil)
    },

    async liftLock(tx, id, act) {
      const member = await lockKnown(tx, id)
      if (member === undefined) return refuse('not_found')
      await failures.lift(tx, accountKey(member.account))
      await writeAct(audit, tx, member, act, { action: 'member.lock_lifted' })
      return ok()
    },

    async resetSecondStep(tx, id, act) {
      const member = await lockKnown(tx, id)
      if (member === undefined || member.totpSecret === null) return refuse('not_found')
      await removeAuthenticator(tx, id)
      await writeAct(audit, tx, member, act, {
        action: 'member.second_step_reset',
        before: { authenticator: 'confirmed' },
        after: { authenticator: 'none' },
      })
      return ok()
    },
  }
}
