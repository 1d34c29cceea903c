import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { entryStateOf, type EntryState, type Window } from './entry-state.ts'

const looks: Record<EntryState, { readonly tone: ChipTone; readonly text: TextKey }> = {
  shown: { tone: 'ok', text: 'content-desk.stateShown' },
  planned: { tone: 'pending', text: 'content-desk.statePlanned' },
  over: { tone: 'plain', text: 'content-desk.stateOver' },
  off: { tone: 'plain', text: 'content-desk.stateOff' },
}

export function EntryStateChip({ entry }: { readonly entry: Window }) {
  const t = useText()
  const { tone, text } = looks[entryStateOf(entry, useServerTime(30_000))]
  return <StatusChip tone={tone}>{t(text)}</StatusChip>
}

/** From when until when, on the merchant's clock. */
export function WindowText({ entry: { startsAt, endsAt } }: { readonly entry: Window }) {
  const t = useText()
  return (
    <span className="text-meta leading-4 text-text-2">
      <span className="block whitespace-nowrap">
        {t('content-desk.from')} <DeskMoment at={startsAt} />
      </span>
      <span className="block whitespace-nowrap text-text-3">
        {endsAt === null ? (
          t('content-desk.noEnd')
        ) : (
          <>
            {t('content-desk.until')} <DeskMoment at={endsAt} />
          </>
        )}
      </span>
    </span>
  )
}
