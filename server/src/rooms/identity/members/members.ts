import type { MemberInfo } from '@baize/contract/identity/session'
import { ok, refuse } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import { networkOf } from '../../../platform/network.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Members, NewMember } from './accounts.ts'
import { memberRegistered } from './events.ts'
import type { Member, MemberId } from './member.ts'
import { accountKey, iconUrlOf } from './rules.ts'
import { signOutEverywhere } from './sign-out.ts'
import * as store from './store.ts'

export type { Members, NewMember } from './accounts.ts'
export { listBornOn } from './birthdays.ts'
export {
  barOf,
  isAgent,
  isTrial,
  roleOf,
  type Bar,
  type BarKind,
  type Member,
  type MemberId,
} from './member.ts'
export { memberOf } from './caller.ts'
export {
  accountKey,
  checkAccount,
  checkBirthday,
  checkPassword,
  isProven,
  maskEmail,
  maskMobile,
  mustChangeOf,
  provenMs,
  refuseField,
  type MustChange,
} from './rules.ts'
export { audience, type Audience } from './audience.ts'
export { demoMemberPassword, seedDemoMembers } from './demo.ts'
export { signOutEverywhere } from './sign-out.ts'
export { memberSecured, paymentReset } from './events.ts'
export { cleanText } from './clean-text.ts'

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
    await events.write(tx, memberRegistered(member, given))
    return ok(member)
  }

  async function noteLogin(tx: Transaction, id: string, { ip, at }: { ip: string; at: Date }) {
    await store.recordLogin(tx, id, { ip, at })
    const network = networkOf(ip)
    const isNew = await store.recordNetwork(tx, { id: makeId('net'), memberId: id, network, at })
    return { network, isNew }
  }

  return {
    find: store.findMember,
    get: async (source, id) => required(await store.findMember(source, id)),
    async list(source, ids) {
      const found = await store.listMembers(source, [...new Set(ids)])
      return new Map(found.map((member) => [member.id, member]))
    },
    getRealName: store.getRealName,
    getBirthday: store.getBirthday,
    findByAccount: (source, account) => store.findByKey(source, accountKey(account)),
    listNamed: (source, start, most) => store.listNamed(source, accountKey(start), most),
    listTopAgents: store.listTopAgents,
    findByMobile: store.findByMobile,
    lock: async (tx, id) => required(await store.lockMember(tx, id)),
    create,
    noteConsent: (tx, id) => store.recordConsent(tx, id, now()),
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
    setUpline: store.updateUpline,
    infoOf,
  }
}

function rowOf(given: NewMember, made: Pick<store.NewRow, 'id' | 'currency' | 'at'>): store.NewRow {
  const { account, type, language, mobileVerified = false, mustChange = false } = given
  const { consentDue = false } = given
  return {
    ...made,
    account,
    key: accountKey(account),
    nickname: given.nickname ?? account,
    type,
    language,
    passwordHash: given.passwordHash ?? null,
    mustChange,
    consentDue,
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
