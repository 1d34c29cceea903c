import { CallFailed } from '@baize/contract/client/client'
import { useText } from '@baize/texts/use-text'
import { FailureNote } from '@baize/ui/waiting/failure-note'

/** Why a change of what protects did not come about. */
export function LimitFailureNote({ error }: { readonly error: unknown }) {
  const t = useText()
  const isTooSoon = error instanceof CallFailed && error.code === 'too_soon'
  return <FailureNote error={error} said={isTooSoon ? t('protection.tooSoon') : undefined} />
}
