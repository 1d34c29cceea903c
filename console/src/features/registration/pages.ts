import { ClipboardList } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/registration',
    title: 'ops.placeRegistration',
    load: () => import('./registration-page.tsx'),
    name: 'RegistrationPage',
    menu: { group: 'site', order: 20, icon: ClipboardList },
    key: 'r',
  }),
]
