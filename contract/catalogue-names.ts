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
