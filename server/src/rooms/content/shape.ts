import type { Announcement, Banner, Download, Topic } from '@baize/contract/content/content'
import type { DownloadPlatform } from '@baize/contract/content/content-names'
import type { Resource } from '@baize/contract/system/system'
import type { Language } from '@baize/kernel/language'
import type { AnnouncementRow } from './announcements/announcements.ts'
import type { BannerRow } from './banners/banners.ts'
import type { DownloadRow } from './downloads/downloads.ts'
import { pictureOf } from './pictures/pictures.ts'
import { clockText, wordsIn } from './rules.ts'
import type { TopicRow } from './topics/topics.ts'

export function toBanner(row: BannerRow, language: Language): Banner[] {
  const picture = pictureOf(row)
  if (picture === null) return []
  const { id, groupName, linkageType, target, words } = row
  return [{ id, groupName, picture, linkageType, target, ...wordsIn(words, language) }]
}

export function toAnnouncement(
  row: AnnouncementRow,
  language: Language,
  zone: string,
): Announcement {
  const { id, version, kind, type, execution, promotionType, words, startsAt } = row
  return {
    id,
    version,
    kind,
    type,
    execution,
    promotionType,
    startDateStr: clockText(startsAt, zone),
    startsAt: startsAt.toISOString(),
    ...wordsIn(words, language),
  }
}

export function toTopic(row: TopicRow, language: Language): Topic {
  const { id, section, words, publishedAt, changedAt } = row
  return {
    id,
    section,
    picture: pictureOf(row),
    publishedAt: publishedAt.toISOString(),
    changedAt: changedAt.toISOString(),
    ...wordsIn(words, language),
  }
}

const labels: Record<DownloadPlatform, Resource['labelNameEn']> = {
  ANDROID: 'Android',
  IOS: 'MOBILECONFIG',
}

/** An app is offered while the links have an address for it. */
export function toDownload(
  { platform, version, sizeBytes, checksum, requires, words }: DownloadRow,
  language: Language,
  resources: readonly Resource[],
): Download[] {
  const found = resources.find(({ labelNameEn }) => labelNameEn === labels[platform])
  if (found === undefined) return []
  const said = { platform, version, sizeBytes, checksum, requires }
  return [{ ...said, url: found.url, ...wordsIn(words, language) }]
}
