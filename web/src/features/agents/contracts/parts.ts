import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'

export const ContractPopup = part(
  withWords(() => import('./offer/contract-popup.tsx'), 'agents-contracts', 'agents-terms'),
  'ContractPopup',
)
export const ContractPanel = part(
  withWords(
    () => import('./panel/contract-panel.tsx'),
    'agents-contracts',
    'agents-terms',
    'agents-runs',
  ),
  'ContractPanel',
)
export const ContractsEntryName = part(
  withWords(() => import('./panel/contracts-entry.tsx'), 'agents-contracts'),
  'ContractsEntryName',
)
export const OffersWait = part(
  withWords(() => import('./panel/offers-wait.tsx'), 'agents-contracts'),
  'OffersWait',
)
export const OfferDot = part(() => import('./panel/offers-wait.tsx'), 'OfferDot')
