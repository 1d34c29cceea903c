import { RecordsPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { FramePage } from './frame-page.tsx'

export function LotteryPage() {
  const t = useText()
  return (
    <FramePage
      title={t('shell.categoryLottery')}
      about={t('shell.lotteryAbout')}
      picture={<RecordsPicture />}
      emptyTitle={t('shell.lotteryEmpty')}
      emptyText={t('shell.lotteryEmptyText')}
    />
  )
}
