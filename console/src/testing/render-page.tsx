import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { vi } from 'vitest'
import { activateTexts } from '@baize/texts/browser'
import { compileRooms } from '@baize/texts/catalogue'
import { LiveRegion } from '@baize/ui/live-region'
import { ToastProvider } from '@baize/ui/toast'
import type { OperatorRole } from '@baize/contract/roles'
import { queryClient } from '../shared/api.ts'
import { TextsForUi } from '../shared/texts-for-ui.tsx'

// A whole page draws slowly without a browser, and slower still on a busy machine.
configure({ asyncUtilTimeout: 5000 })
vi.setConfig({ testTimeout: 20_000 })

export type Sent = { readonly call: string; readonly body: unknown }

/** What the pretended server says to `GET /path` and the like: a value, or what a function makes of the body. */
export type Answers = Record<string, unknown>

/** Said by an answer that refuses. */
export const refusal = (code: string) => ({ refused: code })

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
  },
  brandName: 'Lucky Felt',
  zone: 'Asia/Manila',
  serverTime: new Date().toISOString(),
  production: false,
})

type Options = { readonly roles?: readonly OperatorRole[]; readonly path?: string }

/** Draws a page of the console as an operator sees it, over a network that is pretended; gives what was sent. */
export function renderPage(
  page: FunctionComponent,
  answers: Answers,
  { roles = ['admin'], path = '/' }: Options = {},
): Sent[] {
  const sent: Sent[] = []
  const known: Answers = {
    'GET /ops/api/session': operator(roles),
    'GET /ops/api/approvals': [],
    ...answers,
  }
  queryClient.clear()
  activateTexts('EN', compileRooms('EN', ['desk', 'ops', 'ui', 'errors', 'patterns']))
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => answer(known, sent, url, init))
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const router = createRouter({
    routeTree: createRootRoute({ component: page }),
    history: createMemoryHistory({ initialEntries: [path] }),
    // The app's router keeps every value of an address a text, and so must this one.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <TextsForUi>
        <LiveRegion>
          <ToastProvider>
            <RouterProvider router={router as never} />
          </ToastProvider>
        </LiveRegion>
      </TextsForUi>
    </QueryClientProvider>,
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
  const texts = /^\/texts\/(\w+)\/(\w+)\.json$/.exec(path)
  if (texts) return Response.json(compileRooms(texts[1] as 'EN', [texts[2] as 'patterns']))
  const call = `${init?.method ?? 'GET'} ${path}`
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : query
  if (!call.startsWith('GET')) sent.push({ call, body })
  const found = known[call]
  const value: unknown =
    typeof found === 'function' ? (found as (body: unknown) => unknown)(body) : found
  if (value === undefined) throw new Error(`The pretended server does not know ${call}`)
  const code = (value as { refused?: string } | null)?.refused
  if (code === undefined) return Response.json({ success: true, value, message: '', code: '' })
  return Response.json({ success: false, value: null, message: '', code, requestId: 'req_1' })
}

/** A document as the server gives it: one live version and no draft. */
export function document<Content>(content: Content, version = 1, by = 'System') {
  const live = { version, content, at: '2026-11-15T00:00:00.000Z', by, reason: 'First start' }
  return { live, draft: null }
}
