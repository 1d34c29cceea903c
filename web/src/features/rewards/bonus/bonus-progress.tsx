import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import { BetProgress } from '../../../shared/bet-progress.tsx'
import { useSums } from '../../../shared/sums.ts'
import type { RewardDetail } from '../api.ts'
import { Box } from './box.tsx'

/** How much was bet of what is asked, what is still open, and what is left. */
export function BonusProgress({ detail: { reward, open } }: { readonly detail: RewardDetail }) {
  const t = useText()
  const sums = useSums(reward.currency)
  const left = t('rewards.leftToBet', { left: sums.full(reward.left) })
  return (
    <Box title={t('rewards.progress')} end={<p className="figures font-semibold">{left}</p>}>
      <BetProgress
        label={left}
        asks={reward.asks}
        left={reward.left}
        open={open.stake}
        className="my-2 h-2.5"
      />
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-meta text-text-2">
        <Key className="bg-metal">{t('rewards.counted', { sum: sums.bare(reward.counted) })}</Key>
        {open.bets > 0 && (
          <Key className="bg-[repeating-linear-gradient(135deg,var(--metal)_0_2px,transparent_2px_4px)]">
            {t('rewards.openBets', { count: open.bets, sum: sums.bare(open.stake) })}
          </Key>
        )}
        <Key className="border border-line-strong">
          {t('rewards.left', { sum: sums.bare(reward.left) })}
        </Key>
      </ul>
    </Box>
  )
}

function Key({ className, children }: { readonly className: string; readonly children: string }) {
  return (
    <li className="figures flex items-center gap-2">
      <span aria-hidden="true" className={cx('size-2.5 flex-none rounded-[2px]', className)} />
      {children}
    </li>
  )
}
