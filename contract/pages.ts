/** The addresses of the member site. The router has a page for each; any other is the not-found page. */
export const homePaths = ['/', '/index', '/index.html', '/home'] as const

/** Home with a popup over it. */
export const popupPaths = ['/login', '/register'] as const

/** A vendor card leads to its lobby. */
export const gameCentrePaths = ['/sports', '/esports', '/lott', '/elott', '/cockfight'] as const

/** Games in a grid. `/rng` with a vassalage is a game page instead. */
export const gameListPaths = ['/live', '/fish', '/rng', '/pvp', '/hot'] as const

/** Pages on which one plays: no side menu, and only with a session. */
export const gamePaths = ['/lottery', '/seaLottery', '/vnLottery'] as const

/** Old spellings that lead to a game page and keep their query. */
export const gamePathAliases = {
  '/lottert': '/lottery',
  '/sealottery': '/seaLottery',
  '/vnlottery': '/vnLottery',
} as const

export const agentPaths = ['/agent', '/agentHome'] as const

export const otherPaths = [
  '/member',
  '/help',
  '/helpmc',
  '/draws',
  '/down',
  '/favorite',
  '/recent',
  '/search',
  '/promotions',
  '/pointMall',
  '/seamless',
] as const

/** Those that everybody may see, as they want to be found. */
export const publicPaths = [
  '/',
  ...gameCentrePaths,
  ...gameListPaths,
  '/draws',
  '/promotions',
  '/help',
  '/down',
] as const
export type PublicPath = (typeof publicPaths)[number]

const known: ReadonlySet<string> = new Set([
  ...homePaths,
  ...popupPaths,
  ...gameCentrePaths,
  ...gameListPaths,
  ...gamePaths,
  ...Object.keys(gamePathAliases),
  ...agentPaths,
  ...otherPaths,
])

export function isPagePath(path: string): boolean {
  return known.has(path === '/' ? path : path.replace(/\/$/, ''))
}

/** A game page hides the side menu and needs a session. `/rng` is one only when it names a vendor. */
export function isGamePage(path: string, hasVassalage: boolean): boolean {
  return (
    (gamePaths as readonly string[]).includes(path) ||
    path in gamePathAliases ||
    (path === '/rng' && hasVassalage)
  )
}
