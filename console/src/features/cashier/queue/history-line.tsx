import { Timeline, type TimelineStep } from '@baize/ui/figures/timeline'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import type { Faster } from './faster.ts'

type HistoryLineProps = {
  readonly history: readonly Faster[]
  readonly wordOf: (state: string) => string
  readonly isBad: (state: string) => boolean
  /** What is waited for now, and what comes after it. */
  readonly ahead?: readonly TimelineStep[]
}

/** What happened to a record, oldest first: what, who, why, when; then what is still to come. */
export function HistoryLine({ history, wordOf, isBad, ahead = [] }: HistoryLineProps) {
  const t = useText()
  const done = history
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ state, at, by, note }, index): TimelineStep => ({
      id: `${index} ${state} ${at}`,
      title: wordOf(state),
      at: <DeskMoment at={at} show="short" />,
      text: <Detail by={by} note={note} />,
      state: isBad(state) ? 'failed' : 'done',
    }))
  return <Timeline label={t('cashier-desk.history')} steps={[...done, ...ahead]} />
}

function Detail({ by, note }: { readonly by: string; readonly note: string }) {
  if (by === '' && note === '') return null
  return (
    <span className="break-words">
      {by}
      {by !== '' && note !== '' && ': '}
      {note !== '' && `“${note}”`}
    </span>
  )
}
