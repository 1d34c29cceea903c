import { Mail, MessageSquareText } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/messages',
    title: 'ops.placeMessages',
    load: () => import('./messages-page.tsx'),
    name: 'MessagesPage',
    words: ['support'],
    roles: ['admin', 'risk', 'support', 'auditor'],
    menu: { group: 'people', order: 40, icon: Mail },
    key: '1',
  }),
  consolePage({
    path: '/feedback',
    title: 'ops.placeFeedback',
    load: () => import('./feedback-page.tsx'),
    name: 'FeedbackPage',
    words: ['support'],
    roles: ['admin', 'risk', 'support', 'auditor'],
    menu: { group: 'people', order: 50, icon: MessageSquareText },
    key: '2',
  }),
]
