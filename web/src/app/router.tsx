import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import {
  gameCentrePaths,
  gameListPaths,
  gamePathAliases,
  gamePaths,
  homePaths,
  popupPaths,
} from '@baize/contract/pages'
import { sessionToken } from '../shared/session.ts'
import { Site } from './site.tsx'
import { HomePage } from './pages/home-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { RouteFailed } from './pages/route-failed.tsx'
import { loadPage } from './load-page.ts'

export type Search = Readonly<Record<string, string | number | boolean | undefined>>

const root = createRootRoute({
  component: Site,
  notFoundComponent: NotFoundPage,
  validateSearch: (search: Record<string, unknown>) => search as Search,
})

const page = (path: string, load: () => Promise<Record<string, unknown>>, name: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(() => loadPage(load) as Promise<Record<string, never>>, name),
  })

// The home page is in the first load: it is where nearly everyone arrives.
const home = [...homePaths, ...popupPaths].map((path) =>
  createRoute({ getParentRoute: () => root, path, component: HomePage }),
)

const centres = gameCentrePaths.map((path) =>
  page(path, () => import('./pages/game-centre-page.tsx'), 'GameCentrePage'),
)
const lists = gameListPaths.map((path) =>
  page(path, () => import('./pages/game-list-page.tsx'), 'GameListPage'),
)

// A game page needs a session; the login popup gets the address to come back to.
const games = gamePaths.map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ location }) => requireSession(location.href),
    component: lazyRouteComponent(
      () => loadPage(() => import('./pages/lottery-page.tsx')),
      'LotteryPage',
    ),
  }),
)
const aliases = Object.entries(gamePathAliases).map(([path, to]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ search }) => {
      throw redirect({ to, search: search as never, replace: true })
    },
  }),
)

function requireSession(next: string) {
  if (sessionToken() === null) {
    throw redirect({ to: '/login', search: { next } as never, replace: true })
  }
}

const others = [
  page('/member', () => import('./pages/member-page.tsx'), 'MemberPage'),
  page('/help', () => import('./pages/help-page.tsx'), 'HelpPage'),
  page('/helpmc', () => import('./pages/help-page.tsx'), 'HelpPage'),
  page('/down', () => import('./pages/download-page.tsx'), 'DownloadPage'),
  page('/favorite', () => import('./pages/account-games-page.tsx'), 'AccountGamesPage'),
  page('/recent', () => import('./pages/account-games-page.tsx'), 'AccountGamesPage'),
  page('/search', () => import('./pages/search-page.tsx'), 'SearchPage'),
  page('/promotions', () => import('./pages/promotions-page.tsx'), 'PromotionsPage'),
  page('/pointMall', () => import('./pages/point-mall-page.tsx'), 'PointMallPage'),
  page('/seamless', () => import('./pages/seamless-page.tsx'), 'SeamlessPage'),
  page('/agent', () => import('./pages/agent-login-page.tsx'), 'AgentLoginPage'),
  page('/agentHome', () => import('./pages/agent-home-page.tsx'), 'AgentHomePage'),
]

export const router = createRouter({
  routeTree: root.addChildren([...home, ...centres, ...lists, ...games, ...aliases, ...others]),
  // A new address starts at the top; Back returns to where one was.
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultErrorComponent: RouteFailed,
  defaultPendingMs: 300,
  trailingSlash: 'never',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
