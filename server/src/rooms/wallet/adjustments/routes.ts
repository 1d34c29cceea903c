import * as contract from '@baize/contract/wallet/adjustments'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { operatorOf } from '../../system/system.ts'
import type { MemberId } from '../pocket.ts'
import type { AdjustmentId } from './adjustment.ts'
import type { Adjustment, Adjustments } from './adjustments.ts'

const usualPage = 50

/** The calls about money moved by hand. */
export function serveAdjustments(http: Http, adjustments: Adjustments): void {
  serve(http, contract.createAdjustment, async ({ id, member, ...asked }, call) => {
    const created = await adjustments.create({
      ...asked,
      id: id as AdjustmentId,
      member: member as MemberId,
      operator: operatorOf(call),
    })
    return created.ok ? ok(showAdjustment(created.value)) : created
  })

  serve(http, contract.listAdjustments, async ({ cursor, limit = usualPage, member, state }) => {
    const below = readCursor(cursor)
    const found = await adjustments.list({
      limit: limit + 1,
      ...(below === undefined ? {} : { below }),
      ...(member === undefined || member === '' ? {} : { member: member.replace(/^member:/, '') }),
      ...(state === undefined ? {} : { state }),
    })
    const items = found.slice(0, limit)
    const last = found.length > limit ? items.at(-1) : undefined
    return ok({ items: items.map(showAdjustment), next: last ? String(last.number) : null })
  })
}

function showAdjustment(adjustment: Adjustment): contract.Adjustment {
  const {
    number: _,
    decidedById: __,
    amount,
    requestedAt,
    decidedAt,
    refusal,
    ...shown
  } = adjustment
  return {
    ...shown,
    amount: String(amount),
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    refusal: refusal ?? '',
  }
}

/** A cursor that nobody gave out is no cursor. */
function readCursor(cursor = ''): bigint | undefined {
  return /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : undefined
}
