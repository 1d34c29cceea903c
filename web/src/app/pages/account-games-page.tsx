import { Link } from '@baize/ui/link'
import { useAddress } from '@baize/ui/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { FavouritesPicture, RecentPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'
import { usePerson } from '../../shared/session.ts'
import { HotSection } from '../../features/lobby/hot-section.tsx'
import { FramePage } from './frame-page.tsx'

/** Favourites and recent games: a person's own shelf, with what is hot below it. */
export function AccountGamesPage() {
  const t = useText()
  const person = usePerson()
  const recent = useAddress().path === '/recent'
  const next = recent ? '/recent' : '/favorite'
  return (
    <>
      <FramePage
        title={t(recent ? 'shell.recentGames' : 'shell.favourites')}
        about={t(recent ? 'shell.recentAbout' : 'shell.favouritesAbout')}
        picture={recent ? <RecentPicture /> : <FavouritesPicture />}
        emptyTitle={t(recent ? 'shell.recentEmpty' : 'shell.favouritesEmpty')}
        emptyText={t(recent ? 'shell.recentEmptyText' : 'shell.favouritesEmptyText')}
        action={
          person === null && (
            <Link
              to={{ path: '/login', search: { next } }}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('shell.logIn')}
            </Link>
          )
        }
      />
      <HotSection />
    </>
  )
}
