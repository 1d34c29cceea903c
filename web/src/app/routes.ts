import type { ComponentType } from 'react'
import {
  gameCentrePaths,
  gameListPaths,
  gamePaths,
  homePaths,
  popupPaths,
} from '@baize/contract/pages'
import { HomePage } from './pages/home-page.tsx'
import { part } from '@baize/ui/part'
import { withWords } from '../features/auth/parts.ts'
import { withRooms } from '../shared/with-rooms.ts'
import { withPageWords } from '../features/content/parts.ts'

const same = (paths: readonly string[], component: ComponentType) =>
  Object.fromEntries(paths.map((path) => [path, component]))

const inLobby = <Module>(page: Promise<Module>) => withRooms(page, 'lobby')
const Help = part(() => withPageWords(import('./pages/help-page.tsx')), 'HelpPage')

/**
 * Every address is a fixed path, so a table is all the routing there is. The home page is in the
 * first load, because nearly everyone arrives there; the others come when they are asked for.
 */
export const routes: Readonly<Record<string, ComponentType>> = {
  ...same([...homePaths, ...popupPaths], HomePage),
  ...same(
    gameCentrePaths,
    part(() => inLobby(import('./pages/game-centre-page.tsx')), 'GameCentrePage'),
  ),
  ...same(
    gameListPaths,
    part(() => inLobby(import('./pages/game-list-page.tsx')), 'GameListPage'),
  ),
  ...same(
    gamePaths,
    part(() => import('./pages/lottery-page.tsx'), 'LotteryPage'),
  ),
  '/member': part(() => import('./pages/member-page.tsx'), 'MemberPage'),
  '/help': Help,
  '/helpmc': Help,
  '/down': part(() => withPageWords(import('./pages/download-page.tsx')), 'DownloadPage'),
  '/favorite': part(() => inLobby(import('./pages/favourites-page.tsx')), 'FavouritesPage'),
  '/recent': part(() => inLobby(import('./pages/recent-page.tsx')), 'RecentPage'),
  '/search': part(() => withRooms(import('./pages/search-page.tsx'), 'search'), 'SearchPage'),
  '/promotions': part(() => import('./pages/promotions-page.tsx'), 'PromotionsPage'),
  '/pointMall': part(() => import('./pages/point-mall-page.tsx'), 'PointMallPage'),
  '/seamless': part(
    () => withRooms(import('./pages/seamless-page.tsx'), 'play', 'lobby'),
    'SeamlessPage',
  ),
  '/agent': part(() => withWords(import('./pages/agent-login-page.tsx')), 'AgentLoginPage'),
  '/agentHome': part(() => import('./pages/agent-home-page.tsx'), 'AgentHomePage'),
}

export const NotFound = part(() => import('./pages/not-found-page.tsx'), 'NotFoundPage')
