import * as contract from '@baize/contract/agents/tree-desk'
import { ok, refuse } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import {
  actedBy,
  operatorOf,
  type Approvals,
  type Audit,
  type AuditActions,
} from '../../system/system.ts'
import type { MoveId } from '../moves/moves.ts'
import { createMoveRequests } from './move-requests.ts'
import { createTreeDesk, type TreeDeskDeps } from './tree.ts'

const treeActions = {
  'branch.taken_back': 'agents-desk.actionMoveTakenBack',
  'branch.rated': 'agents-desk.actionRateSet',
} as const satisfies AuditActions

type Deps = TreeDeskDeps & {
  readonly audit: Pick<Audit, 'open'>
  readonly approvals: Pick<Approvals, 'findWaiting' | 'handle' | 'listWaiting'>
}

/** The operators' calls about teams; a branch is moved by two people. Each act is one commit with its entry. */
export function serveTreeDesk(http: Http, deps: Deps): void {
  const { db, members, moves, downlines } = deps
  const audit = deps.audit.open(treeActions)
  const desk = createTreeDesk(deps)
  const requests = createMoveRequests(deps)
  const usualPage = 20

  serve(http, contract.getAgentTree, (input) => desk.getTree(input))

  serve(http, contract.setAgentRate, async ({ account, rate, reason }, call) => {
    const found = await members.findByAccount(db, account)
    if (found === undefined) return refuse('not_found')
    const set = await downlines.setRateForHouse(found.id, rate, (tx, before) =>
      audit.write(tx, {
        ...actedBy(operatorOf(call)),
        action: 'branch.rated',
        object: found.id,
        reason,
        before: { account: found.account, rate: before },
        after: { account: found.account, rate },
      }),
    )
    return set.ok ? ok({ rate: set.value }) : set
  })

  serve(http, contract.listMoves, async ({ account, state, cursor = '', limit = usualPage }) => {
    const of = account === undefined ? undefined : await members.findByAccount(db, account)
    const found = await moves.list({
      ...(account === undefined ? {} : { member: of?.id ?? '' }),
      ...(state === undefined ? {} : { state }),
      ...(cursor === '' ? {} : { before: cursor }),
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return ok({ items: await desk.showMoves(page), next })
  })

  serve(http, contract.listAskedMoves, async () => ok({ items: await requests.listWaiting() }))

  serve(http, contract.planMove, async ({ id, confirmed = false, ...input }, call) => {
    const operator = operatorOf(call)
    const asked = await requests.ask({ ...input, id: id as MoveId, confirmed, operator })
    return asked.ok ? ok({ approvalId: asked.value }) : asked
  })

  serve(http, contract.takeBackMove, async ({ id, reason }, call) => {
    const taken = await moves.takeBack(id, (tx, { member, fromUpline, toUpline, day }) =>
      audit.write(tx, {
        ...actedBy(operatorOf(call)),
        action: 'branch.taken_back',
        object: `${id} ${member}`,
        reason,
        before: { upline: toUpline, day },
        after: { upline: fromUpline },
      }),
    )
    return taken.ok ? ok(await desk.showMove(taken.value)) : taken
  })
}
