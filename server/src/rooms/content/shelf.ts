import type { Database } from '../../platform/database/database.ts'
import {
  cleanAnnouncement,
  listAnnouncements,
  type AnnouncementRow,
} from './announcements/announcements.ts'
import { cleanBanner, listBanners, type BannerRow } from './banners/banners.ts'
import { completeDownloads, listDownloads, type DownloadRow } from './downloads/downloads.ts'
import { readEdition } from './store.ts'
import { cleanTopic, listTopics, type TopicRow } from './topics/topics.ts'

/** One edition of all that may be shown, cleaned once more as it was read. It never changes. */
export type Shelf = {
  readonly edition: number
  readonly banners: readonly BannerRow[]
  readonly announcements: readonly AnnouncementRow[]
  readonly topics: readonly TopicRow[]
  readonly downloads: readonly DownloadRow[]
  /** The moments at which something begins or ends to be shown, in order. */
  readonly turns: readonly number[]
}

/** The whole content as it stood at one moment. */
export async function readShelf(db: Database): Promise<Shelf> {
  return await db.transaction(
    async (tx) => {
      const edition = await readEdition(tx)
      const banners = (await listBanners(tx)).map(cleanBanner)
      const announcements = (await listAnnouncements(tx)).map(cleanAnnouncement)
      const topics = (await listTopics(tx)).map(cleanTopic)
      const downloads = completeDownloads(await listDownloads(tx))
      const turns = turnsOf([...banners, ...announcements], topics)
      return { edition, banners, announcements, topics, downloads, turns }
    },
    { isolation: 'repeatable read', readOnly: true },
  )
}

export function turnsOf(
  windows: readonly { readonly startsAt: Date; readonly endsAt: Date | null }[],
  topics: readonly { readonly publishedAt: Date }[],
): number[] {
  const moments = [
    ...windows.flatMap(({ startsAt, endsAt }) => (endsAt ? [startsAt, endsAt] : [startsAt])),
    ...topics.map(({ publishedAt }) => publishedAt),
  ]
  return moments.map((moment) => moment.getTime()).sort((a, b) => a - b)
}

/** How many of the moments are over: while it stays the same, so does what is shown. */
export function eraOf(turns: readonly number[], now: Date): number {
  const nowMs = now.getTime()
  let [low, high] = [0, turns.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((turns[middle] ?? 0) <= nowMs) low = middle + 1
    else high = middle
  }
  return low
}
