import type { Announcement, Banner, Topic } from '@baize/contract/content/content'

export const contentPaths = {
  banners: '/wps/system/banners',
  announcements: '/wps/relay/MCSFE_getListAnnouncements',
  help: '/wps/system/helpCenter',
  articles: '/wps/system/articles',
  downloads: '/wps/system/downloads',
} as const

export function banner(index: number, more: Partial<Banner> = {}): Banner {
  return {
    id: `bnr_${index}`,
    groupName: 'w_home',
    picture: { url: `/art/v1/banner/b${index}.svg`, width: 780, height: 224 },
    title: `Banner ${index}`,
    content: '',
    alt: '',
    action: '',
    linkageType: 'NONE',
    target: '',
    fallbackLanguage: null,
    ...more,
  }
}

export const bannersAnswer = (...banners: Banner[]) => ({ banners, licencePicture: null })

/** A notice, unless it is said to be a popup. */
export function announcement(index: number, more: Partial<Announcement> = {}): Announcement {
  return {
    id: `ann_${index}`,
    version: 1,
    kind: 'notice',
    type: 'B',
    execution: 'B',
    title: `News ${index}`,
    content: `<p>Text of news ${index}</p>`,
    startDateStr: '2026-11-15 12:00:00',
    startsAt: '2026-11-15T04:00:00.000Z',
    promotionType: '',
    fallbackLanguage: null,
    ...more,
  }
}

export const popup = (index: number, more: Partial<Announcement> = {}) =>
  announcement(index, { kind: 'popup', ...more })

/** Answers each request for announcements with those of its kind, as the server does. */
export const announcementsAnswer =
  (...list: Announcement[]) =>
  (url: URL) => ({
    list: list.filter(({ kind }) => kind === url.searchParams.get('kind')),
  })

export function topic(id: string, title: string, more: Partial<Topic> = {}): Topic {
  return {
    id,
    section: 'LEGAL',
    title,
    summary: `What ${title} is about.`,
    content: `<p>The text of ${title}.</p>`,
    picture: null,
    publishedAt: '2026-11-01T04:00:00.000Z',
    changedAt: '2026-11-02T04:00:00.000Z',
    fallbackLanguage: null,
    ...more,
  }
}

const topics = [
  topic('deposits', 'Deposits', { section: 'HELP' }),
  topic('term', 'Terms'),
  topic('licences', 'Licences'),
  topic('about', 'About us', { section: 'ABOUT' }),
]

/** What an operator who has written the texts of help and nothing else shows. */
export const contentAnswers: Readonly<Record<string, unknown>> = {
  [contentPaths.banners]: bannersAnswer(),
  [contentPaths.announcements]: { list: [] },
  [contentPaths.help]: { topics },
  [contentPaths.articles]: { list: [], total: 0, totalPages: 0 },
  [contentPaths.downloads]: { list: [] },
}
