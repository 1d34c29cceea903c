import { agentPage } from '../../shared/page.ts'

export const pages = [
  agentPage({
    id: 'agentAnnouncement',
    load: () => import('./news/agent-announcements.tsx'),
    name: 'AgentAnnouncements',
    words: ['content'],
  }),
]
