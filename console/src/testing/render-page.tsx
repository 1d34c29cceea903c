import { Suspense, type FunctionComponent } from 'react'
import { vi } from 'vitest'
import { answerTexts } from '@baize/texts/testing/answer-texts'
import type { OperatorRole } from '@baize/contract/roles'
import { openAt, renderPart } from './render-part.tsx'

export type Sent = { readonly call: string; readonly body: unknown }

/** What the pretended server says to `GET /path` and the like: a value, or what a function makes of the body. */
export type Answers = Record<string, unknown>

/** Said by an answer that refuses. */
export const refusal = (code: string, said: { message?: string; value?: unknown } = {}) => ({
  refused: code,
  ...said,
})

const operator = (roles: readonly OperatorRole[]) => ({
  operator: {
    id: 'opr_ada',
    username: 'ada',
    name: 'Ada Admin',
    roles,
    hasAuthenticator: true,
    closed: false,
    createdAt: '2026-11-01T00:00:00.000Z',
    lastSignInAt: null,
    decidesFrom: null,
  },
  brandName: 'Lucky Felt',
  zone: 'Asia/Manila',
  serverTime: new Date().toISOString(),
  production: false,
})

type Options = { readonly roles?: readonly OperatorRole[]; readonly path?: string }

/** Draws a page of the console as an operator sees it, over a network that is pretended; gives what was sent. */
export function renderPage(
  Page: FunctionComponent,
  answers: Answers,
  { roles = ['admin'], path = '/' }: Options = {},
): Sent[] {
  const sent: Sent[] = []
  const known: Answers = {
    'GET /ops/api/session': operator(roles),
    'GET /ops/api/approvals': [],
    ...answers,
  }
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => answer(known, sent, url, init))
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  openAt(path)
  renderPart(
    <Suspense>
      <Page />
    </Suspense>,
  )
  return sent
}

async function answer(
  known: Answers,
  sent: Sent[],
  url: string,
  init?: RequestInit,
): Promise<Response> {
  const path = url.split('?')[0] ?? ''
  const texts = answerTexts(path)
  if (texts) return texts
  const call = `${init?.method ?? 'GET'} ${path}`
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
  const picture = init?.body instanceof Uint8Array ? { picture: init.body } : {}
  const body: unknown =
    typeof init?.body === 'string' ? JSON.parse(init.body) : { ...query, ...picture }
  if (!call.startsWith('GET')) sent.push({ call, body })
  const found = known[call]
  // An answer may be a promise, also one that is never kept.
  const value: unknown = await (typeof found === 'function'
    ? (found as (body: unknown) => unknown)(body)
    : found)
  if (value === undefined) throw new Error(`The pretended server does not know ${call}`)
  const isRefusal = typeof value === 'object' && value !== null && 'refused' in value
  if (!isRefusal) return Response.json({ success: true, value, message: '', code: '' })
  const { refused: code, ...said } = value
  const empty = { success: false, value: null, message: '', requestId: 'req_1' }
  return Response.json({ ...empty, ...said, code })
}

/** A document as the server gives it: one live version and no draft. */
export function document<Content>(content: Content, version = 1, by = 'System') {
  const live = { version, content, at: '2026-11-15T00:00:00.000Z', by, reason: 'First start' }
  return { live, draft: null }
}
