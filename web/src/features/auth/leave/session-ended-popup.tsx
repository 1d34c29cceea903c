import { hrefOf, readAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { noteSessionEndSaid, useSessionEnd, type SessionEnd } from '../../../shared/session.ts'
import { takeUpSession } from '../take-up-session.ts'
import { endWords } from './end-words.ts'

/** Says once that the session is over, wherever one was, and what can be done about it. */
export function SessionEndedPopup() {
  const t = useText()
  const end = useSessionEnd()
  if (!end) return null
  const { title, text } = endWords(end, t)
  return (
    <Dialog
      open
      onClose={noteSessionEndSaid}
      size="alert"
      title={title}
      footer={
        <>
          <Button onClick={noteSessionEndSaid} className="min-h-11">
            {t('identity.goOnAsVisitor')}
          </Button>
          <WayOn end={end} />
        </>
      }
    >
      <p className="text-body text-text-2">{text}</p>
    </Dialog>
  )
}

/** Whoever came in by another tab goes on here by a press; everybody else logs in. */
function WayOn({ end }: { end: SessionEnd }) {
  const t = useText()
  if (end.why === 'other') {
    return (
      <Button
        variant="primary"
        data-autofocus=""
        onClick={() => void takeUpSession()}
        className="min-h-11 wrap-anywhere"
      >
        {t('identity.continueAs', { name: end.name })}
      </Button>
    )
  }
  return (
    <Link
      to={{ path: '/login', search: { next: hrefOf(readAddress()) } }}
      data-autofocus=""
      onClick={noteSessionEndSaid}
      className={buttonClass({ variant: 'primary' }) + ' min-h-11'}
    >
      {t('shell.logIn')}
    </Link>
  )
}
