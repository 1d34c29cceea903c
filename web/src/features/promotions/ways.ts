import type { PromotionCard } from '@baize/contract/promotions/promotions'
import { hrefOf, type Address, type Target } from '@baize/ui/navigation/address.ts'
import type { TextKey } from '@baize/texts/keys'
import { overPage } from '../../shared/over-page.ts'

export type Way = { readonly to: Target; readonly text: TextKey }

/** The page of one offer. The filters stay in the address, so that the way back leads to the same list. */
export function wayToPromotion({ search }: Pick<Address, 'search'>, id: string): Target {
  const { topic = '', status = '', when = '' } = search
  return { path: '/promotions', search: { topic, status, when, p: id } }
}

export function wayToList({ search }: Pick<Address, 'search'>): Target {
  const { topic = '', status = '', when = '' } = search
  return { path: '/promotions', search: { topic, status, when } }
}

/**
 * Where the main button of a card leads: to what one can do about this offer now; nowhere where one can only read it.
 * What gives something away is pressed on the page of the offer, beside its rules.
 */
export function mainWay(card: PromotionCard, now: Address): Way | undefined {
  const page = wayToPromotion(now, card.id)
  const over = (m: string) => overPage(now, { m })
  switch (card.status) {
    case 'issued':
      return { to: over('rewardCenter'), text: 'promotions-pages.claim' }
    case 'process':
    case 'joined':
    case 'signed':
      return { to: bonusOf(now, card.id), text: 'promotions-pages.continue' }
    case 'applying':
      return { to: page, text: 'promotions-pages.seeApplication' }
    case 'open':
    case 'rejected':
      return wayIn(card, now)
    default:
      return undefined
  }
}

/** What somebody who has not got it yet can do: ask, take, pay in, or clear what is in the way. */
export function wayIn(card: PromotionCard, now: Address): Way | undefined {
  const page = wayToPromotion(now, card.id)
  switch (card.hindrance) {
    case 'sign_in':
      return { to: { path: '/login', search: { next: hrefOf(page) } }, text: 'shell.logIn' }
    case 'needs_phone':
      return { to: overPage(now, { m: 'securityCenter' }), text: 'promotions-pages.verifyPhone' }
    case 'waiting_for_deposit':
      return { to: overPage(now, { m: 'depositv2' }), text: 'shell.deposit' }
    case 'none':
      break
    default:
      return undefined
  }
  if (card.kind === 'deposit') {
    return { to: overPage(now, { m: 'depositv2' }), text: 'shell.deposit' }
  }
  if (card.kind === 'claim') return { to: page, text: 'promotions-pages.take' }
  return {
    to: page,
    text: card.status === 'rejected' ? 'promotions-pages.sendAgain' : 'promotions-pages.apply',
  }
}

/** The newest bonus of an offer. */
function bonusOf(now: Address, offer: string): Target {
  const { path, search = {} } = overPage(now, { m: 'bonusDetails' })
  return { ...(path !== undefined && { path }), search: { ...search, bonus: offer } }
}
