import { Link } from '@baize/ui/navigation/link'
import { buttonClass } from '@baize/ui/button-class.ts'
import { PageHead } from '@baize/ui/navigation/page-head'
import { FavouritesPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { HotSection } from '../../features/lobby/hot-section.tsx'
import { FavouriteList } from '../../features/lobby/own/favourite-list.tsx'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { useIsResuming, usePerson } from '../../shared/session.ts'
import { LoginFirst } from './login-first.tsx'

/** The games with a full heart; without one, how to get there and what is hot. */
export function FavouritesPage() {
  const t = useText()
  const person = usePerson()
  const resuming = useIsResuming()
  const empty = (
    <EmptyCard
      picture={<FavouritesPicture />}
      title={t('shell.favouritesEmpty')}
      text={t('catalogue.favouritesEmptyText')}
      action={
        <Link to="/rng" className={buttonClass({ variant: 'primary' })}>
          {t('catalogue.browseSlots')}
        </Link>
      }
    />
  )
  return (
    <>
      <PageHead title={t('shell.favourites')} sub={t('shell.favouritesAbout')} />
      {person && (
        <div className="mt-4">
          <FavouriteList person={person} empty={empty} />
        </div>
      )}
      {!person && !resuming && (
        <LoginFirst
          next="/favorite"
          picture={<FavouritesPicture />}
          title={t('shell.favouritesEmpty')}
          text={t('shell.favouritesEmptyText')}
        />
      )}
      <HotSection limit={6} />
    </>
  )
}
