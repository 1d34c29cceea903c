import type { AnnouncementEntry } from '@baize/contract/content/content-desk'
import type {
  AnnouncementKind,
  AnnouncementType,
  Execution,
} from '@baize/contract/content/content-names'
import type { TextKey } from '@baize/texts/keys'

export type AnnouncementDraft = Omit<
  AnnouncementEntry,
  'id' | 'version' | 'changedAt' | 'changedBy'
>

export const blankAnnouncementWords: AnnouncementEntry['words']['EN'] = { title: '', content: '' }

export function newAnnouncement(kind: AnnouncementKind, now: Date): AnnouncementDraft {
  return {
    kind,
    type: kind === 'notice' ? 'B' : 'PU',
    execution: 'B',
    promotionType: '',
    words: { EN: blankAnnouncementWords },
    startsAt: now.toISOString(),
    endsAt: null,
    enabled: true,
  }
}

export function announcementDraftOf(entry: AnnouncementEntry): AnnouncementDraft {
  const { kind, type, execution, promotionType, words, startsAt, endsAt, enabled } = entry
  return { kind, type, execution, promotionType, words, startsAt, endsAt, enabled }
}

export const executionNames = {
  A: 'content-desk.executionA',
  B: 'content-desk.executionB',
  F: 'content-desk.executionF',
} as const satisfies Record<Execution, TextKey>

export const typeNames = {
  B: 'content-desk.typeB',
  PL: 'content-desk.typePL',
  PU: 'content-desk.typePU',
  PR: 'content-desk.typePR',
  H: 'content-desk.typeH',
} as const satisfies Record<AnnouncementType, TextKey>

/** What the two kinds are called on their pages. */
export const announcementKindTexts = {
  notice: {
    place: 'ops.placeNotices',
    sub: 'content-desk.noticesSub',
    add: 'content-desk.addNotice',
    fresh: 'content-desk.newNotice',
    none: 'content-desk.noNotices',
  },
  popup: {
    place: 'ops.placeAnnouncements',
    sub: 'content-desk.announcementsSub',
    add: 'content-desk.addAnnouncement',
    fresh: 'content-desk.newAnnouncement',
    none: 'content-desk.noAnnouncements',
  },
} as const satisfies Record<AnnouncementKind, Record<string, TextKey>>
