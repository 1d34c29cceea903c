import { Suspense } from 'react'
import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'
import { LoadingCards } from '../../shared/loading.tsx'

const FirstPaymentPassword = part(
  withWords(
    () => import('../../features/account/first-payment-password.tsx'),
    'identity-account',
    'identity',
    'patterns',
  ),
  'FirstPaymentPassword',
)

/** The form of the first payment password for a page of the cashier that needs one. */
export const firstPassword = (
  <Suspense fallback={<LoadingCards rows={4} />}>
    <FirstPaymentPassword />
  </Suspense>
)
