import { listAlerts, readAlert, readAllAlerts, type Alert } from '@baize/contract/system/alerts'
import { isId } from '@baize/kernel/ids'
import { ok, refuse } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { operatorOf } from '../caller.ts'
import type { AlertReader, Alerts, ShownAlert } from './alerts.ts'

const defaultPage = 30

export function serveAlerts(http: Http, alerts: Alerts): void {
  serve(http, listAlerts, async ({ cursor, limit = defaultPage, state }, call) => {
    // A cursor that we did not write starts from the beginning.
    const below = isId('alr', cursor) ? { below: cursor } : {}
    const page = { ...below, limit: limit + 1, ...(state && { state }) }
    const { items: found, at, ...counts } = await alerts.list(readerOf(call), page)
    const items = found.slice(0, limit).map(showAlert)
    const next = found.length > limit ? (items.at(-1)?.id ?? null) : null
    return ok({ items, next, at: at.toISOString(), ...counts })
  })
  serve(http, readAlert, async ({ id }, call) =>
    (await alerts.read(readerOf(call), id)) ? ok({}) : refuse('not_found'),
  )
  serve(http, readAllAlerts, async ({ until }, call) => {
    await alerts.readAll(readerOf(call), new Date(until))
    return ok({})
  })
}

function readerOf(call: Call): AlertReader {
  const { id, roles } = operatorOf(call)
  return { operator: id, roles, language: call.language }
}

function showAlert({ raisedAt, toldAt, endedAt, ...alert }: ShownAlert): Alert {
  return {
    ...alert,
    raisedAt: raisedAt.toISOString(),
    toldAt: toldAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
