import { CircleDot, MonitorPlay, Plug } from 'lucide-react'
import { memberReaders } from '@baize/contract/roles'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/providers',
    title: 'ops.placeProviders',
    load: () => import('./providers/providers-page.tsx'),
    name: 'ProvidersPage',
    words: ['play-desk'],
    roles: memberReaders,
    menu: { group: 'play', order: 40, icon: Plug },
    key: 'q',
  }),
  consolePage({
    path: '/rounds',
    title: 'ops.placeRounds',
    load: () => import('./rounds/rounds-page.tsx'),
    name: 'RoundsPage',
    words: ['play-desk'],
    roles: memberReaders,
    menu: { group: 'play', order: 50, icon: CircleDot },
    key: 'z',
  }),
  consolePage({
    path: '/game-sessions',
    title: 'ops.placePlaySessions',
    load: () => import('./sessions/game-sessions-page.tsx'),
    name: 'GameSessionsPage',
    words: ['play-desk'],
    roles: memberReaders,
    menu: { group: 'play', order: 60, icon: MonitorPlay },
    key: 'y',
  }),
]
