import type { ComponentType } from 'react'
import {
  gameCentrePaths,
  gameListPaths,
  gamePaths,
  homePaths,
  popupPaths,
} from '@baize/contract/pages'
import { HomePage } from './pages/home-page.tsx'
import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/part'

const same = (paths: readonly string[], component: ComponentType) =>
  Object.fromEntries(paths.map((path) => [path, component]))

const Help = part(
  withWords(() => import('./pages/help-page.tsx'), 'pages'),
  'HelpPage',
)

/**
 * Every address is a fixed path, so a table is all the routing there is. The home page is in the
 * first load, because nearly everyone arrives there; the others come when they are asked for.
 */
export const routes: Readonly<Record<string, ComponentType>> = {
  ...same([...homePaths, ...popupPaths], HomePage),
  ...same(
    gameCentrePaths,
    part(
      withWords(() => import('./pages/game-centre-page.tsx'), 'lobby'),
      'GameCentrePage',
    ),
  ),
  ...same(
    gameListPaths,
    part(
      withWords(() => import('./pages/game-list-page.tsx'), 'lobby'),
      'GameListPage',
    ),
  ),
  ...same(
    gamePaths,
    part(() => import('./pages/lottery-page.tsx'), 'LotteryPage'),
  ),
  '/member': part(() => import('./pages/member-page.tsx'), 'MemberPage'),
  '/help': Help,
  '/helpmc': Help,
  '/down': part(
    withWords(() => import('./pages/download-page.tsx'), 'pages'),
    'DownloadPage',
  ),
  '/favorite': part(
    withWords(() => import('./pages/favourites-page.tsx'), 'lobby'),
    'FavouritesPage',
  ),
  '/recent': part(
    withWords(() => import('./pages/recent-page.tsx'), 'lobby'),
    'RecentPage',
  ),
  '/search': part(
    withWords(() => import('./pages/search-page.tsx'), 'search'),
    'SearchPage',
  ),
  '/promotions': part(() => import('./pages/promotions-page.tsx'), 'PromotionsPage'),
  '/pointMall': part(() => import('./pages/point-mall-page.tsx'), 'PointMallPage'),
  '/seamless': part(
    withWords(() => import('./pages/seamless-page.tsx'), 'play', 'lobby'),
    'SeamlessPage',
  ),
  '/agent': part(
    withWords(() => import('./pages/agent-login-page.tsx'), 'auth', 'patterns'),
    'AgentLoginPage',
  ),
  '/agentHome': part(() => import('./pages/agent-home-page.tsx'), 'AgentHomePage'),
}

export const NotFound = part(() => import('./pages/not-found-page.tsx'), 'NotFoundPage')
