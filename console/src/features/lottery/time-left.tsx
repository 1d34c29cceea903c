import type { DeskIssue } from '@baize/contract/lottery/lottery-desk'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useDuration } from '../../shared/figures/use-duration.ts'
import { standingOf } from './standing.ts'

type Props = { readonly issue: DeskIssue; readonly now: Date }

/** How long it is sold still, how long it has waited, or when it was drawn. */
export function TimeLeft({ issue, now }: Props) {
  const t = useText()
  const duration = useDuration()
  const standing = standingOf(issue, now)
  const seconds = (from: string, to: number) => Math.floor((to - Date.parse(from)) / 1_000)
  if (standing === 'sale' || standing === 'closing') {
    const left = -seconds(issue.closesAt, now.getTime())
    return (
      <span className={standing === 'closing' ? 'figures font-semibold text-neg' : 'figures'}>
        {duration(left)}
      </span>
    )
  }
  if (standing === 'result' || standing === 'second' || standing === 'delayed') {
    const waited = duration(seconds(issue.drawsAt, now.getTime()))
    return <span className="figures">{t('lottery-desk.waits', { time: waited })}</span>
  }
  return (
    <DeskMoment at={standing === 'ahead' ? issue.opensAt : issue.drawsAt} className="figures" />
  )
}
