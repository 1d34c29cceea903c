import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import type { Security } from './api.ts'
import { PaymentPasswordForm } from './payment-password-form.tsx'

type Props = { readonly security: Security; readonly onClose: () => void }

/** Sets the password that money and points ask for, or changes it: by the one before, or by a code. */
export function PaymentPasswordDialog({ security, onClose }: Props) {
  const t = useText()
  const [forgotten, setForgotten] = useState(false)
  const proof = !security.paymentPasswordSet ? 'first' : forgotten ? 'code' : 'old'
  const isReachable = security.mobileVerified || security.emailVerified
  return (
    <Dialog open onClose={onClose} size="sm" title={t('identity-account.paymentPassword')}>
      {proof === 'code' && !isReachable ? (
        <Note tone="pending" title={t('identity-account.noContactTitle')}>
          {t('identity-account.noContactText')}
        </Note>
      ) : (
        <PaymentPasswordForm key={proof} proof={proof} security={security} onDone={onClose} />
      )}
      {security.paymentPasswordSet && (
        <Button variant="ghost" className="mt-3" onClick={() => setForgotten(!forgotten)}>
          {t(forgotten ? 'identity-account.byOldPayment' : 'identity-account.byCode')}
        </Button>
      )}
    </Dialog>
  )
}
