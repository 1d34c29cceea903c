import * as contract from '@baize/contract/support/support'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { memberOf, readCursor, usualPage } from '../caller.ts'
import type { Inbox } from './inbox.ts'

/** The calls about the own inbox. */
export function serveInbox(http: Http, inbox: Inbox): void {
  serve(http, contract.listInbox, async ({ cursor, limit = usualPage, kind, unread }, call) => {
    const member = memberOf(call)
    const below = readCursor(cursor)
    const ask = { language: call.language, limit, kind, unread, below }
    const [page, waiting] = await Promise.all([inbox.list(member, ask), inbox.countUnread(member)])
    const next = page.next === undefined ? null : String(page.next)
    return ok({ items: [...page.items], next, unread: waiting })
  })
  serve(http, contract.getUnreadCount, async (_, call) =>
    ok({ count: await inbox.countUnread(memberOf(call)) }),
  )
  serve(http, contract.readMessages, async ({ ids }, call) =>
    ok({ count: await inbox.read(memberOf(call), ids) }),
  )
  serve(http, contract.removeMessages, async ({ ids }, call) =>
    ok({ count: await inbox.remove(memberOf(call), ids) }),
  )
}
