import { Hourglass } from 'lucide-react'
import { memberReaders } from '@baize/contract/roles'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/restrictions',
    title: 'ops.placeRestrictions',
    load: () => import('./restrictions-page.tsx'),
    name: 'RestrictionsPage',
    words: ['protection'],
    roles: memberReaders,
    menu: { group: 'people', order: 20, icon: Hourglass },
    key: '0',
  }),
]
