import { createHmac } from 'node:crypto'
import type { RandomBytes } from '@baize/kernel/random'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { networkOf } from '../../../platform/network.ts'
import { cleanText, isAgent, type Member, type MemberId, type Members } from '../members/members.ts'
import * as store from './store.ts'
import type { Invitation, InvitationsAsk } from './store.ts'

export type { Invitation, InvitationsAsk } from './store.ts'

type Source = Pick<Database, 'sql'>

export type Invited = { readonly invitation: Invitation; readonly agent: Member }

export type NewInvitation = Pick<Invitation, 'name' | 'makesAgent' | 'expiresAt' | 'mostUses'>

/** Codes by which agents invite. */
export type Invitations = {
  /** The open agent behind a code that still counts, on this domain. */
  find(code: string, domain: string | undefined): Promise<Result<Invited, 'invitation_code_error'>>
  /** Counts that a link was opened, once a day for each address, or half of an IPv6 address. */
  noteLook(code: string, ip: string): Promise<void>
  /** Uses one up in the commit of who comes by it; refuses when the last one is gone. */
  use(tx: Transaction, code: string): Promise<Result<undefined, 'invitation_code_error'>>
  /** Makes one with a code of its own. An agent has at most so many that are open. */
  create(
    tx: Transaction,
    agent: MemberId,
    one: NewInvitation,
  ): Promise<Result<Invitation, 'too_many_invitations'>>
  list(source: Source, agent: MemberId): Promise<readonly Invitation[]>
  /** Says whether it was this agent's. Nobody comes by it any more. */
  close(tx: Transaction, agent: MemberId, code: string): Promise<boolean>
  /** Of everybody, newest first, also those by which nobody comes any more. */
  listPage(source: Source, asked: InvitationsAsk): Promise<readonly Invitation[]>
  findAny(source: Source, code: string): Promise<Invitation | undefined>
  /** Who came by one, the newest first. */
  listJoined(
    source: Source,
    code: string,
    page: { readonly before?: string; readonly limit: number },
  ): Promise<readonly MemberId[]>
  /** Whoever's it is; says whether it was open until now. */
  end(tx: Transaction, code: string): Promise<boolean>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly randomBytes: RandomBytes
  readonly members: Pick<Members, 'find' | 'lock'>
  readonly visitorKey: Buffer
}

const mostOpen = 50
const mostListed = 200

export function createInvitations(deps: Deps): Invitations {
  const { db, now, randomBytes, members, visitorKey } = deps
  return {
    async find(code, domain) {
      const invitation = await store.findGood(db, code, now())
      if (invitation === undefined) return refuse('invitation_code_error')
      const { domain: only, agentId } = invitation
      if (only !== '' && hostOf(only) !== hostOf(domain ?? '')) {
        return refuse('invitation_code_error')
      }
      const agent = await members.find(db, agentId)
      const isOpen = agent !== undefined && agent.state === 'open' && isAgent(agent)
      return isOpen ? ok({ invitation, agent }) : refuse('invitation_code_error')
    },
    noteLook: async (code, ip) => {
      const day = now().toISOString().slice(0, 10)
      const visitor = createHmac('sha256', visitorKey)
        .update(`${day} ${store.keyOf(code)} ${networkOf(ip)}`)
        .digest()
        .subarray(0, 16)
      await store.noteLook(db, { code, day, visitor })
    },
    use: async (tx, code) =>
      (await store.use(tx, code, now())) ? ok() : refuse('invitation_code_error'),
    async create(tx, agentId, one) {
      // One after the other, so that none slips past the most.
      await members.lock(tx, agentId)
      if ((await store.countOpen(tx, agentId)) >= mostOpen) return refuse('too_many_invitations')
      for (;;) {
        const code = makeCode(randomBytes)
        const row = { ...one, name: nameOf(one), code, agentId, domain: '', createdAt: now() }
        if (await store.insert(tx, row)) return ok({ ...row, open: true, uses: 0, looks: 0 })
      }
    },
    list: async (source, agent) => (await store.listOf(source, agent, mostListed)).map(named),
    close: store.close,
    listPage: async (source, asked) => (await store.listPage(source, asked)).map(named),
    findAny: async (source, code) => {
      const found = await store.findAny(source, code)
      return found && named(found)
    },
    listJoined: store.listJoined,
    end: store.end,
  }
}

const nameOf = ({ name }: Pick<Invitation, 'name'>) => cleanText(name).slice(0, 60).trim()

/** Names that were kept before names were cleaned are cleaned where they are read. */
const named = (one: Invitation): Invitation => ({ ...one, name: nameOf(one) })

/** Eight signs that nobody takes for another; 32 of them, so that each byte gives one without favour. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function makeCode(randomBytes: RandomBytes): string {
  return Array.from(randomBytes(8), (byte) => signs[byte % signs.length]).join('')
}

/** A domain as it is compared: its case, a port and `www.` make no other. */
function hostOf(domain: string): string {
  return domain
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
}
