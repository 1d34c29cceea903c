import type { RandomBytes } from '@baize/kernel/random'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { makeOneTimePassword } from '../credentials/one-time-password.ts'
import type { Passwords } from '../credentials/passwords.ts'
import {
  checkAccount,
  cleanText,
  refuseField,
  type Member,
  type MemberId,
  type Members,
} from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import { insertRegistration } from './store.ts'

export type BelowAsk = {
  readonly agent: MemberId
  readonly account: string
  /** Empty for the name of the account. */
  readonly nickname: string
  /** Whether it may have a team of its own; it gets the type of who opens it. */
  readonly isAgent: boolean
}

export type Made = {
  readonly member: Member
  /** Said once and kept nowhere; it must be changed at the first login. */
  readonly password: string
}

/** Accounts that agents open for those below them. */
export type Below = {
  /** Opens one; `also` writes what belongs to the same commit, and its refusal undoes all of it. */
  open<Code extends string>(
    asked: BelowAsk,
    from: { readonly ip: string; readonly userAgent: string },
    also: (tx: Transaction, member: Member) => Promise<Result<undefined, Code>>,
  ): Promise<Result<Made, 'field_invalid' | 'name_taken' | Code>>
}

type Deps = {
  readonly db: Database
  readonly randomBytes: RandomBytes
  readonly settings: Pick<IdentitySettings, 'rules'>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly members: Pick<Members, 'create' | 'get'>
}

class Undone<Code extends string> extends Error {
  readonly code_: Code
  constructor(code: Code) {
    super(code)
    this.code_ = code
  }
}

export function createBelow({ db, randomBytes, settings, passwords, members }: Deps): Below {
  return {
    async open<Code extends string>(
      { agent, account, nickname, isAgent }: BelowAsk,
      from: { readonly ip: string; readonly userAgent: string },
      also: (tx: Transaction, member: Member) => Promise<Result<undefined, Code>>,
    ): Promise<Result<Made, 'field_invalid' | 'name_taken' | Code>> {
      const checked = checkAccount(settings.rules(), account)
      const rule = settings.rules().find(({ field }) => field === 'username')
      if (!checked.ok) return refuseField('username', checked.code, rule)
      const { type, language } = await members.get(db, agent)
      const password = makeOneTimePassword(randomBytes)
      const passwordHash = await passwords.hash(password)
      try {
        return await db.transaction(async (tx) => {
          const made = await members.create(tx, {
            account,
            nickname: cleanText(nickname).slice(0, 60).trim() || account,
            type: isAgent ? type : 0,
            language,
            mustChange: true,
            consentDue: true,
            passwordHash,
            uplineId: agent,
          })
          // No phone is given, so none can be taken.
          if (!made.ok) return refuse('name_taken')
          await insertRegistration(tx, made.value.id, from)
          const added = await also(tx, made.value)
          if (!added.ok) throw new Undone(added.code)
          return ok({ member: made.value, password })
        })
      } catch (error) {
        if (error instanceof Undone) return refuse(error.code_ as Code)
        throw error
      }
    },
  }
}
