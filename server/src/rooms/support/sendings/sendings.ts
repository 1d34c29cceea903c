import type { Audience, MessageKind } from '@baize/contract/support/support'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { actedBy, type Audit } from '../../system/system.ts'
import type { InboxNews } from '../inbox/inbox.ts'
import type { IsExcluded, MemberId, People } from '../people.ts'
import { checkWritten } from '../words.ts'
import * as rules from './rules.ts'
import type { Sending, SendRequest } from './sending.ts'
import * as store from './store.ts'

export { noteRead } from './store.ts'

export type { Sending, SendRequest } from './sending.ts'

export type SendRefusal = 'unknown_member' | 'text_empty' | 'link_invalid' | 'id_used_differently'

type Whom = { readonly audience: Audience; readonly kind: MessageKind }

export type Sendings = {
  /** How many it would reach now. Refused when it is for one member and there is no such one. */
  count(whom: Whom): Promise<Result<number, 'unknown_member'>>
  /**
   * Writes to members: to one at once, to many by a job. The same id with the same content gets the stored answer; with
   * other content it is refused.
   */
  send(request: SendRequest): Promise<Result<Sending, SendRefusal>>
  /** Newest first. */
  list(page: { readonly below?: bigint | undefined; readonly limit: number }): Promise<Sending[]>
  /** Carries a sending on from where it stands until it is over, or until the signal. */
  carryOn(id: string, signal?: AbortSignal): Promise<void>
}

export type SendingDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly jobs: Pick<Jobs, 'add'>
  readonly audit: Pick<Audit, 'open'>
  readonly news: InboxNews
  readonly people: People
  readonly isExcluded: IsExcluded
  /** Members that are written to in one commit. */
  readonly atOnce?: number
}

export const sendJob = 'support.send'

export function createSendings(deps: SendingDeps): Sendings {
  const { db, now, jobs, news, people, isExcluded, atOnce = 500 } = deps

  const audit = deps.audit.open({ 'message.sent': 'ops.actionMessageSent' })

  async function without(tx: Transaction, members: readonly MemberId[], whom: Whom) {
    if (members.length === 0 || rules.reachesExcluded(whom)) return members
    const excluded = await isExcluded(tx, members)
    return members.filter((member) => !excluded.has(member))
  }

  async function count({ audience, kind }: Whom): Promise<Result<number, 'unknown_member'>> {
    const whom = { audience, kind }
    return await db.transaction(async (tx) => {
      if (audience.to === 'member') {
        const found = await people.find(tx, audience.member)
        return found ? ok((await without(tx, [found.id], whom)).length) : refuse('unknown_member')
      }
      let total = 0
      for (let after: string | undefined = ''; after !== undefined;) {
        const members: MemberId[] = await people.list(tx, audience, after, 5_000)
        total += (await without(tx, members, whom)).length
        after = members.at(-1)
      }
      return ok(total)
    })
  }

  async function send(asked: SendRequest): Promise<Result<Sending, SendRefusal>> {
    const written = checkWritten(asked)
    if (!written.ok) return written
    return await db.transaction(async (tx) => {
      await store.takeSendingTurn(tx, asked.id)
      const addressed = await address(tx, { ...asked, ...written.value })
      if (!addressed.ok) return addressed
      const { request, member } = addressed.value
      const known = await store.findSending(tx, asked.id)
      if (known !== undefined) {
        return rules.isSame(known, request) ? ok(known) : refuse('id_used_differently')
      }
      return ok(await begin(tx, request, member))
    })
  }

  /** The one member that is meant, under the one spelling of the account. */
  async function address(tx: Transaction, request: SendRequest) {
    if (request.audience.to !== 'member') return ok({ request, member: null })
    const found = await people.find(tx, request.audience.member)
    if (found === undefined) return refuse('unknown_member')
    const audience = { to: 'member', member: found.account } as const
    return ok({ request: { ...request, audience }, member: found.id })
  }

  async function begin(tx: Transaction, request: SendRequest, member: MemberId | null) {
    const { id, kind, audience, title, text, link, reason, operator } = request
    const content = { kind, audience, title, text, link }
    const sending = await store.insertSending(tx, {
      ...content,
      id,
      member,
      reason,
      at: now(),
      byId: operator.id,
      by: operator.name,
    })
    await audit.write(tx, {
      ...actedBy(operator),
      action: 'message.sent',
      object: id,
      reason,
      after: content,
    })
    if (member !== null) return await writeTo(tx, sending, [member], true)
    await jobs.add(tx, sendJob, { id }, { key: id })
    return sending
  }

  /** The messages and how far it came are one commit: a job that dies begins behind its last one. */
  async function writeTo(
    tx: Transaction,
    sending: Sending,
    members: readonly MemberId[],
    isOver: boolean,
  ): Promise<Sending> {
    const wanted = await without(tx, members, sending)
    const written = await store.deliver(tx, sending, wanted, now())
    if (written.length > 0) tx.afterCommit(() => news.tell(written))
    const reached = members.at(-1) ?? sending.reached
    return await store.advance(tx, sending.id, { reached, sent: written.length, isOver })
  }

  /** Writes to the next members; answers whether there are more. */
  async function step(id: string): Promise<boolean> {
    return await db.transaction(async (tx) => {
      await store.takeSendingTurn(tx, id)
      const sending = await store.findSending(tx, id)
      if (sending?.state !== 'sending' || sending.audience.to === 'member') return false
      const members = await people.list(tx, sending.audience, sending.reached, atOnce)
      const isOver = members.length < atOnce
      await writeTo(tx, sending, members, isOver)
      return !isOver
    })
  }

  return {
    count,
    send,
    list: (page) => store.listSendings(db, page),
    async carryOn(id, signal) {
      while (await step(id)) signal?.throwIfAborted()
    },
  }
}
