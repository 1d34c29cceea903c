import { Link } from '@baize/ui/link'
import { Dialog } from '@baize/ui/dialog'
import { Note } from '@baize/ui/note'
import { useText } from '@baize/texts/use-text'
import { LanguageCorner } from '../system/language-corner.tsx'

type Props = { readonly tab: 'login' | 'register'; readonly onClose: () => void }

const tabClass =
  'flex h-11 items-center border-b-2 border-transparent font-medium text-text-2 aria-[current=page]:border-brass aria-[current=page]:font-semibold aria-[current=page]:text-text'

/** Log in and sign up over the home page, each at its own address. */
export function SignPopup({ tab, onClose }: Props) {
  const t = useText()
  const login = tab === 'login'
  return (
    <Dialog open onClose={onClose} title={t(login ? 'shell.logIn' : 'shell.register')} hideTitle>
      <nav aria-label={t('shell.account')} className="mb-4 flex gap-6 border-b border-line">
        <Link to="/login" replace className={tabClass}>
          {t('shell.logIn')}
        </Link>
        <Link to="/register" replace className={tabClass}>
          {t('shell.register')}
        </Link>
      </nav>
      <Note tone="info" title={t(login ? 'shell.loginNotOpen' : 'shell.registerNotOpen')}>
        {t('shell.accountsNotOpen')}
      </Note>
      <div className="mt-6 flex justify-end">
        <LanguageCorner />
      </div>
    </Dialog>
  )
}
