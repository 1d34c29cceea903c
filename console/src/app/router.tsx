import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import { queryClient } from '../shared/api.ts'
import { sessionQuery } from '../shared/operator.ts'
import { sessionToken } from '../shared/session.ts'
import { SignInPage } from '../features/session/sign-in-page.tsx'
import { ConsoleLayout } from './layout/console-layout.tsx'
import { loadPage } from './load-page.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { RouteFailed } from './pages/route-failed.tsx'

/** Everything in an address is text; a page reads it as what it needs. */
export type Search = Readonly<Record<string, string>>

const root = createRootRoute({
  notFoundComponent: NotFoundPage,
  validateSearch: (search: Record<string, unknown>) => search as Search,
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  beforeLoad: () => {
    if (sessionToken() !== null) throw redirect({ to: '/', replace: true })
  },
  component: SignInPage,
})

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: ({ location }) => {
    if (sessionToken() !== null) return
    throw redirect({ to: '/sign-in', search: { next: location.href } as never, replace: true })
  },
  loader: () => queryClient.ensureQueryData(sessionQuery),
  component: ConsoleLayout,
})

const page = <const Path extends string>(
  path: Path,
  load: () => Promise<Record<string, unknown>>,
  name: string,
) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    component: lazyRouteComponent(() => loadPage(load) as Promise<Record<string, never>>, name),
  })

const pages = [
  page('/', () => import('../features/overview/overview-page.tsx'), 'OverviewPage'),
  page('/whitelabel', () => import('../features/whitelabel/whitelabel-page.tsx'), 'WhitelabelPage'),
  page(
    '/registration',
    () => import('../features/registration/registration-page.tsx'),
    'RegistrationPage',
  ),
  page('/status', () => import('../features/status/status-page.tsx'), 'StatusPage'),
  page('/outbox', () => import('../features/desk/outbox-page.tsx'), 'OutboxPage'),
  page('/jobs', () => import('../features/desk/jobs-page.tsx'), 'JobsPage'),
  page('/audit', () => import('../features/audit/audit-page.tsx'), 'AuditPage'),
  page('/operators', () => import('../features/operators/operators-page.tsx'), 'OperatorsPage'),
  page('/approvals', () => import('../features/approvals/approvals-page.tsx'), 'ApprovalsPage'),
]

const routeTree = root.addChildren([signIn, inside.addChildren(pages)])

/** The addresses of the console under `/ops`. Tests give a history of their own. */
export function createConsoleRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    basepath: '/ops',
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteFailed,
    defaultPendingMs: 300,
    trailingSlash: 'never',
    ...(history && { history }),
  })
}

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

function writeSearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter
  }
}
