import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/note'
import { Skeleton } from '@baize/ui/skeleton'
import { useSkeleton } from '@baize/ui/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'

type Props = { readonly error: unknown; readonly again: () => void; readonly rows?: number }

/** A page that waits for its first answer, or could not get it. */
export function Loading({ error, again, rows = 4 }: Props) {
  const t = useText()
  const shown = useSkeleton(!error)
  if (error) {
    return (
      <Note tone="bad" role="alert" action={<Button onClick={again}>{t('shell.tryAgain')}</Button>}>
        {failureText(error)}
      </Note>
    )
  }
  return (
    <div className="grid min-h-80 content-start gap-3" aria-busy="true">
      {shown && Array.from({ length: rows }, (_, row) => <Skeleton key={row} className="h-16" />)}
    </div>
  )
}
