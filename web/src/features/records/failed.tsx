import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/note'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'

type FailedProps = { readonly error: unknown; readonly again: () => void }

/** What went wrong, and the way to try it once more. */
export function Failed({ error, again }: FailedProps) {
  const t = useText()
  return (
    <Note tone="bad" role="alert">
      <p>{failureText(error)}</p>
      <Button className="mt-2" onClick={again}>
        {t('shell.tryAgain')}
      </Button>
    </Note>
  )
}
