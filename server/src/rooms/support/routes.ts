import type { Http } from '../../platform/http/http.ts'
import { serveChat } from './chat-routes.ts'
import { serveFeedback } from './feedback/routes.ts'
import { serveInbox } from './inbox/routes.ts'
import { serveSendings } from './sendings/routes.ts'
import type { Support } from './support.ts'
import { serveTemplates } from './templates/routes.ts'

/** The calls of the room. */
export function serveSupport(http: Http, support: Support): void {
  serveInbox(http, support.inbox)
  serveSendings(http, support.sendings)
  serveTemplates(http, support.templates)
  serveFeedback(http, support.feedback)
  serveChat(http, support.chat)
}
