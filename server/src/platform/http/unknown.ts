import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPagePath } from '@baize/contract/pages'
import { sendRefusal, TransportRefusal } from './answer.ts'
import type { Http } from './http.ts'
import type { Pages } from './pages.ts'

const callPrefix = /^\/(wps|lgw|lotto|ops\/api|art|texts|docs|socket|metrics|healthz|readyz)(\/|$)/

/** Addresses that no call answers: pages get their shell, everything else the envelope. */
export function answerTheRest(http: Http, pages: Pages | undefined): void {
  http.app.addHook('onRequest', refuseUnread)
  http.app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    if (pages === undefined || !wantsPage(request, path)) {
      return sendRefusal(request, reply, { code: 'unknown_call' })
    }
    await http.rates.countPage(request, reply)
    if (isBelow(path, '/ops')) return pages.send(request, reply, 'console')
    if (isBelow(path, '/arcade')) return pages.send(request, reply, 'arcade')
    return pages.send(request, reply, 'web', isPagePath(path) ? 200 : 404)
  })
}

/** Nobody takes what is sent to an address that leads nowhere, so it is not read either. */
function refuseUnread(request: FastifyRequest, _reply: FastifyReply, done: (no?: Error) => void) {
  const mayBring = request.is404 && request.method !== 'GET' && request.method !== 'HEAD'
  done(mayBring ? new TransportRefusal('unknown_call') : undefined)
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** A browser that opens an address asks for HTML; a bare tool asks for anything and gets known pages only. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (callPrefix.test(path) || /\/assets\//.test(path)) return false
  const accepts = request.headers.accept ?? ''
  return (
    accepts.includes('text/html') ||
    isPagePath(path) ||
    isBelow(path, '/ops') ||
    isBelow(path, '/arcade')
  )
}
