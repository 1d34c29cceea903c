import { List } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '@baize/ui/icon-button'
import { useMedia } from '@baize/ui/look/use-media.ts'
import { Sheet } from '@baize/ui/overlays/sheet'
import { useText } from '@baize/texts/use-text'
import { useChosenInView } from '../../../shared/use-chosen-in-view.ts'
import type { ShownLottery } from '../api.ts'
import { headingOf } from './families.ts'
import { FamilyGroups } from './family-groups.tsx'
import { LotteryLink } from './lottery-link.tsx'

type Props = {
  readonly lotteries: readonly ShownLottery[]
  readonly chosen: string
  readonly now: number
}

/** What is drawn: beside the page, or where there is no room the family above it and all others in a sheet. */
export function LotteryList(props: Props) {
  const t = useText()
  const isWide = useMedia('(min-width: 1024px)')
  if (!isWide) return <Strip {...props} />
  return (
    <nav
      aria-label={t('lottery.draws')}
      className="sticky top-[calc(var(--header)+16px)] grid max-h-[calc(100vh-var(--header)-32px)] content-start gap-1 overflow-y-auto rounded-card border border-line bg-s1 p-2"
    >
      <FamilyGroups {...props} />
    </nav>
  )
}

function Strip({ lotteries, chosen, now }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  useChosenInView(row, chosen)
  const current = lotteries.find(({ id }) => id === chosen)
  const family = lotteries.filter(
    (one) => current === undefined || headingOf(one) === headingOf(current),
  )
  return (
    <nav
      aria-label={t('lottery.draws')}
      className="flex min-w-0 items-center gap-1 rounded-card border border-line bg-s1 p-1.5"
    >
      <IconButton
        label={t('lottery.draws')}
        icon={<List size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <div ref={row} className="flex min-w-0 gap-1 overflow-x-auto">
        {family.map((lottery) => (
          <LotteryLink
            key={lottery.id}
            lottery={lottery}
            isChosen={lottery.id === chosen}
            now={now}
            className="flex-none whitespace-nowrap"
          />
        ))}
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('lottery.draws')}>
        <FamilyGroups
          lotteries={lotteries}
          chosen={chosen}
          now={now}
          onChosen={() => setOpen(false)}
        />
      </Sheet>
    </nav>
  )
}
