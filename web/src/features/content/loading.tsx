import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/note'
import { Skeleton } from '@baize/ui/skeleton'
import { useSkeleton } from '@baize/ui/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'

type Props = { readonly error: unknown; readonly onRetry: () => unknown }

/** Lines where a text will stand, or what kept it from coming. */
export function Loading({ error, onRetry }: Props) {
  const t = useText()
  const waiting = useSkeleton(!error)
  if (error) {
    return (
      <Note
        tone="bad"
        role="alert"
        title={t('shell.couldNotLoad')}
        action={
          <Button size="sm" onClick={() => void onRetry()}>
            {t('shell.tryAgain')}
          </Button>
        }
      >
        {failureText(error)}
      </Note>
    )
  }
  if (!waiting) return <div className="min-h-40" />
  return (
    <div className="grid min-h-40 content-start gap-3">
      {['w-2/3', 'w-full', 'w-full', 'w-5/6'].map((width, index) => (
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
