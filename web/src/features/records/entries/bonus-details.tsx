import { EmptyState } from '@baize/ui/waiting/empty-state'
import { PromotionsPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'

/** The bonuses of a member. Nobody gives any out yet, and the page says so. */
export function BonusDetails() {
  const t = useText()
  return (
    <EmptyState
      picture={<PromotionsPicture />}
      title={t('reports.bonusNone')}
      text={t('reports.bonusNoneText')}
    />
  )
}
