import { part } from '@baize/ui/part'
import { withRooms } from '../../shared/with-rooms.ts'

/** Parts of the lobby that come when they are wanted. */
export const OwnShelves = part(
  () => withRooms(import('./own/own-shelves.tsx'), 'lobby'),
  'OwnShelves',
)
export const VendorGamesPopup = part(
  () => withRooms(import('./popups/vendor-games-popup.tsx'), 'lobby'),
  'VendorGamesPopup',
)
export const GameMenuPopup = part(
  () => withRooms(import('./popups/game-menu-popup.tsx'), 'lobby'),
  'GameMenuPopup',
)
export const MaintenancePopup = part(
  () => withRooms(import('./popups/maintenance-popup.tsx'), 'lobby'),
  'MaintenancePopup',
)
