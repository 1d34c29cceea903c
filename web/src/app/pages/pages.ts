import { Clock, Heart, Ticket } from 'lucide-react'
import { gameCentrePaths, gameListPaths, homePaths } from '@baize/contract/pages'
import { lobbyCategories, categoryAt } from '../../features/lobby/category.ts'
import { homePage, sitePage } from '../../shared/page.ts'

/** Each kind of game is called at its address as in the menus. */
const kinds = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, lobbyCategories[categoryAt(path) ?? 'HOT'].name]))

export const pages = [
  homePage({
    paths: {
      ...Object.fromEntries(homePaths.map((path) => [path, 'shell.home'] as const)),
      '/login': 'shell.logIn',
      '/register': 'shell.register',
    },
    key: { letter: 'h', does: 'shell.keyHome' },
  }),
  sitePage({
    paths: kinds(gameCentrePaths),
    load: () => import('./game-centre-page.tsx'),
    name: 'GameCentrePage',
    words: ['catalogue'],
  }),
  sitePage({
    paths: kinds(gameListPaths),
    load: () => import('./game-list-page.tsx'),
    name: 'GameListPage',
    words: ['catalogue'],
  }),
  sitePage({
    paths: {
      '/lottery': 'shell.categoryLottery',
      '/seaLottery': 'shell.categoryLottery',
      '/vnLottery': 'shell.categoryLottery',
    },
    load: () => import('./lottery-page.tsx'),
    name: 'LotteryPage',
    words: ['lottery', 'lottery-plays'],
    owner: 'member',
  }),
  sitePage({
    paths: { '/member': 'shell.memberCentre' },
    load: () => import('./member-page.tsx'),
    name: 'MemberPage',
    owner: 'member',
  }),
  sitePage({
    paths: { '/help': 'shell.helpCentre', '/helpmc': 'shell.helpCentre' },
    load: () => import('./help-page.tsx'),
    name: 'HelpPage',
    words: ['content'],
  }),
  sitePage({
    paths: { '/down': 'shell.appDownload' },
    load: () => import('./download-page.tsx'),
    name: 'DownloadPage',
    words: ['content'],
    menus: { header: { order: 20 } },
  }),
  sitePage({
    paths: { '/favorite': 'shell.favourites' },
    load: () => import('./favourites-page.tsx'),
    name: 'FavouritesPage',
    words: ['catalogue'],
    icon: Heart,
    menus: { footer: { order: 10 }, centre: { order: 210, title: 'shell.myCollection' } },
  }),
  sitePage({
    paths: { '/recent': 'shell.recentGames' },
    load: () => import('./recent-page.tsx'),
    name: 'RecentPage',
    words: ['catalogue'],
    icon: Clock,
    menus: { footer: { order: 20 }, centre: { order: 220 } },
  }),
  sitePage({
    paths: { '/search': 'shell.search' },
    load: () => import('./search-page.tsx'),
    name: 'SearchPage',
    words: ['catalogue-search'],
  }),
  sitePage({
    paths: { '/promotions': 'shell.promotions' },
    load: () => import('./promotions-page.tsx'),
    name: 'PromotionsPage',
    words: ['promotions-pages', 'rewards'],
    icon: Ticket,
    menus: {
      header: { order: 10, title: 'shell.events' },
      side: { order: 30 },
      footer: { order: 30 },
    },
  }),
  sitePage({
    paths: { '/seamless': 'shell.gameFrame' },
    load: () => import('./seamless-page.tsx'),
    name: 'SeamlessPage',
    words: ['play', 'catalogue'],
    owner: 'player',
    frame: 'window',
  }),
  sitePage({
    paths: { '/agent': 'shell.agentLogin' },
    load: () => import('./agent-login-page.tsx'),
    name: 'AgentLoginPage',
    words: ['identity', 'patterns'],
    frame: 'agent-login',
  }),
  sitePage({
    paths: { '/agentHome': 'shell.agentCentre' },
    load: () => import('./agent-home-page.tsx'),
    name: 'AgentHomePage',
    words: ['agents'],
    owner: 'agent',
    frame: 'agent',
  }),
]
