import { useRef } from 'react'
import type { Reward } from '@baize/contract/promotions/rewards'
import { Button } from '@baize/ui/button'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { OfferArt } from '../../../shared/offer-art.tsx'
import { useSums } from '../../../shared/sums.ts'
import { useChosenInView } from '../../../shared/use-chosen-in-view.ts'
import { RewardChip } from '../reward-chip.tsx'
import { rewardArt, rewardTitle } from '../../../shared/reward-words.ts'

type Props = {
  readonly items: readonly Reward[]
  readonly open: string
  readonly more: (() => void) | undefined
  readonly busy: boolean
}

/** The bonuses so far: a column beside the open one, a strip above it on a phone. */
export function BonusList({ items, open, more, busy }: Props) {
  const t = useText()
  const strip = useRef<HTMLUListElement>(null)
  useChosenInView(strip, open)
  return (
    <nav aria-label={t('shell.bonusDetails')}>
      <ul
        ref={strip}
        className="-m-0.5 flex gap-2 overflow-x-auto p-0.5 [scrollbar-width:none] @3xl:grid @3xl:gap-1"
      >
        {items.map((reward) => (
          <Place key={reward.id} reward={reward} isOpen={reward.id === open} />
        ))}
      </ul>
      {more && (
        <div className="mt-2">
          <Button size="sm" busy={busy} onClick={more}>
            {t('rewards.more')}
          </Button>
        </div>
      )}
    </nav>
  )
}

function Place({ reward, isOpen }: { readonly reward: Reward; readonly isOpen: boolean }) {
  const t = useText()
  const now = useAddress()
  const sums = useSums(reward.currency)
  return (
    <li className="w-57 flex-none @3xl:w-auto">
      <Link
        to={{ path: now.path, search: { ...now.search, bonus: reward.id } }}
        replace
        aria-current={isOpen ? 'page' : undefined}
        className="grid h-full grid-cols-[48px_minmax(0,1fr)] gap-3 rounded-ctl border border-line p-2.5 hover:bg-hover aria-[current=page]:border-brass aria-[current=page]:bg-s2 aria-[current=page]:shadow-[inset_0_0_0_1px_var(--brass)] @3xl:border-transparent"
      >
        <OfferArt seed={rewardArt(reward)} shape="plate" className="size-12 rounded-[6px]" />
        <span className="min-w-0">
          <span className="block font-semibold break-words">{rewardTitle(reward, t)}</span>
          <span className="figures mb-1 block text-text-2">{sums.full(reward.amount)}</span>
          <RewardChip reward={reward} />
        </span>
      </Link>
    </li>
  )
}
