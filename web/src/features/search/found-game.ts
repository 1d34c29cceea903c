import type { Game } from '@baize/contract/catalogue/catalogue'
import { gamePictureAddress } from '@baize/contract/catalogue/picture-address'
import type { SearchIndexData } from '@baize/contract/catalogue/search'

/** As much of a game as the list below the search box shows and opens. The server's answers hold it, and so does the index. */
export type FoundGame = Pick<
  Game,
  | 'nodeId'
  | 'vassalage'
  | 'gameType'
  | 'gameClassify'
  | 'gameCode'
  | 'gameName'
  | 'displayName'
  | 'vendorName'
  | 'iconUrl'
  | 'isGame'
  | 'maintenance'
  | 'verifiable'
>

/** The game at a place of the index's columns. */
export function gameAt(data: SearchIndexData, place: number): FoundGame {
  const { games } = data
  const vendor = data.vendors[games.vendors[place] ?? 0] ?? { code: '', name: '' }
  const category = data.categories[games.categories[place] ?? 0]?.code ?? ''
  const kind = data.kinds[games.kinds[place] ?? 0]
  const code = games.codes[place] ?? ''
  const name = games.english[place] ?? ''
  return {
    nodeId: games.nodeIds[place] ?? 0,
    vassalage: vendor.code,
    gameType: category,
    gameClassify: kind?.code ?? '',
    gameCode: code,
    gameName: name,
    displayName: games.own[place] || name,
    vendorName: vendor.name,
    iconUrl: gamePictureAddress({ vendor: vendor.code, category, code, name }),
    isGame: 'GAME',
    verifiable: kind?.verifiable ?? false,
    maintenance: games.closed.includes(place),
  }
}

/** The longest list of games below the box: short ones are read, long ones are scrolled past. */
export const longestList = 8

/** What is shown for some words. */
export type Results = {
  readonly games: readonly FoundGame[]
  readonly total: number
  readonly approximate: boolean
  /** No game has all of the words; these have most of them. */
  readonly partly: boolean
  /** What to go on with when there is nothing. */
  readonly nearest?: readonly FoundGame[]
}
