import { PromotionsPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { FramePage } from './frame-page.tsx'

export function PointMallPage() {
  const t = useText()
  return (
    <FramePage
      title={t('shell.pointsMall')}
      about={t('shell.pointsMallAbout')}
      picture={<PromotionsPicture />}
      emptyTitle={t('shell.pointsMallEmpty')}
      emptyText={t('shell.pointsMallEmptyText')}
    />
  )
}
