import { CallFailed } from '@baize/contract/client'
import { Note } from '@baize/ui/note'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'

/** Why a change did not come about. */
export function FailureNote({ error }: { readonly error: unknown }) {
  const t = useText()
  if (error === null || error === undefined) return null
  const isTooSoon = error instanceof CallFailed && error.code === 'too_soon'
  return (
    <Note tone="bad" role="alert">
      {isTooSoon ? t('protection.tooSoon') : failureText(error)}
    </Note>
  )
}
