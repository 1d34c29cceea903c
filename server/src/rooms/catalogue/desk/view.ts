import type { DeskGame, DeskVendor, ListedGame } from '@baize/contract/catalogue/catalogue-desk'
import { findGame, findSharedGame } from '@baize/games/find-game'
import { gamePicture, vendorPicture } from '../shape.ts'
import type { ListedGameRow } from './games-desk.ts'
import type { After, DeskGameRow } from './games.store.ts'
import type { DeskVendorRow } from './vendors.store.ts'

export function showVendor(vendor: DeskVendorRow): DeskVendor {
  const { maintenanceUntil, categories, ...shown } = vendor
  return {
    ...shown,
    categories: [...categories],
    iconUrl: vendorPicture(vendor),
    maintenanceUntil: maintenanceUntil?.toISOString() ?? null,
  }
}

export function showGame(game: DeskGameRow): DeskGame {
  const { place: _, minStake, lines, aliases, labels, hotPosition, ...shown } = game
  return {
    ...shown,
    iconUrl: gamePicture(game),
    aliases: [...aliases],
    labels: [...labels],
    minBet: String(minStake),
    lines: lines ?? 0,
    hotPosition: hotPosition ?? 0,
    maintenanceUntil: game.maintenanceUntil?.toISOString() ?? null,
    engine: game.engine ?? '',
    model: game.model ?? '',
    declaredBps: declaredOf(game.model ?? ''),
  }
}

function declaredOf(model: string): number | null {
  return (findGame(model) ?? findSharedGame(model))?.rtp.declaredBps ?? null
}

export function showListed({ roundsToday, ...game }: ListedGameRow): ListedGame {
  return { ...showGame(game), roundsToday }
}

/** Where the next page goes on. */
export function writeCursor(game: ListedGameRow, sort: 'rounds' | undefined): string {
  const { place, position, nodeId, roundsToday } = game
  const at = `${place}.${position}.${nodeId}`
  return sort === 'rounds' ? `${at}.${roundsToday}` : at
}

/** A cursor that nobody gave out is no cursor. */
export function readCursor(cursor = ''): After | undefined {
  const found = /^(\d{1,2})\.(\d{1,9})\.(\d{1,9})(?:\.(\d{1,9}))?$/.exec(cursor)
  if (!found) return undefined
  const [place, position, nodeId, rounds] = found.slice(1).map((part) => Number(part ?? 0))
  return { place: place ?? 0, position: position ?? 0, nodeId: nodeId ?? 0, rounds: rounds ?? 0 }
}
