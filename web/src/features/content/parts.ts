import { part } from '@baize/ui/part'
import { withRooms } from '../../shared/with-rooms.ts'

/** Code and words of what the operator shows come together. */
export const withPageWords = <Module>(load: Promise<Module>) => withRooms(load, 'pages')

export const NoticePopup = part(
  () => withPageWords(import('./news/notice-popup.tsx')),
  'NoticePopup',
)
export const AnnouncementPopup = part(
  () => withPageWords(import('./news/announcement-popup.tsx')),
  'AnnouncementPopup',
)
export const HelpPopup = part(() => withPageWords(import('./help/help-popup.tsx')), 'HelpPopup')
