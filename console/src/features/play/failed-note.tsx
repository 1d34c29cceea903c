import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/note'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'

type FailedNoteProps = { readonly error: unknown; readonly onRetry: () => void }

/** Says why something could not be read, and offers to try again. */
export function FailedNote({ error, onRetry }: FailedNoteProps) {
  const t = useText()
  const retry = (
    <Button size="sm" onClick={onRetry}>
      {t('ops.tryAgain')}
    </Button>
  )
  return (
    <Note tone="bad" role="alert" action={retry}>
      {failureText(error)}
    </Note>
  )
}
