import type { Http } from '../../platform/http/http.ts'
import type { Agents } from './agents.ts'
import { serveDownlines } from './downlines/routes.ts'

/** Binds the calls of the room. */
export function serveAgents(http: Http, { downlines }: Agents, now: () => Date): void {
  serveDownlines(http, downlines, now)
}
