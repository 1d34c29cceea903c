import { sitePage } from '../../shared/page.ts'

export const pages = [
  sitePage({
    paths: { '/draws': 'shell.lotteryDraws' },
    load: () => import('./draws/draws-page.tsx'),
    name: 'DrawsPage',
    words: ['lottery', 'lottery-plays'],
  }),
]
