import { part } from '@baize/ui/part'
import { withRooms } from '../../shared/with-rooms.ts'

export const ChatPopup = part(() => withRooms(import('./chat-popup.tsx'), 'inbox'), 'ChatPopup')
export const FeedbackPopup = part(
  () => withRooms(import('./feedback-popup.tsx'), 'inbox'),
  'FeedbackPopup',
)
