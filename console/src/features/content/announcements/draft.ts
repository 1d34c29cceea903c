import type { AnnouncementEntry } from '@baize/contract/content-desk'
import type { AnnouncementKind, AnnouncementType, Execution } from '@baize/contract/content-names'
import type { TextKey } from '@baize/texts/keys'

export type AnnouncementDraft = Omit<
  AnnouncementEntry,
  'id' | 'version' | 'changedAt' | 'changedBy'
>

export const blankWords: AnnouncementEntry['words']['EN'] = { title: '', content: '' }

export function newAnnouncement(kind: AnnouncementKind, now: Date): AnnouncementDraft {
  return {
    kind,
    type: kind === 'notice' ? 'B' : 'PU',
    execution: 'B',
    promotionType: '',
    words: { EN: blankWords },
    startsAt: now.toISOString(),
    endsAt: null,
    enabled: true,
  }
}

export function draftOf(entry: AnnouncementEntry): AnnouncementDraft {
  const { kind, type, execution, promotionType, words, startsAt, endsAt, enabled } = entry
  return { kind, type, execution, promotionType, words, startsAt, endsAt, enabled }
}

export const executionNames = {
  A: 'content.executionA',
  B: 'content.executionB',
  F: 'content.executionF',
} as const satisfies Record<Execution, TextKey>

export const typeNames = {
  B: 'content.typeB',
  PL: 'content.typePL',
  PU: 'content.typePU',
  PR: 'content.typePR',
  H: 'content.typeH',
} as const satisfies Record<AnnouncementType, TextKey>

/** What the two kinds are called on their pages. */
export const kindTexts = {
  notice: {
    place: 'ops.placeNotices',
    sub: 'content.noticesSub',
    add: 'content.addNotice',
    fresh: 'content.newNotice',
    none: 'content.noNotices',
  },
  popup: {
    place: 'ops.placeAnnouncements',
    sub: 'content.announcementsSub',
    add: 'content.addAnnouncement',
    fresh: 'content.newAnnouncement',
    none: 'content.noAnnouncements',
  },
} as const satisfies Record<AnnouncementKind, Record<string, TextKey>>
