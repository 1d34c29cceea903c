import type {
  AnnouncementEntry,
  BannerEntry,
  TopicEntry,
} from '@baize/contract/content/content-desk'

const kept = { version: 1, changedAt: '2026-11-15T00:00:00.000Z', changedBy: 'System' }
const window = { startsAt: '2026-11-01T00:00:00.000Z', endsAt: null, enabled: true }

export const banner = (
  id: string,
  title: string,
  change: Partial<BannerEntry> = {},
): BannerEntry => ({
  id,
  groupName: 'w_home',
  position: 1,
  linkageType: 'NONE',
  target: '',
  words: { EN: { title, content: '', alt: '', action: '' } },
  picture: { url: '/art/v1/banner/a.svg', width: 780, height: 224 },
  ...window,
  ...kept,
  ...change,
})

export const notice = (id: string, title: string): AnnouncementEntry => ({
  id,
  kind: 'notice',
  type: 'B',
  execution: 'B',
  promotionType: '',
  words: { EN: { title, content: '<p>Text</p>' } },
  ...window,
  ...kept,
})

export const topic = (id: string, needed: boolean): TopicEntry => ({
  id,
  section: 'LEGAL',
  position: 1,
  words: { EN: { title: 'Terms', summary: '', content: '<p>Rules</p>' } },
  picture: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  enabled: true,
  needed,
  ...kept,
})
