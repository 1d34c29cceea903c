import { BlankPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'
import { FramePage } from './frame-page.tsx'

export function SeamlessPage() {
  const t = useText()
  return (
    <FramePage
      title={t('shell.gameFrame')}
      about={t('shell.gameFrameAbout')}
      picture={<BlankPicture />}
      emptyTitle={t('shell.gameFrameEmpty')}
      emptyText={t('shell.gameFrameEmptyText')}
    />
  )
}
