import { UserPlus, Users } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

const readers = ['admin', 'finance', 'risk', 'support', 'auditor'] as const

export const pages = [
  consolePage({
    path: '/referrals',
    title: 'referral-desk-menu.referrals',
    load: () => import('./referrals-page.tsx'),
    name: 'ReferralsPage',
    words: ['referral-desk'],
    roles: readers,
    menu: { group: 'content', order: 62, icon: Users },
  }),
  consolePage({
    path: '/referral-terms',
    title: 'referral-desk-menu.terms',
    load: () => import('./terms-page.tsx'),
    name: 'ReferralTermsPage',
    words: ['referral-desk', 'system-desk', 'alerts'],
    roles: readers,
    menu: { group: 'content', order: 64, icon: UserPlus },
  }),
]
