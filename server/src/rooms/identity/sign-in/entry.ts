import type { LoginReply } from '@baize/contract/identity/session'
import type { Role } from '@baize/contract/roles'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Actor, Sessions } from '../../../platform/sessions.ts'
import { networkOf } from '../../../platform/network.ts'
import {
  barOf,
  isTrial,
  memberSecured,
  mustChangeOf,
  roleOf,
  type BarKind,
  type Member,
  type Members,
  type MustChange,
} from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Statistics } from '../statistics.ts'
import type { Tickets } from '../tickets/tickets.ts'
import type { BrowserSession, HeldSession } from './browser-session.ts'
import type { Remembered } from './remembered.ts'
import { mayEnter, twoStepLifeMs, usesPassword, waysOf } from './rules.ts'
import * as store from './store.ts'
import type { EntryRefusal, LoginWay } from './ways.ts'

export type { EntryRefusal, LoginWay } from './ways.ts'

export type EntryOptions = {
  readonly how: LoginWay
  readonly area: 'site' | 'agent'
  readonly remember?: boolean
  /** The person just passed the second step, or proved as much by another way. */
  readonly secondStepDone?: boolean
  /** Trusts the network from now on, for as long as the operator set. */
  readonly trustNetwork?: boolean
}

/**
 * The last step of every way in: asks whether this account may, whether a second step is due and whether the
 * password must be changed, and opens the session. It writes the list of logins whatever comes of it.
 */
export type Entry = {
  open(
    tx: Transaction,
    member: Member,
    call: Call,
    options: EntryOptions,
  ): Promise<Result<LoginReply, EntryRefusal>>
  /**
   * Gives the caller's session another token and the role that the account has now, as after a new password. The token
   * before is over.
   */
  renew(tx: Transaction, member: Member, call: Call): Promise<LoginReply>
  /**
   * Gives the caller's session another token, if `token` is the one in force; nothing when it is not. Role and end of
   * the session stay.
   */
  exchange(
    tx: Transaction,
    member: Member,
    call: Call,
    token: string,
  ): Promise<LoginReply | undefined>
  /** What a further page is told about a session that goes on: neither a login nor another token. */
  goOn(member: Member, held: HeldSession): LoginReply
  /** Writes a try that did not come as far as `open` into the account's list of logins. */
  note(tx: Transaction, member: Member, call: Call, tried: Tried): Promise<void>
}

export type Tried = { readonly how: LoginWay; readonly outcome: string }

export type EntryDeps = {
  readonly now: () => Date
  readonly makeId: (prefix: 'lgn') => string
  readonly production: boolean
  readonly settings: Pick<IdentitySettings, 'security' | 'isOn'>
  readonly sessions: Sessions
  readonly members: Members
  readonly tickets: Tickets
  readonly remembered: Remembered
  readonly browserSession: BrowserSession
  readonly statistics: Pick<Statistics, 'add'>
  readonly events: Pick<Events, 'write'>
}

const dayMs = 86_400_000

const barredWords = {
  time_out: 'member_timed_out',
  exclusion: 'member_excluded',
} as const satisfies Record<BarKind, EntryRefusal>

export function createEntry(deps: EntryDeps): Entry {
  const { now, makeId, production, settings, sessions, members, tickets } = deps
  const { remembered, browserSession } = deps

  async function note(tx: Transaction, { id }: Member, { ip, userAgent }: Call, tried: Tried) {
    const row = { id: makeId('lgn'), at: now(), memberId: id, ip, userAgent, ...tried }
    await store.insertLogin(tx, row)
    tx.afterCommit(() => deps.statistics.add('login', tried.outcome))
  }

  const changeOf = (member: Member): MustChange =>
    mustChangeOf(member, settings.security(), settings.isOn, now())

  async function open(tx: Transaction, { id }: Member, call: Call, options: EntryOptions) {
    // Read again under the lock: what an operator or the member changed meanwhile holds.
    const member = await members.lock(tx, id)
    const { how, area } = options
    const refusal = mayEnter(member, { area, production })
    if (refusal !== undefined) {
      await note(tx, member, call, { how, outcome: refusal })
      return refuse(refusal)
    }
    const bar = barOf(member, now())
    if (bar !== undefined) {
      const code = barredWords[bar.kind]
      await note(tx, member, call, { how, outcome: code })
      return refuse(code, undefined, { until: bar.until?.toISOString() ?? null })
    }
    const trust = await judgeNetwork(tx, member, call, options)
    if (typeof trust !== 'boolean') {
      await note(tx, member, call, { how, outcome: 'two_step' })
      return ok(trust)
    }
    return ok(await letIn(tx, member, call, { ...options, trustNetwork: trust }))
  }

  /** Whether to trust the network from now on, or the second step that is due first. */
  async function judgeNetwork(
    tx: Transaction,
    member: Member,
    call: Call,
    options: EntryOptions,
  ): Promise<boolean | LoginReply> {
    const where = { memberId: member.id, network: networkOf(call.ip), at: now() }
    const { any, trusted } = await store.getNetwork(tx, where)
    if (!any || trusted || !settings.security().twoStepOnNewNetwork) return true
    if (options.secondStepDone === true) return options.trustNetwork === true
    const ways = waysOf(member, await store.findPayeeName(tx, member.id))
    // Who set nothing up cannot be asked for anything, and is not locked out for it.
    if (ways.length === 0) return true
    const { how, area, remember = false } = options
    const ticket = await tickets.issue(tx, {
      kind: 'two_step',
      memberId: member.id,
      content: { how, area, remember },
      lifeMs: twoStepLifeMs,
    })
    return { ...nobody, twoStep: { ticket, ways } }
  }

  async function letIn(tx: Transaction, member: Member, call: Call, options: EntryOptions) {
    const { id, account: name } = member
    const { ip, userAgent } = call
    const at = now()
    // Terms and age are confirmed whichever way somebody comes in.
    const asks = usesPassword(options.how) || member.consentDue
    const mustChangePassword = asks ? changeOf(member) : ''
    await leaveOpen(tx, call)
    const roles = rolesOf(member, mustChangePassword)
    const token = await sessions.open(tx, { kind: 'member', id, name, roles, ip, userAgent })
    browserSession.give(call, token)
    const { network, isNew } = await members.noteLogin(tx, id, { ip, at })
    // The first login of all comes from where its owner is.
    if (isNew && member.lastLoginAt !== null && !isTrial(member)) {
      await deps.events.write(tx, memberSecured(id, { what: 'newNetwork', name: network }))
    }
    if (options.trustNetwork === true) {
      const until = new Date(at.getTime() + settings.security().trustDays * dayMs)
      await store.trustNetwork(tx, { memberId: id, network: networkOf(ip), until })
    }
    if (options.remember === true) await remembered.issue(tx, id, options.area, call)
    await note(tx, member, call, { how: options.how, outcome: 'ok' })
    const { lastLoginAt, lastLoginIp } = member
    return replyOf(member, { token, mustChangePassword, before: { lastLoginAt, lastLoginIp } })
  }

  /** Whoever comes in anew leaves what was open in this browser, in every tab, so no session changes its person. */
  async function leaveOpen(tx: Transaction, call: Call, except = '') {
    const held = await browserSession.find(call, tx)
    const open = [call.actor, held?.actor].filter((actor) => actor?.kind === 'member')
    const ids = new Set(open.map((actor) => actor?.sessionId ?? ''))
    for (const sessionId of ids) if (sessionId !== except) await sessions.close(tx, sessionId)
  }

  async function renew(tx: Transaction, member: Member, call: Call) {
    const mustChangePassword = changeOf(member)
    const held = { sessionId: call.actor?.sessionId ?? '' }
    const token = await sessions.renew(tx, held, rolesOf(member, mustChangePassword))
    if (token === undefined) throw new Error('A session that was to be renewed is not there.')
    browserSession.give(call, token)
    return replyOf(member, { token, mustChangePassword, before: beforeLast(member) })
  }

  async function exchange(tx: Transaction, member: Member, call: Call, before: string) {
    const { sessionId = '', roles = [] } = call.actor ?? {}
    const token = await sessions.renew(tx, { sessionId, token: before })
    if (token === undefined) return undefined
    await leaveOpen(tx, call, sessionId)
    browserSession.give(call, token)
    await note(tx, member, call, { how: 'exchange', outcome: 'ok' })
    return goOn(member, { token, actor: { roles } })
  }

  function goOn(member: Member, { token, actor }: GoingOn): LoginReply {
    const mustChangePassword = actor.roles.includes('changing') ? changeOf(member) : ''
    return replyOf(member, { token, mustChangePassword, before: beforeLast(member) })
  }

  type GoingOn = { readonly token: string; readonly actor: Pick<Actor, 'roles'> }

  type Opened = {
    readonly token: string
    readonly mustChangePassword: MustChange
    readonly before: Pick<Member, 'lastLoginAt' | 'lastLoginIp'>
  }

  function replyOf(member: Member, { token, mustChangePassword, before }: Opened): LoginReply {
    const { lastLoginAt: at, lastLoginIp: ip } = before
    return {
      token,
      firstTimeLogin: !member.firstLoginGreeted && !isTrial(member),
      passwordExpired: mustChangePassword === 'expired',
      mustChangePassword,
      userInfo: members.infoOf(member),
      lastLogin: at === null ? null : { at: at.toISOString(), ip },
      twoStep: null,
    }
  }

  return { open, renew, exchange, goOn, note }
}

/** While somebody is in, the last login is their own. */
function beforeLast({ previousLoginAt, previousLoginIp }: Member) {
  return { lastLoginAt: previousLoginAt, lastLoginIp: previousLoginIp }
}

/** Exactly one: whoever must change the password first is nothing else until then. */
function rolesOf(member: Member, mustChange: MustChange): Role[] {
  const role = mustChange === '' ? roleOf(member) : 'changing'
  if (role === undefined) throw new Error('An account of the house was about to get a session.')
  return [role]
}

export const nobody: LoginReply = {
  token: '',
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: '',
  userInfo: null,
  lastLogin: null,
  twoStep: null,
}
