import type { Reward } from '@baize/contract/promotions/rewards'
import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { Note } from '@baize/ui/waiting/note'
import { PromotionsPicture } from '@baize/ui/figures/pictures'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { lastMoment } from '../../../shared/last-moment.ts'
import { useOnline } from '../../../shared/online.ts'
import { useSums } from '../../../shared/sums.ts'
import { RewardChip } from '../reward-chip.tsx'
import { rewardTitle } from '../../../shared/reward-words.ts'
import { RewardRow } from './reward-row.tsx'
import type { Outcome } from './use-claims.ts'

type Props = {
  readonly items: readonly Reward[]
  readonly outcomes: ReadonlyMap<string, Outcome>
  readonly onClaim: (reward: Reward) => void
}

/** What waits, and in its place what became of that which was claimed on this visit. */
export function ClaimList({ items, outcomes, onClaim }: Props) {
  const waiting = new Set(items.map(({ id }) => id))
  const gone = [...outcomes.values()].flatMap(({ reward }) =>
    waiting.has(reward.id) ? [] : reward,
  )
  const rows = [...items, ...gone].toSorted((a, b) => (a.givenAt < b.givenAt ? 1 : -1))
  if (rows.length === 0) return <NothingWaits />
  return (
    <ul>
      {rows.map((reward) => (
        <Row
          key={reward.id}
          reward={reward}
          outcome={outcomes.get(reward.id)}
          onClaim={() => onClaim(reward)}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  readonly reward: Reward
  readonly outcome: Outcome | undefined
  readonly onClaim: () => void
}

function Row({ reward, outcome, onClaim }: RowProps) {
  const t = useText()
  const at = useMomentText()
  const sums = useSums(reward.currency)
  const online = useOnline()
  const shown = outcome?.state === 'done' ? outcome.reward : reward
  const isDone = outcome?.state === 'done'
  const { claimUntil } = reward
  return (
    <RewardRow
      reward={shown}
      about={isDone ? t(afterClaim(shown), { left: sums.full(shown.left) }) : beforeClaim()}
      until={
        isDone || claimUntil === null
          ? ''
          : t('rewards.claimByDay', { day: at(lastMoment(claimUntil), 'day') })
      }
      end={
        isDone ? (
          <span className="@xl:justify-self-end">
            <RewardChip reward={shown} />
          </span>
        ) : (
          <Button
            variant="primary"
            busy={outcome?.state === 'sending'}
            busyLabel={t('rewards.sending')}
            disabled={!online}
            title={online ? undefined : t('shell.offlineMoney')}
            aria-label={t('rewards.claimNamed', { name: rewardTitle(reward, t) })}
            onClick={onClaim}
          >
            {t(outcome?.state === 'failed' ? 'rewards.claimAgain' : 'rewards.claim')}
          </Button>
        )
      }
    >
      {outcome?.state === 'failed' && (
        <div className="mt-2">
          <Note tone="bad" role="alert">
            {outcome.problem}
          </Note>
        </div>
      )}
    </RewardRow>
  )

  function beforeClaim(): string {
    return reward.asks === '0'
      ? t('rewards.nothingAsked')
      : t('rewards.asked', { asks: sums.full(reward.asks) })
  }
}

/** What happens with it now. */
function afterClaim({ state, left }: Reward) {
  if (state === 'queued') return 'rewards.afterQueued'
  if (state === 'active' && left === '0') return 'rewards.afterSoon'
  return state === 'claimed' || state === 'completed' ? 'rewards.afterPaid' : 'rewards.afterActive'
}

function NothingWaits() {
  const t = useText()
  return (
    <EmptyState
      picture={<PromotionsPicture />}
      title={t('rewards.noneTitle')}
      text={t('rewards.noneText')}
      action={
        <Link to="/promotions" className={buttonClass({ variant: 'outline' })}>
          {t('shell.promotions')}
        </Link>
      }
    />
  )
}
