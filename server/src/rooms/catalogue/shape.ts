import type { Game, Lane, LotteryMenu, Room, VendorCard } from '@baize/contract/catalogue/catalogue'
import {
  gamePictureAddress,
  inAddress,
  vendorPictureAddress,
} from '@baize/contract/catalogue/picture-address'
import type { Language } from '@baize/kernel/language'
import {
  closedUntil,
  familyOfGame,
  isClosed,
  isVerifiable,
  nameIn,
  type CatalogueGame,
  type Vendor,
} from './rules.ts'
import type { ShelfGame, ShelfLane } from './shelf-game.ts'

/** A game as the wire says it. In the hot list itself the label HOT would say nothing and is left out. */
export function toGame(
  { game, vendor }: Pick<ShelfGame, 'game' | 'vendor'>,
  language: Language,
  inHotList: boolean,
): Game {
  const family = familyOfGame(game)
  const isHot = game.hotPosition !== null && !inHotList
  return {
    nodeId: game.nodeId,
    vassalage: vendor.code,
    gameType: game.category,
    gameClassify: game.classify,
    gameCode: game.code,
    gameName: game.names.EN,
    nodeName: game.names.EN,
    displayName: nameIn(game.names, language),
    iconUrl: gamePicture(game),
    showIcon: true,
    isGame: 'GAME',
    vendorName: vendor.name,
    labels: isHot ? [...game.labels, 'HOT'] : [...game.labels],
    minBet: String(game.minStake),
    lines: game.lines ?? 0,
    demo: game.demo,
    verifiable: isVerifiable(game),
    ...(family !== undefined && { family }),
    ...standingOf(game, vendor),
  }
}

/** Whichever of the two lasts longer; a time that nobody has said for one of them is said for neither. */
function standingOf(
  game: CatalogueGame,
  vendor: Vendor,
): Pick<Game, 'maintenance' | 'maintenanceUntil'> {
  if (!isClosed(game, vendor)) return { maintenance: false }
  const until = closedUntil(game, vendor)
  return { maintenance: true, ...(until === null ? {} : { maintenanceUntil: until.toISOString() }) }
}

type Shown = Pick<ShelfGame, 'game' | 'vendor'>

/** A live table. */
export function toRoom({ game, vendor }: Shown, language: Language): Room {
  return {
    roomId: game.nodeId,
    roomName: nameIn(game.names, language),
    gameCode: game.code,
    gameClassify: game.classify,
    iconUrl: gamePicture(game),
    minBet: String(game.minStake),
    ...standingOf(game, vendor),
  }
}

/** A lottery in the menu of its kind. */
export function toMenu({ game, vendor }: Shown, language: Language): LotteryMenu {
  return {
    nodeId: game.nodeId,
    gameCode: game.code,
    gameName: game.names.EN,
    displayName: nameIn(game.names, language),
    vassalage: vendor.code,
    gameType: game.category,
    gameGroupCode: game.classify,
    tag: game.classify,
    iconUrl: gamePicture(game),
    maintenance: isClosed(game, vendor),
  }
}

export function toLane({ title, games, vendors }: ShelfLane): Lane {
  return {
    title,
    games,
    cards: vendors.map(({ vendor, games }) => toCard(vendor, title, games)),
  }
}

function toCard(vendor: Vendor, category: string, games: number): VendorCard {
  const { code, name, maintenance, maintenanceUntil } = vendor
  return {
    vassalage: code,
    displayName: name,
    gameType: category,
    iconUrl: vendorPicture(vendor),
    lagerIcon: `/art/v1/vendor/${code}/card.svg?c=${category}&n=${inAddress(name)}`,
    isGame: 'VASSALAGE',
    games,
    maintenance,
    ...(maintenance && maintenanceUntil !== null
      ? { maintenanceUntil: maintenanceUntil.toISOString() }
      : {}),
  }
}

export function vendorPicture({ code, name }: Pick<Vendor, 'code' | 'name'>): string {
  return vendorPictureAddress(code, name)
}

/** Where the picture of a game is. */
export function gamePicture({ vendor, category, code, names }: PicturedGame): string {
  return gamePictureAddress({ vendor, category, code, name: names.EN })
}

type PicturedGame = Pick<CatalogueGame, 'vendor' | 'category' | 'code' | 'names'>
