import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'

const tabClass =
  'flex h-11 items-center border-b-2 border-transparent font-medium text-text-2 hover:text-text aria-[current=page]:border-brass aria-[current=page]:font-semibold aria-[current=page]:text-text'

/** Log in and sign up, each at its own address; the way back goes along. */
export function ModeTabs({ at }: { at: 'login' | 'register' }) {
  const t = useText()
  const { search } = useAddress()
  const to = (path: string) => ({ path, search: { next: search['next'] } })
  const current = (tab: string) => (tab === at ? 'page' : undefined)
  return (
    <nav aria-label={t('shell.account')} className="flex gap-6">
      <Link to={to('/login')} replace aria-current={current('login')} className={tabClass}>
        {t('shell.logIn')}
      </Link>
      <Link to={to('/register')} replace aria-current={current('register')} className={tabClass}>
        {t('identity.signUp')}
      </Link>
    </nav>
  )
}
