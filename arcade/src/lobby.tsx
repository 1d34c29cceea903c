import { buttonClass } from '@baize/ui/button-class.ts'
import { EmptyState } from '@baize/ui/empty-state'
import { RecentPicture } from '@baize/ui/pictures'
import { useText } from '@baize/texts/use-text'

/** The arcade's door. Games are launched here by their own address; none is built yet, and it says so. */
export function Lobby() {
  const t = useText()
  return (
    <main className="flex min-h-dvh items-center justify-center p-6">
      <EmptyState
        picture={<RecentPicture />}
        title={t('shell.arcadeEmpty')}
        text={t('shell.arcadeEmptyText')}
        action={
          <a href="/" className={buttonClass({ variant: 'primary' })}>
            {t('shell.backHome')}
          </a>
        }
        page
      />
    </main>
  )
}
