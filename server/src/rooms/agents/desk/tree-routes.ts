import * as contract from '@baize/contract/agents/tree-desk'
import { ok, refuse } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import {
  actedBy,
  fullNameOf,
  operatorOf,
  type Audit,
  type AuditActions,
} from '../../system/system.ts'
import { createTreeDesk, type TreeDeskDeps } from './tree.ts'

const treeActions = {
  'branch.planned': 'agents-desk.actionMovePlanned',
  'branch.taken_back': 'agents-desk.actionMoveTakenBack',
  'branch.rated': 'agents-desk.actionRateSet',
} as const satisfies AuditActions

type Deps = TreeDeskDeps & { readonly audit: Pick<Audit, 'open'> }

/** The operators' calls about teams. Each act is one commit with its entry. */
export function serveTreeDesk(http: Http, deps: Deps): void {
  const { db, members, moves, downlines } = deps
  const audit = deps.audit.open(treeActions)
  const desk = createTreeDesk(deps)
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

  serve(
    http,
    contract.planMove,
    async ({ id, account, upline, confirmed = false, reason }, call) => {
      const operator = operatorOf(call)
      const member = await members.findByAccount(db, account)
      const above = upline === '' ? null : await members.findByAccount(db, upline)
      if (member === undefined || above === undefined) return refuse('not_found')
      const planned = await moves.plan(
        {
          id: id as `mov_${string}`,
          member: member.id,
          upline: above?.id ?? null,
          confirmed,
          reason,
          by: fullNameOf(operator),
        },
        (tx, { fromUpline, toUpline, day, size, ended }) =>
          audit.write(tx, {
            ...actedBy(operator),
            action: 'branch.planned',
            object: `${id} ${member.id}`,
            reason,
            before: { account, upline: fromUpline },
            after: { account, upline: toUpline, day, size, ended },
          }),
      )
      return planned.ok ? ok(await desk.showMove(planned.value)) : planned
    },
  )

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
