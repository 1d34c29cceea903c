import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'

/** Parts of the lobby that come when they are wanted. */
export const OwnShelves = part(
  withWords(() => import('./own/own-shelves.tsx'), 'catalogue'),
  'OwnShelves',
)
export const VendorGamesPopup = part(
  withWords(() => import('./popups/vendor-games-popup.tsx'), 'catalogue'),
  'VendorGamesPopup',
)
export const GameMenuPopup = part(
  withWords(() => import('./popups/game-menu-popup.tsx'), 'catalogue'),
  'GameMenuPopup',
)
export const MaintenancePopup = part(
  withWords(() => import('./popups/maintenance-popup.tsx'), 'catalogue'),
  'MaintenancePopup',
)
