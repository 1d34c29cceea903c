import type { Launch } from '@baize/contract/play/launch'
import { game } from './fixtures.ts'

/** Addresses of what a member keeps of the catalogue, of the winners and of a launch. */
export const lobbyPaths = {
  winners: '/wps/relay/GCSGAME_getRankList',
  playing: '/wps/game/playingNow',
  popular: '/lgw/games/popular',
  favouriteIds: '/wps/relay/MCSFE_getFavoriteGames',
  favourites: '/wps/relay/MCSFE_getFavoriteGamesList',
  addFavourite: '/wps/relay/MCSFE_addFavoriteGameV2',
  removeFavourite: '/wps/relay/MCSFE_removeFavoriteGameV2',
  recent: '/wps/relay/GCS_recentGame',
  launch: '/wps/game/launchGame',
  launchDemo: '/wps/relay/GCS_gameLaunchFB',
  balance: '/wps/v2/wallets/balance',
  transfer: '/wps/relay/GCS_walletTransfer',
} as const

export const favouritePage = (ids: readonly number[], pageNum = 1, totalPages = 1) => ({
  content: ids.map((id) => game(id)),
  pageNum,
  totalPages,
  total: ids.length * totalPages,
})

/** What the server says when a game was opened; its engine is not there yet unless the test says otherwise. */
export function launched(more: Partial<Launch> = {}): Launch {
  return {
    kind: 'frame',
    path: '',
    vassalage: 'V1',
    gameType: 'RNG',
    game: game(1),
    frame: null,
    reason: 'engine_not_ready',
    wallet: { isSingle: true, pocket: 'cash', vendor: '' },
    demo: false,
    ...more,
  }
}

/** Somebody who has kept nothing yet, on a site where nothing was won yet. */
export const lobbyAnswers = {
  [lobbyPaths.winners]: { list: [] },
  [lobbyPaths.playing]: { playing: 0, demo: 0 },
  [lobbyPaths.popular]: { list: [] },
  [lobbyPaths.favouriteIds]: { nodeIds: [] },
  [lobbyPaths.favourites]: favouritePage([]),
  [lobbyPaths.recent]: { list: [] },
  [lobbyPaths.launch]: launched(),
}
