import { PromotionsPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { FramePage } from './frame-page.tsx'

export function PromotionsPage() {
  const t = useText()
  return (
    <FramePage
      title={t('shell.promotions')}
      about={t('shell.promotionsAbout')}
      picture={<PromotionsPicture />}
      emptyTitle={t('shell.promotionsEmpty')}
      emptyText={t('shell.promotionsEmptyText')}
    />
  )
}
