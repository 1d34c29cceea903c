import { Scale } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/books',
    title: 'ops.booksPlace',
    load: () => import('./books-page.tsx'),
    name: 'BooksPage',
    roles: ['admin', 'finance', 'risk', 'auditor'],
    menu: { group: 'trust', order: 20, icon: Scale },
    key: 'l',
  }),
]
