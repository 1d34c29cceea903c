import type { DeskGame, DeskVendor } from '@baize/contract/catalogue-desk'
import { gamePicture, vendorPicture } from '../shape.ts'
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
  }
}

/** Where the next page goes on. */
export function writeCursor({ place, position, nodeId }: DeskGameRow): string {
  return `${place}.${position}.${nodeId}`
}

/** A cursor that nobody gave out is no cursor. */
export function readCursor(cursor = ''): After | undefined {
  const found = /^(\d{1,2})\.(\d{1,9})\.(\d{1,9})$/.exec(cursor)
  if (!found) return undefined
  return { place: Number(found[1]), position: Number(found[2]), nodeId: Number(found[3]) }
}
