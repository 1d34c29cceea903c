import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/note'
import { useText } from '@baize/texts/use-text'
import { failureText } from './api.ts'

type FailedNoteProps = { readonly error: unknown; readonly onRetry: () => void }

/** Says why something could not be read, and offers to try again. */
export function FailedNote({ error, onRetry }: FailedNoteProps) {
  const t = useText()
  return (
    <Note
      tone="bad"
      role="alert"
      action={
        <Button size="sm" onClick={onRetry}>
          {t('ops.tryAgain')}
        </Button>
      }
    >
      {failureText(error)}
    </Note>
  )
}
