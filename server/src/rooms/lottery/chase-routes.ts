import * as calls from '@baize/contract/lottery/lottery-chases'
import type { Chase, ChaseWhole } from '@baize/contract/lottery/lottery-chases'
import { findPlay } from '@baize/games/lottery/lottery'
import { isId } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import { memberOf, pageOf, usualPage } from './asking.ts'
import type { ChaseId, ChaseRefusal, ChaseStep, ChaseSums, Lottery } from './lottery.ts'
import { toSlipRefusal } from './refusals.ts'

export type ChaseCalls = {
  readonly http: Http
  readonly lottery: Lottery
  /** How a lottery is called in a language. */
  readonly titleOf: (lottery: string, language: Language) => Promise<string>
}

/** A list holds many of them, and one may be as long as a book. */
const mostShown = 1_000

/** What members buy over several issues, look at and stop. */
export function serveChases({ http, lottery, titleOf }: ChaseCalls): void {
  async function show(chase: ChaseSums, language: Language): Promise<Chase> {
    return showChase(chase, await titleOf(chase.lottery, language))
  }

  async function showWhole(chase: ChaseSums, language: Language): Promise<ChaseWhole> {
    const [steps, at] = await Promise.all([lottery.listChaseSteps(chase.id), lottery.clock()])
    return {
      ...(await show(chase, language)),
      picked: chase.picked,
      steps: steps.map((step) => showStep(step, at)),
    }
  }

  serve(http, calls.buyChase, async ({ id, order, total, ...asked }, call) => {
    const member = memberOf(call)
    const once = 'sum' in order ? { sum: BigInt(order.sum) } : order
    const own = { id: id as ChaseId, member, once, total: BigInt(total) }
    const bought = await lottery.buyChase({ ...asked, ...own })
    if (bought.ok) return ok({ chase: await showWhole(bought.value, call.language) })
    const { code } = bought
    if (isOfChases(code)) return { ...bought, code }
    return toSlipRefusal({ ...bought, code }, await lottery.currencyOf(member))
  })

  serve(http, calls.listChases, async (asked, call) => {
    const { cursor, limit = usualPage, state, lottery: of } = asked
    const found = await lottery.listChases(memberOf(call), {
      limit: limit + 1,
      ...(isId('lch', cursor) && { below: cursor }),
      ...(of !== undefined && { lottery: of }),
      ...(state !== undefined && { isOpen: state === 'running' }),
    })
    const { page, next } = pageOf(found, limit)
    const items = await Promise.all(page.map((chase) => show(chase, call.language)))
    return ok({ items, next })
  })

  serve(http, calls.getChase, async ({ id }, call) => {
    const found = await lottery.findChase(memberOf(call), id)
    if (found === undefined) return refuse('not_found')
    return ok({ chase: await showWhole(found, call.language) })
  })

  serve(http, calls.stopChase, async ({ id }, call) => {
    const stopped = await lottery.stopChase(memberOf(call), id as ChaseId)
    if (!stopped.ok) return stopped
    return ok({ chase: await showWhole(stopped.value, call.language) })
  })
}

type OwnCode = 'chase_issues' | 'chase_multiple' | 'chase_plan' | 'chase_total'

const isOfChases = (code: ChaseRefusal): code is OwnCode => code.startsWith('chase_')

function showChase(chase: ChaseSums, title: string): Chase {
  const { id, lottery, play, picked, bets, once, plan, stopOnWin, currency, issues, done } = chase
  const isDone = chase.state === 'running' && done >= issues
  return {
    id,
    lottery,
    title,
    play,
    playName: findPlay(play)?.name ?? play,
    picked: picked.slice(0, mostShown),
    bets,
    order: once as Chase['order'],
    plan,
    stopOnWin,
    state: isDone ? 'done' : (chase.state as Chase['state']),
    currency,
    total: String(chase.total),
    staked: String(chase.staked),
    refunded: String(chase.refunded),
    payout: String(chase.payout),
    issues,
    done,
    at: chase.at.toISOString(),
  }
}

type Step = ChaseWhole['steps'][number]

function showStep(step: ChaseStep, at: Date): Step {
  return {
    issue: step.issue,
    number: step.number,
    closesAt: step.closesAt.toISOString(),
    drawsAt: step.drawsAt.toISOString(),
    multiple: step.multiple,
    cost: String(step.stake),
    state: stateOf(step, at),
    ticket: step.ticket,
    payout: String(step.payout),
  }
}

/** Its stake is set aside from the beginning; it waits until its sale begins. */
function stateOf({ state, outcome, bets, opensAt }: ChaseStep, at: Date): Step['state'] {
  if (state === 'settled') {
    if (outcome !== null && Object.keys(outcome.hits).length > 0) return 'won'
    return (outcome?.refunds ?? 0) >= bets ? 'returned' : 'lost'
  }
  if (state === 'open') return opensAt > at ? 'waiting' : 'bought'
  return state === 'asked' ? 'waiting' : 'refunded'
}
