import { useAddress } from '@baize/ui/address.ts'
import { PageHead } from '@baize/ui/page-head'
import { SearchPicture } from '@baize/ui/pictures'
import { gameCategories } from '@baize/contract/catalogue-names'
import { useText } from '@baize/texts/use-text'
import { categories } from '../../features/lobby/category.ts'
import { useLanes } from '../../features/lobby/api.ts'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { MenuStrip } from '../../features/lobby/menu-strip.tsx'
import { VendorCards } from '../../features/lobby/vendor-cards.tsx'

/** Sports, e-sports, lotteries and cockfight: a vendor is chosen, then its lobby opens. */
export function GameCentrePage() {
  const t = useText()
  const { path: pathname } = useAddress()
  const category = gameCategories.find((name) => categories[name].path === pathname) ?? 'SPORTS'
  const lane = useLanes().find(({ title }) => title === category)
  return (
    <>
      <PageHead title={t(categories[category].name)} sub={t('shell.gameCentreAbout')} />
      <MenuStrip />
      {lane ? (
        <div className="mt-6">
          <VendorCards lane={lane} />
        </div>
      ) : (
        <EmptyCard
          picture={<SearchPicture />}
          title={t('shell.noVendorTitle')}
          text={t('shell.noVendorText')}
        />
      )}
    </>
  )
}
