import type {
  AnnouncementEntry,
  BannerEntry,
  DownloadEntry,
  TopicEntry,
} from '@baize/contract/content/content-desk'
import type { AnnouncementRow } from './announcements/announcements.ts'
import type { BannerRow } from './banners/banners.ts'
import type { DownloadRow } from './downloads/downloads.ts'
import { pictureOf } from './pictures/pictures.ts'
import { isNeeded, type TopicRow } from './topics/topics.ts'

/** Places counted from one within each list, whatever gaps are between the stored ones. */
export function places<Row extends { readonly position: number }>(
  rows: readonly Row[],
  listOf: (row: Row) => string,
): Row[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const position = (counts.get(listOf(row)) ?? 0) + 1
    counts.set(listOf(row), position)
    return { ...row, position }
  })
}

export function banner(row: BannerRow): BannerEntry {
  const { id, groupName, position, linkageType, target, words, startsAt, endsAt, enabled } = row
  const { version, changedBy } = row
  return {
    id,
    groupName,
    position,
    linkageType,
    target,
    words,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    enabled,
    picture: pictureOf(row) ?? { url: '/art/v1/mark.svg', width: 64, height: 64 },
    version,
    changedAt: row.changedAt.toISOString(),
    changedBy,
  }
}

export function announcement(row: AnnouncementRow): AnnouncementEntry {
  return {
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    changedAt: row.changedAt.toISOString(),
  }
}

export function topic(row: TopicRow): TopicEntry {
  const { id, section, position, words, publishedAt, enabled, version, changedAt, changedBy } = row
  return {
    id,
    section,
    position,
    words,
    publishedAt: publishedAt.toISOString(),
    enabled,
    needed: isNeeded(id),
    picture: pictureOf(row),
    version,
    changedAt: changedAt.toISOString(),
    changedBy,
  }
}

export function topicRow(row: TopicRow) {
  const { words, picture: _, ...rest } = topic(row)
  return { ...rest, title: words.EN.title, languages: Object.keys(words) }
}

export function download(row: DownloadRow): DownloadEntry {
  return { ...row, changedAt: row.changedAt.toISOString() }
}
