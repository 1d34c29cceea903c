import { EmptyState } from '@baize/ui/waiting/empty-state'
import { SearchPicture } from '@baize/ui/figures/pictures'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'
import { HotSection } from '../../features/lobby/hot-section.tsx'
import { SiteSearch } from '../site-search.tsx'
import { HomeLink } from '../../shared/home-link.tsx'

const popularGames = 3

/** Nothing stands at this address, but the games are near: by search, or three that others like. */
export function NotFoundPage() {
  const t = useText()
  return (
    <>
      <EmptyState
        picture={<SearchPicture />}
        title={t('shell.notFoundTitle')}
        text={t('shell.notFoundText')}
        action={
          <>
            <SiteSearch />
            <HomeLink className={buttonClass({ variant: 'primary' })}>
              {t('shell.backHome')}
            </HomeLink>
          </>
        }
        page
      />
      <HotSection limit={popularGames} />
    </>
  )
}
