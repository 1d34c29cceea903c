import * as calls from '@baize/contract/lottery/lottery'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import { serve } from '../../platform/http/serve.ts'
import { serveChases } from './chase-routes.ts'
import type { Issue, LotteryShown } from './lottery.ts'
import { createNames, createStanding, type RouteDeps } from './naming.ts'
import { showIssue, showLottery, showResult, symbolsOf } from './shape.ts'
import { serveLotteryTickets } from './ticket-routes.ts'
import { groupsOf, treeOf } from './tree.ts'
import { serveLotteryWire } from './wire-routes.ts'

const usualPage = 50

/** The calls of everybody about what is drawn, and those of members about their tickets. */
export function serveLottery(deps: RouteDeps): void {
  const { http, lottery } = deps
  const { clock } = lottery
  const nameOf = createNames(deps)
  const standing = createStanding(deps)

  const show = (one: LotteryShown, language: Language, issues: readonly Issue[], at: Date) =>
    showLottery(one, { named: nameOf(one, language), mode: lottery.tableOf(one).mode, issues, at })

  serve(http, calls.listLotteries, async ({ language, vendor }, call) => {
    const [{ lotteries, issues }, at] = await Promise.all([standing(), clock()])
    const wanted = lotteries.filter((one) => vendor === undefined || one.vendor === vendor)
    const list = wanted.map((one) => show(one, language ?? call.language, issues, at))
    return ok({ serverTime: at.toISOString(), list })
  })

  serve(http, calls.getLottery, async ({ lottery: id, language }, call) => {
    const [{ lotteries, issues }, at] = await Promise.all([standing(), clock()])
    const found = lotteries.find((one) => one.id === id)
    if (found === undefined) return refuse('not_found')
    const shown = show(found, language ?? call.language, issues, at)
    return ok({ serverTime: at.toISOString(), lottery: shown })
  })

  serve(http, calls.getPlayTable, async ({ lottery: id }) => {
    const found = await lottery.find(id)
    if (found === undefined) return refuse('not_found')
    const table = lottery.tableOf(found)
    const { mode: prizeMode, version } = table
    const tree = treeOf(table, found.family)
    return ok({ lottery: id, prizeMode, version, groups: groupsOf(table), tree })
  })

  serve(http, calls.listLotteryIssues, async ({ lottery: id, limit = usualPage }) => {
    if ((await lottery.find(id)) === undefined) return refuse('not_found')
    const [list, at] = await Promise.all([lottery.listComing(id, limit), clock()])
    return ok({ serverTime: at.toISOString(), list: list.map((issue) => showIssue(issue, at)) })
  })

  serve(http, calls.listLotteryResults, async (asked) => {
    const { lottery: id, limit = usualPage, day, number } = asked
    if ((await lottery.find(id)) === undefined) return refuse('not_found')
    const before = momentOf(asked.cursor)
    const wanted = {
      limit: limit + 1,
      ...(before && { before }),
      ...(day !== undefined && { day }),
      ...(number !== undefined && { number }),
    }
    const [found, at] = await Promise.all([lottery.listPast(id, wanted), clock()])
    const page = found.slice(0, limit)
    const next = found.length > limit ? (page.at(-1)?.drawsAt.toISOString() ?? null) : null
    return ok({ items: page.map((issue) => showResult(issue, at)), next })
  })

  serve(http, calls.getDrawProof, async ({ issue }) => {
    const proof = await lottery.proofOf(issue)
    if (proof === undefined) return refuse('not_found')
    const { closesAt, draw, ...all } = proof
    return ok({ issue, ...all, closesAt: closesAt.toISOString(), draw: symbolsOf(draw) })
  })

  serveLotteryTickets({ ...deps, nameOf })
  serveChases({
    ...deps,
    async titleOf(id, language) {
      const found = await lottery.find(id)
      return found === undefined ? id : nameOf(found, language).title
    },
  })
  serveLotteryWire({ ...deps, nameOf, standing })
}

/** A cursor is the moment of a draw; what is none begins at the newest. */
function momentOf(cursor = ''): Date | undefined {
  const at = new Date(cursor)
  return cursor === '' || Number.isNaN(at.getTime()) ? undefined : at
}
