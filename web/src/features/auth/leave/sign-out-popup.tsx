import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { LoadingCover } from '@baize/ui/waiting/loading-cover'
import { useText } from '@baize/texts/use-text'
import { signOut } from './sign-out.ts'

/** Asks once before it ends the session. */
export function SignOutPopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        size="alert"
        title={t('shell.signOut')}
        footer={
          <>
            <Button onClick={onClose} className="min-h-11">
              {t('identity.stay')}
            </Button>
            <Button
              variant="primary"
              data-autofocus=""
              busy={leaving}
              onClick={leave}
              className="min-h-11"
            >
              {t('shell.signOut')}
            </Button>
          </>
        }
      >
        <p className="text-body text-text-2">{t('identity.signOutText')}</p>
      </Dialog>
      <LoadingCover active={leaving} text={t('identity.signingOut')} />
    </>
  )
}
