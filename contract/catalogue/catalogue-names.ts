/** The categories of games, in the order in which every menu shows them. */
export const gameCategories = [
  'HOT',
  'LIVE',
  'RNG',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
] as const
export type GameCategory = (typeof gameCategories)[number]

/** The entries of the site's menus: the categories of games, and the three that are pages of their own. */
export const siteCategories = ['HOME', 'FAV', 'PROMO', ...gameCategories] as const
export type SiteCategory = (typeof siteCategories)[number]
