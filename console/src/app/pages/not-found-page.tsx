import { Link } from '@tanstack/react-router'
import { buttonClass } from '@baize/ui/button-class.ts'
import { EmptyState } from '@baize/ui/empty-state'
import { SearchPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'

export function NotFoundPage() {
  const t = useText()
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        page
        picture={<SearchPicture />}
        title={t('ops.notFoundTitle')}
        text={t('ops.notFoundText')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('ops.toDashboard')}
          </Link>
        }
      />
    </main>
  )
}
