import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it, vi } from 'vitest'
import type { Http } from './http.ts'
import { serveFixedPaper, servePaper } from './paper.ts'

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Serves a paper to a stand-in; answers how it is asked for, and what was sent. */
function serving(serve: (http: Http) => void) {
  const get = vi.fn<(path: string, options: object, handle: Handle) => void>()
  const sent: unknown[] = []
  const reply = {
    headers: () => reply,
    header: () => reply,
    send: (body: unknown) => void sent.push(body),
  } as unknown as FastifyReply
  const http = { app: { get }, limitCalls: () => ({}) } as unknown as Http
  serve(http)
  const handle = get.mock.calls[0]?.[2]
  const ask = async (headers: Record<string, string>) =>
    await handle?.({ headers } as FastifyRequest, reply)
  return { ask, sent }
}

const changing = (text: () => string) => (http: Http) =>
  servePaper(http, '/paper', { type: 'text/plain', text })

it.each([{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }])(
  '[H31] a paper is made into bytes once for who asks with %o',
  async (headers) => {
    const { ask, sent } = serving(changing(() => 'é'.repeat(1_000)))
    await ask(headers)
    await ask(headers)
    expect(sent[0]).toBeInstanceOf(Buffer)
    expect(sent[1]).toBe(sent[0])
  },
)

it('[H31] a paper that says something else is made anew', async () => {
  let text = 'one'
  const { ask, sent } = serving(changing(() => text))
  await ask({})
  text = 'two'
  await ask({})
  expect(sent.map(String)).toEqual(['one', 'two'])
})

it.each([
  [{}, (sent: Buffer) => sent],
  [{ 'accept-encoding': 'gzip' }, gunzipSync],
  [{ 'accept-encoding': 'gzip, br' }, brotliDecompressSync],
])('[H31] a paper that never changes is whole for who asks with %o', async (headers, unpack) => {
  const text = 'é'.repeat(1_000)
  const { ask, sent } = serving((http) =>
    serveFixedPaper(http, '/paper', { type: 'text/plain', text }),
  )
  await ask(headers)
  await ask(headers)
  expect(sent.map((one) => String(unpack(one as Buffer)))).toEqual([text, text])
})
