import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/part'

/** Parts of the lobby that come when they are wanted. */
export const OwnShelves = part(
  withWords(() => import('./own/own-shelves.tsx'), 'lobby'),
  'OwnShelves',
)
export const VendorGamesPopup = part(
  withWords(() => import('./popups/vendor-games-popup.tsx'), 'lobby'),
  'VendorGamesPopup',
)
export const GameMenuPopup = part(
  withWords(() => import('./popups/game-menu-popup.tsx'), 'lobby'),
  'GameMenuPopup',
)
export const MaintenancePopup = part(
  withWords(() => import('./popups/maintenance-popup.tsx'), 'lobby'),
  'MaintenancePopup',
)
