import { Users } from 'lucide-react'
import { memberReaders } from '@baize/contract/roles'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/members',
    title: 'ops.placeMembers',
    load: () => import('./list/members-page.tsx'),
    name: 'MembersPage',
    words: ['identity-desk'],
    roles: memberReaders,
    menu: { group: 'people', order: 10, icon: Users },
    key: 'u',
  }),
]
