import type { BannerEntry } from '@baize/contract/content/content-desk'
import type { BannerGroup, LinkageType } from '@baize/contract/content/content-names'
import type { TextKey } from '@baize/texts/keys'

export type BannerDraft = Omit<
  BannerEntry,
  'id' | 'picture' | 'position' | 'version' | 'changedAt' | 'changedBy'
> & { readonly pictureUrl: string }

export type BannerWords = BannerEntry['words']['EN']

export const blankBannerWords: BannerWords = { title: '', content: '', alt: '', action: '' }

export function newBanner(groupName: BannerGroup, now: Date): BannerDraft {
  return {
    groupName,
    linkageType: 'NONE',
    target: '',
    words: { EN: blankBannerWords },
    startsAt: now.toISOString(),
    endsAt: null,
    enabled: true,
    pictureUrl: '/art/v1/banner/new.svg?t=star.crown.gem',
  }
}

export function bannerDraftOf(entry: BannerEntry): BannerDraft {
  const { groupName, linkageType, target, words, startsAt, endsAt, enabled, picture } = entry
  const pictureUrl = picture.url
  return { groupName, linkageType, target, words, startsAt, endsAt, enabled, pictureUrl }
}

export const groupNames = {
  w_home: 'content-desk.groupHome',
  w_login: 'content-desk.groupLogin',
  w_register: 'content-desk.groupRegister',
  w_leftmenu: 'content-desk.groupMenu',
} as const satisfies Record<BannerGroup, TextKey>

export const linkageNames = {
  NONE: 'content-desk.linkNone',
  PAGE: 'content-desk.linkPage',
  GAME: 'content-desk.linkGame',
  PROMOTION: 'content-desk.linkPromotion',
  LINK: 'content-desk.linkOutside',
} as const satisfies Record<LinkageType, TextKey>

export const targetHelp = {
  NONE: 'content-desk.linkNone',
  PAGE: 'content-desk.targetPageHelp',
  GAME: 'content-desk.targetGameHelp',
  PROMOTION: 'content-desk.targetPromotionHelp',
  LINK: 'content-desk.targetLinkHelp',
} as const satisfies Record<LinkageType, TextKey>
