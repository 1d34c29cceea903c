import type { DeskIssue, DeskLottery } from '@baize/contract/lottery/lottery-desk'
import { useText } from '@baize/texts/use-text'
import { Card } from '@baize/ui/card'
import { KeyValues } from '@baize/ui/figures/key-values'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../shared/operator.ts'
import { DrawSymbols } from './draw-symbols.tsx'
import { IssueState } from './issue-state.tsx'
import { ResultEntry } from './result-entry.tsx'
import { lotteryDeciders } from './roles.ts'
import { Sales } from './sales.tsx'
import { mayEnter, mayVoid, standingOf } from './standing.ts'
import { VoidButton } from './void-button.tsx'

type IssueCardProps = {
  readonly issue: DeskIssue
  readonly lottery: DeskLottery
  readonly now: Date
}

/** One issue: what was sold of it, what decides it, and what can be done about it. */
export function IssueCard({ issue, lottery, now }: IssueCardProps) {
  const t = useText()
  const { can } = useOperator()
  const isDecider = can(...lotteryDeciders)
  return (
    <Card title={lottery.title} sub={<span className="figures">{issue.number}</span>}>
      <div className="grid gap-4">
        <span className="justify-self-start">
          <IssueState standing={standingOf(issue, now)} />
        </span>
        <KeyValues ruled items={useFacts(issue)} />
        {issue.draw.length > 0 && <DrawSymbols draw={issue.draw} most={40} />}
        {issue.voidReason !== '' && <p className="text-text-2">{issue.voidReason}</p>}
        {issue.entered?.byCaller === true && (
          <p className="text-meta text-text-2">{t('lottery-desk.ownEntry')}</p>
        )}
        {isDecider && mayEnter(issue, now) && (
          <ResultEntry key={issue.id} issue={issue} family={lottery.family} />
        )}
        {isDecider && mayVoid(issue, now) && <VoidButton issue={issue} />}
      </div>
    </Card>
  )
}

function useFacts(issue: DeskIssue) {
  const t = useText()
  const count = (of: 'tickets' | 'members') =>
    String(issue.sales.reduce((sum, sold) => sum + sold[of], 0))
  const own = [
    { id: 'source', label: t('lottery-desk.source'), value: t('lottery-desk.sourceOwn') },
    {
      id: 'beacon',
      label: t('lottery-desk.beacon'),
      value: `${issue.beacon} ${issue.beaconRound}`,
    },
  ]
  const outside = [
    { id: 'source', label: t('lottery-desk.source'), value: t('lottery-desk.sourceOutside') },
  ]
  return [
    { id: 'closes', label: t('lottery-desk.closes'), value: <DeskMoment at={issue.closesAt} /> },
    { id: 'draws', label: t('lottery-desk.draws'), value: <DeskMoment at={issue.drawsAt} /> },
    { id: 'tickets', label: t('lottery-desk.tickets'), value: count('tickets') },
    { id: 'members', label: t('lottery-desk.members'), value: count('members') },
    { id: 'sales', label: t('lottery-desk.sales'), value: <Sales sales={issue.sales} /> },
    { id: 'paid', label: t('lottery-desk.paid'), value: <Sales sales={issue.sales} of="payout" /> },
    ...(issue.source === 'own' ? own : outside),
  ]
}
