import * as contract from '@baize/contract/cashier/withdrawals'
import * as desk from '@baize/contract/cashier/withdrawals-desk'
import { isId } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { memberOf } from '../callers.ts'
import { showDesk, showEligibility, showInList, showWithdrawal } from './shape.ts'
import type { Place } from './store.ts'
import type { Withdrawal, WithdrawalId, Withdrawals } from './withdrawals.ts'
import { operatorOf } from '../../system/system.ts'

const usualPage = 20

/** The calls about money out: of members, and of those who decide. */
export function serveWithdrawals(http: Http, withdrawals: Withdrawals): void {
  serveOwn(http, withdrawals)
  serveDesk(http, withdrawals)
  serveDecisions(http, withdrawals)
}

function serveOwn(http: Http, withdrawals: Withdrawals): void {
  serve(http, contract.getEligibility, async (_, call) =>
    ok(showEligibility(await withdrawals.getEligibility(memberOf(call), call.language))),
  )

  serve(http, contract.createWithdrawal, async ({ givesUp = [], ...input }, call) => {
    const { ip, userAgent } = call
    const id = input.id as WithdrawalId
    const agreed = givesUp.map(({ reward, pocket, stake }) => ({
      grant: reward,
      pocket: BigInt(pocket),
      atStake: BigInt(stake),
    }))
    const asked = { ...input, id, member: memberOf(call), ip, userAgent, agreed }
    const made = await withdrawals.create(asked)
    return made.ok ? ok(showWithdrawal(made.value)) : made
  })

  serve(http, contract.listWithdrawals, async ({ cursor, limit = usualPage, open }, call) => {
    const before = readPlace(cursor)
    const found = await withdrawals.list(memberOf(call), {
      limit: limit + 1,
      ...(before === undefined ? {} : { before }),
      ...(open === undefined ? {} : { open }),
    })
    const items = found.slice(0, limit)
    const last = found.length > limit ? items.at(-1) : undefined
    return ok({ items: items.map(showWithdrawal), next: last ? placeOf(last) : null })
  })

  serve(http, contract.getWithdrawal, async ({ id }, call) => {
    const found = await withdrawals.find(memberOf(call), id)
    return found.ok ? ok(showWithdrawal(found.value)) : found
  })

  serve(http, contract.confirmWithdrawal, async (input, call) => {
    const told = await withdrawals.confirm({ ...input, member: memberOf(call) })
    if (told.ok) return ok(showWithdrawal(told.value))
    // The sum is read in the withdrawal's own currency, so that it cannot be another.
    return told.code === 'wrong_currency' ? refuse('amount_invalid') : { ...told, code: told.code }
  })
}

function serveDesk(http: Http, { desk: lists }: Withdrawals): void {
  serve(
    http,
    desk.listDeskWithdrawals,
    async ({ cursor = '', limit = usualPage, ...asked }, call) => {
      const after = /^\d{1,18}$/.test(cursor) ? { after: BigInt(cursor) } : {}
      const page = await lists.list({ ...asked, ...after, limit }, operatorOf(call).id)
      const { items, next, people, counts, sums } = page
      const counted = (lane: 'review' | 'pay' | 'paid' | 'dispute') => counts.get(lane) ?? 0
      const summed = (lane: 'review' | 'pay' | 'dispute') => String(sums.get(lane) ?? 0n)
      return ok({
        items: items.map((item) => showInList(item, people)),
        next: next === null ? null : String(next),
        counts: {
          review: counted('review'),
          pay: counted('pay'),
          paid: counted('paid'),
          dispute: counted('dispute'),
        },
        sums: { review: summed('review'), pay: summed('pay'), dispute: summed('dispute') },
      })
    },
  )

  serve(http, desk.revealPayee, async ({ id }, call) => {
    const revealed = await lists.reveal(id, operatorOf(call))
    return revealed.ok ? ok({ number: revealed.value }) : revealed
  })

  serve(http, desk.getDeskWithdrawal, async ({ id }, call) => {
    const found = await lists.get(id, operatorOf(call).id)
    if (found === undefined) return refuse('not_found')
    const { withdrawal, people, history, proof, balance, totals } = found
    return ok({
      withdrawal: showDesk(withdrawal, people),
      history: history
        .slice(-60)
        .map(({ what, at, by, note }) => ({ state: what, at: at.toISOString(), by, note })),
      proof: proof === undefined ? '' : `data:image/webp;base64,${proof.toString('base64')}`,
      balance: String(balance),
      totals: { deposits: String(totals.deposits), withdrawals: String(totals.withdrawals) },
    })
  })
}

function serveDecisions(http: Http, withdrawals: Withdrawals): void {
  /** How a withdrawal stands after a decision, as the desk shows it. */
  async function show<Code extends string>(answer: Result<Withdrawal, Code>, call: Call) {
    if (!answer.ok) return answer
    const found = await withdrawals.desk.find(answer.value.id, operatorOf(call).id)
    if (found === undefined) throw new Error('A withdrawal that was decided is not there.')
    return ok({ withdrawal: showDesk(found.withdrawal, found.people) })
  }

  async function showWithApproval<Code extends string>(
    answer: Result<Withdrawal, Code>,
    call: Call,
  ) {
    const shown = await show(answer, call)
    return shown.ok ? ok({ ...shown.value, approval: shown.value.withdrawal.approval }) : shown
  }

  const by = (call: Call) => ({ operator: operatorOf(call) })

  serve(http, desk.assignWithdrawal, async (input, call) =>
    show(await withdrawals.assign({ ...input, ...by(call) }), call),
  )
  serve(http, desk.approveWithdrawal, async (input, call) =>
    showWithApproval(await withdrawals.approve({ ...input, ...by(call) }), call),
  )
  serve(http, desk.rejectWithdrawal, async (input, call) =>
    show(await withdrawals.reject({ ...input, ...by(call) }), call),
  )
  serve(http, desk.disburseWithdrawal, async (input, call) => {
    const shown = await show(await withdrawals.disburse({ ...input, ...by(call) }), call)
    if (shown.ok) return shown
    return shown.code === 'wrong_currency'
      ? refuse('amount_invalid')
      : { ...shown, code: shown.code }
  })
  serve(http, desk.settleDispute, async (input, call) =>
    showWithApproval(await withdrawals.settle({ ...input, ...by(call) }), call),
  )
}

function placeOf({ requestedAt, id }: Withdrawal): string {
  return `${requestedAt.getTime()}.${id}`
}

/** A cursor that nobody gave out is no cursor. */
function readPlace(cursor = ''): Place | undefined {
  const [, ms = '', id = ''] = /^(\d{1,14})\.(.{1,40})$/.exec(cursor) ?? []
  return isId('wdr', id) ? { at: new Date(Number(ms)), id } : undefined
}
