import { Suspense } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'
import { DepositPage } from '../../features/cashier/deposit/deposit-page.tsx'
import { atHand } from '../../features/wallet/held.ts'
import { useBalance } from '../../features/wallet/api.ts'
import { closePopup } from '../close-popup.ts'

const LimitOffer = part(
  withWords(() => import('../../features/protection/limit-offer.tsx'), 'protection'),
  'LimitOffer',
)

const offerLimit = (onDone: () => void) => (
  <Suspense fallback={<div className="min-h-80" aria-busy="true" />}>
    <LimitOffer onDone={onDone} />
  </Suspense>
)

/** Money in, with the balance of the wallet and the limits that are offered before the first one. */
export function Deposit() {
  const { path, search } = useAddress()
  const { data } = useBalance()
  return (
    <DepositPage
      balance={data && atHand(data)}
      forBet={path === '/seamless' && 'amount' in search}
      limitOffer={offerLimit}
      onDone={path === '/member' ? undefined : closePopup}
    />
  )
}
