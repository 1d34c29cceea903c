import { vi } from 'vitest'

type Answer = { readonly status?: number; readonly body: unknown }
type Handler = (request: Request) => Answer | Promise<Answer>

/** Stands in for the server: a handler for each `METHOD /path`, and a refusal for everything else. */
export function fakeServer(handlers: Readonly<Record<string, Handler>>): { asked: string[] } {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, 'http://console.test')
    const call = `${init.method ?? 'GET'} ${pathname}`
    asked.push(call)
    const { signal: _, ...rest } = init
    const request = new Request(`http://console.test${pathname}${search}`, rest)
    const handler = handlers[call]
    const { status = 200, body } = handler ? await handler(request) : refused('unknown_call', 404)
    return Response.json(body, { status })
  })
  return { asked }
}

export function gives(value: unknown): Answer {
  return { body: { success: true, value, message: '', code: '' } }
}

export function refused(code: string, status: number, message = `Refused: ${code}.`): Answer {
  return { status, body: { success: false, value: null, message, code, requestId: 'req_test' } }
}
