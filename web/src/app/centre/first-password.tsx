import { Suspense } from 'react'
import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'

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
  <Suspense fallback={<div className="min-h-80" aria-busy="true" />}>
    <FirstPaymentPassword />
  </Suspense>
)
