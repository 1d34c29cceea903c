import type { ErrorsOf, InputOf } from '@baize/contract/endpoint'
import type { forgotByEmail } from '@baize/contract/identity/member'
import { patternKinds } from '@baize/kernel/patterns'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { sentence } from '@baize/texts/catalogue'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Messages } from '../../../platform/messages/messages.ts'
import { createFailures } from '../credentials/failures.ts'
import { accountKey, isAgent, refuseField, type Member, type Members } from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Statistics } from '../statistics.ts'
import type { Tickets } from '../tickets/tickets.ts'

/** Links for a new password, by mail. */
export type ResetLinks = {
  /**
   * Mails a link if name and address belong together, and answers the same if not: the asking is only noted, and the
   * account is looked up afterwards, when nobody measures the time.
   */
  request(
    input: InputOf<typeof forgotByEmail>,
    call: Call,
  ): Promise<Result<undefined, ErrorsOf<typeof forgotByEmail>>>
  /** Forgets who asked so long ago that it counts no more. */
  removeForgotten(tx: Transaction): Promise<void>
}

export type ResetLinksDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly settings: Pick<IdentitySettings, 'security' | 'brandName' | 'siteUrl'>
  readonly members: Pick<Members, 'findByAccount'>
  readonly messages: Pick<Messages, 'sendMail'>
  readonly jobs: Pick<Jobs, 'define' | 'add'>
  readonly tickets: Tickets
  readonly statistics: Pick<Statistics, 'add'>
}

type Asked = { readonly username: string; readonly email: string }

const job = 'identity.mail_reset_link'
const perHour = { name: 3, address: 20, lockMs: 3_600_000 } as const
const email = new RegExp(patternKinds.email.source, 'u')

export function createResetLinks(deps: ResetLinksDeps): ResetLinks {
  const { db, now, settings, members, messages, jobs, tickets, statistics } = deps
  const asked = createFailures({ now, crowd: 'reset links', limits: () => perHour })

  async function findOwner({ username, email: address }: Asked): Promise<Member | undefined> {
    const member = await members.findByAccount(db, username)
    const isTheirs = member?.email?.toLowerCase() === address.toLowerCase()
    const mayReset = member?.state === 'open' && (member.type === 0 || isAgent(member))
    return isTheirs && mayReset ? member : undefined
  }

  jobs.define<Asked>(job, {
    says: 'ops.jobResetLinks',
    maxAttempts: 5,
    async handle(payload) {
      const member = await findOwner(payload)
      statistics.add('reset', member === undefined ? 'no_account' : 'link_sent')
      if (member !== undefined) await db.transaction((tx) => mail(tx, member, payload.email))
    },
  })

  async function mail(tx: Transaction, member: Member, to: string): Promise<void> {
    const { id, account, language } = member
    const minutes = settings.security().resetLinkMinutes
    const lifeMs = minutes * 60_000
    // The latest link is the one that counts.
    await tickets.removeAllOf(tx, 'reset', id)
    const content = { email: to }
    const token = await tickets.issue(tx, { kind: 'reset', memberId: id, content, lifeMs })
    const link = `${settings.siteUrl()}/login?reset=${token}`
    const brand = settings.brandName()
    await messages.sendMail(tx, {
      to,
      subject: sentence(language, 'identity-messages.resetSubject', { brand }),
      text: sentence(language, 'identity-messages.reset', { account, brand, minutes, link }),
      code: link,
      codeExpiresAt: new Date(now().getTime() + lifeMs),
    })
  }

  return {
    async request({ username, email: typed }, { ip }) {
      const payload = { username: username.trim(), email: typed.trim() }
      // The name is not held against the rule of today: an account may be older than it.
      if (payload.username === '') return refuseField('username', 'missing')
      if (!email.test(payload.email)) return refuseField('email', 'wrong_pattern')
      const tells = settings.security().tellUnknownAccounts
      const isUnknown = tells && (await findOwner(payload)) === undefined
      return await db.transaction(async (tx) => {
        const counted = await asked.count(tx, { username: accountKey(payload.username), ip })
        if (!counted.ok) return refuse('too-many-requests', counted.params)
        if (isUnknown) return refuse('unknown_account_or_email')
        await jobs.add(tx, job, payload)
        return ok()
      })
    },
    removeForgotten: asked.removeForgotten,
  }
}
