import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/part'

export const NoticePopup = part(
  withWords(() => import('./news/notice-popup.tsx'), 'pages'),
  'NoticePopup',
)
export const AnnouncementPopup = part(
  withWords(() => import('./news/announcement-popup.tsx'), 'pages'),
  'AnnouncementPopup',
)
export const HelpPopup = part(
  withWords(() => import('./help/help-popup.tsx'), 'pages'),
  'HelpPopup',
)
