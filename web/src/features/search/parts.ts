import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'

export const InstantPanel = part(
  withWords(() => import('./instant-panel.tsx'), 'catalogue-search'),
  'InstantPanel',
)
