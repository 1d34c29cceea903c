import type { Branch, BranchMove } from '@baize/contract/agents/tree-desk'
import type { InputOf, ReplyOf } from '@baize/contract/endpoint'
import type { getAgentTree } from '@baize/contract/agents/tree-desk'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { businessDay } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { Member, MemberId, Members } from '../../identity/identity.ts'
import type { Agents } from '../agents.ts'
import type { Move } from '../moves/moves.ts'
import { findNamed } from '../find-named.ts'

export type TreeDeskDeps = Pick<Agents, 'tree' | 'contracts' | 'downlines' | 'moves'> & {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly members: Pick<Members, 'find' | 'findByAccount' | 'list' | 'listNamed' | 'listTopAgents'>
}

type People = ReadonlyMap<string, Member>

const usualPage = 20
const mostFound = 50
/** How many accounts with the same beginning are looked through. */
const mostNamed = 200

/** Branches of the tree as the console shows them. */
export function createTreeDesk(deps: TreeDeskDeps) {
  const { db, now, zone, members, tree, contracts, downlines, moves } = deps

  async function show(ids: readonly string[]): Promise<Branch[]> {
    const people = await members.list(db, ids)
    const found = ids.flatMap((id) => people.get(id) ?? [])
    const own = found.map(({ id }) => id)
    const [sizes, direct, depths, planned] = await Promise.all([
      tree.countTeams(db, own),
      tree.countDirect(db, own),
      tree.depthsOf(db, own),
      moves.listPlanned(own),
    ])
    const shownMoves = new Map((await showMoves(planned)).map((move) => [move.member.id, move]))
    return await Promise.all(
      found.map(async (one): Promise<Branch> => {
        const open = await contracts.listOpen(one.id)
        return {
          id: one.id,
          account: one.account,
          nickname: one.nickname,
          type: one.type,
          state: one.state,
          currency: one.currency,
          joinedAt: one.registeredAt.toISOString(),
          rate: await downlines.rateOf(db, one.id),
          teamSize: sizes.get(one.id) ?? 0,
          direct: direct.get(one.id) ?? 0,
          depth: depths.get(one.id) ?? 0,
          contracts: open.filter(({ state }) => state === 'accepted').map(({ kind }) => kind),
          move: shownMoves.get(one.id) ?? null,
        }
      }),
    )
  }

  async function showMoves(list: readonly Move[]): Promise<BranchMove[]> {
    const named = list.flatMap(({ member, fromUpline, toUpline }) =>
      [member, fromUpline, toUpline].filter((id) => id !== null),
    )
    const people = await members.list(db, named)
    return list.map((move) => wireMove(move, people))
  }

  function wireMove(move: Move, people: People): BranchMove {
    const { fromUpline, toUpline, plannedAt, overAt } = move
    const nameOf = (id: MemberId) => ({ id, account: people.get(id)?.account ?? id })
    return {
      id: move.id,
      member: nameOf(move.member),
      from: fromUpline === null ? null : nameOf(fromUpline),
      to: toUpline === null ? null : nameOf(toUpline),
      day: move.day,
      state: move.state,
      size: move.size,
      ended: move.ended,
      reason: move.reason,
      plannedBy: move.plannedBy,
      plannedAt: plannedAt.toISOString(),
      overAt: overAt?.toISOString() ?? null,
      isOpen: moves.isOpen(move),
    }
  }

  /** At the top are all who have somebody below, and agents who have nobody yet. */
  async function listBelow(
    of: MemberId | null,
    page: { before: string | undefined; limit: number },
  ) {
    const inLines = await tree.listBelow(db, of, page)
    if (of !== null) return inLines
    const all = new Set([...inLines, ...(await members.listTopAgents(db, page))])
    return [...all].toSorted((one, other) => (one < other ? 1 : -1)).slice(0, page.limit)
  }

  async function getTree(
    asked: InputOf<typeof getAgentTree>,
  ): Promise<Result<ReplyOf<typeof getAgentTree>, 'not_found'>> {
    const { of = '', search = '', cursor = '', limit = usualPage } = asked
    const at = of === '' ? undefined : await members.findByAccount(db, of)
    if (of !== '' && at === undefined) return refuse('not_found')
    const above = at === undefined ? [] : [...(await tree.listAbove(db, at.id)), at.id]
    const names = await members.list(db, above)
    const frame = {
      zone: zone(),
      today: businessDay(now(), zone()),
      path: above.map((id) => ({ id, account: names.get(id)?.account ?? id })),
      of: at === undefined ? null : ((await show([at.id]))[0] ?? null),
    }
    if (search.trim() !== '') {
      const found = await findNamed(db, members, search.trim(), mostNamed)
      const isCut = found.length > mostFound
      const items = await show(found.slice(0, mostFound))
      return ok({ ...frame, items, next: null, isCut })
    }
    const before = cursor === '' ? undefined : cursor
    const found = await listBelow(at?.id ?? null, { before, limit: limit + 1 })
    const page = found.slice(0, limit)
    const next = found.length > limit ? (page.at(-1) ?? null) : null
    return ok({ ...frame, items: await show(page), next, isCut: false })
  }

  return {
    getTree,
    showMoves,
    async showMove(move: Move): Promise<BranchMove> {
      const [shown] = await showMoves([move])
      if (shown === undefined) throw new Error('A move that was written cannot be shown.')
      return shown
    },
  }
}
