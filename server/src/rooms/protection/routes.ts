import * as contract from '@baize/contract/protection/protection'
import { ok } from '@baize/kernel/result'
import type { Call } from '../../platform/http/call.ts'
import type { Http } from '../../platform/http/http.ts'
import { serve } from '../../platform/http/serve.ts'
import type { MemberId } from '../identity/identity.ts'
import { operatorOf } from '../system/system.ts'
import type { Protection } from './protection.ts'
import { showEvent, showProtection, showRestriction } from './shape.ts'

/** The calls by which members protect themselves, and those of the console about it. */
export function serveProtection(http: Http, protection: Protection): void {
  serveLimits(http, protection)
  serveBreaks(http, protection)
  serveDesk(http, protection)
}

function memberOf({ actor }: Call): MemberId {
  if (!actor) throw new Error('A member call was let through without a session.')
  return actor.id as MemberId
}

function serveLimits(http: Http, protection: Protection) {
  const show = async (member: MemberId) =>
    ok(showProtection(await protection.getProtection(member)))

  serve(http, contract.getProtection, (_, call) => show(memberOf(call)))
  serve(http, contract.setLimit, async (wanted, call) => {
    const set = await protection.setLimit(memberOf(call), wanted)
    return set.ok ? await show(memberOf(call)) : set
  })
  serve(http, contract.confirmLimit, async (key, call) => {
    const confirmed = await protection.confirmLimit(memberOf(call), key)
    return confirmed.ok ? await show(memberOf(call)) : confirmed
  })
  serve(http, contract.dropLimitChange, async (key, call) => {
    const dropped = await protection.dropLimitChange(memberOf(call), key)
    return dropped.ok ? await show(memberOf(call)) : dropped
  })
  serve(http, contract.setReminder, async ({ minutes }, call) => {
    await protection.setReminder(memberOf(call), minutes)
    return await show(memberOf(call))
  })
  serve(http, contract.acknowledgeReminder, async (read, call) => {
    await protection.acknowledgeReminder(memberOf(call), read)
    return ok({})
  })
}

function serveBreaks(http: Http, protection: Protection) {
  serve(http, contract.takeTimeOut, async ({ hours }, call) => {
    const { until } = await protection.takeTimeOut(memberOf(call), hours)
    return ok({ until: until?.toISOString() ?? null })
  })
  serve(http, contract.excludeSelf, async ({ months }, call) => {
    const { until } = await protection.excludeSelf(memberOf(call), months)
    return ok({ until: until?.toISOString() ?? null })
  })
}

const usualPage = 50

function serveDesk(http: Http, protection: Protection) {
  serve(http, contract.listRestrictions, async ({ cursor, limit = usualPage, ...filter }) => {
    const below = readCursor(cursor)
    const found = await protection.listRestrictions({
      ...filter,
      limit: limit + 1,
      ...(below === undefined ? {} : { below }),
    })
    const items = found.slice(0, limit)
    const last = found.length > limit ? items.at(-1) : undefined
    return ok({ items: items.map(showRestriction), next: last ? String(last.number) : null })
  })
  serve(http, contract.getMemberProtection, async ({ id }) => {
    const found = await protection.findProtection(id)
    if (!found.ok) return found
    const { state, history } = found.value
    return ok({ protection: showProtection(state), history: history.map(showEvent) })
  })
  serve(http, contract.restrictMember, async ({ id, ...asked }, call) => {
    const operator = operatorOf(call)
    const done = await protection.restrict({ ...asked, member: id as MemberId, operator })
    return done.ok ? ok({}) : done
  })
  serve(http, contract.listLimitsReached, async () => {
    const { items, withLimits, barred } = await protection.getReached()
    const shown = items.flatMap(({ at, member, account, limitKind: kind, period }) =>
      kind === null || period === null
        ? []
        : [{ at: at.toISOString(), member, account, kind, period }],
    )
    return ok({ items: shown, withLimits, barred })
  })
}

/** A cursor that nobody gave out is no cursor. */
function readCursor(cursor = ''): bigint | undefined {
  return /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : undefined
}
