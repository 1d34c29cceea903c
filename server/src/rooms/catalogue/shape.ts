import type { Game, Lane, VendorCard } from '@baize/contract/catalogue'
import type { Language } from '@baize/kernel/language'
import { isClosed, nameIn, type CatalogueGame, type Vendor } from './rules.ts'
import type { ShelfGame, ShelfLane } from './shelf.ts'

/** A game as the wire says it. In the hot list itself the label HOT would say nothing and is left out. */
export function toGame(
  { game, vendor }: Pick<ShelfGame, 'game' | 'vendor'>,
  language: Language,
  inHotList: boolean,
): Game {
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

function toCard({ code, name, maintenance }: Vendor, category: string, games: number): VendorCard {
  const picture = `/art/v1/vendor/${code}`
  return {
    vassalage: code,
    displayName: name,
    gameType: category,
    iconUrl: `${picture}.svg?n=${inAddress(name)}`,
    lagerIcon: `${picture}/card.svg?c=${category}&n=${inAddress(name)}`,
    isGame: 'VASSALAGE',
    games,
    maintenance,
  }
}

function gamePicture({ vendor, category, code, names }: CatalogueGame): string {
  const name = inAddress(names.EN)
  if (category === 'LIVE') return `/art/v1/live/${code}.svg?n=${name}`
  return `/art/v1/${vendor}/${code}.svg?c=${category}&n=${name}`
}

/** With the longest codes an address has 127 characters before its name, and the wire allows it 300. */
const longestName = 160

/** A name inside an address; so much of it as there is room for. */
function inAddress(name: string): string {
  const whole = encodeURIComponent(name)
  if (whole.length <= longestName) return whole
  let encoded = ''
  for (const character of name) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > longestName) break
    encoded += next
  }
  return encoded
}
