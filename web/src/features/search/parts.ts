import { part } from '@baize/ui/part'
import { withRooms } from '../../shared/with-rooms.ts'

export const InstantPanel = part(
  () => withRooms(import('./instant-panel.tsx'), 'search'),
  'InstantPanel',
)
