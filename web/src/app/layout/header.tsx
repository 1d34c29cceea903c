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
    // What has room is asked of the bar in widths of its text, not of the screen: large text is as narrow as a small screen.
    <header className="@container sticky top-0 z-20 border-b border-line bg-s1">
      <div className="flex min-h-(--header) items-center gap-1 px-2 py-1 @max-[22.4rem]:gap-0.5 @max-[19rem]:flex-wrap md:gap-2 md:px-6">
        {menu && (
          <IconButton
            label={t('shell.openMenu')}
            icon={<Menu size={24} />}
            onClick={openSideMenu}
            className="md:hidden"
          />
        )}
        <div
          className={cx('min-w-0', isFull ? '@min-[63rem]:w-[184px]' : '@min-[47rem]:w-[184px]')}
        >
          <Wordmark />
        </div>
        <nav
          aria-label={t('shell.mainNavigation')}
          className={cx(
            'hidden flex-none items-center whitespace-nowrap',
            isFull ? '@min-[79rem]:flex' : '@min-[63rem]:flex',
          )}
        >
          <HomeLink className={navClass}>{t('shell.home')}</HomeLink>
          {useMenu('header').map((entry, index) => (
            <Link
              key={entry.id}
              to={wayTo(entry, now)}
              // Where words are long the search would be left its icon; the side menu has the way to the app as well.
              className={cx(navClass, index > 0 && '@max-[72rem]:hidden')}
            >
              {t(entry.title)}
            </Link>
          ))}
          <GameTypeMenu />
        </nav>
        <div
          className={cx(
            'hidden min-w-0 flex-1',
            isFull ? '@min-[63rem]:block' : '@min-[47rem]:block',
          )}
        >
          <SiteSearch />
        </div>
        <div className="ms-auto flex flex-none items-center gap-1 @max-[22.4rem]:gap-0.5 @max-[19rem]:flex-initial @max-[19rem]:flex-wrap @max-[19rem]:justify-end md:gap-2">
          <Link
            to="/search"
            aria-label={t('shell.search')}
            className={cx(
              'inline-flex size-[44px] flex-none items-center justify-center rounded-ctl text-text-2 @max-[22.4rem]:w-[36px]',
              isFull ? '@min-[63rem]:hidden' : '@min-[47rem]:hidden',
            )}
          >
            <Search size={22} aria-hidden="true" />
          </Link>
          <SocialButton />
          {person ? <MemberCorner person={person} /> : <VisitorCorner />}
        </div>
      </div>
    </header>
  )
}

// Two words of any language and in any face must fit beside the name on the narrowest phone.
const narrow =
  ' @max-[47rem]:px-3 @max-[22.4rem]:min-w-0 @max-[22.4rem]:px-1.5 @max-[22.4rem]:text-center @max-[22.4rem]:text-meta @max-[22.4rem]:leading-tight @max-[22.4rem]:whitespace-normal'

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
