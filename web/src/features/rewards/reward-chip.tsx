import type { Reward } from '@baize/contract/promotions/rewards'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { rewardChip } from './words.ts'

export function RewardChip({
  reward,
}: {
  readonly reward: Pick<Reward, 'state' | 'status' | 'released'>
}) {
  const t = useText()
  const { tone, text } = rewardChip(reward)
  return <StatusChip tone={tone}>{t(text)}</StatusChip>
}
