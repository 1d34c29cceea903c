import { useAddress } from '@baize/ui/address.ts'
import { Link } from '@baize/ui/link'
import { Dialog } from '@baize/ui/dialog'
import { Note } from '@baize/ui/note'
import { useText } from '@baize/texts/use-text'
import { LanguageSelect } from '../../shared/language-select.tsx'

type Props = { readonly tab: 'login' | 'register'; readonly onClose: () => void }

const tabClass =
  'flex h-11 items-center border-b-2 border-transparent font-medium text-text-2 hover:text-text aria-[current=page]:border-brass aria-[current=page]:font-semibold aria-[current=page]:text-text'

/** Log in and sign up over the home page, each at its own address; the way back goes along. */
export function SignPopup({ tab, onClose }: Props) {
  const t = useText()
  const login = tab === 'login'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(login ? 'shell.logIn' : 'shell.register')}
      hideTitle
      head={<Tabs login={login} />}
    >
      <Note tone="info" title={t(login ? 'shell.loginNotOpen' : 'shell.registerNotOpen')}>
        {t('shell.accountsNotOpen')}
      </Note>
      <div className="mt-6 ms-auto w-44">
        <LanguageSelect look="box" />
      </div>
    </Dialog>
  )
}

function Tabs({ login }: { login: boolean }) {
  const t = useText()
  const { search } = useAddress()
  const to = (path: string) => ({ path, search: { next: search['next'] } })
  return (
    <nav aria-label={t('shell.account')} className="flex gap-6 border-b border-line">
      <Link
        to={to('/login')}
        replace
        aria-current={login ? 'page' : undefined}
        className={tabClass}
      >
        {t('shell.logIn')}
      </Link>
      <Link
        to={to('/register')}
        replace
        aria-current={login ? undefined : 'page'}
        className={tabClass}
      >
        {t('shell.register')}
      </Link>
    </nav>
  )
}
