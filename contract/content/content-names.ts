/** Where banners stand. */
export const bannerGroups = ['w_home', 'w_login', 'w_register', 'w_leftmenu'] as const
export type BannerGroup = (typeof bannerGroups)[number]

/** What a click on a banner opens. */
export const linkageTypes = ['NONE', 'PAGE', 'GAME', 'PROMOTION', 'LINK'] as const
export type LinkageType = (typeof linkageTypes)[number]

/** A notice runs in the marquee; a popup opens by itself. */
export const announcementKinds = ['notice', 'popup'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]

/** Labels of the operator; they say nothing about who sees an announcement. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const
export type AnnouncementType = (typeof announcementTypes)[number]

/** Whom a popup is for: A logged in, B anonymous, F the first login. */
export const executions = ['A', 'B', 'F'] as const
export type Execution = (typeof executions)[number]

/** The parts of the help centre; NEWS and BLOG are read page by page. */
export const topicSections = ['HELP', 'LEGAL', 'ABOUT', 'NEWS', 'BLOG'] as const
export type TopicSection = (typeof topicSections)[number]

/** Topics that pages of ours link to, so that they are always there. */
export const neededTopics = ['term', 'privacy', 'responsible', 'licences', 'about'] as const

export const downloadPlatforms = ['ANDROID', 'IOS'] as const
export type DownloadPlatform = (typeof downloadPlatforms)[number]

/** How long an HTML text may be, as it is kept. */
export const longest = {
  banner: 1000,
  announcement: 20_000,
  topic: 40_000,
  download: 4000,
} as const
