import { RecordsPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'
import { FramePage } from './frame-page.tsx'

export function MemberPage() {
  const t = useText()
  return (
    <FramePage
      title={t('shell.memberCentre')}
      about={t('shell.memberAbout')}
      picture={<RecordsPicture />}
      emptyTitle={t('shell.memberEmpty')}
      emptyText={t('shell.memberEmptyText')}
    />
  )
}
