import { lazy, type ComponentType } from 'react'
import {
  gameCentrePaths,
  gameListPaths,
  gamePaths,
  homePaths,
  popupPaths,
} from '@baize/contract/pages'
import { HomePage } from './pages/home-page.tsx'
import { loadPage } from './load-page.ts'

type PageModule<Name extends string> = Record<Name, ComponentType>

const page = <Name extends string>(load: () => Promise<PageModule<Name>>, name: Name) =>
  lazy(async () => ({ default: (await loadPage(load))[name] }))

const same = (paths: readonly string[], component: ComponentType) =>
  Object.fromEntries(paths.map((path) => [path, component]))

const AccountGames = page(() => import('./pages/account-games-page.tsx'), 'AccountGamesPage')
const Help = page(() => import('./pages/help-page.tsx'), 'HelpPage')

/**
 * Every address is a fixed path, so a table is all the routing there is. The home page is in the
 * first load, because nearly everyone arrives there; the others come when they are asked for.
 */
export const routes: Readonly<Record<string, ComponentType>> = {
  ...same([...homePaths, ...popupPaths], HomePage),
  ...same(
    gameCentrePaths,
    page(() => import('./pages/game-centre-page.tsx'), 'GameCentrePage'),
  ),
  ...same(
    gameListPaths,
    page(() => import('./pages/game-list-page.tsx'), 'GameListPage'),
  ),
  ...same(
    gamePaths,
    page(() => import('./pages/lottery-page.tsx'), 'LotteryPage'),
  ),
  '/member': page(() => import('./pages/member-page.tsx'), 'MemberPage'),
  '/help': Help,
  '/helpmc': Help,
  '/down': page(() => import('./pages/download-page.tsx'), 'DownloadPage'),
  '/favorite': AccountGames,
  '/recent': AccountGames,
  '/search': page(() => import('./pages/search-page.tsx'), 'SearchPage'),
  '/promotions': page(() => import('./pages/promotions-page.tsx'), 'PromotionsPage'),
  '/pointMall': page(() => import('./pages/point-mall-page.tsx'), 'PointMallPage'),
  '/seamless': page(() => import('./pages/seamless-page.tsx'), 'SeamlessPage'),
  '/agent': page(() => import('./pages/agent-login-page.tsx'), 'AgentLoginPage'),
  '/agentHome': page(() => import('./pages/agent-home-page.tsx'), 'AgentHomePage'),
}

export const NotFound = page(() => import('./pages/not-found-page.tsx'), 'NotFoundPage')
