import { LogOut } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { OffersWait } from '../../features/agents/contracts/parts.ts'
import { LanguageSelect } from '../../shared/language-select.tsx'
import { overPage } from '../../shared/over-page.ts'
import { usePerson, type Person } from '../../shared/session.ts'
import { ThemeSelect } from '../../shared/theme-select.tsx'
import { part } from '@baize/ui/waiting/part'
import { OfflineBar } from './offline-bar.tsx'
import { ServerClock } from './server-clock.tsx'
import { SiteSkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

const Balance = part(() => import('../../features/wallet/balance.tsx'), 'Balance')

type Props = {
  /** The login page brings its own frame and has nobody to name. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** The agents' own frame: their name for it, the report zone, a clock that runs by the server, and who is there. */
export function AgentLayout({ bare = false, children }: Props) {
  return (
    <>
      <SiteSkipLink />
      <OfflineBar />
      {!bare && <Head />}
      <main id="main" tabIndex={-1} className={cx('outline-none', !bare && 'px-(--gutter) py-6')}>
        {children}
      </main>
    </>
  )
}

function Head() {
  const t = useText()
  const person = usePerson()
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-b border-line bg-s1 px-4 md:px-6">
      <Wordmark />
      <span className="text-meta text-text-3 max-sm:hidden">{t('shell.agentCentre')}</span>
      <span className="ms-auto" />
      {person && (
        <div className="contents max-sm:hidden">
          <Suspense>
            <Balance />
          </Suspense>
        </div>
      )}
      {person && (
        <Suspense>
          <OffersWait inHead />
        </Suspense>
      )}
      <ServerClock />
      <div className="w-36 max-sm:hidden">
        <LanguageSelect />
      </div>
      <div className="sm:hidden">
        <LanguageSelect look="icon" />
      </div>
      <ThemeSelect look="icon" />
      {person && <Who person={person} />}
    </header>
  )
}

function Who({ person }: { person: Person }) {
  const t = useText()
  const now = useAddress()
  return (
    <>
      <span className="max-w-40 truncate font-medium max-md:hidden">
        {person.nickname || person.account}
      </span>
      <Link
        to={overPage(now, { popup: 'signOut' })}
        title={t('shell.signOut')}
        className={cx(buttonClass({ variant: 'outline' }), 'max-sm:size-11 max-sm:px-0')}
      >
        <LogOut size={18} aria-hidden="true" />
        <span className="max-sm:sr-only">{t('shell.signOut')}</span>
      </Link>
    </>
  )
}
