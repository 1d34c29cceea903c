import type { Platform } from '../platform/platform.ts'
import { seedDemoMoney } from '../rooms/wallet/wallet.ts'
import { openDemoPlayers } from '../sandbox/players/players.ts'
import type { House } from './house.ts'

/** Life on the first screen of a demo; nothing in production, nor where it is switched off. */
export async function letDemoPlay(
  platform: Platform,
  { foundation, offer, money, games }: Pick<House, 'foundation' | 'offer' | 'money' | 'games'>,
): Promise<void> {
  const { config, db, http, log, makeId, closing } = platform
  if (config.production || config.DEMO_PLAYERS === 'off') return
  const { ledger, identity } = foundation
  const players = await openDemoPlayers({
    db,
    log,
    members: identity.members,
    sessions: http.sessions,
    catalogue: offer.catalogue,
    play: games.play,
    arcade: games.arcade,
    fund: (members) => seedDemoMoney({ db, ledger, wallet: money.wallet }, members),
    makeRequest: () => makeId('req'),
  })
  closing.add(() => players.stop())
}
