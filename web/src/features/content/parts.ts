import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'

export const NoticePopup = part(
  withWords(() => import('./news/notice-popup.tsx'), 'content'),
  'NoticePopup',
)
export const AnnouncementCard = part(
  withWords(() => import('./news/announcement-card.tsx'), 'content'),
  'AnnouncementCard',
)
export const AnnouncementPopup = part(
  withWords(() => import('./news/announcement-popup.tsx'), 'content'),
  'AnnouncementPopup',
)
export const HelpPopup = part(
  withWords(() => import('./help/help-popup.tsx'), 'content'),
  'HelpPopup',
)
