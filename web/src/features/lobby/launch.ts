import { go, readAddress, type Target } from '@baize/ui/navigation/address.ts'
import type { VendorCard } from '@baize/contract/catalogue/catalogue'
import { currentPerson, hasSession } from '../../shared/session.ts'
import { gated, maintenanceOver, wayToGame, wayToVendor, type OpenableGame } from './way-to.ts'

/**
 * Opens a game, or what stands before it: one in maintenance says so, a visitor logs in first and comes back to the
 * same game, and a trial account is told that it needs a real one.
 */
export function openGame(game: OpenableGame): void {
  const here = readAddress()
  go(game.maintenance ? maintenanceOver(here, game) : pass(wayToGame(game, here)))
}

export function openVendor(vendor: VendorCard): void {
  const here = readAddress()
  go(vendor.maintenance ? maintenanceOver(here, vendor) : pass(wayToVendor(vendor, here)))
}

function pass(target: Target): Target {
  return gated(target, { hasSession: hasSession(), person: currentPerson() }, readAddress())
}
