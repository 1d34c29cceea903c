import { useText } from '@baize/texts/use-text'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { missingLanguages } from './entry-state.ts'

/** Which languages see English instead. */
export function MissingChip({ words }: { readonly words: Readonly<Record<string, unknown>> }) {
  const t = useText()
  const missing = missingLanguages(words)
  if (missing.length === 0)
    return <span className="text-text-3">{t('content-desk.allLanguages')}</span>
  return (
    <StatusChip tone="pending">
      {t('content-desk.missing', { languages: missing.join(' '), count: missing.length })}
    </StatusChip>
  )
}
