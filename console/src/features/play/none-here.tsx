import { EmptyState } from '@baize/ui/waiting/empty-state'
import { SearchPicture } from '@baize/ui/figures/pictures'
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
