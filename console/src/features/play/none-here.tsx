import { EmptyState } from '@baize/ui/empty-state'
import { SearchPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'

export function NoneHere() {
  const t = useText()
  return (
    <EmptyState
      picture={<SearchPicture />}
      title={t('play-desk.none')}
      text={t('play-desk.noneText')}
    />
  )
}
