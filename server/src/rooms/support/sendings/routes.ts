import * as contract from '@baize/contract/support/support'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { pageOf, readCursor, usualPage } from '../caller.ts'
import type { Sending, Sendings } from './sendings.ts'
import { operatorOf } from '../../system/system.ts'

/** The calls of the console about what is written to members. */
export function serveSendings(http: Http, sendings: Sendings): void {
  serve(http, contract.countAudience, async (whom) => {
    const counted = await sendings.count(whom)
    return counted.ok ? ok({ members: counted.value }) : counted
  })
  serve(http, contract.sendMessage, async (asked, call) => {
    const sent = await sendings.send({ ...asked, operator: operatorOf(call) })
    return sent.ok ? ok(showSending(sent.value)) : sent
  })
  serve(http, contract.listSentMessages, async ({ cursor, limit = usualPage }) => {
    const below = readCursor(cursor)
    const { rows, next } = pageOf(await sendings.list({ below, limit: limit + 1 }), limit)
    return ok({ items: rows.map(showSending), next })
  })
}

function showSending(sending: Sending): contract.SentMessage {
  const { id, at, by, kind, audience, sent, read, state, title } = sending
  const shown = { id, by, kind, audience, sent, read, state }
  return { ...shown, at: at.toISOString(), title: title.EN ?? '' }
}
