import type { MemberInfo } from '@baize/contract/identity/session'
import type { Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Bar, Member, MemberId } from './member.ts'
import type { IdPage } from './store.ts'

type Source = Pick<Database, 'sql'>

export type NewMember = {
  readonly account: string
  readonly nickname?: string
  readonly type: Member['type']
  readonly language: Member['language']
  /** Absent for who comes in by phone alone. */
  readonly passwordHash?: string
  readonly mustChange?: boolean
  /** Somebody else opens it, so its person confirms terms and age at the first login. */
  readonly consentDue?: boolean
  readonly paymentPasswordHash?: string
  readonly mobile?: string
  readonly mobileVerified?: boolean
  readonly email?: string
  readonly uplineId?: MemberId
  /** The code of the agent by whom somebody came. */
  readonly invitation?: string
  /** The code of the member by whom somebody came, whatever it is; it puts nobody above anybody. */
  readonly referral?: string
  readonly demo?: boolean
}

/** The accounts themselves. Who may come in, and how, is decided beside it in `sign-in/`. */
export type Members = {
  find(source: Source, id: string): Promise<Member | undefined>
  get(source: Source, id: string): Promise<Member>
  /** Those of these accounts that exist, by id. */
  list(source: Source, ids: readonly string[]): Promise<ReadonlyMap<string, Member>>
  /** The real name of the profile; empty until it is said. */
  getRealName(source: Source, id: string): Promise<string>
  /** yyyy-MM-dd; empty until it is said. */
  getBirthday(source: Source, id: string): Promise<string>
  /** By the name as typed; the same account for every way to write it. */
  findByAccount(source: Source, account: string): Promise<Member | undefined>
  /** Whose names begin so, as many as that, by name. */
  listNamed(source: Source, start: string, most: number): Promise<string[]>
  /** Agents whom nobody invited, the newest first. */
  listTopAgents(source: Source, page: IdPage): Promise<string[]>
  /** Whose verified phone it is. */
  findByMobile(source: Source, mobile: string): Promise<Member | undefined>
  /** Holds the account, which must exist, until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<Member>
  /** Announces `member.registered` in the same commit. */
  create(tx: Transaction, member: NewMember): Promise<Result<Member, 'name_taken' | 'mobile_taken'>>
  setPassword(tx: Transaction, id: string, passwordHash: string, mustChange: boolean): Promise<void>
  /** Notes that the person accepted the terms and confirmed the age. */
  noteConsent(tx: Transaction, id: string): Promise<void>
  /** Notes a login: the first, the last, and the network it came from; says whether nobody came from there before. */
  noteLogin(
    tx: Transaction,
    id: string,
    from: { ip: string; at: Date },
  ): Promise<{ readonly network: string; readonly isNew: boolean }>
  noteCodeStep(tx: Transaction, id: string, step: number): Promise<void>
  /**
   * Bars an account until then, or for good: every way in says so, and what is open ends. It replaces the bar before;
   * one that would end earlier than that is a defect of the caller, and the table itself refuses it.
   */
  bar(tx: Transaction, id: MemberId, bar: Bar): Promise<void>
  /** Says whether somebody above wants to be asked about each stake of this account. */
  watch(tx: Transaction, id: MemberId, isWatched: boolean): Promise<void>
  /** Puts an account below another one; null is below nobody. Who may, and that it makes no ring, is the caller's to know. */
  setUpline(tx: Transaction, id: MemberId, upline: MemberId | null): Promise<void>
  infoOf(member: Member): MemberInfo
}
