import { Flame, Gamepad2, ListOrdered } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/games',
    title: 'ops.placeGames',
    load: () => import('./games/games-page.tsx'),
    name: 'GamesPage',
    words: ['catalogue-desk'],
    menu: { group: 'play', order: 10, icon: Gamepad2 },
    key: 'g',
  }),
  consolePage({
    path: '/vendors',
    title: 'ops.placeVendors',
    load: () => import('./vendors/vendors-page.tsx'),
    name: 'VendorsPage',
    words: ['catalogue-desk'],
    menu: { group: 'play', order: 20, icon: ListOrdered },
    key: 'v',
  }),
  consolePage({
    path: '/hot',
    title: 'ops.placeHot',
    load: () => import('./hot/hot-page.tsx'),
    name: 'HotPage',
    words: ['catalogue-desk'],
    menu: { group: 'play', order: 30, icon: Flame },
    key: 'f',
  }),
]
