import { ChartLine, Trophy } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/rtp',
    title: 'ops.placeRtp',
    load: () => import('./rtp-page.tsx'),
    name: 'RtpPage',
    words: ['rtp-desk'],
    roles: ['admin', 'risk', 'auditor'],
    menu: { group: 'play', order: 70, icon: ChartLine },
    key: '9',
  }),
  consolePage({
    path: '/jackpots',
    title: 'ops.placeJackpots',
    load: () => import('./jackpots/jackpots-page.tsx'),
    name: 'JackpotsPage',
    words: ['rtp-desk'],
    roles: ['admin', 'finance', 'risk', 'auditor'],
    menu: { group: 'play', order: 80, icon: Trophy },
    key: '7',
  }),
]
