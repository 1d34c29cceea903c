import { Link } from '@baize/ui/link'
import { buttonClass } from '@baize/ui/button-class.ts'
import { EmptyState } from '@baize/ui/empty-state'
import { SearchPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'
import { HotSection } from '../../features/lobby/hot-section.tsx'

export function NotFoundPage() {
  const t = useText()
  return (
    <>
      <EmptyState
        picture={<SearchPicture />}
        title={t('shell.notFoundTitle')}
        text={t('shell.notFoundText')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('shell.backHome')}
          </Link>
        }
        page
      />
      <HotSection />
    </>
  )
}
