import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'

export const ChatPopup = part(
  withWords(() => import('./chat-popup.tsx'), 'support'),
  'ChatPopup',
)
export const FeedbackPopup = part(
  withWords(() => import('./feedback-popup.tsx'), 'support'),
  'FeedbackPopup',
)
