import { hrefOf, readAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { noteSessionEndSaid } from '../../../shared/session.ts'

/** Says once that the server ended the session, wherever one was. */
export function SessionEndedPopup() {
  const t = useText()
  const next = hrefOf(readAddress())
  return (
    <Dialog
      open
      onClose={noteSessionEndSaid}
      size="alert"
      title={t('identity.endedTitle')}
      footer={
        <>
          <Button onClick={noteSessionEndSaid} className="min-h-11">
            {t('identity.goOnAsVisitor')}
          </Button>
          <Link
            to={{ path: '/login', search: { next } }}
            data-autofocus=""
            onClick={noteSessionEndSaid}
            className={buttonClass({ variant: 'primary' }) + ' min-h-11'}
          >
            {t('shell.logIn')}
          </Link>
        </>
      }
    >
      <p className="text-body text-text-2">{t('identity.endedText')}</p>
    </Dialog>
  )
}
