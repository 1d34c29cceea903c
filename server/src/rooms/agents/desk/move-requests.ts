import type { AskedMove } from '@baize/contract/agents/tree-desk'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId, Members } from '../../identity/identity.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type AskedChange,
  type Audit,
  type AuditActions,
  type Doer,
  type SaidValue,
} from '../../system/system.ts'
import type { MoveAsk, MoveId, MoveRefusal, Moves } from '../moves/moves.ts'

const actions = {
  'branch.planned': 'agents-desk.actionMovePlanned',
} as const satisfies AuditActions

const action = 'branch.move'

type Person = { readonly id: MemberId; readonly account: string }

type Asked = {
  readonly id: MoveId
  readonly member: Person
  /** Null is the top. */
  readonly from: Person | null
  readonly to: Person | null
  readonly size: number
  /** Which contracts would end, as who asked saw them. */
  readonly ends: readonly string[]
}

export type MoveWish = {
  readonly id: MoveId
  /** The names of accounts; an empty one is the top. */
  readonly account: string
  readonly upline: string
  readonly confirmed: boolean
  readonly reason: string
  readonly operator: Doer
}

/** Moves of branches: one person asks, another agrees, and only then they are planned. */
export type MoveRequests = {
  /** Answers the request that waits; null where this id has been planned already. */
  ask(wish: MoveWish): Promise<Result<string | null, MoveRefusal | 'move_asked'>>
  /** What waits, oldest first. */
  listWaiting(): Promise<AskedMove[]>
}

type Deps = {
  readonly db: Database
  readonly approvals: Pick<Approvals, 'findWaiting' | 'handle' | 'listWaiting'>
  readonly audit: Pick<Audit, 'open'>
  readonly moves: Pick<Moves, 'check' | 'planWithin'>
  readonly members: Pick<Members, 'find' | 'findByAccount'>
}

export function createMoveRequests(deps: Deps): MoveRequests {
  const { db, moves, members } = deps
  const audit = deps.audit.open(actions)

  const request = deps.approvals.handle<Asked, MoveRefusal>(action, {
    says: 'agents-moves.move',
    saysYes: 'agents-moves.moveYes',
    roles: ['admin', 'finance'],
    changes: moveChanges,
    async carryOut(tx, { content, reason, requestedBy }, by) {
      const { account } = content.member
      const asked = askOf(content, { reason, by: requestedBy })
      const planned = await moves.planWithin(tx, asked, (within, move) =>
        audit.write(within, {
          ...actedBy(by),
          action: 'branch.planned',
          object: `${move.id} ${move.member}`,
          reason,
          before: { account, upline: move.fromUpline },
          after: {
            account,
            upline: move.toUpline,
            day: move.day,
            size: move.size,
            ended: move.ended,
            askedBy: requestedBy,
          },
        }),
      )
      return planned.ok ? ok() : planned
    },
  })

  async function personOf(tx: Transaction, id: MemberId | null): Promise<Person | null> {
    if (id === null) return null
    return { id, account: (await members.find(tx, id))?.account ?? id }
  }

  return {
    async ask({ id, account, upline, confirmed, reason, operator }) {
      const member = await members.findByAccount(db, account)
      const above = upline === '' ? null : await members.findByAccount(db, upline)
      if (member === undefined || above === undefined) return refuse('not_found')
      const to = above === null ? null : { id: above.id, account: above.account }
      // Its own commit: who decides holds the request while waiting for the turn of the tree, which this one has.
      const checked = await moves.check({
        id,
        member: member.id,
        upline: to?.id ?? null,
        confirmed,
        reason,
        by: fullNameOf(operator),
      })
      if (!checked.ok) return checked
      if (checked.value.known !== undefined) return ok(null)
      const { fromUpline, size, ends } = checked.value
      // Who asked may ask for something else instead; nobody takes the place of another's request.
      const own = (await deps.approvals.listWaiting())
        .filter(({ requestedById }) => requestedById === operator.id)
        .map((one) => one.id)
      return await db.transaction(async (tx): Promise<Result<string, 'move_asked'>> => {
        const waiting = await deps.approvals.findWaiting(tx, action, member.id)
        if (waiting !== undefined && !own.includes(waiting)) return refuse('move_asked')
        const content: Asked = {
          id,
          member: { id: member.id, account: member.account },
          from: await personOf(tx, fromUpline),
          to,
          size,
          ends,
        }
        return ok(await request(tx, { object: member.id, content, operator, reason }))
      })
    },
    async listWaiting() {
      const waiting = await deps.approvals.listWaiting()
      return waiting
        .filter((one) => one.action === action)
        .map(({ id, content, reason, requestedBy, requestedAt, expiresAt }) => {
          const { member, from, to, size, ends } = content as Asked
          return {
            approvalId: id,
            member,
            from,
            to,
            size,
            ends: ends.length,
            reason,
            askedBy: requestedBy,
            askedAt: requestedAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
          }
        })
    },
  }
}

/** Contracts that were agreed on since were not seen by who asked. */
function askOf(
  { id, member, to, ends }: Asked,
  { reason, by }: Pick<MoveAsk, 'reason' | 'by'>,
): MoveAsk {
  return { id, member: member.id, upline: to?.id ?? null, confirmed: true, ends, reason, by }
}

function moveChanges({ member, from, to, size, ends }: Asked): readonly AskedChange[] {
  const place = (one: Person | null): SaidValue => one?.account ?? { text: 'agents-desk.top' }
  return [
    {
      name: { text: 'agents-moves.branch', values: { name: member.account, count: size } },
      before: place(from),
      after: place(to),
      isLoosened: false,
    },
    ...(ends.length === 0
      ? []
      : [
          {
            name: { text: 'agents-moves.ends', values: { count: ends.length } } as const,
            before: '',
            after: '',
            isLoosened: false,
          },
        ]),
  ]
}
