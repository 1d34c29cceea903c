import { findGame, findSharedGame } from '@baize/games/find-game'
import { ownVendor, type LaunchTarget } from '../play/play.ts'

/** Where the clients of our games are. */
const page = '/arcade/'

/** Our own games as whoever opens them sees them: every title whose model we have. */
export const arcadeTarget: LaunchTarget = {
  name: 'arcade',
  vendorOf: () => ownVendor,
  opens({ game: { model } }) {
    if (model === null) return false
    return (findGame(model) ?? findSharedGame(model)) !== undefined
  },
  async address({ token, backUrl, demo }) {
    const back = backUrl === '' ? '' : `&back=${encodeURIComponent(backUrl)}`
    return `${page}?token=${token}${back}${demo ? '&demo=1' : ''}`
  },
  async probe() {
    return page
  },
}

/** Where a round of ours is shown again to its player; empty for a bet at somebody else's game. */
export function recallUrlOf({ id, provider }: { readonly id: string; readonly provider: string }) {
  return provider === ownVendor ? `${page}recall?wager=${id}` : ''
}
