import { useQuery } from '@tanstack/react-query'
import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'
import type { TextKey } from '@baize/texts/keys'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { PageHead } from '@baize/ui/navigation/page-head'
import { SearchPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { useLanes, vendorsQuery } from '../../features/lobby/api.ts'
import { lobbyCategories, categoryAt } from '../../features/lobby/category.ts'
import { MenuStrip } from '../../features/lobby/menu-strip.tsx'
import { SectionFailed } from '../../features/lobby/section-failed.tsx'
import { VendorCards } from '../../features/lobby/vendor-cards.tsx'
import { EmptyCard } from '../../shared/empty-card.tsx'

/** What one gets there. */
const about: Readonly<Partial<Record<GameCategory, TextKey>>> = {
  SPORTS: 'shell.centreSports',
  ESPORTS: 'shell.centreSports',
  LOTT: 'shell.centreLottery',
  ELOTT: 'shell.centreLottery',
  COCKFIGHT: 'shell.centreCockfight',
}

/** Sports, e-sports, lotteries and cockfight: a vendor is chosen, then its lobby opens. */
export function GameCentrePage() {
  const t = useText()
  const category = categoryAt(useAddress().path) ?? 'SPORTS'
  const lane = useLanes().find(({ title }) => title === category)
  const { isPending, error, refetch } = useQuery(vendorsQuery)
  return (
    <>
      <PageHead
        title={t(lobbyCategories[category].name)}
        sub={t(about[category] ?? 'shell.centreSports')}
      />
      <MenuStrip />
      {error && !lane && <SectionFailed error={error} onRetry={() => void refetch()} />}
      {lane && (
        <div className="mt-6">
          <VendorCards lane={lane} />
        </div>
      )}
      {!lane && !isPending && !error && (
        <EmptyCard
          picture={<SearchPicture />}
          title={t('shell.noVendorTitle')}
          text={t('shell.noVendorText')}
        />
      )}
    </>
  )
}
