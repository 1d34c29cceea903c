import { Menu, Search } from 'lucide-react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { HomeLink } from '../../shared/home-link.tsx'
import { IconButton } from '@baize/ui/icon-button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { useIsResuming, usePerson } from '../../shared/session.ts'
import { loginFrom } from '../../features/auth/next.ts'
import { SignInPopup } from '../../features/auth/parts.ts'
import { SiteSearch } from '../site-search.tsx'
import { useMenu, wayTo } from '../use-menu.ts'
import { GameTypeMenu } from './game-type-menu.tsx'
import { MemberCorner } from './member-corner.tsx'
import { SocialButton } from './social-button.tsx'
import { openSideMenu } from './side-menu-state.ts'
import { Wordmark } from './wordmark.tsx'

const navClass =
  'flex h-10 items-center rounded-ctl px-3 font-medium text-text-2 hover:bg-hover hover:text-text aria-[current=page]:font-semibold aria-[current=page]:text-text'

/** The bar on top. Where the side menu is hidden there is no button for it either. */
export function Header({ menu = true }: { menu?: boolean }) {
  const t = useText()
  const now = useAddress()
  const person = usePerson()
  // A sum of nine digits and the ways to money take the room of the ways to games; the side menu has those as well.
  const isFull = useIsResuming() || person !== null
  return (
    <header className="sticky top-0 z-20 flex h-(--header) items-center gap-1 border-b border-line bg-s1 px-2 max-[359px]:gap-0.5 md:gap-2 md:px-6">
      {menu && (
        <IconButton
          label={t('shell.openMenu')}
          icon={<Menu size={24} />}
          onClick={openSideMenu}
          // The bottom navigation opens the same menu, so the narrowest phones need no second door.
          className="md:hidden max-[359px]:hidden"
        />
      )}
      <div className={isFull ? 'lg:w-[184px]' : 'md:w-[184px]'}>
        <Wordmark />
      </div>
      <nav
        aria-label={t('shell.mainNavigation')}
        className={cx(
          'hidden flex-none items-center whitespace-nowrap',
          isFull ? 'xl:flex' : 'lg:flex',
        )}
      >
        <HomeLink className={navClass}>{t('shell.home')}</HomeLink>
        {useMenu('header').map((entry) => (
          <Link key={entry.id} to={wayTo(entry, now)} className={navClass}>
            {t(entry.title)}
          </Link>
        ))}
        <GameTypeMenu />
      </nav>
      <div className={cx('hidden min-w-0 flex-1', isFull ? 'lg:block' : 'md:block')}>
        <SiteSearch />
      </div>
      <div className="ms-auto flex min-w-0 items-center gap-1 md:gap-2">
        <Link
          to="/search"
          aria-label={t('shell.search')}
          className={cx(
            'inline-flex size-11 flex-none items-center justify-center rounded-ctl text-text-2',
            isFull ? 'lg:hidden' : 'md:hidden',
          )}
        >
          <Search size={22} aria-hidden="true" />
        </Link>
        <SocialButton />
        {person ? <MemberCorner person={person} /> : <VisitorCorner />}
      </div>
    </header>
  )
}

// Two words of any language and in any face must fit beside the name on the narrowest phone.
const narrow =
  ' max-md:px-3 max-[359px]:min-w-0 max-[359px]:px-2 max-[359px]:text-center max-[359px]:text-meta max-[359px]:leading-tight max-[359px]:whitespace-normal'

function VisitorCorner() {
  const t = useText()
  const now = useAddress()
  // Whoever has a session and is still being asked for sees neither end of the header for a moment.
  if (useIsResuming()) return <span className="h-10 w-44" />
  const early = { onPointerEnter: SignInPopup.fetchEarly, onFocus: SignInPopup.fetchEarly }
  return (
    <>
      <Link {...early} to={loginFrom(now)} className={buttonClass({ variant: 'outline' }) + narrow}>
        {t('shell.logIn')}
      </Link>
      <Link {...early} to="/register" className={buttonClass({ variant: 'primary' }) + narrow}>
        {t('shell.register')}
      </Link>
    </>
  )
}
