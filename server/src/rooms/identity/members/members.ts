import type { MemberInfo } from '@baize/contract/session'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import { networkOf } from '../credentials/network.ts'
import type { IdentitySettings } from '../settings.ts'
import { memberRegistered } from './events.ts'
import type { Bar, Member, MemberId } from './member.ts'
import { accountKey, iconUrlOf } from './rules.ts'
import { signOutEverywhere } from './sign-out.ts'
import * as store from './store.ts'

type Source = Pick<Database, 'sql'>

export type NewMember = {
  readonly account: string
  readonly nickname?: string
  readonly type: Member['type']
  readonly language: Member['language']
  /** Absent for who comes in by phone alone. */
  readonly passwordHash?: string
  readonly mustChange?: boolean
  readonly paymentPasswordHash?: string
  readonly mobile?: string
  readonly mobileVerified?: boolean
  readonly email?: string
  readonly uplineId?: MemberId
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
  /** By the name as typed; the same account for every way to write it. */
  findByAccount(source: Source, account: string): Promise<Member | undefined>
  /** Whose verified phone it is. */
  findByMobile(source: Source, mobile: string): Promise<Member | undefined>
  /** Holds the account, which must exist, until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<Member>
  /** Announces `member.registered` in the same commit. */
  create(tx: Transaction, member: NewMember): Promise<Result<Member, 'name_taken' | 'mobile_taken'>>
  setPassword(tx: Transaction, id: string, passwordHash: string, mustChange: boolean): Promise<void>
  /** Notes a login: the first, the last, and the network it came from. */
  noteLogin(tx: Transaction, id: string, from: { ip: string; at: Date }): Promise<void>
  noteCodeStep(tx: Transaction, id: string, step: number): Promise<void>
  /**
   * Bars an account until then, or for good: every way in says so, and what is open ends. It replaces the bar before;
   * one that would end earlier than that is a defect of the caller, and the table itself refuses it.
   */
  bar(tx: Transaction, id: MemberId, bar: Bar): Promise<void>
  /** Says whether somebody above wants to be asked about each stake of this account. */
  watch(tx: Transaction, id: MemberId, isWatched: boolean): Promise<void>
  infoOf(member: Member): MemberInfo
}

export type MembersDeps = {
  readonly now: () => Date
  readonly makeId: (prefix: 'mem' | 'net') => string
  readonly events: Pick<Events, 'write'>
  readonly settings: Pick<IdentitySettings, 'currency'>
  readonly sessions: Pick<Sessions, 'closeAllOf'>
}

export function createMembers(deps: MembersDeps): Members {
  const { now, makeId, events, settings, sessions } = deps

  async function create(tx: Transaction, given: NewMember) {
    const row = rowOf(given, {
      id: makeId('mem') as MemberId,
      currency: settings.currency(),
      at: now(),
    })
    if (!(await store.insertMember(tx, row))) {
      const sameName = await store.findByKey(tx, row.key)
      return refuse(sameName === undefined ? 'mobile_taken' : 'name_taken')
    }
    const member = required(await store.findMember(tx, row.id))
    await events.write(tx, memberRegistered(member))
    return ok(member)
  }

  async function noteLogin(tx: Transaction, id: string, { ip, at }: { ip: string; at: Date }) {
    await store.recordLogin(tx, id, { ip, at })
    const network = networkOf(ip)
    await store.recordNetwork(tx, { id: makeId('net'), memberId: id, network, at })
  }

  return {
    find: store.findMember,
    get: async (source, id) => required(await store.findMember(source, id)),
    async list(source, ids) {
      const found = await store.listMembers(source, [...new Set(ids)])
      return new Map(found.map((member) => [member.id, member]))
    },
    getRealName: store.getRealName,
    findByAccount: (source, account) => store.findByKey(source, accountKey(account)),
    findByMobile: store.findByMobile,
    lock: async (tx, id) => required(await store.lockMember(tx, id)),
    create,
    setPassword: (tx, id, passwordHash, mustChange) =>
      store.updatePassword(tx, id, { passwordHash, mustChange, demo: false, at: now() }),
    noteLogin,
    noteCodeStep: store.updateCodeStep,
    async bar(tx, id, bar) {
      // The row first: a login that waits for it meets the bar, and one before it is among what ends.
      await store.updateBar(tx, id, bar)
      await signOutEverywhere(tx, sessions, id)
    },
    watch: store.updateWatched,
    infoOf,
  }
}

function rowOf(given: NewMember, made: Pick<store.NewRow, 'id' | 'currency' | 'at'>): store.NewRow {
  const { account, type, language, mobileVerified = false, mustChange = false } = given
  return {
    ...made,
    account,
    key: accountKey(account),
    nickname: given.nickname ?? account,
    type,
    language,
    passwordHash: given.passwordHash ?? null,
    mustChange,
    paymentPasswordHash: given.paymentPasswordHash ?? null,
    mobile: given.mobile ?? null,
    mobileVerified,
    email: given.email ?? null,
    uplineId: given.uplineId ?? null,
    demo: given.demo ?? false,
  }
}

function required(member: Member | undefined): Member {
  if (member === undefined) throw new Error('A member who must exist does not.')
  return member
}

function infoOf(member: Member): MemberInfo {
  const { id, account, nickname, type, currency } = member
  return { id, account, nickname, type, currency, iconUrl: iconUrlOf(member) }
}
