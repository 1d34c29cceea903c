import { Bell, FileText, Images, Link2, Megaphone } from 'lucide-react'
import { consolePage } from '../../shared/page.ts'

export const pages = [
  consolePage({
    path: '/banners',
    title: 'ops.placeBanners',
    load: () => import('./banners/banners-page.tsx'),
    name: 'BannersPage',
    words: ['content-desk'],
    menu: { group: 'content', order: 10, icon: Images },
    key: 'b',
  }),
  consolePage({
    path: '/notices',
    title: 'ops.placeNotices',
    load: () => import('./announcements/announcements-page.tsx'),
    name: 'NoticesPage',
    words: ['content-desk'],
    menu: { group: 'content', order: 20, icon: Megaphone },
    key: 'n',
  }),
  consolePage({
    path: '/announcements',
    title: 'ops.placeAnnouncements',
    load: () => import('./announcements/announcements-page.tsx'),
    name: 'AnnouncementsPage',
    words: ['content-desk'],
    menu: { group: 'content', order: 30, icon: Bell },
    key: 't',
  }),
  consolePage({
    path: '/topics',
    title: 'ops.placeTopics',
    load: () => import('./topics/topics-page.tsx'),
    name: 'TopicsPage',
    words: ['content-desk'],
    menu: { group: 'content', order: 40, icon: FileText },
    key: '4',
  }),
  consolePage({
    path: '/links',
    title: 'ops.placeLinks',
    load: () => import('./links/links-page.tsx'),
    name: 'LinksPage',
    words: ['content-desk'],
    menu: { group: 'content', order: 50, icon: Link2 },
    key: 'x',
  }),
]
