import { Trophy } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'
import { missionReaders } from './roles.ts'

export const pages = [
  consolePage({
    path: '/missions',
    title: 'missions-desk-menu.missions',
    load: () => import('./missions-page.tsx'),
    name: 'MissionsPage',
    words: ['missions-desk'],
    roles: missionReaders,
    menu: { group: 'content', order: 65, icon: Trophy },
  }),
]
