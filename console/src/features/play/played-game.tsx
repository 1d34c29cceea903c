import type { PlayRound } from '@baize/contract/play/provider-desk'
import { GameName } from '../../shared/figures/game-name.tsx'

type PlayedGameProps = {
  readonly of: Pick<PlayRound, 'game' | 'gameName' | 'gameVendorName' | 'iconUrl'>
}

/** The game of a record. Its code is said to whoever points at it. */
export function PlayedGame({ of: { game, gameName, gameVendorName, iconUrl } }: PlayedGameProps) {
  return <GameName name={gameName} below={gameVendorName} iconUrl={iconUrl} title={game} />
}
