import type { ReplyOf } from '@baize/contract/endpoint'
import type { getMember, listMembers, MemberRow } from '@baize/contract/identity/members-desk'
import { isId } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { typesOf, type Member, type MemberKind } from '../member.ts'
import type { Profiles } from '../profile/profile.ts'
import {
  accountKey,
  heldUntilOf,
  iconUrlOf,
  maskEmail,
  maskMobile,
  mustChangeOf,
} from '../rules.ts'
import { listNetworks, listProviders, viewNetwork, type Security } from '../security/security.ts'
import type { MembersDeskDeps } from './deps.ts'
import { readSearch } from './rules.ts'
import * as store from './store.ts'

export type Asked = {
  readonly search?: string
  readonly type?: MemberKind
  readonly state?: Member['state']
  readonly tag?: string
  readonly cursor?: string
  readonly limit?: number
}

/** What operators see of members. */
export type View = {
  list(asked: Asked): Promise<ReplyOf<typeof listMembers>>
  get(id: string): Promise<Result<ReplyOf<typeof getMember>, 'not_found'>>
  count(): Promise<number>
}

type Deps = MembersDeskDeps & { readonly profiles: Profiles; readonly security: Security }

const usualLimit = 50
const noRegistration: store.RegistrationRow = {
  ip: '',
  url: '',
  method: '',
  domain: '',
  affiliateCode: '',
  referralCode: '',
  recommender: '',
}

export function createView(deps: Deps): View {
  const { db, members, profiles, security } = deps

  async function list({ search = '', type, state, tag = '', cursor, limit = usualLimit }: Asked) {
    const read = readSearch(search)
    const isFiltered = read.kind !== 'everyone' || (type ?? state) !== undefined || tag !== ''
    const rows = await store.listMembers(db.lately, {
      search: read,
      ...(type === undefined ? {} : { types: typesOf(type) }),
      ...(state === undefined ? {} : { state }),
      ...(tag === '' ? {} : { tag }),
      ...(isId('mem', cursor) ? { below: cursor } : {}),
      limit: limit + 1,
    })
    const items = rows.slice(0, limit).map((row) => masked(viewRow(row)))
    return {
      items,
      next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
      total: isFiltered ? null : await store.countMembers(db.lately),
    }
  }

  async function get(id: string): Promise<Result<ReplyOf<typeof getMember>, 'not_found'>> {
    const row = await store.findListRow(db, id)
    if (row === undefined) return refuse('not_found')
    const member = await members.get(db, id)
    const [{ profile }, registration, sessions, networks, logins, notes] = await Promise.all([
      profiles.get(db, id),
      store.findRegistration(db, id),
      security.listSessions(id),
      listNetworks(db, id),
      store.listLogins(db, id),
      store.listNotes(db, id),
    ])
    return ok({
      member: viewRow(row),
      profile,
      currency: member.currency,
      iconUrl: iconUrlOf(member),
      registration: registration ?? noRegistration,
      security: await viewSecurity(member),
      sessions,
      networks: networks.map(viewNetwork),
      logins: logins.map((login) => ({ ...login, at: login.at.toISOString() })),
      notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })),
    })
  }

  async function viewSecurity(member: Member) {
    const { security: document, isOn } = deps.settings
    return {
      passwordSet: member.passwordHash !== null,
      passwordChangedAt: member.passwordSetAt?.toISOString() ?? null,
      mustChangePassword: mustChangeOf(member, document(), isOn, deps.now()) !== '',
      paymentPasswordSet: member.paymentPasswordHash !== null,
      moneyHeldUntil: heldUntilOf(member, deps.now())?.toISOString() ?? null,
      mobileVerified: member.mobileVerifiedAt !== null,
      emailVerified: member.emailVerifiedAt !== null,
      authenticator: member.totpSecret !== null,
      social: await listProviders(db, member.id),
      lockedMinutes: await lockedMinutes(member),
    }
  }

  async function lockedMinutes({ account }: Member): Promise<number> {
    const looked = await deps.failures.look(db, { username: accountKey(account), ip: '' })
    return looked.ok ? 0 : Number(looked.params?.minutes ?? 1)
  }

  return { list, get, count: () => store.countMembers(db) }
}

/** Enough of phone and mail to tell two people apart; whoever needs the rest opens the file. */
function masked(row: MemberRow): MemberRow {
  return { ...row, mobile: maskMobile(row.mobile), email: maskEmail(row.email) }
}

function viewRow(row: store.ListRow): MemberRow {
  const { id, account, nickname, type, state, tags, mobile, email } = row
  return {
    id,
    account,
    nickname,
    type,
    state,
    tags: [...tags],
    mobile,
    email,
    upline: row.uplineId === null ? null : { id: row.uplineId, account: row.uplineAccount ?? '' },
    registeredAt: row.registeredAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  }
}
