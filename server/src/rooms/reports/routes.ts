import { getPlayReport } from '@baize/contract/play/play-report'
import { getBet } from '@baize/contract/wagers/bets-desk'
import * as contract from '@baize/contract/wagers/records'
import { isId } from '@baize/kernel/ids'
import { ok, refuse } from '@baize/kernel/result'
import type { Call } from '../../platform/http/call.ts'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Product } from '../wagers/wagers.ts'
import type { MemberId } from '../wallet/wallet.ts'
import type { Reports } from './reports.ts'

const usualPage = 20

/**
 * The calls of members about their own account, where whose it is comes from the session alone; and those of operators
 * about one bet, and about what all of them played.
 */
export function serveReports(http: Http, reports: Reports): void {
  serve(
    http,
    contract.listBets,
    async ({ from, to, limit = usualPage, product, ...wanted }, call) => {
      const span = reports.readSpan(spanOf(from, to))
      if (!span.ok) return span
      // Hot is a shelf and no product: no bet is of it.
      const own = product === undefined ? {} : { product: product as Product }
      const { language } = call
      const member = memberOf(call)
      return ok(
        await reports.listBets({ ...wanted, ...own, limit, language, member, span: span.value }),
      )
    },
  )

  serve(
    http,
    contract.listAccountRecord,
    async ({ from, to, limit = usualPage, ...wanted }, call) => {
      const span = reports.readSpan(spanOf(from, to))
      if (!span.ok) return span
      const { language } = call
      const member = memberOf(call)
      return ok(
        await reports.listAccountRecord({ ...wanted, limit, language, member, span: span.value }),
      )
    },
  )

  serve(http, contract.listCreditReport, async ({ from, to, limit = usualPage, ...page }, call) => {
    const span = reports.readSpan(spanOf(from, to))
    if (!span.ok) return span
    const { language } = call
    const member = memberOf(call)
    return await reports.listCreditReport({ ...page, limit, language, member, span: span.value })
  })

  serve(http, contract.getProfit, async ({ from, to }, call) => {
    const span = reports.readSpan(spanOf(from, to))
    return span.ok ? ok(await reports.getProfit(memberOf(call), span.value)) : span
  })

  serve(http, getBet, async ({ wager }, { language }) =>
    isId('wgr', wager) ? await reports.getBet(wager, language) : refuse('not_found'),
  )

  serve(http, getPlayReport, async ({ currency, ...wanted }) => {
    const span = reports.readSpan(wanted)
    return span.ok ? await reports.getPlay(span.value, currency) : span
  })
}

function spanOf(from: string | undefined, to: string | undefined) {
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

function memberOf({ actor }: Call): MemberId {
  if (actor === null) throw new Error('A call about own records came without a member.')
  return actor.id as MemberId
}
